import type { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';
import type { RecallModel } from '../../../store/models/judge/recallModel.ts';

/** The most important hint while recalling: a late couple, a withdrawn one, or the meaning of the pencil. */
export function findRecallHint(
  { newcomers, chosen, wanted, out }: Pick<RecallModel, 'newcomers' | 'chosen' | 'wanted' | 'out'>,
  { sent, numbers, pencilled }: Pick<CurrentSheet, 'sent' | 'numbers' | 'pencilled'>,
  words: typeof judgeSheetWords.english,
): string | undefined {
  if (sent) return undefined;
  const recalled = newcomers.flatMap(({ number }) => (numbers.includes(number) ? [number] : []));
  if (recalled.length > 0 && chosen > wanted) return words.whoGoes(recalled);
  const waiting = newcomers.flatMap(({ number }) => (numbers.includes(number) ? [] : [number]));
  if (waiting.length > 0) return words.hasCome(waiting);
  if (out.length > 0) return chosen < wanted ? words.outAndShort(out, wanted - chosen) : words.isOut(out);
  return pencilled.length > 0 ? words.penciled(pencilled.length) : undefined;
}
