import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { PastEvent } from '../../../../domain/eligibility/dancer.ts';
import { RUNGS } from '../../../../domain/eligibility/ladder.ts';
import { DANCES, type Dance } from '../../../../domain/event/dances.ts';
import { STYLES } from '../../../../domain/event/terms.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import { INITIAL_EXAMPLE_RESULT, findFirstDance } from './evaluateExample.ts';
import { WordSelect } from '../../../kit/parts/field/WordSelect.tsx';

/** A straight final, a semi-final before it, a quarter-final before that. */
const ROUNDS = ['0', '1', '2'] as const;

export interface PastResultsProps {
  readonly past: readonly PastEvent[];
  readonly onChange: (past: readonly PastEvent[]) => void;
}

export function PastResults({ past, onChange }: PastResultsProps) {
  const words = useWords(eligibilityDeskWords).trial;
  const { levelName, styleName, danceName, ordinal } = useWords(termsWords);
  const [result, setResult] = useState<PastEvent>(INITIAL_EXAMPLE_RESULT);
  const nameOf = ({ level, style, dances, place, roundsBefore }: PastEvent): string =>
    words.result(
      [levelName(level), styleName(style), ...dances.map(danceName)].join(' '),
      place === undefined ? undefined : ordinal(place),
      roundsBefore,
    );
  const dances: readonly Dance[] = DANCES[result.style];
  const [dance = findFirstDance(result.style)] = result.dances;
  return (
    <fieldset className="stack tried-more">
      <legend>{words.past}</legend>
      {past.length === 0 ? null : (
        <ul className="tried">
          {past.map((one, at) => (
            // The same win may occur twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span className="tried-event">{nameOf(one)}</span>
              <Button
                look="plain"
                size="small"
                aria-label={words.removeResult(nameOf(one))}
                onClick={() => onChange(past.toSpliced(at, 1))}
              >
                <X size={18} strokeWidth={1.6} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="setup-fields">
        <WordSelect
          label={words.level}
          all={RUNGS}
          named={levelName}
          value={result.level}
          onChange={(level) => setResult({ ...result, level })}
        />
        <WordSelect
          label={words.style}
          all={STYLES}
          named={styleName}
          value={result.style}
          onChange={(style) => setResult({ ...result, style, dances: [findFirstDance(style)] })}
        />
        <WordSelect
          label={words.dance}
          all={dances}
          named={danceName}
          value={dance}
          onChange={(chosen) => setResult({ ...result, dances: [chosen] })}
        />
        <NumberField
          label={words.place}
          value={result.place}
          least={1}
          most={99}
          onChange={(place) => setResult({ ...result, place })}
        />
        <WordSelect
          label={words.rounds}
          all={ROUNDS}
          named={(rounds) => words.roundsBefore[rounds]}
          value={ROUNDS[result.roundsBefore] ?? '0'}
          onChange={(rounds) => setResult({ ...result, roundsBefore: Number(rounds) })}
        />
      </div>
      <div>
        <Button size="small" onClick={() => onChange([...past, result])}>
          <Plus size={18} strokeWidth={1.6} aria-hidden />
          {words.addResult}
        </Button>
      </div>
    </fieldset>
  );
}
