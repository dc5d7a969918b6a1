import { SPONSORS_SECONDS } from '../../../domain/floor/display.ts';
import {
  followFloor,
  turnPage,
  restoreDisplay,
  findContentByHand,
  replaceQueue,
  showOnDisplay,
  type Display,
  type DisplayContent,
} from '../../../store/floor/displays.ts';
import { setPlacesReadOut } from '../../../store/results/readOut.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import type { Board } from '../board/buildBoard.ts';
import type { BoardHallData } from '../board/useBoard.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useReveal } from './useReveal.ts';
import { dropTakenItem } from './queueOrder.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { getWords } from '../../kit/words/language.ts';

/** Manual control of the content on air. */
export interface OnAirControls {
  readonly take: (shown: DisplayContent, withoutQueued?: number) => void;
  readonly follow: () => void;
  /** Shows the next page or place; undefined if there is none. */
  readonly next: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly hold: (() => void) | undefined;
  /** Saves a new queue, with this text for the confirmation. */
  readonly enqueue: (items: readonly DisplayContent[], done: string) => Promise<boolean>;
  readonly write: (patch: Patch) => Promise<boolean>;
  readonly problem: string | undefined;
  /**
   * The state of a reveal: the number of places and of revealed ones, and true if each step releases a place to
   * everyone.
   */
  readonly reveal: { readonly groups: number; readonly open: number; readonly waits: boolean } | undefined;
}

/**
 * The duration, in seconds, of content shown in between while the display follows the floor; undefined: until replaced.
 */
export const findInsertSeconds = ({ follows }: Display, { layout }: DisplayContent): number | undefined =>
  follows && layout === 'sponsors' ? SPONSORS_SECONDS : undefined;

export function useOnAir(hall: BoardHallData, display: Display, board: Board | undefined): OnAirControls {
  const { write, problem } = usePatchWriter({ ofTheMoment: true });
  const toast = useToast();
  const words = getWords(boardsWords);
  const air = findContentByHand(display, hall.now);
  const reveal = useReveal(hall, air);

  const backTo = (before: Display, after?: number) => (): void =>
    void write(restoreDisplay(before, after)).then(
      (done) => done && toast({ words: words.undone(before.name) }),
    );
  const take = (shown: DisplayContent, withoutQueued?: number): void => {
    const left =
      withoutQueued === undefined ? undefined : dropTakenItem(display.queue.items, shown, withoutQueued);
    const rest = left === undefined ? {} : replaceQueue(display, left);
    const between = findInsertSeconds(display, shown);
    void write({ ...showOnDisplay(display, shown, { between }), ...rest }).then(
      (done) =>
        done &&
        toast({
          words: words.taken(words.layout[shown.layout], display.name, between),
          undo: backTo(display, (display.air?.version ?? 0) + 1),
        }),
    );
  };
  const enqueue = async (items: readonly DisplayContent[], said: string): Promise<boolean> => {
    const done = await write(replaceQueue(display, items));
    const { code, queue } = display;
    const changed = { code, queue: { ...queue, version: queue.version + 1 } };
    const undo = (): void =>
      void write(replaceQueue(changed, queue.items)).then(
        (undone) => undone && toast({ words: words.undone(display.name) }),
      );
    if (done) toast({ words: said, undo });
    return done;
  };
  const follow = (): void =>
    void write(followFloor([display])).then(
      (done) => done && toast({ words: words.follows(display.name), undo: backTo(display) }),
    );
  const turn = (page: number | undefined): (() => void) | undefined =>
    air === undefined ? undefined : () => void write(turnPage(display, page));
  const openTo = (count: number): (() => void) | undefined => {
    if (air === undefined || reveal === undefined) return undefined;
    const places = reveal.groups
      .slice(0, count)
      .flatMap(({ place, couples }) => couples.map((couple) => ({ couple, place })));
    return () =>
      void write({
        ...turnPage(display, count),
        ...(reveal.waits ? setPlacesReadOut(reveal.event, places, reveal.empty) : {}),
      });
  };
  const steps = (): Pick<OnAirControls, 'next' | 'back' | 'hold'> => {
    const none = { next: undefined, back: undefined, hold: undefined };
    if (air === undefined || board === undefined) return none;
    if (reveal !== undefined) {
      return {
        next: reveal.open < reveal.groups.length ? openTo(reveal.open + 1) : undefined,
        back: reveal.open > 0 ? openTo(reveal.open - 1) : undefined,
        hold: undefined,
      };
    }
    if (!('pages' in board) || board.pages < 2) return none;
    const { page, pages, isHeld } = board;
    return {
      next: turn((page + 1) % pages),
      back: turn((page + pages - 1) % pages),
      hold: turn(isHeld ? undefined : page),
    };
  };
  return {
    take,
    follow,
    ...steps(),
    enqueue,
    write,
    problem,
    reveal: reveal && { groups: reveal.groups.length, open: reveal.open, waits: reveal.waits },
  };
}
