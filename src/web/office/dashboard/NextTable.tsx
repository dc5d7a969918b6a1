import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { countRoundField } from '../../../domain/round/countField.ts';
import { areCouplesKnown } from '../../../domain/round/knownCouples.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { countCheckedIn, type CheckInCount } from './dayFigures.ts';
import type { NextRound } from './nextRounds.ts';

/** About an hour of rounds. */
const MAX_ROUNDS = 6;
/** Numbers listed; the others are counted. */
const NAMED = 4;

export function NextTable({ coming }: { readonly coming: readonly NextRound[] }) {
  const words = useWords(dashboardWords).day;
  return (
    <section aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      {coming.length === 0 ? (
        <p className="second">{words.none}</p>
      ) : (
        <table className="dashboard-next">
          <thead>
            <tr>
              <th scope="col" className="is-planned">
                {words.planned}
              </th>
              <th scope="col">{words.expected}</th>
              <th scope="col">{words.eventAndRound}</th>
              <th scope="col" className="is-couples">
                {words.couplesHead}
              </th>
              <th scope="col">{words.checkedIn}</th>
            </tr>
          </thead>
          <tbody>
            {coming.slice(0, MAX_ROUNDS).map((one) => (
              <Row key={`${one.at.event.key}/${one.at.round.number}`} {...one} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ at, planned, expected }: NextRound) {
  const words = useWords(dashboardWords).day;
  const { eventName, roundName } = useWords(termsWords);
  const { event, round } = at;
  const isKnown = areCouplesKnown(event, round);
  const { couples, alone } = countRoundField(event, round);
  const { clockTime } = useTimes();
  const clock = (moment: number | undefined): string => (moment === undefined ? '–' : clockTime(moment));
  return (
    <tr>
      <td className="number second is-planned">
        <TimeText>{clock(planned)}</TimeText>
      </td>
      <td className="number">
        <TimeText>{clock(expected)}</TimeText>
      </td>
      <th scope="row">
        {eventName(event)}
        <small className="second">
          {isKnown && alone > 0 ? words.alone(roundName(round.name), alone) : roundName(round.name)}
        </small>
      </th>
      <td className="number is-couples">{isKnown ? couples : '–'}</td>
      <td>{isKnown ? <Deck {...countCheckedIn(at)} /> : <span className="second">{words.waiting}</span>}</td>
    </tr>
  );
}

function Deck({ present, of, missing }: CheckInCount) {
  const words = useWords(dashboardWords).day;
  const said = words.of(present, of);
  if (present === of) return <StateLabel tone="ok">{said}</StateLabel>;
  if (missing.length === 0) return <span>{said}</span>;
  return (
    <>
      <StateLabel tone="warn">{said}</StateLabel>
      <span className="dashboard-missing">
        {missing.slice(0, NAMED).map((number) => (
          <NumberCard key={number} number={number} size="text" />
        ))}
        {missing.length > NAMED ? (
          <small className="second">{words.more(missing.length - NAMED)}</small>
        ) : null}
      </span>
    </>
  );
}
