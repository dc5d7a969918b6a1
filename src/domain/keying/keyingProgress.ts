import type { LeadNumber } from '../ids.ts';
import { NEW_KEYING, type Keying } from './keying.ts';
import type { PaperSheet } from './paperSheet.ts';

/** Layout of a final on paper: couples in order of place, or a place beside each number. */
export const PAPER_LAYOUTS = ['in order', 'places'] as const;
export type PaperLayout = (typeof PAPER_LAYOUTS)[number];

/** Progress in keying one sheet, down to the last digit. */
export interface KeyingProgress {
  readonly layout: PaperLayout;
  readonly keying: Keying;
  /** The text in the input, before Enter. */
  readonly text: string;
  /** The couples of the current typing, or their places in the order of the numbers. */
  readonly couples: readonly LeadNumber[];
  readonly places: readonly number[];
}

export const EMPTY_KEYING: KeyingProgress = {
  layout: 'in order',
  keying: NEW_KEYING,
  text: '',
  couples: [],
  places: [],
};

/** True if leaving would lose input. */
export const hasTypedMarks = ({ keying, text, couples, places }: KeyingProgress): boolean =>
  keying.kind !== 'first' || text.trim() !== '' || couples.length > 0 || places.length > 0;

/** The number of marks to name when asking before leaving: of the current typing, or of the one before. */
export function countTypedMarks({ keying, couples, places }: KeyingProgress): number {
  const now = Math.max(couples.length, places.length);
  switch (keying.kind) {
    case 'first':
      return now;
    case 'second':
    case 'settle':
      return Math.max(now, keying.first.length);
    case 'read back':
      return keying.marks.length;
  }
}

/**
 * Fits saved typing to the current sheet. If the couples have changed, typing restarts with those still in the round.
 * Places are dropped: they follow the order of the numbers, and would belong to other couples.
 * @param of the sheet's couples when it was typed
 */
export function fitTyping(
  { couples }: PaperSheet,
  of: readonly LeadNumber[],
  soFar: KeyingProgress,
): KeyingProgress {
  const same = of.length === couples.length && of.every((couple) => couples.includes(couple));
  if (same) return soFar;
  const { keying } = soFar;
  if (soFar.layout === 'places') return { ...EMPTY_KEYING, layout: soFar.layout };
  let typed = soFar.couples;
  if (keying.kind === 'read back') typed = keying.marks;
  else if (keying.kind !== 'first') typed = keying.first;
  return {
    ...EMPTY_KEYING,
    layout: soFar.layout,
    couples: typed.filter((couple) => couples.includes(couple)),
  };
}
