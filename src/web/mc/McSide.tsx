import type { ScheduledRound } from '../../domain/day.ts';
import { announcement } from '../../store/mc/announcement.ts';
import { incidents } from '../../store/paths/incidents.ts';
import { clock } from '../app/clock.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { missingIn, roundKey, type Page } from './prompter.ts';
import { useMinutes } from './Late.tsx';
import type { HallNow } from './useHall.ts';

/** So long a word from the chairman stays beside the script. */
const MESSAGE_MS = 45 * 60_000;
const AFTER_THIS = 4;

const couples = (n: number): string => (n === 1 ? '1 couple' : `${n} couples`);

export interface McSideProps {
  readonly hall: HallNow;
  readonly page: Page;
  readonly rounds: readonly ScheduledRound[];
  readonly coming: ScheduledRound | undefined;
  readonly choose: (round: string) => void;
}

/** For a glance only: who is still missing, what comes after this, what the chairman wants said. */
export function McSide({ page, rounds, coming, choose }: McSideProps) {
  const { staff } = useStore();
  const up = knownOr(useLive(staff, announcement), undefined);
  const log = knownOr(useLive(staff, incidents), []);
  const now = useMinutes();
  const message = log.find(({ kind, at }) => kind === 'message' && now - at < MESSAGE_MS);
  const missing = missingIn(page.at);
  return (
    <aside className="mc-side" aria-label="At a glance">
      {missing.length > 0 && (
        <section>
          <h2>Still missing</h2>
          <p className="number mc-side-missing">{missing.join('  ')}</p>
        </section>
      )}
      {message !== undefined && (
        <section>
          <h2>From the chairman, {clock(message.at)}</h2>
          <p className="mc-side-words">{message.what}</p>
        </section>
      )}
      {up !== undefined && (
        <section>
          <h2>Announced to everybody</h2>
          <p className="mc-side-words">{up}</p>
        </section>
      )}
      {rounds.length > 0 && (
        <section>
          <h2>After this</h2>
          <ul className="mc-after">
            {rounds.slice(0, AFTER_THIS).map((at) => (
              <li key={roundKey(at)}>
                <button
                  type="button"
                  aria-pressed={coming !== undefined && roundKey(coming) === roundKey(at)}
                  onClick={() => choose(roundKey(at))}
                >
                  <span>{at.event.name}</span>
                  <small className="second">
                    {at.round.name}
                    {at.round.entries.length > 0
                      ? `, ${couples(at.round.entries.length)}`
                      : ', waits for callbacks'}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
