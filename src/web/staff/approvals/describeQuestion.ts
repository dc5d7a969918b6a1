import type { ChairmanQuestion } from '../../../store/results/approvals.ts';
import type { QuestionFacts } from '../../kit/words/english/approvals.ts';
import type { Sentences } from '../../kit/words/translation.ts';

export const describeQuestion = (
  asked: ChairmanQuestion,
  { danceName }: Sentences<'terms'>,
): QuestionFacts => ({
  ...asked,
  dance: asked.dance === undefined ? undefined : danceName(asked.dance),
});
