import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { checkStateChange } from '../../../domain/schedule/plan/states.ts';

/** The reason a posted result stays: it is signed, or the next round has begun. */
export type UnpostProblem =
  | { readonly kind: 'signed' }
  /** `next` is the stored name of the next round. */
  | { readonly kind: 'next has begun'; readonly next: string };

export function findUnpostProblem(
  event: CompetitionEvent,
  round: Round,
  signed: boolean,
): UnpostProblem | undefined {
  if (signed) return { kind: 'signed' };
  const may = checkStateChange(event, round.number, 'marked');
  return !may.ok && may.problem.kind === 'danced on'
    ? { kind: 'next has begun', next: may.problem.next.name }
    : undefined;
}
