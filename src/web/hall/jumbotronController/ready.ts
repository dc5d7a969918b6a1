import { isFinal, type ProgramEvent } from '../../../domain/competition.ts';
import type { BoardLayout } from '../../../domain/floor/display.ts';
import { getPostingTime } from '../../../domain/round/postedCallbacks.ts';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { Display, DisplayOnAir, DisplayContent } from '../../../store/floor/displays.ts';
import { listUpcomingRounds, type RoundOnProgram, type BoardContent } from '../board/boardContent.ts';

/** The rounds that a layout can show, most likely first. */
export function listRoundsForLayout(
  layout: BoardLayout,
  program: readonly ProgramEvent[],
): readonly RoundOnProgram[] {
  const day = listRoundsOfDay(program);
  const latest = (rounds: readonly RoundOnProgram[]): readonly RoundOnProgram[] =>
    rounds.toSorted((a, b) => getPostingTime(b.round) - getPostingTime(a.round));
  const posted = day.filter(({ round }) => round.state === 'posted');
  if (layout === 'deck') return listUpcomingRounds(program);
  if (layout === 'callbacks') return latest(posted.filter(({ round }) => !isFinal(round)));
  return layout === 'results' ? latest(posted.filter(({ round }) => isFinal(round))) : [];
}

/** True if both show the same. */
export const isSameContent = (a: DisplayContent, b: DisplayContent | undefined): boolean =>
  b !== undefined &&
  a.layout === b.layout &&
  a.event === b.event &&
  a.round === b.round &&
  a.words?.trim() === b.words?.trim();

/** The current content of a board as if set by hand, so that the floor no longer changes it. */
export function freezeContent(showing: BoardContent): DisplayContent {
  switch (showing.kind) {
    case 'deck':
    case 'callbacks':
      return { layout: showing.kind, event: showing.at.event.key, round: showing.at.round.number };
    case 'results':
      return { layout: 'results', event: showing.event.key, round: 0 };
    case 'message':
      return { layout: 'message', words: showing.words };
    case 'dancing':
    case 'schedule':
    case 'sponsors':
    case 'clock':
    case 'blank':
      return { layout: showing.kind };
    default:
      return unreachable(showing);
  }
}

/** Remaining seconds of content shown in between; undefined for other content. */
export const calculateSecondsLeft = (air: DisplayOnAir | undefined, now: number): number | undefined =>
  air?.seconds === undefined ? undefined : Math.max(1, Math.ceil((air.at + air.seconds * 1000 - now) / 1000));

/** The display with this content on air, for the preview of Ready. */
export const previewOnAir = (shown: DisplayContent, at: number): Pick<Display, 'follows' | 'air'> => ({
  follows: false,
  air: { ...shown, version: 1, at, ...(shown.layout === 'results' ? { page: 0 } : {}) },
});
