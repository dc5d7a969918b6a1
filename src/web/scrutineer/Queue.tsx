import { Link } from 'wouter';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import type { ScheduledRound } from '../../domain/round/day.ts';
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
  return (
    <nav className="queue" aria-label="Rounds">
      {groups.map(({ title, rounds }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {rounds.map((queued) => {
              const { event, round } = queued;
              const current = event.key === here.event.key && round.number === here.round.number;
              return (
                <li key={`${event.key}/${round.number}`}>
                  <Link to={roundAddress(queued)} aria-current={current ? 'true' : undefined}>
                    <span className="queue-event">{event.name}</span>
                    <span className="number queue-couples">
                      {round.entries.length === 0 ? '–' : round.entries.length}
                    </span>
                    <span className="queue-round">
                      {round.name}
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
