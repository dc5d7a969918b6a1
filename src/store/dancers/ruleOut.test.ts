import { expect, test } from 'vitest';
import type { RemovalScope } from '../../domain/eligibility/ruling.ts';
import { parseEntryId } from '../../domain/ids.ts';
import { listPublicNames } from '../../domain/people/people.ts';
import { allEvents } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { deskNotes } from '../registrant/deskNotes.ts';
import { registrationList } from '../registrant/registrationList.ts';
import { rulings, removalRulings } from '../registrant/rulings.ts';
import type { Patch } from '../tree/patch.ts';
import { pruneEmpty, TestTree, type TestBranch } from '../tree/testing/testTree.ts';
import { restoreEntry, type RestoredEntry, type RestoreProblem } from './restoreEntry.ts';
import {
  readRulingUndo,
  ruleOut,
  listRuledOut,
  rulingUndos,
  undoRuling,
  type RuledOutEntry,
} from './ruleOut.ts';

const by = { uid: 'u', who: 'Olga (organizer)', device: 'laptop', at: 1 };

const scene = (): TestBranch => ({
  events: {
    Rumba: {
      name: 'Rumba',
      eventDances: { 0: 'Rumba' },
      entries: {
        e1: {
          entryId: 'e1',
          leadName: 'Ann Łukasz',
          leadId: 'ann',
          followName: 'Bo',
          followId: 'bo',
          leadNumber: 407,
          affiliation: 'MIT',
          registeredTime: 5,
          slot: 3,
        },
        e2: {
          entryId: 'e2',
          leadName: 'Cy',
          leadId: 'cy',
          followName: 'Di',
          followId: 'di',
          leadNumber: 101,
        },
      },
      pairs: { ann_bo: 'e1', cy_di: 'e2' },
      rounds: {
        0: { roundState: 0, numHeats: 1 },
        1: { roundState: 0, numHeats: 2, entries: { e1: { heat: 2 }, e2: { heat: 1 } } },
      },
    },
  },
  entered: { Rumba: { lead: { ann: 'e1', cy: 'e2' }, follow: { bo: 'e1', di: 'e2' } } },
  owners: { entries: { Rumba: { e1: 'Ann2345' } } },
  registrations: {
    Ann2345: {
      contact: { name: 'Ann', email: 'ann@example.org' },
      createdAt: 1,
      entries: { 3: 'Rumba/e1', 4: 'Rumba/other' },
    },
  },
  competitors: {
    ann: { name: 'Ann Łukasz', leadNumber: 407 },
    bo: { name: 'Bo' },
    cy: { name: 'Cy', leadNumber: 101 },
    di: { name: 'Di' },
    eve: { name: 'Eve' },
  },
});

/** A tree that takes every patch. */
class Tree extends TestTree {
  constructor() {
    super(scene());
  }

  get standing() {
    const { events: all, competitors: people, registrations, deskNotes: notes } = this.root;
    return {
      events: allEvents.parse(all),
      people: competitors.parse(people),
      registrations: registrationList.parse(registrations),
      notes: deskNotes.parse(notes),
    };
  }

  async takesOut(out: RemovalScope): Promise<void> {
    const [event] = this.standing.events;
    const entry = event?.entries.find(({ id }) => id === parseEntryId('e1'));
    if (event === undefined || entry === undefined) throw new Error('the entry is there');
    const names = listPublicNames(entry).join(' and ');
    const undo = await readRulingUndo({ event, entry, out }, (at) => Promise.resolve(this.read(at)));
    const decision = { event, entry, out, names, why: 'Nine points' };
    this.put(ruleOut(by, decision, undo, this.standing.notes).patch);
  }

  get out(): RuledOutEntry {
    const undos = rulingUndos.parse(this.read('setAside/rulings'));
    const [one] = listRuledOut(removalRulings.parse(this.read('rulings')), undos);
    if (one === undefined) throw new Error('nobody is out');
    return one;
  }

  /** Restores the entry, and returns the result. */
  putsBack(): RestoredEntry | RestoreProblem {
    const back = restoreEntry(this.out, this.standing);
    if (back.kind === 'back') this.put(undoRuling(by, this.out, back, this.standing.notes).patch);
    return back;
  }

  /** The tree without counters and decisions. */
  get rest(): unknown {
    const {
      deskNotes: _notes,
      rulings: _rulings,
      rulingReasons: _reasons,
      setAside: _aside,
      ...rest
    } = this.root;
    return structuredClone(rest);
  }
}

test.each(['both', 'lead', 'follow'] as const)(
  'undoing a ruling restores everything that it took out (%s)',
  async (out) => {
    const tree = new Tree();
    const before = pruneEmpty(tree.rest);
    await tree.takesOut(out);
    expect(pruneEmpty(tree.rest)).not.toEqual(before);
    expect(rulings.parse(tree.read('rulings')).size).toBe(0);
    expect(tree.putsBack()).toMatchObject({ kind: 'back', number: undefined, isAlone: false });
    expect(pruneEmpty(tree.rest)).toEqual(before);
    expect(tree.read('rulings/Rumba/e1')).toBeUndefined();
    expect(tree.read('setAside/rulings/Rumba/e1')).toBeUndefined();
  },
);

test('a ruling takes out the entry if both dancers are ruled out, and leaves it to the partner if one is', async () => {
  const whole = new Tree();
  await whole.takesOut('both');
  expect(JSON.stringify(whole.rest)).not.toContain('e1"}');
  expect(whole.read('events/Rumba/entries/e1')).toBeUndefined();
  expect(whole.read('rulings/Rumba/e1')).toMatchObject({ out: 'both', lead: 'ann', follow: 'bo' });

  const one = new Tree();
  await one.takesOut('lead');
  expect(one.read('events/Rumba/entries/e1')).toMatchObject({ leadName: 'TBA', followId: 'bo' });
  expect(one.read('events/Rumba/entries/e1/leadId')).toBeUndefined();
  expect(one.read('events/Rumba/entries/e1/leadNumber')).toBeUndefined();
});

test('undoing a ruling restores a seeded couple to the round it was seeded into', async () => {
  const tree = new Tree();
  tree.put({
    'events/Rumba/rounds/1/entries/e1': null,
    'events/Rumba/rounds/0/entries/e1': { heat: 1 },
    'events/Rumba/rounds/0/byes/e1': true,
  });
  const before = pruneEmpty(tree.rest);
  await tree.takesOut('both');
  expect(tree.read('events/Rumba/rounds/0/byes/e1')).toBeUndefined();
  expect(tree.putsBack()).toMatchObject({ kind: 'back' });
  expect(pruneEmpty(tree.rest)).toEqual(before);
});

test('undoing a ruling reports a number that another dancer wears by now, and restores the one in the list', async () => {
  const tree = new Tree();
  await tree.takesOut('both');
  tree.put({ 'competitors/ann/leadNumber': 143, 'competitors/eve/leadNumber': 407 });
  expect(tree.putsBack()).toMatchObject({ kind: 'back', number: { was: '407', now: '143' } });
  expect(tree.read('events/Rumba/entries/e1/leadNumber')).toBe(143);
});

test('undoing a ruling restores a renamed dancer under the name in the list', async () => {
  const tree = new Tree();
  await tree.takesOut('lead');
  tree.put({ 'competitors/ann/name': 'Ann Nowak' });
  expect(tree.putsBack()).toMatchObject({ kind: 'back', number: undefined });
  expect(tree.read('events/Rumba/entries/e1')).toMatchObject({ leadName: 'Ann Nowak', leadNumber: 407 });
});

test('undoing a ruling ends the partner’s search when the couple is complete again', async () => {
  const tree = new Tree();
  await tree.takesOut('lead');
  tree.put({ 'tba/e1': { competitor: 'bo', event: 'Rumba' } });
  tree.putsBack();
  expect(tree.read('tba/e1')).toBeUndefined();
});

test('undoing a ruling restores the number of a lead without a key only if no one else wears it', async () => {
  const tree = new Tree();
  tree.put({ 'events/Rumba/entries/e1/leadId': null, 'competitors/ann': null });
  await tree.takesOut('both');
  tree.put({ 'competitors/eve/leadNumber': 407 });
  expect(tree.putsBack()).toMatchObject({ kind: 'back', number: { was: '407', now: undefined } });
  expect(tree.read('events/Rumba/entries/e1/leadNumber')).toBeUndefined();
});

test('undoing a ruling uses another slot if the old one names another entry by now', async () => {
  const tree = new Tree();
  await tree.takesOut('both');
  tree.put({ 'registrations/Ann2345/entries/3': 'Rumba/e2' });
  tree.putsBack();
  expect(tree.read('events/Rumba/entries/e1/slot')).toBe(0);
  expect(tree.read('registrations/Ann2345/entries')).toMatchObject({ 0: 'Rumba/e1', 3: 'Rumba/e2' });
});

test('undoing a ruling restores one dancer alone if the partner left since', async () => {
  const tree = new Tree();
  await tree.takesOut('lead');
  tree.put({ 'events/Rumba/entries/e1': null, 'entered/Rumba/follow/bo': null });
  expect(tree.putsBack()).toMatchObject({ kind: 'back', isAlone: true });
  expect(tree.read('events/Rumba/entries/e1')).toMatchObject({ leadId: 'ann', followName: 'TBA' });
  expect(tree.read('events/Rumba/pairs/ann_bo')).toBeUndefined();
});

const meanwhile: readonly (readonly [what: string, out: RemovalScope, patch: Patch, why: RestoreProblem])[] =
  [
    ['a round has begun', 'both', { 'events/Rumba/rounds/1/roundState': 2 }, { kind: 'under way' }],
    ['the event is gone', 'both', { 'events/Rumba': null }, { kind: 'no event' }],
    ['a dancer is gone', 'both', { 'competitors/bo': null }, { kind: 'gone', name: 'Bo' }],
    [
      'a dancer has entered otherwise',
      'both',
      { 'events/Rumba/entries/e2/followId': 'bo' },
      { kind: 'dances', name: 'Bo' },
    ],
    [
      'the partner has found another',
      'lead',
      { 'events/Rumba/entries/e1/leadId': 'eve', 'events/Rumba/entries/e1/leadName': 'Eve' },
      { kind: 'taken', name: 'Eve' },
    ],
  ];

test.each(meanwhile)(
  'undoing a ruling keeps an entry out if %s meanwhile',
  async (_what, out, patch, why) => {
    const tree = new Tree();
    await tree.takesOut(out);
    tree.put(patch);
    expect(tree.putsBack()).toEqual(why);
  },
);
