import { countKnownCouples } from '../../../domain/round/knownCouples.ts';
import { useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { checkStateChange } from '../../../domain/schedule/plan/states.ts';
import { callHeat, startMusic } from '../../../store/floor/live.ts';
import { deckOfRoundPath, EMPTY_DECK } from '../../../store/floor/calls.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { listRunningRounds, type RunningRound } from '../../staff/hall/runningRounds.ts';
import type { HallState } from '../../staff/hall/useHallState.ts';
import { useRoundStarts, type RoundStarter } from '../../staff/start/useRoundStarts.tsx';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { getWords } from '../../kit/words/language.ts';
import {
  findLivePage,
  buildPrompterPages,
  listWaitingRounds,
  type PrompterPage,
  type DeckMessages,
} from './prompter.ts';
import { buildRoundKey } from '../../staff/journal/journalNames.ts';

/** The reason the round cannot go on the floor now; undefined if it can. */
function whyNotYet(hall: HallState, { event, round }: ScheduledRound): string | undefined {
  const words = getWords(mcWords).floor;
  const planned = hall.plan.events.find(({ key }) => key === event.key);
  if (planned === undefined) return words.notOnSchedule(getWords(termsWords).eventName(event));
  if (countKnownCouples(round) === 0) return words.noCouplesYet;
  const may = checkStateChange(planned, round.number, 'running');
  return may.ok ? undefined : getWords(planProblemsWords).problem(may.problem);
}

/** The prompter's state and actions. */
export interface Prompter {
  readonly pages: readonly PrompterPage[];
  /** The indexes of the shown page, and of the one on the floor. */
  readonly shown: number;
  readonly here: number;
  /** The page after the shown one, if any. */
  readonly next: PrompterPage | undefined;
  /** The shown page is the heat on the floor. */
  readonly isLive: boolean;
  /** Every round on the floor, and the one whose heats are called here: the last one started, unless another is chosen. */
  readonly running: readonly RunningRound[];
  readonly on: RunningRound | undefined;
  readonly follow: (round: string) => void;
  readonly rounds: readonly ScheduledRound[];
  readonly coming: ScheduledRound | undefined;
  /** The deck's message about the coming round. */
  readonly deckMessages: DeckMessages;
  readonly choose: (round: string) => void;
  readonly look: (at: number) => void;
  /** Calls the next page; undefined: there is none. */
  readonly advance: (() => void) | undefined;
  /** Starts the coming round, or the music of the heat on the floor; undefined: not now. */
  readonly start: (() => void) | undefined;
  /** Puts rounds on the floor, with a dialog if needed, and takes them back. */
  readonly starting: RoundStarter;
  /** The reason the coming round cannot start. */
  readonly blocked: string | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

/** The previewed page. The preview ends when the floor moves on. */
function useLook(standing: string, here: number, last: number): [number, (at: number) => void] {
  const [peek, setPeek] = useState({ from: standing, at: here });
  const shown = peek.from === standing ? Math.min(peek.at, last) : here;
  return [shown, (at) => setPeek({ from: standing, at: Math.min(last, Math.max(0, at)) })];
}

export function usePrompter(hall: HallState): Prompter {
  const { day, floor } = hall;
  const { staff } = useStore();
  const floorWrite = usePatchWriter({ ofTheMoment: true });
  const decisions = useDecisions('MC');
  const busy = floorWrite.busy || decisions.busy;
  const [chosen, choose] = useState<string>();
  const [followed, follow] = useState<string>();
  const running = listRunningRounds(day, floor);
  const on = running.find(({ at }) => buildRoundKey(at) === followed) ?? running.at(-1);
  const rounds = listWaitingRounds(day);
  const coming = rounds.find((at) => buildRoundKey(at) === chosen) ?? rounds[0];
  const said = valueOr(
    useLive(staff, coming === undefined ? undefined : deckOfRoundPath(coming.event.key, coming.round.number)),
    EMPTY_DECK,
  );
  const starting = useRoundStarts({ day, floor, perform: (step) => void decisions.act(step) });
  const pages = buildPrompterPages(on?.at, coming, said);
  const here = findLivePage(pages, on?.now);
  const standing = `${on === undefined ? '' : buildRoundKey(on.at)} ${on?.now.dance} ${on?.now.heat}`;
  const [shown, look] = useLook(standing, here, pages.length - 1);

  const page = pages[shown];
  const isLive = shown === here && page?.kind === 'heat';
  // A page of another heat is only a preview: going on starts from the heat on the floor.
  const from = page?.kind === 'heat' ? here : shown;
  const next = pages[from + 1];
  // Keys work while a write is pending: a key pressed in a hall must count, and calls are sent in order.
  const goOn = (to: PrompterPage): void => {
    if (to.kind !== 'heat') look(from + 1);
    else void floorWrite.write(callHeat(to.at.event.key, to.at.round.number, to.position));
  };
  const startRound = ({ event, round }: ScheduledRound): void => {
    follow(undefined);
    starting.start({ event, round });
  };
  const blocked = page?.kind === 'coming' ? whyNotYet(hall, page.at) : undefined;
  const start = (): (() => void) | undefined => {
    if (isLive && on !== undefined)
      return () => void floorWrite.write(startMusic(on.now.event, on.now.round));
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
    deckMessages: said,
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
