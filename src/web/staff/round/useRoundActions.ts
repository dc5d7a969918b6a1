import { useMemo, useState, type ReactNode } from 'react';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { stateOfRound } from '../../../store/rounds/stateOfRound.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import type { Author } from '../../../domain/journal/record.ts';
import { recordsOf, type Change } from '../../../store/delivery/operation.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import type { Posted } from '../../../store/results/posting.ts';
import { markingClosed } from '../../../store/floor/marking.ts';
import { judgingReopened } from '../../../store/floor/reopened.ts';
import type { Approval, Asked } from '../../../store/results/approvals.ts';
import { resultPosted, resultTakenBack } from '../../../store/results/posting.ts';
import { events } from '../../../store/events/events.ts';
import { live, type OnTheFloor } from '../../../store/floor/live.ts';
import { roundsOfTheDay } from '../../../domain/round/day.ts';
import { knownOr, useLive } from '../../app/useLive.ts';
import { useStarting, type FloorStep } from '../start/useStarting.tsx';
import { useJournal, type Journal } from '../journal/useJournal.ts';
import { problems } from '../../words/english/problems.ts';
import { wordsNow } from '../../words/language.ts';
import { useToast } from '../../parts/toast/useToast.ts';
import { roundActions } from '../../words/english/roundActions.ts';
import { useWords } from '../../words/language.ts';
import { isOfRound } from '../../../domain/journal/ofRound.ts';
import { ifSaved } from '../../words/ifSaved.ts';

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
  /** `open`: what still waits for the chairman, and is withdrawn with the posting. */
  readonly post: (
    result: { readonly patch: Patch; readonly posted: Posted },
    done: string,
    open: Asked | undefined,
  ) => void;
  readonly unpost: (why: string) => void;
  /** Whatever else is done at the desk: one patch with its records. True when it was done or is kept to be sent. */
  readonly perform: (
    changesBy: (by: Author) => readonly Change[],
    done: string,
    undo?: () => void,
  ) => Promise<boolean>;
}

const NO_EVENTS: readonly CompetitionEvent[] = [];
const EMPTY_FLOOR: readonly OnTheFloor[] = [];

/** What the scrutineer does with a round as a whole: each one patch with its journal record. */
export function useRoundActions(event: CompetitionEvent, round: Round): RoundActions {
  const { staff } = useStore();
  const words = useWords(roundActions);
  const journal = useJournal('scrutineer');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Whether it was refused because somebody else has taken the round further. */
  const overtaken = async (): Promise<string | undefined> => {
    const path = stateOfRound(event.key, round.number);
    const heard = await staff.readOnce(path.at);
    const state = heard.kind === 'known' ? path.parse(heard.raw) : round.state;
    return state === round.state ? undefined : words.overtaken(state);
  };
  const perform: RoundActions['perform'] = async (changesBy, done, undo) => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await journal.perform(changesBy);
    if (outcome.kind === 'refused')
      setProblem((await overtaken()) ?? wordsNow(problems).refusal(outcome.problem));
    setBusy(false);
    if (outcome.kind === 'refused') return false;
    toast({ words: outcome.kind === 'done' ? done : ifSaved(words.saved), undo });
    return true;
  };
  const one = (changeBy: (by: Author) => Change, done: string): void =>
    void perform((by) => [changeBy(by)], done);
  const all = knownOr(useLive(staff, events), NO_EVENTS);
  const floor = knownOr(useLive(staff, live), EMPTY_FLOOR);
  const day = useMemo(() => roundsOfTheDay(all), [all]);
  const onFloor = ({ changesBy, done, undo }: FloorStep): void =>
    void perform(changesBy, done, undo === undefined ? undefined : () => onFloor(undo));
  const starting = useStarting({ day, floor, perform: onFloor });
  // What waits for the connection is not done a second time.
  const onTheWay = journal.onTheWay.some(
    ({ operation, delivery }) =>
      delivery.kind !== 'refused' && recordsOf(operation).some((record) => isOfRound(record, event, round)),
  );
  return {
    journal,
    busy: busy || onTheWay,
    problem,
    start: () => starting.start({ event, round }),
    takeBack: () => starting.takeBack({ event, round }),
    asked: starting.dialog,
    close: () => one((by) => markingClosed(by, event, round), words.closed),
    reopen: (why, approval) =>
      void perform((by) => judgingReopened(by, { event, round }, approval, why), words.reopened),
    post: (result, done, open) =>
      void perform((by) => resultPosted(by, event, round, { ...result, open }), done),
    unpost: (why) => one((by) => resultTakenBack(by, event, round, why), words.unposted),
    perform,
  };
}
