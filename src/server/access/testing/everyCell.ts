import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../tree/json.ts';
import { Hall, type Outcome, type Person } from './hall.ts';
import { CELLS, pathOf, PUSHES, STEPS, valueOf } from './matrix.ts';
import type { Who } from './people.ts';

/** At a place, by somebody. */
export type Look = (person: Person, path: string) => Promise<Outcome>;
export type Write = (person: Person, path: string, value: Json) => Promise<Outcome>;
export type Patch = (person: Person, values: { readonly [path: string]: Json }) => Promise<Outcome>;

/** Verbs by the name they have in the tests. */
export type Named<Verb> = readonly (readonly [name: string, verb: Verb])[];

/** A hall for the tests in a `describe`, and no longer: a network address is refused only so often in a minute. */
export function ownHall(): () => Hall {
  let hall: Hall;
  beforeAll(async () => {
    hall = await Hall.open();
  });
  afterAll(() => hall.close());
  return () => hall;
}

/** Gives a `describe` its hall. */
export type Opens = () => () => Hall;

/** Everybody tries to put every value of the matrix at its place. */
export function writesEverywhere(verbs: Named<Write>, opens: Opens = ownHall): void {
  describe.each(verbs)('%s', (_name, write) => {
    describe.each(CELLS)('$about', ({ cells }) => {
      const hall = opens();
      test.each(cells)('$name', async ({ place, value, writers, differs }) => {
        const { person, uid } = hall();
        const able = await hall().whoCan(
          (who) => write(person(who), pathOf(place, who, uid), valueOf(value, who, uid)),
          { expected: writers, paths: [pathOf(place, 'anon', uid)], differs },
        );
        expect(able).toEqual(writers);
      });
    });
  });
}

/** Everybody tries to change every place of the matrix without giving it a value. */
function changesEverywhere(verbs: Named<Look>, column: 'removers' | 'rankers', opens: Opens): void {
  const groups = CELLS.map(({ about, cells }) => ({
    about,
    cells: cells.flatMap((cell) => {
      const able: readonly Who[] | undefined = cell[column];
      return able === undefined ? [] : [{ ...cell, able }];
    }),
  }));
  describe.each(verbs)('%s', (_name, change) => {
    describe.each(groups)('$about', ({ cells }) => {
      const hall = opens();
      test.each(cells)('$name', async ({ place, able, differs }) => {
        const { person, uid } = hall();
        const found = await hall().whoCan((who) => change(person(who), pathOf(place, who, uid)), {
          expected: able,
          paths: [pathOf(place, 'anon', uid)],
          differs,
        });
        expect(found).toEqual(able);
      });
    });
  });
}

export const removesEverywhere = (verbs: Named<Look>, opens: Opens = ownHall): void =>
  changesEverywhere(verbs, 'removers', opens);
export const ranksEverywhere = (verbs: Named<Look>, opens: Opens = ownHall): void =>
  changesEverywhere(verbs, 'rankers', opens);

const LISTS = PUSHES.map(([place, value, able]) => ({
  name: pathOf(place, 'anon', (who) => `<${who}>`),
  place,
  value,
  able,
}));

/** Everybody tries to add to every list. */
export function addsEverywhere(verbs: Named<Write>, opens: Opens = ownHall): void {
  describe.each(verbs)('%s', (_name, add) => {
    const hall = opens();
    test.each(LISTS)('to /$name', async ({ place, value, able }) => {
      const { person, uid } = hall();
      const found = await hall().whoCan(
        (who) => add(person(who), pathOf(place, who, uid), valueOf(value, who, uid)),
        { expected: able, paths: [pathOf(place, 'anon', uid)] },
      );
      expect(found).toEqual(able);
    });
  });
}

/** Everybody tries every step that writes several paths at once. */
export function takesEveryStep(verbs: Named<Patch>, opens: Opens = ownHall): void {
  describe.each(verbs)('%s', (_name, patch) => {
    const hall = opens();
    test.each(STEPS)('$name', async ({ values, able, differs }) => {
      const { person, uid } = hall();
      const found = await hall().whoCan((who) => patch(person(who), values(who, uid)), {
        expected: able,
        paths: Object.keys(values('anon', uid)),
        differs,
      });
      expect(found).toEqual(able);
    });
  });
}
