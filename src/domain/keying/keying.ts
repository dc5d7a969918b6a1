import { parsed, type Parsed } from '../parsed.ts';
import type { LeadNumber } from '../ids.ts';
import type { PaperSheet, Typed } from './paperSheet.ts';
import { differencesBetween, settle, type Settled, type SettleProblem, type Typing } from './twice.ts';

/** How far the keying of one sheet has come. Nothing of the first typing is shown during the second. */
export type Keying =
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: Typed }
  | { readonly kind: 'settle'; readonly first: Typed; readonly second: Typed; readonly chosen: Settled }
  /** To be read aloud against the paper, then kept. */
  | { readonly kind: 'read back'; readonly marks: Typed };

export const FRESH: Keying = { kind: 'first' };

/** One typing is at its end: the sheet is typed again, or the two are compared. */
export function typed(sheet: PaperSheet, keying: Keying, marks: Typed): Keying {
  if (keying.kind === 'first') return { kind: 'second', first: marks };
  if (keying.kind !== 'second') return keying;
  const { first } = keying;
  return differencesBetween(sheet, first, marks).length === 0
    ? { kind: 'read back', marks: first }
    : { kind: 'settle', first, second: marks, chosen: new Map() };
}

/** The paper was looked at for one couple. With the last one the sheet is ready to be read back, unless it is no sheet. */
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
