import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someOf } from '../../../domain/testing/tries.ts';
import type { Json } from '../../tree/json.ts';
import { Hall, type WriteOutcome, type Person } from './hall.ts';
import { CELLS, PUSHES, STEPS } from './matrix/matrix.ts';
import { pathOf, valueOf } from './matrix/rows.ts';
import type { Who } from './who.ts';

export type Look = (person: Person, path: string) => Promise<WriteOutcome>;
export type Write = (person: Person, path: string, value: Json) => Promise<WriteOutcome>;
export type PatchVerb = (person: Person, values: { readonly [path: string]: Json }) => Promise<WriteOutcome>;

/** Verbs with their names in tests. */
export type Named<Verb> = readonly (readonly [name: string, verb: Verb])[];

interface Case {
  readonly name: string;
  readonly able: readonly Who[];
}

/**
 * Runs every verb on its cases in one hall. At the desk only every fifth: the rules are tested for every cell in
 * cells.test.ts, and here only how a verb asks them.
 */
export function meeting<Verb, C extends Case>(
  way: string,
  verbs: Named<Verb>,
  cases: readonly C[],
  whoIsAble: (hall: Hall, verb: Verb, each: C) => Promise<readonly Who[]>,
): void {
  describe.each([way])('%s', () => {
    let hall: Hall;
    beforeAll(async () => {
      hall = await Hall.open();
    });
    afterAll(() => hall.close());
    describe.each(verbs.map(([name, verb]) => ({ name, verb, some: someOf(cases) })))(
      '$name',
      ({ verb, some }) => {
        test.each(some)('$name', async (each) => {
          expect(await whoIsAble(hall, verb, each)).toEqual(each.able);
        });
      },
    );
  });
}

/** Everybody tries to write every value of the matrix. */
export function writesEverywhere(verbs: Named<Write>): void {
  const cases = CELLS.map((cell) => ({ ...cell, able: cell.writers }));
  meeting('a value', verbs, cases, (hall, write, { place, value, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => write(person(who), pathOf(place, who, uid), valueOf(value, who, uid)), {
      expected: able,
      paths: [pathOf(place, 'anon', uid)],
      differs,
    });
  });
}

/** Everybody tries to change every place without setting a value. */
function changesEverywhere(verbs: Named<Look>, column: 'removers' | 'rankers'): void {
  const cases = CELLS.flatMap((cell) => {
    const able: readonly Who[] | undefined = cell[column];
    return able === undefined ? [] : [{ ...cell, able }];
  });
  meeting(column, verbs, cases, (hall, change, { place, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => change(person(who), pathOf(place, who, uid)), {
      expected: able,
      paths: [pathOf(place, 'anon', uid)],
      differs,
    });
  });
}

export const removesEverywhere = (verbs: Named<Look>): void => changesEverywhere(verbs, 'removers');
export const ranksEverywhere = (verbs: Named<Look>): void => changesEverywhere(verbs, 'rankers');

const LISTS = PUSHES.map(([place, value, able]) => ({
  name: pathOf(place, 'anon', (who) => `<${who}>`),
  place,
  value,
  able,
}));

export function addsEverywhere(verbs: Named<Write>): void {
  meeting('one more', verbs, LISTS, (hall, add, { place, value, able }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => add(person(who), pathOf(place, who, uid), valueOf(value, who, uid)), {
      expected: able,
      paths: [pathOf(place, 'anon', uid)],
    });
  });
}

/** Everybody tries every multi-path step. */
export function takesEveryStep(verbs: Named<PatchVerb>): void {
  meeting('a step', verbs, STEPS, (hall, patch, { values, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => patch(person(who), values(who, uid)), {
      expected: able,
      paths: Object.keys(values('anon', uid)),
      differs,
    });
  });
}
