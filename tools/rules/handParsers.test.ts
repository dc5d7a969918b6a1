import { expect, test } from 'vitest';
import { parseEventKey, parseLeadNumber } from '../../src/domain/ids.ts';
import type { Form } from '../../src/schema/codec/forms.ts';
import type { StoredJson } from '../../src/schema/codec/serialize.ts';
import { BRANCHES, ENTRIES } from '../../src/schema/nodes/entries.ts';
import { competitionBasics } from '../../src/store/competition/competition.ts';
import { roundMarksPath } from '../../src/store/sheets/marks.ts';
import { goodSamples } from './samples.ts';

// First pages parse these nodes by hand, which takes fewer bytes. The results must equal those of the forms.

const event = parseEventKey('Waltz');
if (event === undefined) throw new Error('Waltz is a key.');
const byJudge = (stored: StoredJson) => ({ A: { Waltz: stored } });
const first = <T>(map: ReadonlyMap<unknown, ReadonlyMap<unknown, T>>): T | undefined =>
  [...([...map.values()][0]?.values() ?? [])][0];
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

interface ByHand {
  readonly at: string;
  readonly parse: (stored: StoredJson) => unknown;
  /** The same result, from a value that the form has parsed. */
  readonly from: (value: Readonly<Record<string, unknown>>) => unknown;
}

const BY_HAND: readonly ByHand[] = [
  {
    at: 'marks/$event/$round/$judge/$dance',
    parse: (stored) => first(roundMarksPath(event, 1).parse(byJudge(stored))),
    from: (marks) => ({
      kind: 'numbers',
      numbers: Object.values(marks).map((one) => parseLeadNumber(String(one))),
    }),
  },
  {
    at: 'competitionMetadata',
    parse: (stored) => {
      const { fullName, primaryColor, place, timeZone, officials } = competitionBasics.parse(stored);
      return { fullName, primaryColor, place, timeZone, officials };
    },
    from: ({ fullName, primaryColor, place, timeZone, officials = {} }) => ({
      fullName,
      primaryColor,
      place,
      timeZone,
      // A photo is an address, which no sample is.
      officials: Object.entries<{ readonly [field: string]: unknown }>(Object(officials)).flatMap(
        ([key, { name, role, bio }]) =>
          name === key ? [] : [{ key, name, role, bio: text(bio), photo: undefined }],
      ),
    }),
  },
];

const NODES = [...BRANCHES, ...Object.values(ENTRIES).flat()].map(({ node }) => node);

test.each(BY_HAND)('the handwritten parser of $at reads a value as its form does', ({ at, parse, from }) => {
  const form: Form | undefined = NODES.find((node) => node.at === at)?.form;
  const samples = form === undefined ? [] : goodSamples(form);
  expect(samples.length).toBeGreaterThan(0);
  for (const stored of samples) expect(parse(stored)).toEqual(from(Object(form?.read(stored))));
});
