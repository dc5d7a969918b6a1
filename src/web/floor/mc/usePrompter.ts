import { couplesKnown } from '../../../domain/round/couplesKnown.ts';
import { useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { mayBecome } from '../../../domain/schedule/plan/states.ts';
import { heatCalled, musicStarted } from '../../../store/floor/live.ts';
import { deckOfRound, EMPTY_DECK } from '../../../store/floor/calls.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { knownOr, useLive } from '../../kit/cache/useLive.ts';
import { useWrite } from '../../kit/shell/useWrite.ts';
import { runningRounds, type RunningRound } from '../../staff/hall/runningRounds.ts';
import type { HallNow } from '../../staff/hall/useHallNow.ts';
import { useStarting, type Starting } from '../../staff/start/useStarting.tsx';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { planProblems } from '../../kit/words/english/planProblems.ts';
import { mc } from '../../kit/words/english/mc.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { wordsNow } from '../../kit/words/language.ts';
import { livePage, pagesOf, roundKey, waiting, type Page, type WordsOfDeck } from './prompter.ts';

/** Why the round cannot go on the floor now; nothing when it can. */
function whyNotYet(hall: HallNow, { event, round }: ScheduledRound): string | undefined {
  const words = wordsNow(mc).floor;
  const planned = hall.plan.events.find(({ key }) => key === event.key);
  if (planned === undefined) return words.notOnSchedule(wordsNow(terms).eventName(event));
  if (couplesKnown(round) === 0) return words.noCouplesYet;
  const may = mayBecome(planned, round.number, 'running');
  return may.ok ? undefined : wordsNow(planProblems).problem(may.problem);
}

/** The prompter as it stands. */
export interface Prompter {
  readonly pages: readonly Page[];
  /** The place of the page that is shown, and of the one that is on the floor. */
  readonly shown: number;
  readonly here: number;
  /** What goes on behind the page that is shown; undefined: nothing. */
  readonly next: Page | undefined;
  /** The page that is shown is the heat on the floor. */
  readonly isLive: boolean;
  /** Every round on the floor, and the one whose heats are called here: the last one started, unless another is chosen. */
  readonly running: readonly RunningRound[];
  readonly on: RunningRound | undefined;
  readonly follow: (round: string) => void;
  readonly rounds: readonly ScheduledRound[];
  readonly coming: ScheduledRound | undefined;
  /** What the deck has said of the coming round. */
  readonly said: WordsOfDeck;
  readonly choose: (round: string) => void;
  readonly look: (at: number) => void;
  /** Calls what comes next; undefined: nothing comes. */
  readonly advance: (() => void) | undefined;
  /** Starts the coming round, or the music of the heat on the floor; undefined: not now. */
  readonly start: (() => void) | undefined;
  /** Asks about the floor, and takes a round off it again. */
  readonly starting: Starting;
  /** Why the coming round cannot start. */
  readonly blocked: string | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

/** Where a look stands: it ends when the floor moves on. */
function useLook(standing: string, here: number, last: number): [number, (at: number) => void] {
  const [peek, setPeek] = useState({ from: standing, at: here });
  const shown = peek.from === standing ? Math.min(peek.at, last) : here;
  return [shown, (at) => setPeek({ from: standing, at: Math.min(last, Math.max(0, at)) })];
}

/** The pages of what is called now, and the ways from one to the next. */
export function usePrompter(hall: HallNow): Prompter {
  const { day, floor } = hall;
  const { staff } = useStore();
  const floorWrite = useWrite({ ofTheMoment: true });
  const decisions = useDecisions('MC');
  const busy = floorWrite.busy || decisions.busy;
  const [chosen, choose] = useState<string>();
  const [followed, follow] = useState<string>();
  const running = runningRounds(day, floor);
  const on = running.find(({ at }) => roundKey(at) === followed) ?? running.at(-1);
  const rounds = waiting(day);
  const coming = rounds.find((at) => roundKey(at) === chosen) ?? rounds[0];
  const said = knownOr(
    useLive(staff, coming === undefined ? undefined : deckOfRound(coming.event.key, coming.round.number)),
    EMPTY_DECK,
  );
  const starting = useStarting({ day, floor, perform: (step) => void decisions.act(step) });
  const pages = pagesOf(on?.at, coming, said);
  const here = livePage(pages, on?.now);
  const standing = `${on === undefined ? '' : roundKey(on.at)} ${on?.now.dance} ${on?.now.heat}`;
  const [shown, look] = useLook(standing, here, pages.length - 1);

  const page = pages[shown];
  const isLive = shown === here && page?.kind === 'heat';
  // From a page that only looks ahead to another heat, the floor still goes on from where it stands.
  const from = page?.kind === 'heat' ? here : shown;
  const next = pages[from + 1];
  // Not while one waits for its answer only: a key that is pressed in a hall counts, and calls go out in their order.
  const goOn = (to: Page): void => {
    if (to.kind !== 'heat') look(from + 1);
    else void floorWrite.write(heatCalled(to.at.event.key, to.at.round.number, to.position));
  };
  const startRound = ({ event, round }: ScheduledRound): void => {
    follow(undefined);
    starting.start({ event, round });
  };
  const blocked = page?.kind === 'coming' ? whyNotYet(hall, page.at) : undefined;
  const start = (): (() => void) | undefined => {
    if (isLive && on !== undefined)
      return () => void floorWrite.write(musicStarted(on.now.event, on.now.round));
    return page?.kind !== 'coming' || blocked !== undefined || busy ? undefined : () => startRound(page.at);
  };
  return {
    pages,
    shown,
    here,
    next,
    isLive,
    running,
    on,
    follow,
    rounds,
    coming,
    said,
    choose,
    look,
    advance: next === undefined ? undefined : () => goOn(next),
    start: start(),
    starting,
    blocked,
    busy,
    problem: decisions.problem ?? floorWrite.problem,
  };
}
