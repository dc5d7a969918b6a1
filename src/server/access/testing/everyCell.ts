import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCases } from '../../../domain/testing/tries.ts';
import type { Json } from '../../tree/json.ts';
import { TestHall, type WriteOutcome, type HallPerson } from './hall.ts';
import { MATRIX_CELLS, MATRIX_PUSHES, MATRIX_STEPS } from './matrix/matrix.ts';
import { resolvePath, resolveValue } from './matrix/rows.ts';
import type { TestPerson } from './testPersons.ts';

export type RemoveVerb = (person: HallPerson, path: string) => Promise<WriteOutcome>;
export type WriteVerb = (person: HallPerson, path: string, value: Json) => Promise<WriteOutcome>;
export type PatchVerb = (
  person: HallPerson,
  values: { readonly [path: string]: Json },
) => Promise<WriteOutcome>;

/** Verbs with their names in tests. */
export type NamedVerbs<Verb> = readonly (readonly [name: string, verb: Verb])[];

interface Case {
  readonly name: string;
  readonly able: readonly TestPerson[];
}

/**
 * Runs every verb on its cases in one hall. Local runs try only a fifth of the cases: cells.test.ts checks
 * the rules for every cell, and here only the verbs are tested.
 */
export function testVerbs<Verb, C extends Case>(
  way: string,
  verbs: NamedVerbs<Verb>,
  cases: readonly C[],
  whoIsAble: (hall: TestHall, verb: Verb, each: C) => Promise<readonly TestPerson[]>,
): void {
  describe.each([way])('%s', () => {
    let hall: TestHall;
    beforeAll(async () => {
      hall = await TestHall.open();
    });
    afterAll(() => hall.close());
    describe.each(verbs.map(([name, verb]) => ({ name, verb, some: sampleCases(cases) })))(
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
export function testWritesEverywhere(verbs: NamedVerbs<WriteVerb>): void {
  const cases = MATRIX_CELLS.map((cell) => ({ ...cell, able: cell.writers }));
  testVerbs('a value', verbs, cases, (hall, write, { place, value, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan(
      (who) => write(person(who), resolvePath(place, who, uid), resolveValue(value, who, uid)),
      {
        expected: able,
        paths: [resolvePath(place, 'anon', uid)],
        differs,
      },
    );
  });
}

/** Everybody tries to change every place without setting a value. */
function changesEverywhere(verbs: NamedVerbs<RemoveVerb>, column: 'removers' | 'rankers'): void {
  const cases = MATRIX_CELLS.flatMap((cell) => {
    const able: readonly TestPerson[] | undefined = cell[column];
    return able === undefined ? [] : [{ ...cell, able }];
  });
  testVerbs(column, verbs, cases, (hall, change, { place, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => change(person(who), resolvePath(place, who, uid)), {
      expected: able,
      paths: [resolvePath(place, 'anon', uid)],
      differs,
    });
  });
}

export const testRemovalsEverywhere = (verbs: NamedVerbs<RemoveVerb>): void =>
  changesEverywhere(verbs, 'removers');
export const testPrioritiesEverywhere = (verbs: NamedVerbs<RemoveVerb>): void =>
  changesEverywhere(verbs, 'rankers');

const LISTS = MATRIX_PUSHES.map(([place, value, able]) => ({
  name: resolvePath(place, 'anon', (who) => `<${who}>`),
  place,
  value,
  able,
}));

export function testAdditionsEverywhere(verbs: NamedVerbs<WriteVerb>): void {
  testVerbs('one more', verbs, LISTS, (hall, add, { place, value, able }) => {
    const { person, uid } = hall;
    return hall.whoCan(
      (who) => add(person(who), resolvePath(place, who, uid), resolveValue(value, who, uid)),
      {
        expected: able,
        paths: [resolvePath(place, 'anon', uid)],
      },
    );
  });
}

/** Everybody tries every multi-path step. */
export function testEveryStep(verbs: NamedVerbs<PatchVerb>): void {
  testVerbs('a step', verbs, MATRIX_STEPS, (hall, patch, { values, able, differs }) => {
    const { person, uid } = hall;
    return hall.whoCan((who) => patch(person(who), values(who, uid)), {
      expected: able,
      paths: Object.keys(values('anon', uid)),
      differs,
    });
  });
}
