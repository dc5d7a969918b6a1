import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import type { UpcomingDance, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { usePartnerName } from './usePartnerName.ts';
import type { DayTimes } from './useDayTimes.ts';

interface Props {
  readonly coming: DancersDay['coming'];
  readonly times: DayTimes;
  readonly you: boolean;
}

export function UpcomingList({ coming, times, you }: Props) {
  const words = useWords(dancersDayWords);
  const { eventName } = useWords(termsWords);
  if (coming.length === 0) return null;
  return (
    <section className="day-list">
      <h2>{words.later}</h2>
      <ul>
        {coming.map((one) =>
          one.kind === 'dance' ? (
            <DanceToCome
              key={`${one.couple.event.key}/${one.couple.entry.id}/${one.round.number}`}
              dance={one}
              times={times}
              you={you}
            />
          ) : (
            <li key={one.block.id}>
              <span className="number day-time">
                {one.begins === undefined ? null : <TimeText>{times.at(one.begins.likely)}</TimeText>}
              </span>
              <p>
                {words.awards}
                <span className="second">{joinParts(one.couples.map(({ event }) => eventName(event)))}</span>
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function DanceToCome({
  dance,
  times,
  you,
}: Pick<Props, 'times' | 'you'> & { readonly dance: UpcomingDance }) {
  const words = useWords(dancersDayWords);
  const { eventName, roundInSentence, roundName } = useWords(termsWords);
  const partnerSaid = usePartnerName();
  const { couple, round, heat, begins, isStart, isCertain } = dance;
  const said = [
    isStart ? words.startsIn(you, roundInSentence(round.name)) : roundName(round.name),
    ...(heat === undefined || round.numHeats < 2 ? [] : [words.heat(heat, round.numHeats)]),
    ...(isCertain ? [partnerSaid(couple) ?? ''] : [words.ifCalledBack(you)]),
  ];
  return (
    <li>
      <span className="number day-time">
        {begins === undefined ? null : <TimeText>{times.band(begins)}</TimeText>}
      </span>
      <p>
        {eventName(couple.event)}
        <span className="second">{joinParts(said)}</span>
      </p>
      {couple.entry.checkedIn.get(round.number) === true ? (
        <StateLabel tone="ok">{words.isIn}</StateLabel>
      ) : null}
    </li>
  );
}
