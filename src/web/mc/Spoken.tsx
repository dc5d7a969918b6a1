import { useState } from 'react';
import type { SpokenCouple, SpokenLine } from '../../domain/floor/script.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { className } from '../parts/page/className.ts';
import { useKeys } from '../staff/keyboard/useKeys.ts';
import { NumberCard } from '../parts/couple/NumberCard.tsx';

const NOBODY: readonly LeadNumber[] = [];

export interface SpokenProps {
  readonly lines: readonly SpokenLine[];
  /** Couples that were called in vain: marked where they stand. */
  readonly missing?: readonly LeadNumber[] | undefined;
}

/** Lines to read aloud at arm's length: words light, numbers heavy, in threes; a tap keeps the place where one reads. */
export function Spoken({ lines, missing = NOBODY }: SpokenProps) {
  return (
    <div className="mc-lines">
      {lines.map((line, at) => (
        // Lines come and go as a whole: their place is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={at} line={line} missing={missing} />
      ))}
    </div>
  );
}

function Line({ line, missing }: { readonly line: SpokenLine; readonly missing: readonly LeadNumber[] }) {
  switch (line.kind) {
    case 'say':
      return <p className="mc-say">{line.text}</p>;
    case 'numbers':
      return <Numbers groups={line.groups} missing={missing} />;
    case 'award':
      return (
        <section className="mc-award">
          <p className="mc-say">{line.place}:</p>
          {line.couples.map((couple) => (
            <Couple key={couple.number} couple={couple} />
          ))}
        </section>
      );
    default:
      return unreachable(line);
  }
}

function Couple({ couple }: { readonly couple: SpokenCouple }) {
  const names = couple.names?.split(' and ') ?? [];
  return (
    <p className="mc-couple">
      <NumberCard number={couple.number} size="hero" />
      <span className="mc-names">
        {names.length === 0 ? <span className="second">Call the number</span> : null}
        {names.map((name, at) => (
          <span key={name}>
            {at === 0 ? '' : 'and '}
            {name}
          </span>
        ))}
        {couple.affiliation === undefined ? null : <small className="second">{couple.affiliation}</small>}
      </span>
    </p>
  );
}

interface NumbersProps {
  readonly groups: readonly (readonly LeadNumber[])[];
  readonly missing: readonly LeadNumber[];
}

/** Numbers in threes. The three that are being read are underlined, those before them are quiet; ↓ and ↑ move on, or a tap. */
function Numbers({ groups, missing }: NumbersProps) {
  const text = groups.flat().join(' ');
  const [reading, setReading] = useState({ of: text, at: 0 });
  const here = reading.of === text ? Math.min(reading.at, groups.length - 1) : 0;
  const move = (step: number): void =>
    setReading({ of: text, at: Math.min(groups.length - 1, Math.max(0, here + step)) });
  useKeys({ ArrowDown: () => move(1), ArrowUp: () => move(-1) });
  if (groups.length === 0) return <p className="mc-say second">Nobody.</p>;
  return (
    <ol className="mc-numbers" aria-label="Numbers to call">
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
                {missing.includes(number) ? <span className="spoken"> missing</span> : null}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
