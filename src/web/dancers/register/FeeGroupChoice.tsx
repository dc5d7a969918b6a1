import { type Category, listSelectableCategories, findBasePrices } from '../../../domain/fees/feeRules.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly value: Category;
  readonly onChange: (category: Category) => void;
}

/** The price group of a dancer, among those with a price. */
export function FeeGroupChoice({ value, onChange }: Props) {
  const { you } = useWords(registerWords);
  const { device } = useStore();
  const saved = useLive(device, editedFees.path);
  const base = saved.kind === 'known' && saved.value.kind === 'set' ? saved.value.rules.base : undefined;
  const groups = listSelectableCategories(base);
  if (groups.length === 0) return null;
  return (
    <PillChoice
      label={you.category}
      tall
      options={groups.map((group) => ({ value: group, words: you.categories[group] }))}
      value={base === undefined ? value : (findBasePrices(base, value)?.category ?? value)}
      onChange={onChange}
    />
  );
}
