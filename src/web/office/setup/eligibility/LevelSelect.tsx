import { RUNGS, type Rung } from '../../../../domain/eligibility/ladder.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { WordSelect } from '../../../kit/parts/field/WordSelect.tsx';

export interface LevelSelectProps {
  readonly label: string;
  readonly value: Rung;
  /** The levels to choose from; default: all. */
  readonly of?: readonly Rung[];
  readonly onChange: (level: Rung) => void;
}

export function LevelSelect({ label, value, of = RUNGS, onChange }: LevelSelectProps) {
  const { levelName } = useWords(termsWords);
  return <WordSelect label={label} all={of} named={levelName} value={value} onChange={onChange} />;
}
