import { compareNumbers, type LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import type { PaperSheet, TypedMarks } from './paperSheet.ts';

/** A couple's mark in a typing: in a final its place, from 1. */
export type KeyedMark = number | 'no place' | 'marked' | 'not marked';

/** A couple whose two typings differ. */
export interface KeyingDifference {
  readonly couple: LeadNumber;
  readonly first: KeyedMark;
  readonly second: KeyedMark;
}

/** The reason the settled marks are not a valid sheet. */
export type SettleProblem =
  | { readonly kind: 'not settled'; readonly couple: LeadNumber }
  /** Two couples share a place. */
  | { readonly kind: 'same place'; readonly place: number };

export type TypingPass = 'first' | 'second';

export function findKeyedMark(sheet: PaperSheet, typed: TypedMarks, couple: LeadNumber): KeyedMark {
  const at = typed.indexOf(couple);
  if (sheet.kind === 'final') return at === -1 ? 'no place' : at + 1;
  return at === -1 ? 'not marked' : 'marked';
}

/** Differences between the first typing and the blind second one, in the order they are looked up on paper. */
export const compareTypings = (
  sheet: PaperSheet,
  first: TypedMarks,
  second: TypedMarks,
): readonly KeyingDifference[] =>
  sheet.couples
    .toSorted(compareNumbers)
    .map((couple) => ({
      couple,
      first: findKeyedMark(sheet, first, couple),
      second: findKeyedMark(sheet, second, couple),
    }))
    .filter((difference) => difference.first !== difference.second);

/** The typing the paper confirms, by couple. */
export type SettledCouples = ReadonlyMap<LeadNumber, TypingPass>;

/** The sheet after checking the paper. Refused while a difference is open, or if two couples share a place. */
export function settleDifferences(
  sheet: PaperSheet,
  first: TypedMarks,
  second: TypedMarks,
  chosen: SettledCouples,
): Parsed<TypedMarks, SettleProblem> {
  const open = compareTypings(sheet, first, second).find(({ couple }) => !chosen.has(couple));
  if (open !== undefined) return refused({ kind: 'not settled', couple: open.couple });
  const typingOf = (couple: LeadNumber): TypedMarks => (chosen.get(couple) === 'second' ? second : first);
  if (sheet.kind === 'recall') {
    const marked = sheet.couples.filter((couple) => typingOf(couple).includes(couple));
    return parsed(marked.toSorted(compareNumbers));
  }
  const placed = sheet.couples.map((couple) => ({ couple, at: typingOf(couple).indexOf(couple) }));
  const twice = placed.find(({ at }, index) => placed.findIndex((other) => other.at === at) !== index);
  if (twice !== undefined) return refused({ kind: 'same place', place: twice.at + 1 });
  return parsed(placed.toSorted((a, b) => a.at - b.at).map(({ couple }) => couple));
}

const IN_ONE_BREATH = 4;

/** A sheet in groups to be read aloud: recalled couples by number, a final from 1st down. */
export function groupForReading(sheet: PaperSheet, marks: TypedMarks): readonly (readonly LeadNumber[])[] {
  const inOrder = sheet.kind === 'recall' ? marks.toSorted(compareNumbers) : marks;
  return Array.from({ length: Math.ceil(inOrder.length / IN_ONE_BREATH) }, (_, at) =>
    inOrder.slice(at * IN_ONE_BREATH, (at + 1) * IN_ONE_BREATH),
  );
}
