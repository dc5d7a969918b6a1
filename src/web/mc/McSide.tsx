import type { ScheduledRound } from '../../domain/round/day.ts';
import { announcement } from '../../store/floor/announcement.ts';
import { incidents } from '../../store/journal/incidents.ts';
import { clock } from '../app/clock.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { lineUpOf } from '../../domain/floor/presence.ts';
import { Say } from '../parts/page/Say.tsx';
import { missingIn, roundKey, stillCalled, type Page, type WordsOfDeck } from './prompter.ts';
import { useMinutes } from '../staff/hall/useMinutes.ts';

/** So long a word from the chairman stays beside the script. */
const MESSAGE_MS = 45 * 60_000;
const AFTER_THIS = 4;

const couples = (n: number): string => (n === 1 ? '1 couple' : `${n} couples`);

export interface McSideProps {
  readonly page: Page;
  readonly rounds: readonly ScheduledRound[];
  readonly coming: ScheduledRound | undefined;
  /** What the deck has said of the coming round. */
  readonly said: WordsOfDeck;
  readonly choose: (round: string) => void;
}

/** Whether the coming round can be called, as the deck sees it. */
function OnDeck({ coming, said }: { readonly coming: ScheduledRound; readonly said: WordsOfDeck }) {
  const { present, missing, notCalled } = lineUpOf(coming.event, coming.round);
  const all = present.length + missing.length + notCalled.length;
  if (all === 0) return null;
  return (
    <section>
      <h2>On deck</h2>
      {said.ready === undefined ? (
        <p>
          {present.length} of {all} are here
        </p>
      ) : (
        <Say tone="ok">Ready since {clock(said.ready.at)}</Say>
      )}
      {said.ready === undefined && said.missingCalled !== undefined ? (
        <Say tone="warn">Asked to call the missing, {clock(said.missingCalled.at)}</Say>
      ) : null}
    </section>
  );
}

/** For a glance only: who is still missing, what comes after this, what the chairman wants said. */
export function McSide({ page, rounds, coming, said, choose }: McSideProps) {
  const { staff } = useStore();
  const up = knownOr(useLive(staff, announcement), undefined);
  const log = knownOr(useLive(staff, incidents), []);
  const now = useMinutes();
  const message = log.find(({ kind, at }) => kind === 'message' && now - at < MESSAGE_MS);
  const missing = page.kind === 'heat' ? missingIn(page.at) : stillCalled(page.at, said);
  return (
    <aside className="mc-side" aria-label="At a glance">
      {missing.length > 0 && (
        <section>
          <h2>Still missing</h2>
          <p className="number mc-side-missing">{missing.join('  ')}</p>
        </section>
      )}
      {coming === undefined ? null : <OnDeck coming={coming} said={said} />}
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
