import { useState } from 'react';
import type { LeadNumber } from '../../../domain/ids.ts';
import { className } from '../../kit/parts/page/className.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';

export interface SpokenNumbersProps {
  readonly groups: readonly (readonly LeadNumber[])[];
  readonly missing: readonly LeadNumber[];
}

/** Numbers in threes. The current three are underlined, earlier ones dimmed; ↓ and ↑ move on, or a tap. */
export function SpokenNumbers({ groups, missing }: SpokenNumbersProps) {
  const words = useWords(mcWords);
  const text = groups.flat().join(' ');
  const [reading, setReading] = useState({ of: text, at: 0 });
  const here = reading.of === text ? Math.min(reading.at, groups.length - 1) : 0;
  const move = (step: number): void =>
    setReading({ of: text, at: Math.min(groups.length - 1, Math.max(0, here + step)) });
  useKeys({ ArrowDown: () => move(1), ArrowUp: () => move(-1) });
  if (groups.length === 0) return <p className="mc-say second">{words.noCouples}</p>;
  return (
    <ol className="mc-numbers" aria-label={words.numbers}>
      {groups.map((group, at) => (
        <li key={group.join(' ')}>
          <button
            type="button"
            className={className('mc-three', at < here && 'mc-three-read', at === here && 'mc-three-now')}
            aria-current={at === here ? true : undefined}
            onClick={() => setReading({ of: text, at })}
          >
            {group.map((number) => (
              <span key={number} className={className(missing.includes(number) && 'mc-missing')}>
                {number}
                {missing.includes(number) ? (
                  <small className="mc-missing-word"> {words.missing}</small>
                ) : null}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
