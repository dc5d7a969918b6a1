import { mapDefined } from '../../../../domain/mapDefined.ts';
import type { Competitor } from '../../../../domain/people/directory.ts';
import { normalizeSpelling } from '../../../../domain/people/people.ts';
import { isKnownNumber } from '../../../../domain/people/placeholder.ts';
import { normalizeSearch, buildSearch } from '../../../../domain/people/searching.ts';

/** A printed number. Without a name it is a spare. */
export interface BackNumber {
  readonly number: string;
  readonly name: string | undefined;
  readonly school: string;
}

/** An envelope's label: its owner, and its content. */
export interface EnvelopeLabel {
  readonly key: string;
  readonly title: string;
  /** Numbers in order; a single dancer has one or none. */
  readonly numbers: readonly string[];
  readonly school: string;
  readonly dancers: number;
}

const searched = ({ name = '', affiliation, number }: Competitor): string =>
  normalizeSearch(`${name} ${affiliation} ${number ?? ''}`);

/** Dancers whose name, school or number contains all typed words; an empty search matches all. */
export function matchDancers(people: readonly Competitor[], typed: string): readonly Competitor[] {
  if (typed.trim() === '') return people;
  const isMeant = buildSearch(typed);
  return people.filter((person) => isMeant(searched(person)));
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b);

/**
 * The numbers to print, in order, each once.
 * @param spare numbers printed without a name, for late entries
 */
export function listBackNumbers(
  people: readonly Competitor[],
  spare: readonly number[],
): readonly BackNumber[] {
  const given = new Map<string, BackNumber>();
  for (const { number, name, affiliation } of people)
    if (isKnownNumber(number) && !given.has(number)) given.set(number, { number, name, school: affiliation });
  for (const number of spare.map(String))
    if (!given.has(number)) given.set(number, { number, name: undefined, school: '' });
  return [...given.values()].toSorted((a, b) => byNumber(a.number, b.number));
}

const numbersOf = (people: readonly Competitor[]): readonly string[] =>
  [
    ...new Set(mapDefined(people, ({ number }) => (isKnownNumber(number) ? (number as string) : undefined))),
  ].toSorted(byNumber);

/**
 * A label for each dancer, by name.
 * @param withheld replaces a hidden name
 */
export const buildDancerLabels = (
  people: readonly Competitor[],
  withheld: string,
): readonly EnvelopeLabel[] =>
  people
    .map((person) => ({
      key: person.key,
      title: person.name ?? withheld,
      numbers: numbersOf([person]),
      school: person.affiliation,
      dancers: 1,
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));

/** A label for each school, alphabetically; equal spellings are one school. */
export function buildSchoolLabels(people: readonly Competitor[], noSchool: string): readonly EnvelopeLabel[] {
  const schools = new Map<string, Competitor[]>();
  for (const person of people) {
    const spelled = normalizeSpelling(person.affiliation);
    const dancers = schools.get(spelled) ?? [];
    schools.set(spelled, dancers);
    dancers.push(person);
  }
  return [...schools]
    .map(([key, its]) => ({
      key,
      title: key === '' ? noSchool : (its[0]?.affiliation ?? ''),
      numbers: numbersOf(its),
      school: '',
      dancers: its.length,
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

export const splitIntoPages = <T>(all: readonly T[], onOne: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / onOne) }, (_, page) =>
    all.slice(page * onOne, (page + 1) * onOne),
  );
