import { mapDefined } from '../../../../domain/defined.ts';
import type { Competitor } from '../../../../domain/people/directory.ts';
import { spelledAlike } from '../../../../domain/people/people.ts';
import { hasNumberOfItsOwn } from '../../../../domain/people/placeholder.ts';
import { asSearched, finds } from '../../../../domain/people/searching.ts';

/** What is printed on one back. Without a name it is one to spare. */
export interface BackNumber {
  readonly number: string;
  readonly name: string | undefined;
  readonly school: string;
}

/** An envelope's label: whose it is, and what lies in it. */
export interface EnvelopeLabel {
  readonly key: string;
  readonly title: string;
  /** In the order of the numbers; of one dancer their own, or none. */
  readonly numbers: readonly string[];
  readonly school: string;
  /** How many dancers it is for. */
  readonly dancers: number;
}

const searched = ({ name = '', affiliation, number }: Competitor): string =>
  asSearched(`${name} ${affiliation} ${number ?? ''}`);

/** Those in whose name, school or number all that was typed stands; everybody where nothing was. */
export function meant(people: readonly Competitor[], typed: string): readonly Competitor[] {
  if (typed.trim() === '') return people;
  const isMeant = finds(typed);
  return people.filter((person) => isMeant(searched(person)));
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b);

/**
 * The numbers to print, in their order, each once.
 * @param spare numbers that are printed without a name, for whom comes late
 */
export function backNumbers(people: readonly Competitor[], spare: readonly number[]): readonly BackNumber[] {
  const given = new Map<string, BackNumber>();
  for (const { number, name, affiliation } of people)
    if (hasNumberOfItsOwn(number) && !given.has(number))
      given.set(number, { number, name, school: affiliation });
  for (const number of spare.map(String))
    if (!given.has(number)) given.set(number, { number, name: undefined, school: '' });
  return [...given.values()].toSorted((a, b) => byNumber(a.number, b.number));
}

const numbersOf = (people: readonly Competitor[]): readonly string[] =>
  [
    ...new Set(
      mapDefined(people, ({ number }) => (hasNumberOfItsOwn(number) ? (number as string) : undefined)),
    ),
  ].toSorted(byNumber);

/** A label for each dancer, in the order of their names. @param withheld what stands for a name that is kept back */
export const labelsOfDancers = (people: readonly Competitor[], withheld: string): readonly EnvelopeLabel[] =>
  people
    .map((person) => ({
      key: person.key,
      title: person.name ?? withheld,
      numbers: numbersOf([person]),
      school: person.affiliation,
      dancers: 1,
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));

/** A label for each school, in the order of the alphabet; schools are one where they are spelled alike. */
export function labelsOfSchools(people: readonly Competitor[], noSchool: string): readonly EnvelopeLabel[] {
  const schools = new Map<string, Competitor[]>();
  for (const person of people) {
    const spelled = spelledAlike(person.affiliation);
    const its = schools.get(spelled) ?? [];
    schools.set(spelled, its);
    its.push(person);
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

/** In pages of so many. */
export const inPages = <T>(all: readonly T[], onOne: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / onOne) }, (_, page) =>
    all.slice(page * onOne, (page + 1) * onOne),
  );
