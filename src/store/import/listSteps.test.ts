import { readFileSync } from 'node:fs';
import { signInWithCustomToken } from 'firebase/auth';
import { ref, update } from 'firebase/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessedDancerColumns, guessedEntryColumns } from '../../domain/lists/columns.ts';
import { dancerImport } from '../../domain/lists/dancerImport.ts';
import { dancerTable } from '../../domain/lists/dancerTable.ts';
import { entryImport } from '../../domain/lists/entryImport.ts';
import { entryTable } from '../../domain/lists/entryTable.ts';
import { device, type Device } from '../../server/testing/device.ts';
import { testServer, type TestServer } from '../../server/testing/server.ts';
import { csvLines, csvText } from '../csv/csv.ts';
import { events } from '../events/events.ts';
import { deskNotes } from '../registrant/deskNotes.ts';
import { competitors } from '../people/competitors.ts';
import type { Patch } from '../tree/patch.ts';
import { dancersListed, entriesListed, inPieces } from './listSteps.ts';

const RULES = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');

let server: TestServer;
let organizer: Device;
beforeAll(async () => {
  server = await testServer({ rules: RULES });
  organizer = device(server.origin);
  const { administrator } = server;
  await signInWithCustomToken(organizer.auth, await administrator.customToken('nora', {}));
  await administrator.update({
    'roles/nora/admin': true,
    'events/rumba': { name: 'Gold Latin Rumba', eventLevel: 'Gold', style: 'Latin', eventDances: ['Rumba'] },
    'events/jive': {
      name: 'Gold Latin Jive',
      eventLevel: 'Gold',
      style: 'Latin',
      eventDances: ['Jive'],
      entries: {
        waiting: {
          entryId: 'waiting',
          leadName: 'Mia 1',
          leadId: 'mia',
          followName: 'TBA',
          registeredTime: 1,
        },
      },
    },
    'competitors/mia': { name: 'Mia 1', leadNumber: 901 },
    'numbers/901': 'mia',
    'tba/waiting': { competitor: 'mia', event: 'jive', role: 'lead', level: 'Gold', style: 'Latin' },
    'owners/tba/waiting': 'CODE1234',
  });
});
afterAll(async () => {
  await organizer.close();
  await server.remove();
});

const read = async <T>({ at, parse }: { at: string; parse: (raw: unknown) => T }): Promise<T> =>
  parse(await server.administrator.read(at));

async function steps(text: string) {
  const [head, ...lines] = csvLines(text);
  return entryImport(lines, guessedEntryColumns(head?.cells ?? []), {
    events: await read(events),
    registered: await read(competitors),
    schools: [],
    said: new Map(),
  });
}

const notes = () => read(deskNotes);

/** As the organizer's device writes it: the rules have their say. */
const write = (patch: Patch) => update(ref(organizer.database), { ...patch });

const LIST = [
  'Event,Lead,Follow,School,Number',
  'Gold Latin Jive,Mia 1,Leo 1,Brown,',
  ...Array.from({ length: 100 }, (_, at) => `Gold Latin Rumba,Mia ${at},Leo ${at},MIT,${at + 1}`),
  'Gold Latin Rumba,Alone,,,',
].join('\n');

test('an organizer brings in a list in pieces; breaking off and beginning anew doubles nobody, and at the end nothing is left to do', async () => {
  // Mia 1 has a number already.
  const list = LIST.replace('Mia 1,Leo 1,MIT,2', 'Mia 1,Leo 1,MIT,901');
  const first = await steps(list);
  expect([first.problems, first.steps.length]).toEqual([[], 102]);
  const pieces = inPieces(first.steps);
  expect(pieces.map((piece) => piece.length)).toEqual([50, 50, 2]);
  await write(entriesListed(pieces[0] ?? [], await notes()));
  // The page was closed here. Somebody else begins anew, and the first goes on with what his page had.
  const rest = await steps(list);
  expect([rest.steps.length, rest.same]).toEqual([52, 50]);
  for (const piece of inPieces(rest.steps)) await write(entriesListed(piece, await notes()));
  for (const piece of pieces) await write(entriesListed(piece, await notes()));
  const again = await steps(list);
  expect([again.steps, again.problems, again.same]).toEqual([[], [], 102]);
  const all = await read(events);
  expect(all.map(({ key, entries }) => [key, entries.length])).toEqual([
    ['jive', 1],
    ['rumba', 101],
  ]);
  const people = await read(competitors);
  expect(people.length).toBe(201);
  expect(people.find(({ name }) => name === 'Mia 7')?.number).toBe('8');
  // Who waited has a partner, and nobody looks for one any more.
  expect(all[0]?.entries[0]).toMatchObject({
    leadId: 'mia',
    followName: 'Leo 1',
    number: '901',
    affiliation: 'Brown',
  });
  expect(await server.administrator.read('tba')).toBeNull();
});

test('what has become of an entry meanwhile stays, when the same piece comes once more', async () => {
  const list = 'Event,Lead,Follow\nGold Latin Jive,Ann,Ben';
  const { steps: made } = await steps(list);
  await write(entriesListed(made, await notes()));
  const at = `events/jive/entries/${made[0]?.entry}`;
  await server.administrator.update({ [`${at}/checkedIn/0`]: true, [`${at}/affiliation`]: 'Yale' });
  await write(entriesListed(made, await notes()));
  expect(await server.administrator.read(at)).toMatchObject({
    checkedIn: [true],
    affiliation: 'Yale',
    leadName: 'Ann',
  });
});

test('what was brought in is written out, and is the same list', async () => {
  const entries = await steps(csvText(entryTable(await read(events))));
  expect([entries.steps, entries.problems]).toEqual([[], []]);
  const registered = await read(competitors);
  const [head, ...lines] = csvLines(csvText(dancerTable(registered, [])));
  const dancers = dancerImport(lines, guessedDancerColumns(head?.cells ?? []), { registered, schools: [] });
  expect([dancers.steps, dancers.problems, dancers.same]).toEqual([[], [], registered.length]);
});

test('dancers come in by themselves too, with school and number, once', async () => {
  const lines = csvLines('Zoe,Brown,950\nMia 1,Yale,901\nmia 2,,3\nLeo 1,,3\nZoe,,\n,,\nLeo 2,,0').map(
    (line) => line,
  );
  const columns = guessedDancerColumns(['Name', 'School', 'Number']);
  const bring = async () =>
    dancerImport(lines, columns, { registered: await read(competitors), schools: [] });
  const { steps: made, problems, same } = await bring();
  expect(made.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['new Zoe', 'changed Mia 1']);
  expect(problems.map(({ line, problem }) => `${line} ${problem.kind}`)).toEqual([
    '4 number taken',
    '5 twice',
    '7 no number',
  ]);
  expect(same).toBe(1);
  await write(dancersListed(made, await notes()));
  const after = await bring();
  expect([after.steps, after.same]).toEqual([[], 3]);
  expect((await read(competitors)).find(({ name }) => name === 'Zoe')).toMatchObject({
    number: '950',
    affiliation: 'Brown',
  });
});
