import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEntryId, createEventKey, parseLeadNumber } from '../src/domain/ids.ts';
import { buildDirectory, type Competitor } from '../src/domain/people/directory.ts';
import { findRecordConflicts } from '../src/domain/registrant/recordConflicts.ts';
import { canGetNumber, findNumberProblem, proposeNumbers } from '../src/domain/registrant/numberChange.ts';
import { shareOfRuns } from '../src/domain/testing/tries.ts';
import type { Change } from '../src/store/delivery/operation.ts';
import { writeEntered } from '../src/store/events/enteredPlaces.ts';
import { allEvents as eventsPath } from '../src/store/events/events.ts';
import { competitors } from '../src/store/people/competitors.ts';
import { numbersInPool } from '../src/store/people/numbers.ts';
import { editDancer, assignNumbers, type DancerEdit } from '../src/store/registrant/editDancer.ts';
import { deskNotes } from '../src/store/registrant/deskNotes.ts';
import { dropOut, changePartner } from '../src/store/dancers/partners.ts';
import { planTransfer } from '../src/domain/registrant/transfer.ts';
import { transferEntries } from '../src/store/dancers/transferEntries.ts';
import { mergeDancers } from '../src/store/dancers/mergeDancers.ts';
import { hasUndo, undoChange, attachUndo, type RecordWithUndo } from '../src/store/dancers/deskUndo.ts';
import { deskUndoAt } from '../src/store/registrant/undoAt.ts';
import { parseUndoText } from '../src/store/tree/undo.ts';
import type { ReadAt } from '../src/store/tree/readAt.ts';
import { canMerge, planMerge } from '../src/domain/registrant/merging.ts';
import { planPartnerChange, listOpenEntries } from '../src/domain/registrant/partnerChange.ts';
import { allRequests } from '../src/store/registrant/requests.ts';
import { searches } from '../src/store/people/searches.ts';
import { hasKey } from '../src/domain/people/directory.ts';
import { getRawChild, listRawChildren } from '../src/store/tree/path.ts';
import { isPatchAccepted, startRuledServer, type SignedIn } from './ruledServer.ts';

// Two organizers on two laptops rename dancers and assign or remove numbers, in any order and simultaneously,
// against the real server with the product's rules. Afterwards, lists and entries must agree.

const RANGE = { from: 101, to: 104, kept: [102] };
const by = { uid: 'u', who: 'Ann (organizer)', device: 'laptop', at: 1 };
const LAPTOPS = 2;

/** The couples: with keys for both dancers, for one, and for neither. */
const COUPLES = [
  { lead: 'ann', follow: 'bea' },
  { lead: 'bea', follow: 'cy' },
  { lead: 'dov', follow: undefined },
] as const;
const DANCERS = ['ann', 'bea', 'cy', 'dov', 'ed', 'eve'] as const;
const EVENTS = ['Gold Latin Rumba', 'Gold Latin Samba'];

const laptops: SignedIn[] = [];
const server = startRuledServer(async () => {
  for (let laptop = 0; laptop < LAPTOPS; laptop += 1) {
    const made = await server.signIn();
    await server.administrator.update({ [`roles/${made.uid}`]: { admin: true } });
    laptops.push(made);
  }
});

function laptopOf(laptop: number): SignedIn {
  const its = laptops[laptop];
  if (its === undefined) throw new Error(`there is no laptop ${laptop}`);
  return its;
}

const rawAt = (path: string) => server.administrator.read(path);

/** In the first event, the first couple has danced with its number. */
async function begin(): Promise<void> {
  await server.administrator.update(
    Object.fromEntries(
      [
        'entered',
        'numbers',
        'competitors',
        'deskNotes',
        'setAside',
        'events',
        'tba',
        'requests',
        'asked',
      ].map((branch) => [branch, null]),
    ),
  );
  const entryOf = (at: number, { lead, follow }: (typeof COUPLES)[number]) => ({
    entryId: `c${at}`,
    leadId: lead,
    leadName: lead,
    ...(follow === undefined ? { followName: 'Fay' } : { followId: follow, followName: follow }),
    affiliation: 'Yale',
    registeredTime: 1,
    ...(lead === 'ann' ? { leadNumber: 103 } : {}),
  });
  const waiting = (id: string, role: 'lead' | 'follow', dancer: string) => ({
    entryId: id,
    leadName: 'TBA',
    followName: 'TBA',
    [`${role}Name`]: dancer,
    [`${role}Id`]: dancer,
    affiliation: 'Yale',
    registeredTime: 1,
  });
  await server.administrator.update({
    competitors: Object.fromEntries(
      DANCERS.map((id) => [
        id,
        { name: id, affiliation: 'Yale', ...(id === 'ann' ? { leadNumber: 103 } : {}) },
      ]),
    ),
    'numbers/103': 'ann',
    // Ed and Eve look for partners. Ed has sent Eve a request; his possible duplicate has sent none.
    tba: Object.fromEntries(
      EVENTS.flatMap((event, at) => [
        [`w${at}`, { competitor: 'ed', event, role: 'lead', level: 'Gold', style: 'Latin' }],
        [`v${at}`, { competitor: 'eve', event, role: 'follow', level: 'Gold', style: 'Latin' }],
      ]),
    ),
    requests: {
      eve: { ed: { entries: Object.fromEntries(EVENTS.map((e, at) => [e, `w${at}`])), at: 1, slot: 0 } },
    },
    asked: { ed: { 0: 'eve' } },
    events: Object.fromEntries(
      EVENTS.map((name, event) => [
        name,
        {
          name,
          eventLevel: 'Gold',
          style: 'Latin',
          entries: {
            ...Object.fromEntries(COUPLES.map((couple, at) => [`c${at}`, entryOf(at, couple)])),
            [`w${event}`]: waiting(`w${event}`, 'lead', 'ed'),
            [`v${event}`]: waiting(`v${event}`, 'follow', 'eve'),
          },
          pairs: { ann_bea: 'c0', bea_cy: 'c1' },
          rounds: { 0: { roundState: event === 0 ? 2 : 0, entries: { c0: { heat: 1 } } } },
        },
      ]),
    ),
  });
  for (const name of EVENTS)
    for (const [at, { lead, follow }] of COUPLES.entries()) {
      const id = parseEntryId(`c${at}`);
      if (id === undefined) throw new Error('a plain key');
      await server.administrator.update(
        Object.fromEntries(
          Object.entries(writeEntered(createEventKey(name), id, { leadId: lead, followId: follow })).filter(
            ([place]) => place.startsWith('entered'),
          ),
        ),
      );
    }
}

async function readState() {
  const raw = await rawAt('/');
  const read: ReadAt = (path) => path.split('/').reduce((node: unknown, key) => getRawChild(node, key), raw);
  const [events, people, taken, notes, tba, requests] = [
    'events',
    'competitors',
    'numbers',
    'deskNotes',
    'tba',
    'requests',
  ].map(read);
  const its = { events: eventsPath.parse(events), people: competitors.parse(people) };
  return {
    ...its,
    read,
    everybody: buildDirectory(its.events, its.people),
    taken: numbersInPool.parse(taken),
    notes: deskNotes.parse(notes),
    searches: searches.parse(tba),
    requests: allRequests.parse(requests),
    registrations: [],
    agreed: new Map(),
  };
}
type DeskState = Awaited<ReturnType<typeof readState>>;

/** The change made by a user whose screen shows the given, older state; undefined if the screen doesn't offer it. */
function changeOf(seen: DeskState, { what, person, more }: Step): Change | undefined {
  const its = seen.everybody[person % seen.everybody.length];
  const edit = (one: Competitor, to: DancerEdit) => editDancer(by, one, to, seen);
  if (its === undefined) return undefined;
  switch (what) {
    case 'rename':
      return edit(its, { name: `name ${more}` });
    case 'school':
      return edit(its, { school: more === 0 ? '' : `School ${more}` });
    case 'take back':
      return findNumberProblem(its, undefined, seen.everybody, seen.taken) === undefined &&
        its.number !== undefined
        ? edit(its, { number: null })
        : undefined;
    case 'number': {
      const number = parseLeadNumber(String(101 + more));
      return number === undefined ||
        findNumberProblem(its, number, seen.everybody, seen.taken) !== undefined ||
        its.dances.every(({ role }) => role === 'follow')
        ? undefined
        : edit(its, { number });
    }
    case 'merge': {
      const other = seen.everybody[(person + 1 + more) % seen.everybody.length];
      if (other === undefined || other.key === its.key || !hasKey(its)) return undefined;
      const merging = planMerge(its, other);
      return canMerge(merging)
        ? mergeDancers(by, { stays: its, goes: other, name: 'one', school: 'Yale' }, merging, seen)
        : undefined;
    }
    case 'partner': {
      const other = more === 0 ? undefined : seen.everybody[(person + more) % seen.everybody.length];
      const { change } = planPartnerChange(its, its.dances, other);
      return change.changes.length === 0 ? undefined : changePartner(by, its, change, seen.notes);
    }
    case 'drop out': {
      const open = listOpenEntries(its);
      return open.length === 0 ? undefined : dropOut(by, its, open.slice(0, 1 + more), seen.notes);
    }
    case 'give to all': {
      const need = seen.everybody.filter(canGetNumber);
      const given = proposeNumbers(need, { ...seen, range: RANGE, draw: () => more / 5 });
      return given.length === 0 ? undefined : assignNumbers(by, given, seen);
    }
    case 'hand over': {
      const other = seen.everybody[(person + 1 + more) % seen.everybody.length];
      if (other === undefined) return undefined;
      const { transfer } = planTransfer(its, its.dances, other);
      return transfer.moved.length === 0
        ? undefined
        : transferEntries(by, its, transfer, { why: 'hurt', ...seen });
    }
    case 'undo': {
      const of = kept.at(-1 - (more % Math.max(1, kept.length)));
      const undo = of === undefined ? undefined : parseUndoText(seen.read(deskUndoAt(of.undo)));
      if (of === undefined || undo === undefined) return undefined;
      const back = undoChange(by, of, undo, seen.read);
      return 'change' in back ? back.change : undefined;
    }
    default:
      throw new Error(what);
  }
}

// ---- laws ---------------------------------------------------------------------------------------------------

async function lawsHold(): Promise<void> {
  const raw = await rawAt('/');
  const { events, people, everybody } = await readState();
  expect(findRecordConflicts(everybody, people), 'entries agree with the list').toEqual([]);
  for (const event of events) {
    for (const role of ['leadId', 'followId'] as const) {
      const ids = event.entries.flatMap((entry) => entry[role] ?? []);
      expect(ids, `nobody is in ${event.name} twice as ${role}`).toEqual([...new Set(ids)]);
    }
    const pairs = listRawChildren(getRawChild(getRawChild(getRawChild(raw, 'events'), event.key), 'pairs'));
    for (const { id, leadId, followId, leadName, followName } of event.entries) {
      for (const named of [leadId, followId])
        expect(named === undefined || people.some((one) => one.id === named), `${named} is in the list`).toBe(
          true,
        );
      expect([leadName, followName], 'all dancers have a name').not.toContain('');
      if (leadId !== undefined && followId !== undefined)
        expect(pairs, 'a couple is in the index of pairs').toContainEqual([`${leadId}_${followId}`, id]);
    }
  }
  const entered = getRawChild(raw, 'entered');
  for (const event of events)
    for (const role of ['lead', 'follow'] as const)
      for (const [dancer, entry] of listRawChildren(getRawChild(getRawChild(entered, event.key), role)))
        expect(
          event.entries.find(({ id }) => id === entry)?.[`${role}Id`],
          `${dancer} is entered where they dance`,
        ).toBe(dancer);
  const danced = events[0]?.entries.find(({ id }) => id === 'c0');
  expect(danced?.number, 'a couple that has danced keeps its number').toBe('103');
  const worn = people.flatMap(({ id, number }) => (number === undefined ? [] : [[number, id] as const]));
  expect(new Set(worn.map(([number]) => number)).size, 'a number has one dancer').toBe(worn.length);
  for (const [number, id] of worn) expect(getRawChild(getRawChild(raw, 'numbers'), number)).toBe(id);
  expect(listRawChildren(getRawChild(raw, 'numbers')), 'the index has no other numbers').toHaveLength(
    worn.length,
  );
}

// ---- story --------------------------------------------------------------------------------------------------

interface Step {
  readonly laptop: number;
  readonly what:
    | 'rename'
    | 'school'
    | 'number'
    | 'take back'
    | 'give to all'
    | 'merge'
    | 'partner'
    | 'drop out'
    | 'hand over'
    | 'undo';
  readonly person: number;
  readonly more: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  laptop: fc.nat({ max: LAPTOPS - 1 }),
  what: fc.constantFrom(
    'rename',
    'school',
    'number',
    'take back',
    'give to all',
    'merge',
    'partner',
    'drop out',
    'hand over',
    // Undo occurs as often as the steps that can be undone.
    'undo',
    'undo',
    'undo',
  ),
  person: fc.nat({ max: 8 }),
  more: fc.nat({ max: 4 }),
});

let [taken, refused, mergers, undone, changes] = [0, 0, 0, 0, 0];
/** Steps that can be undone, latest last. */
let kept: RecordWithUndo[] = [];

/** Runs steps that all see the lists as they were before. */
async function runSimultaneously(steps: readonly Step[]): Promise<void> {
  const seen = await readState();
  const done = await Promise.all(
    steps.map((one) => {
      const plain = changeOf(seen, one);
      if (plain === undefined) return Promise.resolve(undefined);
      const change = attachUndo(plain, `u${(changes += 1)}`, seen.read);
      const { record } = change;
      return isPatchAccepted(laptopOf(one.laptop), change.patch).then((isIn) => {
        if (isIn && record !== undefined && hasUndo(record)) kept.push(record);
        return isIn;
      });
    }),
  );
  undone += done.filter((one, at) => one === true && steps[at]?.what === 'undo').length;
  taken += done.filter((one) => one === true).length;
  mergers += done.filter((one, at) => one === true && steps[at]?.what === 'merge').length;
  refused += done.filter((one) => one === false).length;
  await lawsHold();
}

test('lists and entries agree whatever two organizers change at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      async (moments) => {
        await begin();
        kept = [];
        await lawsHold();
        for (const steps of moments) await runSimultaneously(steps);
      },
    ),
    { numRuns: shareOfRuns(60) },
  );
  // Fails if the run is trivial: all changes refused, or no conflict met.
  expect(taken).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(0);
  expect(mergers).toBeGreaterThan(0);
  expect(undone).toBeGreaterThan(0);
});
