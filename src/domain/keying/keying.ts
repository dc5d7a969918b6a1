import { parsed, type Parsed } from '../parsed.ts';
import type { LeadNumber } from '../ids.ts';
import type { PaperSheet, Typed } from './paperSheet.ts';
import { differencesBetween, settle, type Settled, type SettleProblem, type Typing } from './twice.ts';

/** Progress in keying one sheet. The second typing never shows the first. */
export type Keying =
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: Typed }
  | { readonly kind: 'settle'; readonly first: Typed; readonly second: Typed; readonly chosen: Settled }
  /** Read aloud against the paper before saving. */
  | { readonly kind: 'read back'; readonly marks: Typed };

export const FRESH: Keying = { kind: 'first' };

/** Ends a typing: goes on to the second one, or compares the two. */
export function typed(sheet: PaperSheet, keying: Keying, marks: Typed): Keying {
  if (keying.kind === 'first') return { kind: 'second', first: marks };
  if (keying.kind !== 'second') return keying;
  const { first } = keying;
  return differencesBetween(sheet, first, marks).length === 0
    ? { kind: 'read back', marks: first }
    : { kind: 'settle', first, second: marks, chosen: new Map() };
}

/** Settles one couple by the paper. After the last one the sheet can be read back, if it is valid. */
export function chosenFor(
  sheet: PaperSheet,
  keying: Keying,
  couple: LeadNumber,
  typing: Typing,
): Parsed<Keying, SettleProblem> {
  if (keying.kind !== 'settle') return parsed(keying);
  const { first, second } = keying;
  const chosen = new Map(keying.chosen).set(couple, typing);
  const open = differencesBetween(sheet, first, second).some((one) => !chosen.has(one.couple));
  if (open) return parsed({ ...keying, chosen });
  const marks = settle(sheet, first, second, chosen);
  return marks.ok ? parsed({ kind: 'read back', marks: marks.value }) : marks;
}
