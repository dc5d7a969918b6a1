import { beforeAll, describe, expect, test } from 'vitest';
import { buildFullCompetition, PRIVATE_MARKER } from '../../../server/access/testing/buildFullCompetition.ts';
import { getRawChild } from '../../../store/tree/path.ts';
import { drawArchive, type DrawnFile } from './drawArchive.tsx';
import { recountInPage, type PackedRound } from './packRound.ts';

const reader =
  (tree: object) =>
  (at: string): unknown =>
    at.split('/').reduce<unknown>((raw, name) => getRawChild(raw, name), tree);

const draw = (tree: object, language = 'en'): Promise<readonly DrawnFile[]> =>
  drawArchive({ read: reader(tree), language, now: Date.UTC(2026, 10, 23), links: ['abc123'] });

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

/** A posted final of two with its marks, and one that waits for the awards. */
const DAY = {
  competitionMetadata: {
    fullName: `Ball ${HOSTILE}`,
    primaryColor: '#8a1538',
    officials: Object.fromEntries(
      ['A', 'B', 'C'].map((key) => [key, { name: `Judge ${key}`, role: 'Judge' }]),
    ),
  },
  settings: { events: { marksPublic: true } },
  competitors: { ann: { name: HOSTILE, affiliation: 'Penn' } },
  events: {
    Rumba: {
      name: `Rumba ${HOSTILE}`,
      style: 'Latin',
      eventLevel: 'Gold',
      eventDances: ['Rumba'],
      entries: {
        e1: { leadName: HOSTILE, leadId: 'ann', followName: 'Bo', leadNumber: 112, affiliation: HOSTILE },
        e2: { leadName: 'Cy', followName: 'Di', leadNumber: 223, affiliation: 'Penn' },
      },
      rounds: { 0: { roundName: 'Final', roundState: 5, scheduleIndex: 1 } },
    },
    Jive: {
      name: 'Jive',
      style: 'Latin',
      eventLevel: 'Gold',
      eventDances: ['Jive'],
      entries: { e3: { leadName: 'Ed', followName: 'Flo', leadNumber: 331 } },
      rounds: { 0: { roundName: 'Final', roundState: 5, scheduleIndex: 2, release: 'awards' } },
    },
  },
  resultsSaved: {
    Rumba: {
      0: {
        placements: { 112: 1, 223: 2 },
        finalTable: {
          dances: {
            Rumba: {
              112: { place: 1, rule: '5', columns: { 1: { count: 2 } } },
              223: { place: 2, rule: '5', columns: { 1: { count: 1 }, 2: { count: 3 } } },
            },
          },
          majorities: { Rumba: 2 },
          totals: { 112: 1, 223: 2 },
          rules: { 112: '9', 223: '9' },
          path: { 112: '9', 223: '9' },
        },
      },
    },
    Jive: {
      0: { placements: { 331: 1 }, finalTable: { dances: { Jive: { 331: { place: 1, rule: '5' } } } } },
    },
  },
  marks: {
    Rumba: {
      0: { A: { Rumba: ['112', '223'] }, B: { Rumba: ['112', '223'] }, C: { Rumba: ['223', '112'] } },
    },
    Jive: { 0: { A: { Jive: ['331'] } } },
  },
};

describe('an archive', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = new Map((await draw(DAY)).map(({ path, text }) => [path, text]));
  });
  const textOf = (path: string): string => files.get(path) ?? expect.unreachable();

  test('an archive has a page per posted round, the dancers, and both files', () => {
    expect([...files.keys()]).toEqual([
      'index.html',
      'dancers.html',
      expect.stringMatching(/^rounds\/001-rumba-[a-z0-9-]+-0\.html$/),
      'results.csv',
      'results.json',
    ]);
    expect(textOf('index.html')).toContain('abc123');
    expect(textOf('index.html')).toContain('1 final is missing');
  });

  test('an archive escapes all text that people have typed', () => {
    for (const [path, text] of files) {
      if (!path.endsWith('.html')) continue;
      expect(text.match(/<script[^>]*>/g)?.every((tag) => /src="|application\/json/.test(tag))).toBe(true);
      expect(text).not.toContain('<img');
      // Removes quoted values, so that only real attributes remain.
      expect(text.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[a-z]+[^>]*\son[a-z]+=/);
    }
  });

  test('an archive opens from a folder: no modules, nothing external, and each link leads to an existing file', () => {
    for (const [path, text] of files) {
      if (!path.endsWith('.html')) continue;
      expect(text).not.toMatch(/type="module"|crossorigin|https?:\/\/(?!www\.w3\.org)/);
      const beside = new URL(path, 'file:///archive/');
      for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"#]+)[^"]*"/g)) {
        const target = new URL(link, beside).pathname.replace('/archive/', '');
        expect([...files.keys(), 'archive.css', 'archive.js']).toContain(target);
      }
    }
  });

  test('an archive omits a final that waits for the awards, even its numbers beside places', () => {
    expect(textOf('results.csv')).not.toContain('331');
    expect(textOf('results.json')).not.toContain('331');
    expect([...files.keys()].some((path) => path.includes('jive'))).toBe(false);
  });

  test('recounting the data of a page of the archive gives its result', () => {
    const path = [...files.keys()].find((one) => one.startsWith('rounds/')) ?? '';
    const [, data = ''] =
      /<script type="application\/json" id="round">(.*?)<\/script>/s.exec(textOf(path)) ?? [];
    const packed = JSON.parse(data) as PackedRound;
    expect(recountInPage(packed)).toMatchObject({ kind: 'agrees', marks: 6 });
    expect(recountInPage({ ...packed, marks: packed.marks.slice(1) })).toEqual({ kind: 'cannot' });
  });
});

test('an archive in Spanish has all its words', async () => {
  const [index] = await draw(DAY, 'es');
  expect(index?.text).toContain('<html lang="es"');
  expect(index?.text).toContain('Participantes');
});

test('an archive in an unknown language is not written', async () => {
  await expect(draw(DAY, 'xx')).rejects.toThrow('There is no language “xx”. Languages: en, es, zh.');
});

test.each([
  [false, true],
  [true, false],
])('level icons are hidden in the archive: %s', async (hideLevelIcons, isShown) => {
  const files = await draw({ ...DAY, settings: { events: { marksPublic: true, hideLevelIcons } } });
  const withLevels = files.filter(({ text }) => text.includes('Gold</span>'));
  expect(withLevels.map(({ text }) => text.includes('level-gold'))).toEqual([isShown, isShown]);
});

test('an archive without public marks has no recount, and a note says so', async () => {
  const files = await draw({ ...DAY, settings: { events: { marksPublic: false } } });
  const all = files.map(({ text }) => text).join('\n');
  expect(all).not.toContain('id="round"');
  expect(all).toContain('the judges’ marks aren’t public');
});

test('an archive contains no private data of a full competition', async () => {
  const files = await draw(buildFullCompetition((who) => `uid of ${who}`));
  expect(files.length).toBeGreaterThan(3);
  for (const { path, text } of files)
    expect([path, PRIVATE_MARKER.exec(text)?.[0]]).toEqual([path, undefined]);
});
