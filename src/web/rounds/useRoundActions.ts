import { useState } from 'react';
import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { closeMarking, reopenMarking, startRound } from '../../store/writes/rounds.ts';
import type { Patch } from '../../store/writes/patch.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useToast } from '../parts/useToast.ts';

export interface RoundActions {
  readonly busy: boolean;
  /** Why the last change did not come about. */
  readonly problem: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
  readonly reopen: () => void;
  readonly post: (patch: Patch, done: string) => void;
}

/** What the scrutineer does with a round as a whole: each one patch, told when it is on the server's disk. */
export function useRoundActions(event: CompetitionEvent, round: Round): RoundActions {
  const { staff } = useStore();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const write = async (patch: Patch, done: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const written = await staff.write(patch);
    setBusy(false);
    if (written.ok) toast({ words: done });
    else setProblem(written.problem);
  };
  return {
    busy,
    problem,
    start: () => void write(startRound(event, round), `${event.name}, ${round.name}, is on the floor`),
    close: () => void write(closeMarking(event, round), 'The marking is closed'),
    reopen: () => void write(reopenMarking(event, round), 'The sheets are open again'),
    post: (patch, done) => void write(patch, done),
  };
}
