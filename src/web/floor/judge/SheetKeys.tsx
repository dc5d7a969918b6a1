import { useEffect, useState } from 'react';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { CoupleOnSheet } from '../../../store/models/judge/couplesOnSheet.ts';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { useWords } from '../../kit/words/language.ts';
import { focusNextTile } from './focusNextTile.ts';

export interface KeysProps {
  readonly couples: readonly CoupleOnSheet[];
  readonly onTap: (number: LeadNumber) => void;
  readonly onPencil?: ((number: LeadNumber) => void) | undefined;
  /** Undefined while the sheet cannot be sent. */
  readonly onSend: (() => void) | undefined;
}

/** True if the key belongs to a text field or an open dialog. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, [role="tab"]') !== null) ||
  document.querySelector('dialog[open]') !== null;

/**
 * Keyboard at the judge's table: a number and Enter mark it, or give it the next place; P pencils it; the arrows move
 * over the tiles; Ctrl+Enter sends.
 */
export default function SheetKeys({
  couples,
  onTap,
  onPencil,
  onSend,
  isNews,
  children,
}: KeysProps & {
  /** The text is a message about this sheet, which matters more than the position of the floor. */
  readonly isNews: boolean;
  /** The text while nothing is typed. */
  readonly children: string | undefined;
}) {
  const words = useWords(judgeWords);
  const [typed, setTyped] = useState('');
  /** A typed number that is not on the sheet. */
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const mark = (act: ((number: LeadNumber) => void) | undefined): void => {
      const couple = couples.find(({ number }) => number === typed);
      setTyped('');
      if (couple === undefined) setRefused(typed);
      else act?.(couple.number);
    };
    const act = (key: string): boolean => {
      if (/^\d$/.test(key)) {
        setRefused(undefined);
        setTyped((before) => (before + key).slice(0, 4));
        return true;
      }
      if (key.startsWith('Arrow')) return focusNextTile(key);
      if (typed === '') return false;
      if (key === 'Enter') mark(onTap);
      else if (key.toLowerCase() === 'p' && onPencil !== undefined) mark(onPencil);
      else if (key === 'Backspace') setTyped(typed.slice(0, -1));
      else if (key === 'Escape') setTyped('');
      else return false;
      return true;
    };
    const heard = (event: KeyboardEvent): void => {
      if (isTaken(event) || event.altKey || event.metaKey) return;
      if (event.ctrlKey) {
        if (event.key !== 'Enter') return;
        // Even if nothing can be sent: WebKit and Firefox would press the focused tile.
        event.preventDefault();
        event.stopPropagation();
        onSend?.();
      } else if (act(event.key)) {
        event.preventDefault();
        // A focused tile would take the P meant for the typed number.
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', heard, { capture: true });
    return () => window.removeEventListener('keydown', heard, { capture: true });
  }, [couples, typed, onTap, onPencil, onSend]);
  const refusal = refused === undefined ? children : words.notOnSheet(refused);
  return (
    <output
      className="sheet-typed"
      data-typed={typed === '' ? undefined : ''}
      data-news={isNews ? '' : undefined}
    >
      <span key={typed === '' ? String(refusal) : ''}>{typed === '' ? refusal : words.keyed(typed)}</span>
    </output>
  );
}
