import { FEE_MODELS, type FeeModel } from '../../../domain/fees/models.ts';
import { fees } from '../../words/english/fees.ts';
import { useWords } from '../../words/language.ts';
import { ChoiceList } from '../ChoiceList.tsx';

/** The ways in which competitions charge: one press, and all numbers are there to be changed. */
export function ModelList({ onChoose }: { readonly onChoose: (model: FeeModel) => void }) {
  const { models } = useWords(fees).start;
  return (
    <ChoiceList
      choices={FEE_MODELS.map((model) => ({ value: model, ...models[model] }))}
      onChoose={onChoose}
    />
  );
}
