import type { ReactNode } from 'react';
import { className } from '../page/className.ts';
import './Pill.css';

export interface PillProps {
  readonly children: ReactNode;
  readonly chosen?: boolean | undefined;
  readonly tall?: boolean | undefined;
  /** Makes it a switch: on when `chosen`. */
  readonly onToggle?: (() => void) | undefined;
}

/** A short word in a row of pills: shown, chosen, or a switch. */
export function Pill({ children, chosen = false, tall = false, onToggle }: PillProps) {
  if (onToggle === undefined)
    return (
      <span
        className={className('pill', chosen && 'pill-chosen', tall && 'pill-tall')}
        aria-current={chosen ? true : undefined}
      >
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={className('pill', 'pill-press', tall && 'pill-tall')}
      aria-pressed={chosen}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
