import { useState } from 'react';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { stateOfRound } from '../../../store/rounds/stateOfRound.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import type { Author } from '../../../domain/journal/record.ts';
import { recordsOf, type Change } from '../../../store/delivery/operation.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import type { Posted } from '../../../store/results/posting.ts';
import { markingClosed, markingReopened } from '../../../store/floor/marking.ts';
import type { Asked } from '../../../store/results/approvals.ts';
import { questionWithdrawn } from '../../../store/results/questionWithdrawn.ts';
import { resultPosted, resultTakenBack } from '../../../store/results/posting.ts';
import { roundStarted } from '../../../store/floor/roundStarted.ts';
import { useJournal, type Journal } from '../journal/useJournal.ts';
import { problems } from '../../words/english/problems.ts';
import { wordsNow } from '../../words/language.ts';
import { useToast } from '../../parts/toast/useToast.ts';
import { roundActions } from '../../words/english/roundActions.ts';
import { terms } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';

export interface RoundActions {
  readonly journal: Journal;
  readonly busy: boolean;
  /** Why the last change did not come about. */
  readonly problem: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
  /** `open`: what waits for the chairman and is overtaken when judges mark again. */
  readonly reopen: (why: string, open: Asked | undefined) => void;
  /** `open`: what still waits for the chairman, and is withdrawn with the posting. */
  readonly post: (
    result: { readonly patch: Patch; readonly posted: Posted },
    done: string,
    open: Asked | undefined,
  ) => void;
  readonly unpost: (why: string) => void;
  /** Whatever else is done at the desk: one patch with its records. True when it was done or is kept to be sent. */
  readonly perform: (changesBy: (by: Author) => readonly Change[], done: string) => Promise<boolean>;
}

/** What the scrutineer does with a round as a whole: each one patch with its journal record. */
export function useRoundActions(event: CompetitionEvent, round: Round): RoundActions {
  const { staff } = useStore();
  const words = useWords(roundActions);
  const { eventName, roundInSentence } = useWords(terms);
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
  const perform: RoundActions['perform'] = async (changesBy, done) => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await journal.perform(changesBy);
    if (outcome.kind === 'refused')
      setProblem((await overtaken()) ?? wordsNow(problems).refusal(outcome.problem));
    setBusy(false);
    if (outcome.kind === 'refused') return false;
    toast({ words: outcome.kind === 'done' ? done : words.saved });
    return true;
  };
  const one = (changeBy: (by: Author) => Change, done: string): void =>
    void perform((by) => [changeBy(by)], done);
  // What waits for the connection is not done a second time.
  const onTheWay = journal.onTheWay.some(
    ({ operation, delivery }) =>
      delivery.kind !== 'refused' &&
      recordsOf(operation).some(
        (record) => 'event' in record && record.event === event.key && record.round === round.number,
      ),
  );
  return {
    journal,
    busy: busy || onTheWay,
    problem,
    start: () =>
      one(
        (by) => roundStarted(by, event, round),
        words.started(eventName(event), roundInSentence(round.name)),
      ),
    close: () => one((by) => markingClosed(by, event, round), words.closed),
    reopen: (why, open) =>
      void perform(
        (by) => [
          markingReopened(by, event, round, why),
          ...(open === undefined ? [] : [questionWithdrawn(by, event, round, open, 'judging reopened')]),
        ],
        words.reopened,
      ),
    post: (result, done, open) => void perform((by) => resultPosted(by, event, round, result, open), done),
    unpost: (why) => one((by) => resultTakenBack(by, event, round, why), words.unposted),
    perform,
  };
}
