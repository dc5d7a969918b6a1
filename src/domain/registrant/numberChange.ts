import type { CompetitionEvent } from '../competition.ts';
import { leadNumber, type LeadNumber } from '../ids.ts';
import type { Competitor } from '../people/directory.ts';
import { LAST_NUMBER } from '../people/numberRange.ts';
import { hasDanced } from '../round/danced.ts';
import { freeNumber, wornNumbers, type GivenOut } from './partnerRequest.ts';

/** Why somebody can't have a number. */
export type NumberProblem =
  | { readonly kind: 'no number' }
  | { readonly kind: 'taken'; readonly by: Competitor | undefined }
  /** They are known by the one they have in a round that has begun. */
  | { readonly kind: 'danced'; readonly event: CompetitionEvent };

/** The first event in which somebody has led, so that their number stays. */
export const ledIn = ({ dances }: Competitor): CompetitionEvent | undefined =>
  dances.find(({ event, entry, role }) => role === 'lead' && hasDanced(event, entry.id))?.event;

/** Who wears a number, by the list and by the entries. */
const wears = (number: LeadNumber, { number: own, dances }: Competitor): boolean =>
  own === number || dances.some(({ entry, role }) => role === 'lead' && entry.number === number);

/**
 * Whether somebody can have this number.
 * @param number undefined: theirs is taken back
 * @param taken what is somebody's by the list of numbers
 */
export function numberProblem(
  person: Competitor,
  number: LeadNumber | undefined,
  people: readonly Competitor[],
  taken: ReadonlySet<number>,
): NumberProblem | undefined {
  const event = ledIn(person);
  if (event !== undefined) return { kind: 'danced', event };
  if (number === undefined) return undefined;
  if (Number(number) > LAST_NUMBER) return { kind: 'no number' };
  const by = people.find((one) => one.key !== person.key && wears(number, one));
  const isOther = taken.has(Number(number)) && person.number !== number;
  return by !== undefined || isOther ? { kind: 'taken', by } : undefined;
}

/** What was typed for a number: undefined where it is none, and null where nothing was typed. */
export const numberTyped = (text: string): LeadNumber | null | undefined =>
  text.trim() === '' ? null : leadNumber(text.trim());

/** Whom a number can be given: who leads, has none, and is in no round that has begun. */
export const mayBeGivenNumber = (person: Competitor): boolean =>
  person.number === undefined &&
  person.dances.some(({ role }) => role === 'lead') &&
  ledIn(person) === undefined;

interface NumberSupply {
  readonly everybody: readonly Competitor[];
  readonly events: readonly CompetitionEvent[];
  /** Numbers that the list of numbers says are somebody's. */
  readonly taken: ReadonlySet<number>;
  readonly range: GivenOut;
  /** Random, from 0 up to, but not including, 1. */
  readonly draw: () => number;
}

/** A number for each of them, as long as there are any. */
export function numbersFor(
  people: readonly Competitor[],
  { everybody, events, taken, range, draw }: NumberSupply,
): readonly { readonly person: Competitor; readonly number: LeadNumber }[] {
  const registered = everybody.map(({ key, name, affiliation, number }) => ({
    id: key,
    name: name ?? '',
    affiliation,
    number,
  }));
  const worn = new Set([...taken, ...wornNumbers(events, registered)]);
  return people.flatMap((person) => {
    const free = freeNumber(range, worn, draw());
    const number = free === undefined ? undefined : leadNumber(String(free));
    if (number === undefined) return [];
    worn.add(Number(number));
    return [{ person, number }];
  });
}
