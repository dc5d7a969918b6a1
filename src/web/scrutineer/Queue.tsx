import { Link } from 'wouter';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { MarksShown } from './MarksShown.tsx';
import type { QueueGroup } from './queue.ts';
import { roundAddress } from '../staff/round/roundAddress.ts';

/** The rounds by what they need, the chosen one lit. */
export function Queue({
  groups,
  here,
}: {
  readonly groups: readonly QueueGroup[];
  readonly here: ScheduledRound;
}) {
  const words = useWords(scrutineer);
  const { eventName, roundName } = useWords(terms);
  return (
    <nav className="queue" aria-label={words.rounds}>
      {groups.map(({ kind, rounds }) => (
        <section key={kind}>
          <h2>{words.queue(kind)}</h2>
          <ul>
            {rounds.map((queued) => {
              const { event, round } = queued;
              const current = event.key === here.event.key && round.number === here.round.number;
              return (
                <li key={`${event.key}/${round.number}`}>
                  <Link to={roundAddress(queued)} aria-current={current ? 'true' : undefined}>
                    <span className="queue-event">{eventName(event)}</span>
                    <span className="number queue-couples">
                      {round.entries.length === 0 ? '–' : round.entries.length}
                    </span>
                    <span className="queue-round">
                      {roundName(round.name)}
                      {round.state !== 'initialized' && <RoundStateMark state={round.state} />}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <MarksShown />
    </nav>
  );
}
