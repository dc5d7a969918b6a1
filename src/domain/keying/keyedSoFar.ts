import type { LeadNumber } from '../ids.ts';
import { FRESH, type Keying } from './keying.ts';
import type { PaperSheet } from './paperSheet.ts';

/** How a final is written on its paper: the couples in order of place, or a place beside each number. */
export const LAYOUTS = ['in order', 'places'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** How far the keying of one sheet has come, down to the last digit. */
export interface KeyedSoFar {
  readonly layout: Layout;
  readonly keying: Keying;
  /** In the field, without Enter yet. */
  readonly text: string;
  /** Of the typing under way: the couples, or their places in the order of their numbers. */
  readonly couples: readonly LeadNumber[];
  readonly places: readonly number[];
}

export const NOTHING_KEYED: KeyedSoFar = {
  layout: 'in order',
  keying: FRESH,
  text: '',
  couples: [],
  places: [],
};

/** Whether something would be lost if it were left. */
export const isStarted = ({ keying, text, couples, places }: KeyedSoFar): boolean =>
  keying.kind !== 'first' || text.trim() !== '' || couples.length > 0 || places.length > 0;

/** How many marks are typed, for who is asked whether to leave them: of the typing under way, or of the one before. */
export function typedSoFar({ keying, couples, places }: KeyedSoFar): number {
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
 * What was typed before, on the sheet as it is now. When other couples dance than when it was typed, the typing begins
 * anew with those who are still there; places stand in the order of the numbers, and would stand at others.
 * @param of the couples of the sheet when it was typed
 */
export function fittedTo({ couples }: PaperSheet, of: readonly LeadNumber[], soFar: KeyedSoFar): KeyedSoFar {
  const same = of.length === couples.length && of.every((couple) => couples.includes(couple));
  if (same) return soFar;
  const { keying } = soFar;
  if (soFar.layout === 'places') return { ...NOTHING_KEYED, layout: soFar.layout };
  let typed = soFar.couples;
  if (keying.kind === 'read back') typed = keying.marks;
  else if (keying.kind !== 'first') typed = keying.first;
  return {
    ...NOTHING_KEYED,
    layout: soFar.layout,
    couples: typed.filter((couple) => couples.includes(couple)),
  };
}
