import { expect, test } from 'vitest';
import { pruneEmpty, TestTree, type TestBranch } from '../tree/testing/testTree.ts';
import {
  isUndoable,
  deletedBatches,
  deletedPartsPath,
  findBatchPlace,
} from '../registrant/deletedBatches.ts';
import type { Patch } from '../tree/patch.ts';
import { serializeUndo, type Undo } from '../tree/undo.ts';
import { deleteRegistrations, readRegistry } from './deleteRegistrations.ts';
import { restoreRegistrations, type RestoreStep } from './restoreRegistrations.ts';

const by = { uid: 'u', who: 'Nora (organizer)', device: 'laptop', at: 1 };

const scene = (): TestBranch => ({
  events: {
    Rumba: {
      name: 'Rumba',
      entries: {
        anns: {
          entryId: 'anns',
          leadName: 'Ann',
          leadId: 'ann',
          followName: 'Bot',
          followId: 'bot',
          leadNumber: 101,
          registeredTime: 1,
        },
      },
      pairs: { ann_bot: 'anns' },
      rounds: { 0: { roundState: 0, numHeats: 1 } },
    },
    Samba: {
      name: 'Samba',
      entries: {
        its: {
          entryId: 'its',
          leadName: 'Bot',
          leadId: 'bot',
          followName: 'TBA',
          leadNumber: 222,
          registeredTime: 1,
          slot: 0,
        },
      },
      rounds: { 0: { roundState: 0, numHeats: 1 } },
    },
  },
  entered: { Rumba: { lead: { ann: 'anns' }, follow: { bot: 'anns' } }, Samba: { lead: { bot: 'its' } } },
  competitors: { ann: { name: 'Ann', leadNumber: 101 }, bot: { name: 'Bot', leadNumber: 222, slot: 0 } },
  numbers: { 101: 'ann', 222: 'bot' },
  owners: {
    competitors: { ann: 'AnnLee1', bot: 'Bot0001' },
    entries: { Rumba: { anns: 'AnnLee1' }, Samba: { its: 'Bot0001' } },
  },
  registrations: {
    Bot0001: {
      contact: { name: 'Bot', email: 'bot@example.org' },
      createdAt: 1,
      slot: 0,
      competitor: 'bot',
      dancers: { 0: 'bot' },
      entries: { 0: 'Samba/its' },
    },
  },
});

/** A tree with one bot that has its own entry, and has joined Ann in another. */
class Tree extends TestTree {
  constructor() {
    super(scene());
  }

  known = () => readRegistry((at) => Promise.resolve(this.read(at)));

  async throwsOut(): Promise<void> {
    for (const changeBy of deleteRegistrations(new Set(['Bot0001']), await this.known(), 0))
      this.put(changeBy(by).patch);
  }

  async putsBack(): Promise<RestoreStep> {
    const [part] = deletedPartsPath(0).parse(this.read('setAside/floodParts/0'));
    if (part === undefined) throw new Error('nothing is kept');
    const step = restoreRegistrations(part, await this.known());
    this.put(step.changeBy(by).patch);
    return step;
  }
}

test('a restored deletion is complete, also in another dancer’s entry', async () => {
  const tree = new Tree();
  const before = pruneEmpty(tree.root);
  await tree.throwsOut();
  expect(tree.read('events/Rumba/entries/anns')).toMatchObject({ leadId: 'ann', followName: 'TBA' });
  expect(tree.read('competitors/bot')).toBeUndefined();
  expect(await tree.putsBack()).toMatchObject({ numbers: [], entries: 0 });
  expect(pruneEmpty(tree.root)).toEqual(before);
});

test.each([
  ['entries first', [0, 1, 2]],
  ['registrations first', [2, 1, 0]],
])('the parts of a deletion are restored in any order: %s', async (_, order) => {
  const tree = new Tree();
  const before = pruneEmpty(tree.root);
  await tree.throwsOut();
  const [whole] = deletedPartsPath(0).parse(tree.read('setAside/floodParts/0'));
  if (whole === undefined) throw new Error('nothing is kept');
  const partOf = (part: number): Undo => {
    const branches = [/^(events|entered|owners\/entries)\//, /^(competitors|owners\/competitors|numbers)\//];
    const isIn = ([path]: readonly [string, unknown]) => (branches[part] ?? /^registrations\//).test(path);
    const of = (patch: Patch) => Object.fromEntries(Object.entries(patch).filter(isIn));
    return { done: of(whole.undo.done), back: of(whole.undo.back) };
  };
  for (const part of order) tree.put({ [`setAside/floodParts/0/${part}`]: serializeUndo(partOf(part)) });
  for (const part of order) {
    const step = { place: 0, part, undo: partOf(part), isLast: part === order.at(-1) };
    tree.put(restoreRegistrations(step, await tree.known()).changeBy(by).patch);
  }
  expect(pruneEmpty(tree.root)).toEqual(before);
});

const DISCOUNT = { code: 'ALUMNI27', slot: 1, name: 'Alumni', cents: 1500, at: 1 };
/** The bot has typed a code that two dancers may use. */
const withDiscount = (): Tree => {
  const tree = new Tree();
  tree.put({
    'discounts/ALUMNI27': { name: 'Alumni', cents: 1500, uses: 2, edited: 1, used: { 0: true, 1: true } },
    'discountUses/ALUMNI27': { 0: 'ann', 1: 'bot' },
    'agreedPrices/bot/discount': DISCOUNT,
  });
  return tree;
};

test('a deletion frees the slot of a discount, and its undo takes it again', async () => {
  const tree = withDiscount();
  const before = pruneEmpty(tree.root);
  await tree.throwsOut();
  expect(tree.read('discountUses/ALUMNI27')).toEqual({ 0: 'ann' });
  expect(tree.read('discounts/ALUMNI27/used')).toEqual({ 0: true });
  expect(tree.read('agreedPrices/bot/discount')).toBeUndefined();
  await tree.putsBack();
  expect(pruneEmpty(tree.root)).toEqual(before);
});

test.each([
  ['has its slot by now', { 'discountUses/ALUMNI27/1': 'eve', 'discounts/ALUMNI27/used/1': true }],
  ['removed its code', { 'discounts/ALUMNI27': null }],
])('a restored dancer has no discount if somebody %s', async (_, meanwhile) => {
  const tree = withDiscount();
  await tree.throwsOut();
  tree.put(meanwhile);
  const then = tree.read('discountUses/ALUMNI27');
  await tree.putsBack();
  expect(tree.read('agreedPrices/bot/discount')).toBeUndefined();
  expect(tree.read('discountUses/ALUMNI27')).toEqual(then);
});

test('a restore leaves out an entry whose partner has left since', async () => {
  const tree = new Tree();
  await tree.throwsOut();
  tree.put({ 'events/Rumba/entries/anns': null });
  expect((await tree.putsBack()).entries).toBe(1);
  expect(tree.read('events/Rumba/entries/anns')).toBeUndefined();
});

test('a restore leaves entries out of an event under way, and out of the registration', async () => {
  const tree = new Tree();
  await tree.throwsOut();
  tree.put({ 'events/Samba/rounds/0/roundState': 2 });
  const { changeBy, entries } = await tree.putsBack();
  expect(entries).toBe(1);
  expect(tree.read('events/Samba/entries/its')).toBeUndefined();
  expect(tree.read('registrations/Bot0001/entries/0')).toBeUndefined();
  expect(tree.read('registrations/Bot0001/dancers/0')).toBe('bot');
  expect(changeBy(by).record).toMatchObject({
    kind: 'registrations put back',
    registrations: 1,
    dancers: 1,
    entries: 1,
  });
});

test('a restore leaves an entry to the partner found since', async () => {
  const tree = new Tree();
  await tree.throwsOut();
  tree.put({ 'events/Rumba/entries/anns/followName': 'Bo', 'events/Rumba/entries/anns/followId': 'bo' });
  expect((await tree.putsBack()).entries).toBe(1);
  expect(tree.read('events/Rumba/entries/anns/followId')).toBe('bo');
  expect(tree.read('entered/Rumba/follow/bot')).toBeUndefined();
});

test('a restore leaves a number to its new owner, in the list and in the entry', async () => {
  const tree = new Tree();
  await tree.throwsOut();
  tree.put({ 'competitors/eve': { name: 'Eve', leadNumber: 222 }, 'numbers/222': 'eve' });
  expect((await tree.putsBack()).numbers).toEqual([{ name: 'Bot', number: 222 }]);
  expect(tree.read('numbers/222')).toBe('eve');
  expect(tree.read('competitors/bot/leadNumber')).toBeUndefined();
  expect(tree.read('events/Samba/entries/its/leadNumber')).toBeUndefined();
});

test('the latest ten deletions are kept, up to a size', () => {
  const flood = (place: number, at: number) => ({ at, registrations: place, dancers: 1, entries: 1 });
  const raw = Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [place, flood(place, 100 + place)]),
  );
  const floods = deletedBatches.parse(raw);
  expect(floods.map(({ place }) => place)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(findBatchPlace(floods)).toBe(0);
  expect(findBatchPlace(floods.filter(({ place }) => place !== 4))).toBe(4);
  expect([
    isUndoable({ dancers: 150, entries: 2000 }),
    isUndoable({ dancers: 5000, entries: 15_001 }),
  ]).toEqual([true, false]);
});

test('unreadable parts of a deletion are ignored', () => {
  const undo = { done: { 'competitors/a': null }, back: { 'competitors/a': { name: 'A' } } };
  expect(deletedPartsPath(0).parse({ 0: 'no JSON', 1: '[1]', 2: 7, 3: JSON.stringify(undo) })).toEqual([
    { place: 0, part: 3, undo, isLast: true },
  ]);
});
