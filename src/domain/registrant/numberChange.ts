import type { CompetitionEvent } from '../competition.ts';
import { parseLeadNumber, type LeadNumber } from '../ids.ts';
import type { Competitor } from '../people/directory.ts';
import { MAX_LEAD_NUMBER } from '../people/numberRange.ts';
import { hasDanced } from '../round/hasDanced.ts';
import { drawFreeNumber, collectUsedNumbers, type NumberPool } from './partnerRequest.ts';

export type NumberProblem =
  | { readonly kind: 'no number' }
  | { readonly kind: 'taken'; readonly by: Competitor | undefined }
  /** The dancer is known by their number in a round that has begun. */
  | { readonly kind: 'danced'; readonly event: CompetitionEvent };

/** The first event they have danced as lead, which fixes their number. */
export const findFirstEventAsLead = ({ dances }: Competitor): CompetitionEvent | undefined =>
  dances.find(({ event, entry, role }) => role === 'lead' && hasDanced(event, entry.id))?.event;

/** Checks both the list and the entries. */
const wears = (number: LeadNumber, { number: own, dances }: Competitor): boolean =>
  own === number || dances.some(({ entry, role }) => role === 'lead' && entry.number === number);

/**
 * @param number undefined: remove the number
 * @param taken numbers in use by the list of numbers
 */
export function findNumberProblem(
  person: Competitor,
  number: LeadNumber | undefined,
  people: readonly Competitor[],
  taken: ReadonlySet<number>,
): NumberProblem | undefined {
  const event = findFirstEventAsLead(person);
  if (event !== undefined) return { kind: 'danced', event };
  if (number === undefined) return undefined;
  if (Number(number) > MAX_LEAD_NUMBER) return { kind: 'no number' };
  const by = people.find((one) => one.key !== person.key && wears(number, one));
  const isOther = taken.has(Number(number)) && person.number !== number;
  return by !== undefined || isOther ? { kind: 'taken', by } : undefined;
}

/** Undefined if invalid, null if empty. */
export const parseTypedNumber = (text: string): LeadNumber | null | undefined =>
  text.trim() === '' ? null : parseLeadNumber(text.trim());

/** True for a dancer with lead entries, no number, and no round that has begun. */
export const canGetNumber = (person: Competitor): boolean =>
  person.number === undefined &&
  person.dances.some(({ role }) => role === 'lead') &&
  findFirstEventAsLead(person) === undefined;

interface NumberSupply {
  readonly everybody: readonly Competitor[];
  readonly events: readonly CompetitionEvent[];
  /** Numbers in use by the list of numbers. */
  readonly taken: ReadonlySet<number>;
  readonly range: NumberPool;
  /** Random in [0, 1). */
  readonly draw: () => number;
}

export function proposeNumbers(
  people: readonly Competitor[],
  { everybody, events, taken, range, draw }: NumberSupply,
): readonly { readonly person: Competitor; readonly number: LeadNumber }[] {
  const registered = everybody.map(({ key, name, affiliation, number }) => ({
    id: key,
    name: name ?? '',
    affiliation,
    number,
  }));
  const worn = new Set([...taken, ...collectUsedNumbers(events, registered)]);
  return people.flatMap((person) => {
    const free = drawFreeNumber(range, worn, draw());
    const number = free === undefined ? undefined : parseLeadNumber(String(free));
    if (number === undefined) return [];
    worn.add(Number(number));
    return [{ person, number }];
  });
}
