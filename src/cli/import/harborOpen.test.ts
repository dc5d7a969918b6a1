import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import { countRecalled } from '../../domain/round/countRecalled.ts';
import { createEventKey } from '../../domain/ids.ts';
import { countDanced } from '../../domain/round/countCouples.ts';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { eventPath } from '../../store/events/events.ts';
import { allPlacesPath } from '../../store/results/results.ts';
import { readSettings } from '../settings.ts';
import { runTestVerb } from '../archive/testing/verbRun.ts';
import { exportVerb } from '../export/exportVerb.ts';
import { verifyVerb } from '../verify/verifyVerb.ts';
import { importVerb } from './importVerb.ts';

// An invented open event in the form federations publish: eighteen couples dance the first round, eight are seeded past
// it, and one couple withdraws after its recall.

const FILE = new URL('testing/harborOpen.json', import.meta.url).pathname;
const KEY = createEventKey('Harbor Open Latin');

let folder: string;
const said: string[] = [];
let event: CompetitionEvent;
let places: ReadonlyMap<string, number>;

function settings() {
  const read = readSettings({ EVENT: 'development', FLOORCRAFT_DATA: join(folder, 'data') });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-harbor-'));
  const code = await importVerb.run([FILE], {
    settings,
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
    end: new Promise(() => undefined),
  });
  if (code !== 0) throw new Error(said.join(' '));
  const { dataFolder, configuration } = settings();
  const administrator = await openAdministrator({ dataFolder, namespace: configuration.projectId });
  const read = eventPath(KEY).parse(await administrator.read(eventPath(KEY).at));
  places = allPlacesPath(KEY).parse(await administrator.read(allPlacesPath(KEY).at));
  await administrator.close();
  if (read === undefined) throw new Error('the event is imported');
  event = read;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the import of Harbor Open is complete and names its seeded couples and the withdrawn one', () => {
  expect(said).toEqual([
    'Harbor Open Latin: 26 couples, 4 rounds, all marks and results.',
    '1st Round: 53 was recalled but dances no later round. Imported as withdrawn.',
    'Quarter-Final: 20, 23, 26, 32, 44, 59, 68, and 83 start in this round.',
  ]);
});

test('the import of Harbor Open counts couples and recalls per round, and all couples of the event', () => {
  expect(event.rounds.map(({ entries, byes }) => [entries.length, byes?.length ?? 0])).toEqual([
    [7, 0],
    [12, 0],
    [17, 8],
    [18, 0],
  ]);
  expect(countDanced(event)).toEqual({ couples: 26, rounds: 4 });
  const [final, semi, second, first] = event.rounds;
  if (final === undefined || semi === undefined || second === undefined || first === undefined)
    return expect.unreachable();
  expect([
    countRecalled(event, first, second),
    countRecalled(event, second, semi),
    countRecalled(event, semi, final),
  ]).toEqual([10, 12, 7]);
});

test('every couple of Harbor Open except the withdrawn one has a place, and no seeded couple is behind the first round', () => {
  const published: {
    readonly rounds: readonly { readonly dances: readonly { readonly marks: object }[] }[];
  } = JSON.parse(readFileSync(FILE, 'utf8'));
  const firstRound = new Set(Object.keys(published.rounds[0]?.dances[0]?.marks ?? {}));
  expect(places.size).toBe(25);
  const seeded = [...places].filter(([couple]) => !firstRound.has(couple)).map(([, place]) => place);
  const out = mapDefined(
    event.entries.filter(
      ({ id }) => event.rounds.filter(({ entries }) => entries.some((one) => one.id === id)).length === 1,
    ),
    ({ number }) => (number !== undefined && firstRound.has(number) ? places.get(number) : undefined),
  );
  expect(Math.max(...seeded)).toBeLessThan(Math.min(...out));
});

test('the archive of Harbor Open passes `verify`', async () => {
  const { dataFolder } = settings();
  const archive = join(folder, 'competition.archive');
  expect((await runTestVerb(exportVerb, dataFolder, archive)).code).toBe(0);
  const verified = await runTestVerb(verifyVerb, dataFolder, archive);
  expect([verified.code, verified.said.join(' ')]).toEqual([
    0,
    expect.stringContaining('4 posted results, 4 counted again from the marks.'),
  ]);
});
