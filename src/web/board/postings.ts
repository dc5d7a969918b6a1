import type { ProgramEvent } from '../../domain/competition.ts';
import type { EventKey } from '../../domain/ids.ts';

/** A round that a display has seen being posted. */
export interface Posting {
  readonly event: EventKey;
  readonly round: number;
  /** When it was seen, in milliseconds of the backend's clock. */
  readonly at: number;
}

/** What is remembered from one look at the program to the next. */
export interface SeenPosted {
  /** When the program was looked at last. */
  readonly at: number;
  /** Until then nothing is news: the program of a while ago may still be there. */
  readonly quietUntil: number;
  /** Every round that was posted then, as `event/round`. */
  readonly posted: ReadonlySet<string>;
  /** Those that were posted since, the latest first. */
  readonly news: readonly Posting[];
}

/** For so long callbacks are news. */
export const NEWS_MS = 3 * 60_000;
/** After a longer silence nobody knows when a round was posted: what is posted by then is no news. */
const SILENCE_MS = 60_000;
/** So long what has come meanwhile is on its way. */
const CATCHING_UP_MS = 10_000;

/**
 * A look at the program while it is current. The program says that a round is posted and not when; a display knows it from
 * having looked before. So the first look is no news, nor is what has come during an hour off.
 */
export function looked(
  before: SeenPosted | undefined,
  program: readonly ProgramEvent[],
  now: number,
): SeenPosted {
  const rounds = program.flatMap((event) =>
    event.rounds.flatMap((round) =>
      round.state === 'posted' ? [{ event: event.key, round: round.number }] : [],
    ),
  );
  const keyOf = ({ event, round }: Pick<Posting, 'event' | 'round'>): string => `${event}/${round}`;
  const posted = new Set(rounds.map(keyOf));
  if (before === undefined) return { at: now, quietUntil: now, posted, news: [] };
  const quietUntil = now - before.at < SILENCE_MS ? before.quietUntil : now + CATCHING_UP_MS;
  const fresh = now < quietUntil ? [] : rounds.filter((one) => !before.posted.has(keyOf(one)));
  // What was taken back is no news any more.
  const kept = before.news.filter((one) => now - one.at < NEWS_MS && posted.has(keyOf(one)));
  return { at: now, quietUntil, posted, news: [...fresh.map((one) => ({ ...one, at: now })), ...kept] };
}
