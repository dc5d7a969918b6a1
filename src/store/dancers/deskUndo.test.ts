import { readFileSync } from 'node:fs';
import { signInWithCustomToken } from 'firebase/auth';
import { ref, update } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { buildDirectory } from '../../domain/people/directory.ts';
import { canMerge, planMerge } from '../../domain/registrant/merging.ts';
import { planTransfer } from '../../domain/registrant/transfer.ts';
import { planPartnerChange } from '../../domain/registrant/partnerChange.ts';
import { createDevice, type Device } from '../../server/testing/device.ts';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import type { Change } from '../delivery/operation.ts';
import { allEvents } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { searches } from '../people/searches.ts';
import { agreedPrices } from '../registrant/agreedPrices.ts';
import { deskNotes } from '../registrant/deskNotes.ts';
import { registrationList } from '../registrant/registrationList.ts';
import { allRequests } from '../registrant/requests.ts';
import { parseUndoText } from '../tree/undo.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { createReader } from '../tree/readAt.ts';
import { mergeDancers } from './mergeDancers.ts';
import { transferEntries } from './transferEntries.ts';
import { dropOut, changePartner } from './partners.ts';
import { hasUndo, pathsToRead, undoChange, attachUndo, type RecordWithUndo } from './deskUndo.ts';
import { deskUndoAt } from '../registrant/undoAt.ts';

const RULES = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
const BY = { uid: 'nora', who: 'Nora (organizer)', device: 'laptop', at: 1 };

let server: TestServer;
let organizer: Device;
beforeAll(async () => {
  server = await startTestServer({ rules: RULES });
  organizer = createDevice(server.origin);
  const { administrator } = server;
  await signInWithCustomToken(organizer.auth, await administrator.customToken('nora', {}));
  await administrator.update({ 'roles/nora/admin': true });
});
afterAll(async () => {
  await organizer.close();
  await server.remove();
});

const couple = (
  id: string,
  lead: readonly [string?, string?],
  follow: readonly [(string | undefined)?, string?],
  more = {},
) => ({
  entryId: id,
  leadName: lead[1] ?? 'TBA',
  followName: follow[1] ?? 'TBA',
  ...omitUndefined({ leadId: lead[0], followId: follow[0] }),
  affiliation: 'MIT',
  registeredTime: 1,
  ...more,
});
const event = (name: string, entries: Json, more: { readonly [field: string]: Json } = {}): Json => ({
  name,
  eventLevel: 'Gold',
  style: 'Latin',
  eventDances: ['Rumba'],
  entries,
  ...more,
});

const [JOSE, JOSE2, ANA, FAY, BO] = [
  ['jose', 'José'],
  ['jose2', 'Jose A.'],
  ['ana', 'Ana'],
  ['fay', 'Fay'],
  ['bo', 'Bo'],
] as const;

/** José is listed twice: with Ana in one event, and searching in two; for one of these he has asked Fay. */
const TREE = {
  competitors: {
    jose: { name: 'José', affiliation: 'MIT', leadNumber: 101 },
    jose2: { name: 'Jose A.', affiliation: 'Yale', leadNumber: 102, slot: 0, roles: { lead: true } },
    ana: { name: 'Ana' },
    fay: { name: 'Fay' },
    bo: { name: 'Bo', slot: 0 },
  },
  numbers: { 101: 'jose', 102: 'jose2' },
  events: {
    rumba: event(
      'Rumba',
      {
        r1: couple('r1', JOSE, ANA, { leadNumber: 101 }),
        r2: couple('r2', JOSE2, [], { leadNumber: 102, slot: 0 }),
      },
      {
        pairs: { jose_ana: 'r1' },
        rounds: { 0: { roundState: 0, entries: { r1: { heat: 1 }, r2: { heat: 1 } } } },
      },
    ),
    samba: event('Samba', {
      s2: couple('s2', JOSE2, [], { leadNumber: 102, slot: 1 }),
      s3: couple('s3', [], FAY),
      s4: couple('s4', [], BO),
    }),
    // José has named Bo, who has registered since and named the other José.
    jive: event(
      'Jive',
      {
        j1: couple('j1', JOSE, [undefined, 'Bo'], { leadNumber: 101 }),
        j2: couple('j2', JOSE2, BO, { leadNumber: 102, slot: 0 }),
      },
      { pairs: { jose2_bo: 'j2' } },
    ),
  },
  entered: {
    rumba: { lead: { jose: 'r1', jose2: 'r2' }, follow: { ana: 'r1' } },
    samba: { lead: { jose2: 's2' }, follow: { fay: 's3', bo: 's4' } },
    jive: { lead: { jose: 'j1', jose2: 'j2' }, follow: { bo: 'j2' } },
  },
  tba: {
    r2: { competitor: 'jose2', event: 'rumba', role: 'lead', level: 'Gold', style: 'Latin' },
    s2: { competitor: 'jose2', event: 'samba', role: 'lead', level: 'Gold', style: 'Latin' },
    s3: { competitor: 'fay', event: 'samba', role: 'follow', level: 'Gold', style: 'Latin' },
  },
  owners: {
    competitors: { jose2: 'Code222', bo: 'CodeBoB' },
    entries: { rumba: { r2: 'Code222' }, samba: { s2: 'Code222' }, jive: { j2: 'CodeBoB' } },
    tba: { r2: 'Code222', s2: 'Code222' },
  },
  registrations: {
    Code222: {
      contact: { name: 'Jose A.', email: 'jose@example.org' },
      createdAt: 1,
      competitor: 'jose2',
      dancers: { 0: 'jose2' },
      entries: { 0: 'rumba/r2', 1: 'samba/s2' },
    },
    CodeBoB: {
      contact: { name: 'Bo', email: 'bo@example.org' },
      createdAt: 1,
      competitor: 'bo',
      dancers: { 0: 'bo' },
      entries: { 0: 'jive/j2' },
    },
  },
  requests: {
    jose: { bo: { entries: { jive: 'j1' }, at: 1, slot: 0 } },
    ana: { bo: { entries: { jive: 'j2', samba: 's4' }, at: 1, slot: 1 } },
    fay: { jose2: { entries: { samba: 's2' }, at: 1, slot: 0, note: 'please' } },
  },
  asked: { jose2: { 0: 'fay' }, bo: { 0: 'jose', 1: 'ana' } },
  deskNotes: { jose: { edited: 3 } },
};

beforeEach(async () => {
  const empty = Object.fromEntries([...Object.keys(TREE), 'setAside'].map((branch) => [branch, null]));
  await server.administrator.update({ ...empty, ...TREE });
});

const read = (at: string): Promise<unknown> => server.administrator.read(at);
const parsed = async <T>({ at, parse }: { at: string; parse: (raw: unknown) => T }): Promise<T> =>
  parse(await read(at));
const readOf = async (patch: Patch) =>
  createReader(
    new Map(
      await Promise.all([...new Set(pathsToRead(patch))].map(async (at) => [at, await read(at)] as const)),
    ),
  );

/** Writes as the organizer's device, so the rules apply. */
const write = ({ patch }: Change) => update(ref(organizer.database), { ...patch });

async function known() {
  const [all, people] = [await parsed(allEvents), await parsed(competitors)];
  return {
    events: all,
    everybody: buildDirectory(all, people),
    notes: await parsed(deskNotes),
    searches: await parsed(searches),
    requests: await parsed(allRequests),
    registrations: await parsed(registrationList),
    agreed: await parsed(agreedPrices),
  };
}

/** Makes a change with its undo. */
async function done(change: Change): Promise<RecordWithUndo> {
  const its = attachUndo(change, 'undo1', await readOf(change.patch));
  await write(its);
  if (its.record === undefined || !hasUndo(its.record)) throw new Error('nothing was kept');
  return its.record;
}

async function back(of: RecordWithUndo) {
  const undo = parseUndoText(await read(deskUndoAt(of.undo)));
  if (undo === undefined) throw new Error('nothing was kept');
  return undoChange(BY, of, undo, await readOf(undo.done));
}

async function undoneBy(of: RecordWithUndo): Promise<Change> {
  const answer = await back(of);
  if ('conflicts' in answer) throw new Error(JSON.stringify(answer));
  return answer.change;
}

async function mergeThem(): Promise<RecordWithUndo> {
  const its = await known();
  const [stays, goes] = [
    its.everybody.find(({ key }) => key === 'jose'),
    its.everybody.find(({ key }) => key === 'jose2'),
  ];
  if (stays === undefined || goes === undefined) throw new Error('both are there');
  const merging = planMerge(stays, goes);
  if (!canMerge(merging)) throw new Error('they can be merged');
  return done(mergeDancers(BY, { stays, goes, name: 'José A.', school: 'Yale' }, merging, its));
}

/** The tree without counters and times. */
async function tree() {
  const raw = await Promise.all(
    [
      'competitors',
      'numbers',
      'events',
      'entered',
      'tba',
      'owners',
      'registrations',
      'asked',
      'setAside',
    ].map(read),
  );
  const request = Object(await read('requests/fay/jose2'));
  return [raw, { ...request, at: 1 }, await read('deskNotes/jose2/into')];
}

test('undoing a merge restores everything that belonged to either dancer', async () => {
  const before = await tree();
  const of = await mergeThem();
  // An edit since that kept his name is no conflict.
  await server.administrator.update({ 'deskNotes/jose/edited': 7 });
  expect(await read('competitors/jose2')).toBeNull();
  expect(await read('events/rumba/entries/r2')).toBeNull();
  const undone = await undoneBy(of);
  expect(undone.record).toMatchObject({
    kind: 'change undone',
    competitor: 'jose',
    undone: 'undo1',
    others: ['jose2'],
  });
  await write(undone);
  expect(await tree()).toEqual(before);
  // The count goes up, so open editors reload.
  expect(await read('deskNotes/jose/edited')).toBe(8);
  // A second, or simultaneous, undo is refused.
  await expect(write(undone)).rejects.toThrow(/PERMISSION_DENIED/i);
});

test('a merge moves the discount of the duplicate to the dancer who stays, until it is undone', async () => {
  const discount = { code: 'ALUMNI27', slot: 1, name: 'Alumni', percent: 20, at: 5 };
  const before = { jose2: { discount } };
  await server.administrator.update({
    // The code's discount has changed since, but the dancer keeps the percentage they were given.
    'discounts/ALUMNI27': { name: 'Alumni', percent: 5, uses: 2, edited: 2, used: { 1: true } },
    discountUses: { ALUMNI27: { 1: 'jose2' } },
    agreedPrices: before,
  });
  const of = await mergeThem();
  expect(await read('agreedPrices')).toEqual({ jose: { discount } });
  expect(await read('discountUses/ALUMNI27')).toEqual([null, 'jose']);
  await write(await undoneBy(of));
  expect(await read('agreedPrices')).toEqual(before);
  expect(await read('discountUses/ALUMNI27')).toEqual([null, 'jose2']);
  // If the dancer who stays already has a discount, the duplicate's slot is freed.
  await server.administrator.update({ 'agreedPrices/jose': { discount: { ...discount, slot: 0 } } });
  await mergeThem();
  expect(await read('agreedPrices')).toEqual({ jose: { discount: { ...discount, slot: 0 } } });
  expect([await read('discounts/ALUMNI27/used'), await read('discountUses')]).toEqual([null, null]);
  await server.administrator.update({ agreedPrices: null, discounts: null });
});

test('a merge includes the couple of a partner who registered with the duplicate', async () => {
  await mergeThem();
  expect(await read('events/jive/entries')).toEqual({
    j1: expect.objectContaining({ leadId: 'jose', leadName: 'José A.', followId: 'bo', followName: 'Bo' }),
  });
  expect(await read('entered/jive')).toEqual({ lead: { jose: 'j1' }, follow: { bo: 'j1' } });
  expect(await read('events/jive/pairs')).toEqual({ jose_bo: 'j1' });
  expect(await read('registrations/CodeBoB/entries')).toBeNull();
  expect(await read('requests/jose/bo')).toBeNull();
  expect(await read('requests/ana/bo/entries')).toEqual({ samba: 's4' });
});

test.each<[string, Record<string, unknown>, unknown]>([
  ['renamed by himself', { 'competitors/jose/name': 'Joseph' }, { kind: 'dancer changed', key: 'jose' }],
  ['has a partner', { 'events/samba/entries/s2/leadId': 'bo' }, { kind: 'entry changed', event: 'samba' }],
  ['a number is somebody else’s', { 'numbers/102': 'bo' }, { kind: 'number changed', number: '102' }],
  ['the event has begun', { 'events/rumba/rounds/0/roundState': 2 }, { kind: 'begun', event: 'rumba' }],
  ['he asks somebody anew', { 'requests/fay/jose/entries': { samba: 's3' } }, { kind: 'changed' }],
])('an undo is refused after a later change: %s', async (_, since, why) => {
  const of = await mergeThem();
  await server.administrator.update(since as Record<string, never>);
  expect(await back(of)).toEqual({ conflicts: expect.arrayContaining([why]) });
});

test('a partner change, a drop-out and a transfer can be undone', async () => {
  const before = await tree();
  const its = await known();
  const [jose, ana] = [
    its.everybody.find(({ key }) => key === 'jose'),
    its.everybody.find(({ key }) => key === 'ana'),
  ];
  const fay = its.everybody.find(({ key }) => key === 'fay');
  if (jose === undefined || ana === undefined || fay === undefined) throw new Error('they are there');
  const { change } = planPartnerChange(jose, jose.dances, fay);
  for (const made of [
    changePartner(BY, jose, change, its.notes),
    dropOut(BY, ana, ana.dances, its.notes),
    transferEntries(BY, ana, planTransfer(ana, ana.dances, fay).transfer, { why: 'hurt', ...its }),
  ]) {
    const of = await done({ ...made, patch: { ...made.patch } });
    expect(await read('events/rumba/entries/r1/followName')).not.toBe('Ana');
    const undone = await undoneBy(of);
    await write(undone);
    expect(await tree()).toEqual(before);
    await server.administrator.update({ deskNotes: TREE.deskNotes });
  }
});

test('an undo that would restore an old name is refused', async () => {
  const its = await known();
  const ana = its.everybody.find(({ key }) => key === 'ana');
  if (ana === undefined) throw new Error('she is there');
  const of = await done(dropOut(BY, ana, ana.dances, its.notes));
  await server.administrator.update({ 'competitors/ana/name': 'Anna', 'deskNotes/ana/edited': 7 });
  expect(await back(of)).toEqual({ conflicts: [{ kind: 'dancer changed', key: 'ana' }] });
  await server.administrator.update({ 'competitors/ana/name': 'Ana', 'deskNotes/ana/edited': 8 });
  expect(await back(of)).toHaveProperty('change');
  // A dancer merged into another one since is no longer listed.
  await server.administrator.update({ 'competitors/ana': null });
  expect(await back(of)).toEqual({ conflicts: [{ kind: 'dancer changed', key: 'ana' }] });
});

test('a change too large to store is made without an undo', async () => {
  const change: Change = {
    record: { ...BY, kind: 'dropped out', competitor: 'ana', name: 'Ana', events: [] },
    patch: { 'competitors/ana/name': 'x'.repeat(61_000) },
  };
  expect(attachUndo(change, 'undo1', await readOf(change.patch))).toBe(change);
});
