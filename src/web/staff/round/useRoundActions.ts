import { useState } from 'react';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { stateOfRound } from '../../../store/rounds/stateOfRound.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import type { Posted } from '../../../store/results/posting.ts';
import { markingClosed, markingReopened } from '../../../store/rounds/marking.ts';
import { resultPosted, resultTakenBack } from '../../../store/results/posting.ts';
import { roundStarted } from '../../../store/floor/roundStarted.ts';
import { useJournal, type Journal } from '../journal/useJournal.ts';
import { useToast } from '../../parts/toast/useToast.ts';

export interface RoundActions {
  readonly journal: Journal;
  readonly busy: boolean;
  /** Why the last change did not come about. */
  readonly problem: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
  readonly reopen: (why: string) => void;
  readonly post: (result: { readonly patch: Patch; readonly posted: Posted }, done: string) => void;
  readonly takeBack: (why: string) => void;
  /** Whatever else is done at the desk: one patch with its records. True when it was done or is kept to be sent. */
  readonly perform: (changesBy: (by: Author) => readonly Change[], done: string) => Promise<boolean>;
}

const KEPT = 'The line is down. It is kept on this device and goes out when the line is back.';

const NOW_IS = {
  initialized: 'waits for its start again',
  empty: 'has no couples any more',
  running: 'is on the floor already',
  skipped: 'was skipped',
  marked: 'is closed already',
  posted: 'is posted already',
} as const satisfies Record<RoundState, string>;

/** What the scrutineer does with a round as a whole: each one patch with its journal record. */
export function useRoundActions(event: CompetitionEvent, round: Round): RoundActions {
  const { staff } = useStore();
  const journal = useJournal('scrutineer');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Whether it was refused because somebody else has taken the round further. */
  const overtaken = async (): Promise<string | undefined> => {
    const path = stateOfRound(event.key, round.number);
    const heard = await staff.readOnce(path.at);
    const state = heard.kind === 'known' ? path.parse(heard.raw) : round.state;
    return state === round.state ? undefined : `The round ${NOW_IS[state]}: somebody else was quicker.`;
  };
  const act: RoundActions['perform'] = async (changesBy, done) => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await journal.perform(changesBy);
    if (outcome.kind === 'refused') setProblem((await overtaken()) ?? outcome.problem);
    setBusy(false);
    if (outcome.kind === 'refused') return false;
    toast({ words: outcome.kind === 'done' ? done : KEPT });
    return true;
  };
  const one = (changeBy: (by: Author) => Change, done: string): void =>
    void act((by) => [changeBy(by)], done);
  // What waits for the connection is not done a second time.
  const onTheWay = journal.onTheWay.some(
    ({ operation: { changes: parts }, delivery }) =>
      delivery.kind !== 'refused' &&
      parts.some(
        ({ record: line }) => 'event' in line && line.event === event.key && line.round === round.number,
      ),
  );
  return {
    journal,
    busy: busy || onTheWay,
    problem,
    start: () => one((by) => roundStarted(by, event, round), `${event.name}, ${round.name}, is on the floor`),
    close: () => one((by) => markingClosed(by, event, round), 'The marking is closed'),
    reopen: (why) => one((by) => markingReopened(by, event, round, why), 'The sheets are open again'),
    post: (result, done) => one((by) => resultPosted(by, event, round, result), done),
    takeBack: (why) => one((by) => resultTakenBack(by, event, round, why), 'The result is taken back'),
    perform: act,
  };
}
