import { parsed, type Parsed } from '../parsed.ts';
import type { LeadNumber } from '../ids.ts';
import type { PaperSheet, TypedMarks } from './paperSheet.ts';
import {
  compareTypings,
  settleDifferences,
  type SettledCouples,
  type SettleProblem,
  type TypingPass,
} from './compareTypings.ts';

/** Progress in keying one sheet. The second typing never shows the first. */
export type Keying =
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: TypedMarks }
  | {
      readonly kind: 'settle';
      readonly first: TypedMarks;
      readonly second: TypedMarks;
      readonly chosen: SettledCouples;
    }
  /** Read aloud against the paper before saving. */
  | { readonly kind: 'read back'; readonly marks: TypedMarks };

export const NEW_KEYING: Keying = { kind: 'first' };

/** Ends a typing: goes on to the second one, or compares the two. */
export function endTyping(sheet: PaperSheet, keying: Keying, marks: TypedMarks): Keying {
  if (keying.kind === 'first') return { kind: 'second', first: marks };
  if (keying.kind !== 'second') return keying;
  const { first } = keying;
  return compareTypings(sheet, first, marks).length === 0
    ? { kind: 'read back', marks: first }
    : { kind: 'settle', first, second: marks, chosen: new Map() };
}

/** Settles one couple by the paper. After the last one the sheet can be read back, if it is valid. */
export function settleCouple(
  sheet: PaperSheet,
  keying: Keying,
  couple: LeadNumber,
  typing: TypingPass,
): Parsed<Keying, SettleProblem> {
  if (keying.kind !== 'settle') return parsed(keying);
  const { first, second } = keying;
  const chosen = new Map(keying.chosen).set(couple, typing);
  const open = compareTypings(sheet, first, second).some((one) => !chosen.has(one.couple));
  if (open) return parsed({ ...keying, chosen });
  const marks = settleDifferences(sheet, first, second, chosen);
  return marks.ok ? parsed({ kind: 'read back', marks: marks.value }) : marks;
}
