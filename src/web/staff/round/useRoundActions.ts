import { useMemo, type ReactNode } from 'react';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { stateOfRound } from '../../../store/rounds/stateOfRound.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { recordsOf } from '../../../store/delivery/operation.ts';
import { markingClosed } from '../../../store/floor/marking.ts';
import { judgingReopened } from '../../../store/floor/reopened.ts';
import type { Approval } from '../../../store/results/approvals.ts';
import { resultPosted, resultTakenBack, type Posting } from '../../../store/results/posting.ts';
import { events } from '../../../store/events/events.ts';
import { live, type OnTheFloor } from '../../../store/floor/live.ts';
import { roundsOfTheDay } from '../../../domain/round/day.ts';
import { knownOr, useLive } from '../../kit/cache/useLive.ts';
import { useStarting } from '../start/useStarting.tsx';
import { useDecisions, type Step } from '../journal/useDecisions.ts';
import type { Journal } from '../journal/useJournal.ts';
import { roundActions } from '../../kit/words/english/roundActions.ts';
import { useWords } from '../../kit/words/language.ts';
import { isOfRound } from '../../../domain/journal/ofRound.ts';

export interface RoundActions {
  readonly journal: Journal;
  readonly busy: boolean;
  /** Why the last change did not come about. */
  readonly problem: string | undefined;
  /** Puts the round on the floor, or asks first. */
  readonly start: () => void;
  /** Asks whether the round is to wait again. */
  readonly takeBack: () => void;
  /** What is asked about the floor. */
  readonly asked: ReactNode;
  readonly close: () => void;
  /** `approval`: what waits for the chairman is overtaken when judges mark again. */
  readonly reopen: (why: string, approval: Approval) => void;
  readonly post: (posting: Posting, done: string) => void;
  readonly unpost: (why: string) => void;
  /** Whatever else is done at the desk: one patch with its records. True when it was done or is kept to be sent. */
  readonly perform: (changesBy: Step['changesBy'], done: string) => Promise<boolean>;
}

const NO_EVENTS: readonly CompetitionEvent[] = [];
const EMPTY_FLOOR: readonly OnTheFloor[] = [];

/**
 * What the scrutineer does with a round as a whole: each one patch with its journal record.
 * @param onAct called whenever something is done with it, or is about to be
 */
export function useRoundActions(event: CompetitionEvent, round: Round, onAct: () => void): RoundActions {
  const { staff } = useStore();
  const words = useWords(roundActions);

  /** Whether it was refused because somebody else has taken the round further. */
  const explain = async (): Promise<string | undefined> => {
    const path = stateOfRound(event.key, round.number);
    const heard = await staff.readOnce(path.at);
    const state = heard.kind === 'known' ? path.parse(heard.raw) : round.state;
    return state === round.state ? undefined : words.overtaken(state);
  };
  const { journal, busy, problem, act } = useDecisions('scrutineer', { onAct, explain });
  const perform: RoundActions['perform'] = (changesBy, done) => act({ changesBy, done });
  const all = knownOr(useLive(staff, events), NO_EVENTS);
  const floor = knownOr(useLive(staff, live), EMPTY_FLOOR);
  const day = useMemo(() => roundsOfTheDay(all), [all]);
  const starting = useStarting({ day, floor, perform: (step) => void act(step) });
  // What waits for the connection is not done a second time.
  const onTheWay = journal.onTheWay.some(
    ({ operation, delivery }) =>
      delivery.kind !== 'refused' && recordsOf(operation).some((record) => isOfRound(record, event, round)),
  );
  return {
    journal,
    busy: busy || onTheWay,
    problem,
    start: () => {
      onAct();
      starting.start({ event, round });
    },
    takeBack: () => {
      onAct();
      starting.takeBack({ event, round });
    },
    asked: starting.dialog,
    close: () => void perform((by) => [markingClosed(by, event, round)], words.closed),
    reopen: (why, approval) =>
      void perform((by) => judgingReopened(by, { event, round }, approval, why), words.reopened),
    post: (posting, done) => void perform((by) => resultPosted(by, event, round, posting), done),
    unpost: (why) => void perform((by) => [resultTakenBack(by, event, round, why)], words.unposted),
    perform,
  };
}
