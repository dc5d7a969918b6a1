import { useMemo } from 'react';
import { isFinal, roundOf } from '../../domain/competition.ts';
import { placingsAreOut } from '../../domain/round/release.ts';
import { SPONSORS_BETWEEN } from '../../domain/floor/display.ts';
import { freshKey } from '../../store/delivery/operation.ts';
import { event as eventPath } from '../../store/events/events.ts';
import {
  floorFollowed,
  pageTurned,
  putBack,
  putOn,
  queued,
  taken,
  type Display,
  type OnAir,
  type Shown,
} from '../../store/floor/displays.ts';
import { placesReadOut } from '../../store/results/readOut.ts';
import { savedResult } from '../../store/results/results.ts';
import type { Patch } from '../../store/tree/patch.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { useWrite } from '../app/useWrite.ts';
import { lastFirst, type Board } from '../board/boardNow.ts';
import type { HallHeard } from '../board/useBoard.ts';
import { useToast } from '../parts/toast/useToast.ts';
import { withoutTaken } from './queueOrder.ts';
import { boards } from '../words/english/boards.ts';
import { wordsNow } from '../words/language.ts';

/** What a hand does with what is on air. */
export interface Air {
  readonly take: (shown: Shown, withoutQueued?: number) => void;
  readonly follow: () => void;
  /** Undefined: there is no such page, or place. */
  readonly next: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly hold: (() => void) | undefined;
  /** Another queue, told in these words. */
  readonly enqueue: (items: readonly Shown[], done: string) => Promise<boolean>;
  readonly write: (patch: Patch) => Promise<boolean>;
  readonly problem: string | undefined;
  /** Of a reveal: how many places can be opened at all, and whether each press opens one for everybody. */
  readonly reveal: { readonly groups: number; readonly open: number; readonly waits: boolean } | undefined;
}

/** A final that is on air by hand, as the controller may read it before the hall does. */
function useReveal(hall: HallHeard, air: OnAir | undefined) {
  const { staff } = useStore();
  const key = air?.layout === 'results' ? air.event : undefined;
  const saved = useLive(
    staff,
    useMemo(() => (key === undefined ? undefined : savedResult(key, 0)), [key]),
  );
  const whole = knownOr(
    useLive(
      staff,
      useMemo(() => (key === undefined ? undefined : eventPath(key)), [key]),
    ),
    undefined,
  );
  const result = knownOr(saved, undefined);
  const final = whole === undefined ? undefined : roundOf(whole, 0);
  if (whole === undefined || final === undefined || !isFinal(final)) return undefined;
  if (result?.kind !== 'final' || final.state !== 'posted') return undefined;
  const groups = lastFirst(result.result.placings.map(({ couple, place }) => [couple, place] as const));
  return { event: whole, groups, waits: !placingsAreOut(final, hall.usualRelease) };
}

/** So long it would stand there, in seconds, while the display goes on following the floor; undefined: until something else is taken. */
export const betweenOn = ({ follows }: Display, { layout }: Shown): number | undefined =>
  follows && layout === 'sponsors' ? SPONSORS_BETWEEN : undefined;

export function useAir(hall: HallHeard, display: Display, board: Board | undefined): Air {
  const { write, problem } = useWrite({ ofTheMoment: true });
  const toast = useToast();
  const words = wordsNow(boards);
  const air = putOn(display, hall.now);
  const reveal = useReveal(hall, air);

  const backTo = (before: Display, over: string) => (): void =>
    void write(putBack(before, freshKey(), over)).then(
      (done) => done && toast({ words: words.undone(before.name) }),
    );
  const take = (shown: Shown, withoutQueued?: number): void => {
    const key = freshKey();
    const left =
      withoutQueued === undefined ? undefined : withoutTaken(display.queue.items, shown, withoutQueued);
    const rest = left === undefined ? {} : queued(display, left, key);
    const between = betweenOn(display, shown);
    void write({ ...taken(display, shown, key, between === undefined ? {} : { between }), ...rest }).then(
      (done) =>
        done &&
        toast({
          words: words.taken(words.layout[shown.layout], display.name, between),
          undo: backTo(display, key),
        }),
    );
  };
  const enqueue = async (items: readonly Shown[], said: string): Promise<boolean> => {
    const key = freshKey();
    const done = await write(queued(display, items, key));
    const before = { ...display, queue: { ...display.queue, key } };
    const undo = (): void =>
      void write(queued(before, before.queue.items, freshKey())).then(
        (undone) => undone && toast({ words: words.undone(display.name) }),
      );
    if (done) toast({ words: said, undo });
    return done;
  };
  const follow = (): void =>
    void write(floorFollowed([display])).then(
      (done) =>
        done && toast({ words: words.follows(display.name), undo: backTo(display, display.air?.key ?? '') }),
    );
  const turn = (page: number | undefined): (() => void) | undefined =>
    air === undefined ? undefined : () => void write(pageTurned(display, air, page));
  const open = (count: number): (() => void) | undefined => {
    if (air === undefined || reveal === undefined) return undefined;
    const places = reveal.groups
      .slice(0, count)
      .flatMap(({ place, couples }) => couples.map((couple) => ({ couple, place })));
    return () =>
      void write({
        ...pageTurned(display, air, count),
        ...(reveal.waits ? placesReadOut(reveal.event, places) : {}),
      });
  };
  const steps = (): Pick<Air, 'next' | 'back' | 'hold'> => {
    const none = { next: undefined, back: undefined, hold: undefined };
    if (air === undefined || board === undefined) return none;
    if (reveal !== undefined) {
      const at = Math.min(air.page ?? reveal.groups.length, reveal.groups.length);
      return {
        next: at < reveal.groups.length ? open(at + 1) : undefined,
        back: at > 0 ? open(at - 1) : undefined,
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
    reveal:
      reveal === undefined || air === undefined
        ? undefined
        : {
            groups: reveal.groups.length,
            open: Math.min(air.page ?? reveal.groups.length, reveal.groups.length),
            waits: reveal.waits,
          },
  };
}
