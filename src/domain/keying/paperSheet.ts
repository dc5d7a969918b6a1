import type { EventDance } from '../event/dances.ts';
import { byNumber, leadNumber, type JudgeKey, type LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';

/** A judge's sheet on paper that is to be keyed: one dance of one round. */
export interface PaperSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly kind: 'recall' | 'final';
  /** Who danced. */
  readonly couples: readonly LeadNumber[];
  /** How many marks are on a sheet that is right: the recall asked for, or everybody in a final. */
  readonly wanted: number;
}

/** What has been typed of a sheet: recalled couples in any order, or a final's couples from the 1st down. */
export type Typed = readonly LeadNumber[];

/** Why what was typed cannot stand on the sheet. */
export type TypingProblem =
  | { readonly kind: 'no number'; readonly text: string }
  | { readonly kind: 'not in this round'; readonly couple: LeadNumber }
  | { readonly kind: 'typed already'; readonly couple: LeadNumber }
  | { readonly kind: 'every place given' }
  /** The places are 1 to `last`. */
  | { readonly kind: 'no such place'; readonly text: string; readonly last: number }
  | { readonly kind: 'place given'; readonly place: number; readonly couple: LeadNumber | undefined };

const words = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/**
 * Adds what was typed before Enter: one number, or several with blanks between them. Refused at once, and as a whole,
 * when one of them cannot be on this sheet: the scrutineer looks at the paper again while the eye is still there.
 */
export function typeCouples(sheet: PaperSheet, typed: Typed, text: string): Parsed<Typed, TypingProblem> {
  const next = [...typed];
  for (const word of words(text)) {
    const couple = leadNumber(word.replace(/^0+/, ''));
    if (couple === undefined) return refused({ kind: 'no number', text: word });
    if (!sheet.couples.includes(couple)) return refused({ kind: 'not in this round', couple });
    if (next.includes(couple)) return refused({ kind: 'typed already', couple });
    next.push(couple);
  }
  return parsed(next);
}

/** The couples in the order in which a sheet with places beside the numbers is keyed. */
export const inOrderOfNumbers = ({ couples }: PaperSheet): readonly LeadNumber[] =>
  couples.toSorted(byNumber);

/** Adds places of a final, couple after couple in the order of their numbers. */
export function typePlaces(
  sheet: PaperSheet,
  places: readonly number[],
  text: string,
): Parsed<readonly number[], TypingProblem> {
  const next = [...places];
  for (const word of words(text)) {
    const place = Number(word);
    const couple = inOrderOfNumbers(sheet)[next.length];
    if (couple === undefined) return refused({ kind: 'every place given' });
    if (!Number.isInteger(place) || place < 1 || place > sheet.couples.length)
      return refused({ kind: 'no such place', text: word, last: sheet.couples.length });
    const same = next.indexOf(place);
    if (same !== -1) return refused({ kind: 'place given', place, couple: inOrderOfNumbers(sheet)[same] });
    next.push(place);
  }
  return parsed(next);
}

/** The couples from the 1st down, once every couple has a place; undefined before. */
export function placedInOrder(sheet: PaperSheet, places: readonly number[]): Typed | undefined {
  const couples = inOrderOfNumbers(sheet);
  if (places.length !== couples.length) return undefined;
  return couples
    .map((couple, at) => ({ couple, place: places[at] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ couple }) => couple);
}

/** How a sheet stands against what is asked, said while it is typed. */
export type Filled =
  | { readonly kind: 'open'; readonly missing: number }
  | { readonly kind: 'right' }
  /** The judge has marked more than asked: keyed as it is on the paper, and asked about. */
  | { readonly kind: 'too many'; readonly by: number };

export function filled({ wanted }: PaperSheet, marks: number): Filled {
  if (marks < wanted) return { kind: 'open', missing: wanted - marks };
  return marks === wanted ? { kind: 'right' } : { kind: 'too many', by: marks - wanted };
}

/** Whether the typing may end here: a short recall sheet may, as it is on the paper; a final has every couple. */
export const mayEnd = ({ kind, wanted }: PaperSheet, marks: number): boolean =>
  kind === 'recall' ? marks > 0 : marks === wanted;
