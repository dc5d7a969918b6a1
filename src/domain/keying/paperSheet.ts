import type { EventDance } from '../event/dances.ts';
import { compareNumbers, parseLeadNumber, type JudgeKey, type LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';

/** One judge's paper sheet to be keyed: one dance of one round. */
export interface PaperSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly kind: 'recall' | 'final';
  readonly couples: readonly LeadNumber[];
  /** Marks on a correct sheet: the recall size, or all couples in a final. */
  readonly wanted: number;
}

/** Typed marks: recalled couples in any order, or a final's couples from 1st down. */
export type TypedMarks = readonly LeadNumber[];

export type TypingProblem =
  | { readonly kind: 'no number'; readonly text: string }
  | { readonly kind: 'not in this round'; readonly couple: LeadNumber }
  | { readonly kind: 'typed already'; readonly couple: LeadNumber }
  | { readonly kind: 'every place given' }
  /** Places are 1 to `last`. */
  | { readonly kind: 'no such place'; readonly text: string; readonly last: number }
  | { readonly kind: 'place given'; readonly place: number; readonly couple: LeadNumber | undefined };

const words = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/**
 * Adds one number, or several separated by spaces. One invalid number rejects the whole input at once, so that the
 * scrutineer checks the paper while still looking at the line.
 */
export function addTypedCouples(
  sheet: PaperSheet,
  typed: TypedMarks,
  text: string,
): Parsed<TypedMarks, TypingProblem> {
  const next = [...typed];
  for (const word of words(text)) {
    const couple = parseLeadNumber(word.replace(/^0+/, ''));
    if (couple === undefined) return refused({ kind: 'no number', text: word });
    if (!sheet.couples.includes(couple)) return refused({ kind: 'not in this round', couple });
    if (next.includes(couple)) return refused({ kind: 'typed already', couple });
    next.push(couple);
  }
  return parsed(next);
}

/** The order in which a sheet with places beside the numbers is keyed. */
export const sortCouples = ({ couples }: PaperSheet): readonly LeadNumber[] =>
  couples.toSorted(compareNumbers);

/** Adds places of a final, in the order of the couples' numbers. */
export function addTypedPlaces(
  sheet: PaperSheet,
  places: readonly number[],
  text: string,
): Parsed<readonly number[], TypingProblem> {
  const next = [...places];
  for (const word of words(text)) {
    const place = Number(word);
    const couple = sortCouples(sheet)[next.length];
    if (couple === undefined) return refused({ kind: 'every place given' });
    if (!Number.isInteger(place) || place < 1 || place > sheet.couples.length)
      return refused({ kind: 'no such place', text: word, last: sheet.couples.length });
    const same = next.indexOf(place);
    if (same !== -1) return refused({ kind: 'place given', place, couple: sortCouples(sheet)[same] });
    next.push(place);
  }
  return parsed(next);
}

/** The couples from 1st down; undefined until every couple has a place. */
export function orderByPlace(sheet: PaperSheet, places: readonly number[]): TypedMarks | undefined {
  const couples = sortCouples(sheet);
  if (places.length !== couples.length) return undefined;
  return couples
    .map((couple, at) => ({ couple, place: places[at] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ couple }) => couple);
}

/** The count of marks against the number asked for, shown while typing. */
export type FillState =
  | { readonly kind: 'open'; readonly missing: number }
  | { readonly kind: 'right' }
  /** The judge marked too many: keyed as on the paper, after a warning. */
  | { readonly kind: 'too many'; readonly by: number };

export function compareMarkCount({ wanted }: PaperSheet, marks: number): FillState {
  if (marks < wanted) return { kind: 'open', missing: wanted - marks };
  return marks === wanted ? { kind: 'right' } : { kind: 'too many', by: marks - wanted };
}

/** A short recall may be saved as it is on paper; a final needs every couple. */
export const canEndTyping = ({ kind, wanted }: PaperSheet, marks: number): boolean =>
  kind === 'recall' ? marks > 0 : marks === wanted;
