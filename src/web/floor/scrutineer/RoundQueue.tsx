import { countRoundField } from '../../../domain/round/countField.ts';
import { Link } from 'wouter';
import { pickFloorToShow } from '../../../domain/floor/floorToShow.ts';
import { findFloorNumber, livePath, type FloorPosition } from '../../../store/floor/live.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { PublicationChoices } from '../../staff/published/PublicationChoices.tsx';
import type { QueueGroup } from './queue.ts';
import { roundAddress } from '../../staff/round/roundAddress.ts';

const NOWHERE: readonly FloorPosition[] = [];

/** The rounds grouped by what they need, the chosen one highlighted. */
export function RoundQueue({
  groups,
  here,
  onFind,
}: {
  readonly groups: readonly QueueGroup[];
  /** Undefined on the page of a couple. */
  readonly here: ScheduledRound | undefined;
  readonly onFind: () => void;
}) {
  const { staff } = useStore();
  const floor = valueOr(useLive(staff, livePath), NOWHERE);
  const floors = groups.flatMap(({ rounds }) =>
    rounds.filter(({ round }) => round.state === 'running').map((at) => findFloorNumber(floor, at)),
  );
  const words = useWords(scrutineerWords);
  const { eventName, roundName, floor: floorNamed } = useWords(termsWords);
  return (
    <nav className="queue" aria-label={words.rounds}>
      <p className="queue-find">
        <Button size="small" kbd="F" onClick={onFind}>
          {words.actions.find}
        </Button>
      </p>
      {groups.map(({ kind, rounds }) => (
        <section key={kind}>
          <h2>{words.queue(kind)}</h2>
          <ul>
            {rounds.map((queued) => {
              const { event, round } = queued;
              const on =
                round.state === 'running'
                  ? pickFloorToShow(findFloorNumber(floor, queued), floors)
                  : undefined;
              const current = event.key === here?.event.key && round.number === here.round.number;
              return (
                <li key={`${event.key}/${round.number}`}>
                  <Link to={roundAddress(queued)} aria-current={current ? 'true' : undefined}>
                    <span className="queue-event">{eventName(event)}</span>
                    <span className="number queue-couples">
                      {countRoundField(event, round).couples || '–'}
                    </span>
                    <span className="queue-round">
                      {roundName(round.name)}
                      {on === undefined ? null : `, ${floorNamed(on)}`}
                      {round.state !== 'initialized' && <RoundStateMark state={round.state} />}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <PublicationChoices office="scrutineer" />
    </nav>
  );
}
