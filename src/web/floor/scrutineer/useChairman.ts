import { useMemo } from 'react';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { resolveApproval, approvalPath, type Approval } from '../../../store/results/approvals.ts';
import { askChairman, type Question } from '../../../store/results/askChairman.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useSigner } from '../../staff/approvals/useSigner.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';

export interface ChairmanActions {
  readonly approval: Approval;
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Puts a question into the chairman's inbox. */
  readonly ask: (question: Question) => void;
}

const NOTHING: Approval = { kind: 'nothing' };

/** The scrutineer's dialog with the chairman about one round: the open question, and the answer. */
export function useChairman(event: CompetitionEvent, round: Round): ChairmanActions {
  const { staff } = useStore();
  const approval = valueOr(
    useLive(
      staff,
      useMemo(() => approvalPath(event.key, round.number), [event.key, round.number]),
    ),
    NOTHING,
  );
  const signer = useSigner();
  const { busy, problem, perform } = useDecisions('scrutineer');
  return {
    approval: resolveApproval(approval, round),
    busy,
    problem,
    ask: (question) => {
      if (signer !== undefined) void perform((by) => [askChairman(by, signer, { event, round }, question)]);
    },
  };
}
