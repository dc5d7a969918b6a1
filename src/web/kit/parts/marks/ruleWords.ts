import type { DancePlacing, FinalPlacing } from '../../../../domain/skating/working.ts';
import type { marksWords } from '../../words/english/marks.ts';

type Words = Pick<typeof marksWords.english, 'tie' | 'tied'>;

/**
 * The rule beside a place in a dance as scrutineers print it: '5', '7a'; '8+6' where a column without a majority was
 * passed first; '7b-tie' where the place is shared.
 */
export const formatDanceRule = (
  { rule, passed, shared }: Pick<DancePlacing, 'rule' | 'passed' | 'shared'>,
  words: Words,
): string => `${passed ? '8+' : ''}${shared ? words.tie(rule) : rule}`;

/** The rule beside a place in the final: '9', '10', '11' or 'tie'. */
export const formatFinalRule = ({ decidedBy }: Pick<FinalPlacing, 'decidedBy'>, words: Words): string =>
  decidedBy === 'tie' ? words.tied : decidedBy;
