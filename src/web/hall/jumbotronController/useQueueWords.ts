import { isFinal } from '../../../domain/competition.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import type { Display, DisplayContent } from '../../../store/floor/displays.ts';
import { findRecallRound } from '../board/boardContent.ts';
import type { BoardHallData } from '../board/useBoard.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { findInsertSeconds } from './useOnAir.ts';

/** A queued item, described. */
export interface QueuedItem {
  readonly title: string;
  readonly more: string | undefined;
}

/** Describes a queued item, with a warning to read before taking it. */
export function useQueueWords(hall: BoardHallData, display: Display): (shown: DisplayContent) => QueuedItem {
  const words = useWords(boardsWords);
  const { eventName } = useWords(termsWords);
  return (shown) => {
    const layout = words.layout[shown.layout];
    const event = hall.program.find(({ key }) => key === shown.event);
    if (event === undefined) {
      const seconds = findInsertSeconds(display, shown);
      return {
        title: layout,
        more: shown.words ?? (seconds === undefined ? undefined : words.between(seconds)),
      };
    }
    const round = event.rounds.find(({ number }) => number === shown.round);
    const title = eventName(event);
    if (round === undefined || shown.layout === 'deck') return { title, more: layout };
    if (round.state !== 'posted') return { title, more: words.oncePosted(layout) };
    if (isFinal(round))
      return { title, more: words.lastToFirst(layout, !arePlacingsPublic(round, hall.usualRelease)) };
    const into = findRecallRound({ event, round });
    return {
      title,
      more: into === undefined ? layout : words.ofCouples(layout, into.round.entries.length),
    };
  };
}
