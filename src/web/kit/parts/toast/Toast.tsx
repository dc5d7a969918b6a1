import type { ReactNode } from 'react';
import { partsWords } from '../../words/english/parts.ts';
import { useWords } from '../../words/language.ts';
import './Toast.css';

export interface ToastProps {
  /** States the completed action: '187 moved to heat 2'. */
  readonly children: ReactNode;
  readonly onUndo?: (() => void) | undefined;
  readonly undoWord?: string | undefined;
}

/** A completed action with Undo. ToastHost shows it for eight seconds. */
export function Toast({ children, onUndo, undoWord }: ToastProps) {
  const words = useWords(partsWords);
  return (
    <span className="toast">
      <span>{children}</span>
      {onUndo === undefined ? null : (
        <button type="button" className="toast-undo" onClick={onUndo}>
          {undoWord ?? words.undo}
        </button>
      )}
    </span>
  );
}
