import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARCHIVED_BRANCHES } from '../../store/archive/decisions.ts';
import { limitRuns } from '../../domain/testing/tries.ts';
import type { Json } from '../../store/tree/patch.ts';
import { createTestJournal } from '../archive/testing/createTestJournal.ts';
import {
  openTestAdministrator,
  writeTestPatch,
  runTestVerb,
  readTestTree,
} from '../archive/testing/verbRun.ts';
import { serializeArchive, readArchive } from '../archive/archiveText.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { importVerb } from '../import/importVerb.ts';
import { verifyVerb } from '../verify/verifyVerb.ts';
import { exportVerb } from './exportVerb.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'floorcraft-archive-'));
async function mustRun(...what: Parameters<typeof runTestVerb>): Promise<void> {
  const { code, said } = await runTestVerb(...what);
  if (code !== 0) throw new Error(said.join('\n'));
}
const NOW = Date.UTC(2026, 2, 7, 12);

/** The demo’s archive in the middle of its day: danced rounds, marks, results and more. */
let demo: string;
let demoFolder: string;
beforeAll(async () => {
  demoFolder = temporary();
  const administrator = await openTestAdministrator(join(demoFolder, 'data'));
  await seedDemo(administrator, NOW);
  await administrator.close();
  await writeTestPatch(join(demoFolder, 'data'), {
    ...(await createTestJournal('laptop', 4)),
    'registrations/CODE1234': { contact: { name: 'Mia Held', email: 'mia@example.edu' }, createdAt: 1 },
    'owners/competitors/mia': 'CODE1234',
    'numbers/77': 'mia',
    'settings/numbers': { edition: 2, from: 100, to: 400 },
    'settings/consents': { edition: 1, risk: 'At your own risk.', media: '' },
    'photos/nora': 'data:image/jpeg;base64,AAAA',
    'codeClaims/someone/CODE1234': true,
    'receipts/someone/laptop': 3,
  });
  demo = join(demoFolder, 'demo.floorcraft');
  await mustRun(exportVerb, join(demoFolder, 'data'), demo);
});
afterAll(() => rmSync(demoFolder, { recursive: true, force: true }));

/** The archive of one danced event, with a log. */
let small: string;
let smallFolder: string;
beforeAll(async () => {
  smallFolder = temporary();
  const data = join(smallFolder, 'data');
  const event = join(import.meta.dirname, '../demo/brown2013/event13.json');
  await mustRun(importVerb, data, event);
  await writeTestPatch(data, {
    ...(await createTestJournal('laptop', 3)),
    'competitionMetadata/fullName': 'A Small One',
    'competitionMetadata/place': 'Hartley Hall',
    'competitors/mia/name': 'Mia Held',
  });
  small = join(smallFolder, 'small.floorcraft');
  await mustRun(exportVerb, data, small);
});
afterAll(() => rmSync(smallFolder, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = temporary();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/** A changed tree as branches. */
const readTree = (tree: Tree) =>
  new Map(Object.entries(JSON.parse(JSON.stringify(tree)) as Record<string, Json>));

interface Tree {
  [name: string]: Tree | Json;
}
const isTree = (raw: unknown): raw is Tree => typeof raw === 'object' && raw !== null;
const below = (raw: unknown, ...names: readonly (string | number)[]): Tree =>
  names.reduce<Tree>(
    (tree, name) => {
      const child = typeof name === 'number' ? Object.values(tree)[name] : tree[name];
      return isTree(child) ? child : {};
    },
    isTree(raw) ? raw : {},
  );
const textIn = (raw: unknown, name: string): string => {
  const text = below(raw)[name];
  return typeof text === 'string' ? text : '';
};
const namesIn = (raw: unknown): readonly string[] =>
  Object.values(below(raw)).map((one) => textIn(one, 'name'));

describe('the whole competition', () => {
  test('an export is one private file, without accounts and devices', async () => {
    const text = readFileSync(demo, 'utf8');
    expect(statSync(demo).mode & 0o777).toBe(0o600);
    for (const secret of [
      'passwordHash',
      'codeClaims',
      'judgeClaims',
      '["roles"',
      'receipts',
      'organizer@demo',
    ])
      expect(text).not.toContain(secret);
    for (const kept of ['mia@example.edu', 'CODE1234', 'data:image/jpeg', '"marks"', '"journal"'])
      expect(text).toContain(kept);
    expect((await runTestVerb(verifyVerb, folder, demo)).said.at(-1)).toBe(
      'Nothing is missing, and nothing was altered.',
    );
    expect(await runTestVerb(verifyVerb, folder, demo)).toMatchObject({ code: 0 });
  });

  test('an export is imported unchanged into a folder with accounts and without a competition', async () => {
    await writeTestPatch(at('data'), { 'roles/nora/admin': true });
    expect(await runTestVerb(importVerb, at('data'), demo)).toMatchObject({ code: 0 });
    expect(await runTestVerb(exportVerb, at('data'), at('again'))).toMatchObject({ code: 0 });
    expect(readFileSync(at('again'), 'utf8')).toBe(readFileSync(demo, 'utf8'));
    const before = await readTestTree(join(demoFolder, 'data'));
    const after = await readTestTree(at('data'));
    for (const branch of ARCHIVED_BRANCHES) expect(below(after)[branch]).toEqual(below(before)[branch]);
    expect(below(after, 'roles')).toEqual({ nora: { admin: true } });
    expect(below(after)['codeClaims']).toBeUndefined();
  });

  test('an import refuses a folder with another competition unless told to replace it, and then replaces all of it', async () => {
    await writeTestPatch(at('data'), {
      'events/old/name': 'Old',
      'competitors/x/name': 'X',
      'roles/nora/admin': true,
    });
    const before = await readTestTree(at('data'));
    const refused = await runTestVerb(importVerb, at('data'), demo);
    expect(refused.code).toBe(1);
    expect(refused.said.join()).toContain('There is a competition in');
    expect(await readTestTree(at('data'))).toEqual(before);
    expect(await runTestVerb(importVerb, at('data'), demo, '--replace')).toMatchObject({ code: 0 });
    const after = await readTestTree(at('data'));
    expect([below(after, 'events')['old'], below(after, 'competitors')['x']]).toEqual([undefined, undefined]);
    expect(below(after, 'roles')).toEqual({ nora: { admin: true } });
  });

  test('any branches survive export and import, and are exported to the same file again', async () => {
    const key = fc.stringMatching(/^[a-zA-Z0-9_ ÄÖé😀-]{1,6}$/u).filter((text) => text !== '__proto__');
    const leaf = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('', 'a\nb', '"', '\u2028', '\uFEFF', '-0', '[1]'),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
    );
    const { branch } = fc.letrec((tie) => ({
      branch: fc.dictionary(fc.oneof(key, fc.nat(9).map(String)), tie('node'), { minKeys: 1, maxKeys: 5 }),
      node: fc.oneof({ depthSize: 'small' }, leaf, tie('branch')),
    }));
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...ARCHIVED_BRANCHES), branch, { minKeys: 1 }),
        async (tree) => {
          tried += 1;
          const [one, other, file, again] = ['one', 'other', 'file', 'again'].map((name) =>
            at(`${tried}${name}`),
          );
          if (one === undefined || other === undefined || file === undefined || again === undefined) return;
          // A stored tree has no lists and empty nodes; a written one may.
          await writeTestPatch(one, JSON.parse(JSON.stringify(tree)));
          expect(await runTestVerb(exportVerb, one, file)).toMatchObject({ code: 0 });
          expect(await runTestVerb(importVerb, other, file)).toMatchObject({ code: 0 });
          expect(await readTestTree(other)).toEqual(await readTestTree(one));
          expect(await runTestVerb(exportVerb, other, again)).toMatchObject({ code: 0 });
          expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
        },
      ),
      limitRuns(60),
    );
  });

  test('an export overwrites no file and takes exactly one', async () => {
    expect((await runTestVerb(exportVerb, join(demoFolder, 'data'), demo)).said.join()).toContain(
      'overwrites nothing',
    );
    expect((await runTestVerb(exportVerb, demoFolder)).code).toBe(2);
    expect((await runTestVerb(exportVerb, at('nowhere'), at('x'))).said.join()).toContain(
      'There is no competition in',
    );
    await writeTestPatch(at('data'), { 'events/e/name': 'E', 'left by somebody': 1 });
    expect((await runTestVerb(exportVerb, at('data'), at('x'))).said[0]).toContain(
      '“left by somebody” in the data folder is not part',
    );
  });
});

describe('verify and import report the problems of an archive', () => {
  test.each<[string, (lines: string[]) => readonly string[], RegExp]>([
    [
      'a part that is missing',
      (lines) => lines.filter((line) => !line.startsWith('["marks"')),
      /“marks” is missing\./,
    ],
    [
      'a part that was altered',
      (lines) => lines.map((line) => line.replace('Hartley', 'Hortley')),
      /^Line 2 “competitionMetadata” was altered/,
    ],
    [
      'a part that stands twice',
      ([head = '', one = '', ...more]) => [head, one, one, ...more],
      /^Line 3 is “competitionMetadata” a second time/,
    ],
    [
      'a part nobody named',
      ([head = '', ...more]) => [head, '["roles",{}]', ...more],
      /^Line 2 is “roles”, which the first line does not list/,
    ],
    ['a line that is nothing', ([head = '', ...more]) => [head, '{', ...more], /^Line 2 cannot be read/],
    ['an end that is missing', (lines) => lines.slice(0, -2), /The end of the archive is missing/],
    [
      'a first line that was altered',
      ([head = '', ...more]) => [head.replace('Small', 'Large'), ...more],
      /The first line was altered/,
    ],
    [
      'another version',
      ([head = '', ...more]) => [head.replace('"version":1', '"version":2'), ...more],
      /has version 2; this program reads version 1/,
    ],
  ])('`verify` and `import` report a changed archive: %s', async (_what, change, says) => {
    writeFileSync(at('file'), change(linesOf(small)).join('\n'));
    const verified = await runTestVerb(verifyVerb, folder, at('file'));
    expect(verified.code).toBe(1);
    expect(verified.said).toContainEqual(expect.stringMatching(says));
    const imported = await runTestVerb(importVerb, at('data'), at('file'));
    expect(imported.code).toBe(1);
    expect(imported.said).toContainEqual(expect.stringMatching(says));
    expect(imported.said.at(-1)).toBe('Nothing was changed.');
  });

  test('`verify` and `import` report any changed byte and any truncation', async () => {
    await writeTestPatch(at('data'), { 'events/e/name': 'Waltz', 'competitors/c/name': 'Mia' });
    await runTestVerb(exportVerb, at('data'), at('whole'));
    const whole = readFileSync(at('whole'));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 2),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (place, by, cut) => {
          const bytes = cut ? whole.subarray(0, place) : Buffer.from(whole);
          if (!cut) bytes[place] = (bytes[place] ?? 0) ^ by;
          writeFileSync(at('damaged'), bytes);
          expect(await runTestVerb(importVerb, at('new'), at('damaged'))).toMatchObject({ code: 1 });
          expect(await runTestVerb(verifyVerb, folder, at('damaged'))).toMatchObject({ code: 1 });
        },
      ),
      limitRuns(300),
    );
  });

  const EVENT = 'Silver Standard Waltz Quickstep';
  test.each<[string, (tree: Tree) => void, RegExp]>([
    [
      'a record of the log in other words',
      (tree) => {
        const record = below(tree, 'journal', 0);
        record['what'] = textIn(record, 'what').replace('Ann', 'Bob');
      },
      /^The log of device laptop: record [0-9a-f]{12} was altered/,
    ],
    [
      'a record that nobody can read',
      (tree) => void (below(tree, 'journal', 0)['kind'] = 'marks sent'),
      /^The log: record [0-9a-f]{12} cannot be read/,
    ],
    [
      'a record in the middle that is gone',
      (tree) => {
        const log = below(tree, 'journal');
        const first = Object.entries(log).find(([, one]) => below(one)['prev'] === 'first');
        delete log[first?.[0] ?? ''];
      },
      /^The log of device laptop: the record before record [0-9a-f]{12} is missing/,
    ],
    [
      'recalls that are not those of the result',
      (tree) => {
        const numbers = below(tree, 'marks', EVENT, '1', 0, 0);
        delete numbers[Object.keys(numbers)[0] ?? ''];
      },
      /^Silver Standard Waltz Quickstep, .*: couple \d+ has \d+ marks? in the result, and \d+ on the sheets\.$/,
    ],
    [
      'a place that the marks do not give',
      (tree) => {
        const places = below(tree, 'resultsSaved', EVENT, '0', 'placements');
        const [one = '', other = ''] = Object.keys(places);
        [places[one], places[other]] = [places[other] ?? null, places[one] ?? null];
      },
      /, Final: the result of couple \d+ does not match the sheets\.$/,
    ],
    [
      'a result that is gone',
      (tree) => void delete below(tree, 'resultsSaved', EVENT)['0'],
      /, Final: posted, but its result is missing\.$/,
    ],
    [
      'marks of a final that are none',
      (tree) => void (below(tree, 'marks', EVENT, '0', 0)['Waltz'] = { 0: '1' }),
      /, Final: the marks on the sheets do not make a final\.$/,
    ],
    [
      'a couple in a round and not in the event',
      (tree) =>
        void delete below(tree, 'events', EVENT, 'entries')[
          Object.keys(below(tree, 'events', EVENT, 'rounds', '0', 'entries'))[0] ?? ''
        ],
      /: entry c\d+ dances in it but is not in the event\.$/,
    ],
    [
      'an event nobody can read',
      (tree) => void (below(tree, 'events')['strange'] = 'x'),
      /^Event strange cannot be read\.$/,
    ],
    [
      'a dancer without a name',
      (tree) => void (below(tree, 'competitors')['strange'] = { affiliation: 'X' }),
      /^Dancer strange cannot be read\.$/,
    ],
    [
      'fees that are none',
      (tree) => void (tree['settings'] = { fees: { base: { adult: 'dear' } } }),
      /^The fees cannot be read\.$/,
    ],
  ])('`verify` and `import` report a problem of the content: %s', async (_what, change, says) => {
    const { branches } = readArchive(readFileSync(small, 'utf8'));
    // Tampered with correct checksums.
    const tree: Tree = JSON.parse(JSON.stringify(Object.fromEntries(branches)));
    change(tree);
    writeFileSync(at('file'), serializeArchive('A Small One', readTree(tree)));
    const { code, said } = await runTestVerb(verifyVerb, folder, at('file'));
    expect(said).toContainEqual(expect.stringMatching(says));
    expect(code).toBe(1);
  });

  test('`verify` and `import` report a file that is not an archive', async () => {
    writeFileSync(at('file'), '{ "floorcraft": "something" }');
    expect((await runTestVerb(verifyVerb, folder, at('file'))).said).toContain(
      'This is not an archive of a competition.',
    );
    expect((await runTestVerb(verifyVerb, folder, at('nowhere'))).code).toBe(2);
    expect((await runTestVerb(verifyVerb, folder)).code).toBe(2);
    expect((await runTestVerb(importVerb, at('data'), at('file'), '--replace')).said.join()).toContain(
      '--replace does not work with an event file.',
    );
    expect((await runTestVerb(importVerb, at('data'), demo, '--quick')).code).toBe(2);
  });
});

describe('next year', () => {
  test('an export for next year has the events, fees, pages and settings, without this year’s people', async () => {
    expect(await runTestVerb(importVerb, at('data'), demo, '--without-people')).toMatchObject({ code: 0 });
    const before = await readTestTree(join(demoFolder, 'data'));
    const after = await readTestTree(at('data'));
    expect(Object.keys(below(after)).toSorted()).toEqual([
      'competitionMetadata',
      'events',
      'pages',
      'settings',
    ]);
    expect(Object.keys(below(after, 'events'))).toEqual(Object.keys(below(before, 'events')));
    for (const key of Object.keys(below(after, 'events'))) {
      const {
        entries: _entries,
        rounds: _rounds,
        pairs: _pairs,
        danced: _danced,
        ...offered
      } = below(before, 'events', key);
      expect(below(after, 'events', key)).toEqual(offered);
    }
    expect(below(after, 'settings')).toEqual(below(before, 'settings'));
    expect(below(after, 'pages')).toEqual(below(before, 'pages'));
    const { fullName, primaryColor, place, timeZone, socials } = below(before, 'competitionMetadata');
    expect(below(after, 'competitionMetadata')).toEqual({ fullName, primaryColor, place, timeZone, socials });
  });

  test('an export for next year contains no name of a person, no number of a couple and no code', async () => {
    await runTestVerb(importVerb, at('data'), demo, '--without-people');
    const text = JSON.stringify(await readTestTree(at('data')));
    const before = await readTestTree(join(demoFolder, 'data'));
    const people = [
      ...namesIn(below(before, 'competitors')),
      ...namesIn(below(before, 'competitionMetadata', 'officials')),
      ...namesIn(below(before, 'competitionMetadata', 'organizers')),
      ...Object.values(below(before, 'judgeCodes')),
      'mia@example.edu',
      'CODE1234',
    ].map((text) => (typeof text === 'string' ? text : ''));
    expect(people.length).toBeGreaterThan(100);
    expect(people.filter((name) => text.includes(name))).toEqual([]);
  });

  test('next year’s competition continues the editions of what it took over', async () => {
    await runTestVerb(importVerb, at('data'), demo, '--without-people');
    expect(below(await readTestTree(at('data')), 'settings', 'numbers')).toEqual({
      edition: 2,
      from: 100,
      to: 400,
    });
  });
});
