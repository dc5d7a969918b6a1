import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someOf } from '../../../domain/testing/tries.ts';
import type { Json } from '../../tree/json.ts';
import { Hall, type Outcome, type Person } from './hall.ts';
import { CELLS, PUSHES, STEPS } from './matrix/matrix.ts';
import { pathOf, valueOf } from './matrix/rows.ts';
import type { Who } from './who.ts';

/** At a place, by somebody. */
export type Look = (person: Person, path: string) => Promise<Outcome>;
export type Write = (person: Person, path: string, value: Json) => Promise<Outcome>;
export type Patch = (person: Person, values: { readonly [path: string]: Json }) => Promise<Outcome>;

/** Verbs by the name they have in the tests. */
export type Named<Verb> = readonly (readonly [name: string, verb: Verb])[];

/** Which of the cases the verb in this place of its list is tried with. */
export type Cases = <T>(cases: readonly T[], verb: number) => readonly T[];

/**
 * The plainest verb stands first: with it every case is tried, and so every answer of the rules. The others put the same
 * question in another way: that they put it shows in some of the cases as well as in all.
 */
export const FIRST_WITH_EVERY: Cases = (cases, verb) => (verb === 0 ? cases : someOf(cases));
/** Where every case is tried over another way in. */
export const EACH_WITH_SOME: Cases = (cases) => someOf(cases);

interface Case {
  readonly name: string;
  readonly able: readonly Who[];
}

/** Every verb of a list meets its cases, all of them in one hall and no longer: what one is signed in with lasts an hour. */
export function meeting<Verb, C extends Case>(
  way: string,
  verbs: Named<Verb>,
  { cases, which }: { readonly cases: readonly C[]; readonly which: Cases },
  whoIsAble: (hall: Hall, verb: Verb, each: C) => Promise<readonly Who[]>,
): void {
  describe.each([way])('%s', () => {
    let hall: Hall;
    beforeAll(async () => {
      hall = await Hall.open();
    });
    afterAll(() => hall.close());
    describe.each(verbs.map(([name, verb], place) => ({ name, verb, some: which(cases, place) })))(
      '$name',
      ({ verb, some }) => {
        test.each(some)('$name', async (each) => {
          expect(await whoIsAble(hall, verb, each)).toEqual(each.able);
        });
      },
    );
  });
}

/** Everybody tries to put every value of the matrix at its place. */
export function writesEverywhere(verbs: Named<Write>, which: Cases): void {
  const cases = CELLS.map((cell) => ({ ...cell, able: cell.writers }));
  meeting('a value', verbs, { cases, which }, (hall, write, { place, value, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => write(person(who), pathOf(place, who, uid), valueOf(value, who, uid)), {
      expected: able,
      paths: [pathOf(place, 'anon', uid)],
      differs,
    });
  });
}

/** Everybody tries to change every place of the matrix without giving it a value. */
function changesEverywhere(verbs: Named<Look>, column: 'removers' | 'rankers', which: Cases): void {
  const cases = CELLS.flatMap((cell) => {
    const able: readonly Who[] | undefined = cell[column];
    return able === undefined ? [] : [{ ...cell, able }];
  });
  meeting(column, verbs, { cases, which }, (hall, change, { place, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => change(person(who), pathOf(place, who, uid)), {
      expected: able,
      paths: [pathOf(place, 'anon', uid)],
      differs,
    });
  });
}

export const removesEverywhere = (verbs: Named<Look>, which: Cases): void =>
  changesEverywhere(verbs, 'removers', which);
export const ranksEverywhere = (verbs: Named<Look>, which: Cases): void =>
  changesEverywhere(verbs, 'rankers', which);

const LISTS = PUSHES.map(([place, value, able]) => ({
  name: pathOf(place, 'anon', (who) => `<${who}>`),
  place,
  value,
  able,
}));

/** Everybody tries to add to every list. */
export function addsEverywhere(verbs: Named<Write>, which: Cases): void {
  meeting('one more', verbs, { cases: LISTS, which }, (hall, add, { place, value, able }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => add(person(who), pathOf(place, who, uid), valueOf(value, who, uid)), {
      expected: able,
      paths: [pathOf(place, 'anon', uid)],
    });
  });
}

/** Everybody tries every step that writes several paths at once. */
export function takesEveryStep(verbs: Named<Patch>, which: Cases): void {
  meeting('a step', verbs, { cases: STEPS, which }, (hall, patch, { values, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => patch(person(who), values(who, uid)), {
      expected: able,
      paths: Object.keys(values('anon', uid)),
      differs,
    });
  });
}
