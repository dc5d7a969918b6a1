import { PRESETS, type PresetName } from '../../../domain/eligibility/presets.ts';
import { eligibilityDesk } from '../../words/english/eligibilityDesk.ts';
import { useWords } from '../../words/language.ts';
import { ChoiceList } from '../ChoiceList.tsx';

// The keys of an object written by hand, each once.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const NAMES = Object.keys(PRESETS) as readonly PresetName[];

/** The competitions whose rules are known: one press, and all of them are there to be changed. */
export function PresetList({ onChoose }: { readonly onChoose: (preset: PresetName) => void }) {
  const { presets } = useWords(eligibilityDesk).start;
  return <ChoiceList choices={NAMES.map((value) => ({ value, ...presets[value] }))} onChoose={onChoose} />;
}
