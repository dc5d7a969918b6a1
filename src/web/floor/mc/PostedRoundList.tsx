import { Link } from 'wouter';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildRoundKey } from '../../staff/journal/journalNames.ts';

export interface PostedRoundListProps {
  readonly title: string;
  readonly rounds: readonly ScheduledRound[];
  readonly chosen: ScheduledRound;
  readonly addressOf: (at: ScheduledRound) => string;
  /** A task that still has to be done for a round. */
  readonly noteOf?: ((at: ScheduledRound) => string | undefined) | undefined;
}

/** Posted rounds, the latest first: the MC reads one and goes on to the next. */
export function PostedRoundList({ title, rounds, chosen, addressOf, noteOf }: PostedRoundListProps) {
  const { eventName, roundName } = useWords(termsWords);
  return (
    <aside className="mc-side" aria-label={title}>
      <section>
        <h2>{title}</h2>
        <ul className="mc-after">
          {rounds.map((at) => (
            <li key={buildRoundKey(at)}>
              <Link
                to={addressOf(at)}
                aria-current={buildRoundKey(at) === buildRoundKey(chosen) ? 'page' : undefined}
              >
                <span>{eventName(at.event)}</span>
                <small className="second">
                  {[roundName(at.round.name), noteOf?.(at)].filter((word) => word !== undefined).join(', ')}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
