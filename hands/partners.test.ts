import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../src/domain/competition.ts';
import { parseEntryId } from '../src/domain/ids.ts';
import type { RegisteredPerson } from '../src/domain/people/directory.ts';
import {
  EMPTY_REGISTRATION,
  toggleEvent,
  changeRole,
  type RegistrationDraft,
} from '../src/domain/registrant/draft.ts';
import { findRequestableEntries, type PartnerRequest } from '../src/domain/registrant/partnerRequest.ts';
import { buildTestEvent } from '../src/domain/testing/event.ts';
import { shareOfRuns } from '../src/domain/testing/tries.ts';
import { writeEntered } from '../src/store/events/enteredPlaces.ts';
import { entryAt } from '../src/store/events/eventAt.ts';
import { allEvents as eventsPath } from '../src/store/events/events.ts';
import { competitors } from '../src/store/people/competitors.ts';
import { freeNumberSlotsPath, numbersInPool } from '../src/store/people/numbers.ts';
import { codeClaimAt, entryOwnerAt, searchAt, searchOwnerAt } from '../src/store/people/registrationAt.ts';
import { registerDancers } from '../src/store/registrant/registrations.ts';
import { requestPath } from '../src/store/registrant/requests.ts';
import {
  acceptNewCouples,
  createRequest,
  declineRequest,
  cancelRequest,
  buildAcceptancePatch,
} from '../src/store/registrant/requestWrites.ts';
import { SERVER_TIME, type Patch } from '../src/store/tree/patch.ts';
import { getRawChild, listRawChildren } from '../src/store/tree/path.ts';
import { isPatchAccepted, startRuledServer, type SignedIn } from './ruledServer.ts';

// Four dancers, each with a phone and a laptop, send partner requests, accept, decline, cancel and withdraw, in any
// order and simultaneously, against the real server with the product's rules. The laws hold throughout.

const DANCERS = ['ann', 'bea', 'cy', 'dov'] as const;
type Dancer = (typeof DANCERS)[number];
const LEADS: ReadonlySet<Dancer> = new Set(['ann', 'bea']);
const EVENTS = [buildTestEvent('Gold Latin Rumba'), buildTestEvent('Gold Latin Samba')];
/** A small range, so that numbers run out and collide. */
const RANGE = { edition: 1, from: 101, to: 104, kept: { 102: true } };
const GIVEN_OUT = { from: 101, to: 104, kept: [102] };

const codeOf = (dancer: Dancer): string => `Code${dancer.padEnd(3, 'x')}`;

/** Two for each dancer. */
const devices = new Map<Dancer, readonly SignedIn[]>();
const server = startRuledServer(async () => {
  for (const dancer of DANCERS) devices.set(dancer, await Promise.all([server.signIn(), server.signIn()]));
});

function deviceOf(dancer: Dancer, which: number): SignedIn {
  const its = devices.get(dancer)?.[which];
  if (its === undefined) throw new Error(`${dancer} has no device ${which}`);
  return its;
}

/** Returns true if it was accepted. */
const write = (dancer: Dancer, which: number, patch: Patch): Promise<boolean> =>
  isPatchAccepted(deviceOf(dancer, which), patch);

const rawAt = (path: string) => server.administrator.read(path);

async function begin(): Promise<void> {
  const gone = [
    'tba',
    'owners',
    'entered',
    'requests',
    'asked',
    'numbers',
    'numberedFrom',
    'competitors',
    'registrations',
    'registeredFrom',
    'codeClaims',
  ];
  await server.administrator.update({
    ...Object.fromEntries(gone.map((branch) => [branch, null])),
    'competitionMetadata/registrationStatus': 'OPEN',
    events: Object.fromEntries(
      EVENTS.map(({ key, name }) => [key, { name, eventLevel: 'Gold', style: 'Latin' }]),
    ),
    'settings/numbers': RANGE,
  });
  for (const dancer of DANCERS) {
    const role = LEADS.has(dancer) ? 'lead' : 'follow';
    const wants = changeRole({ ...EMPTY_REGISTRATION, name: dancer, email: `${dancer}@example.org` }, role);
    const begun: RegistrationDraft = {
      ...wants,
      usualPartner: { kind: 'wanted' },
      consents: { risk: true, media: false },
    };
    const draft = EVENTS.reduce((made, { key }) => toggleEvent(made, key), begun);
    const keys = {
      code: codeOf(dancer),
      codes: [codeOf(dancer)],
      competitors: [dancer],
      entries: EVENTS.flatMap((_, at) => parseEntryId(`${dancer}-${at}`) ?? []),
    };
    expect(
      await write(
        dancer,
        0,
        registerDancers({ uid: deviceOf(dancer, 0).uid, draft, events: EVENTS, keys, people: [], slot: 0 }),
      ),
    ).toBe(true);
    expect(await write(dancer, 1, { [codeClaimAt(deviceOf(dancer, 1).uid, codeOf(dancer))]: true })).toBe(
      true,
    );
  }
}

interface Hall {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  readonly taken: ReadonlySet<number>;
  readonly request: (from: Dancer, to: Dancer) => PartnerRequest | undefined;
}

async function readState(): Promise<Hall> {
  const [events, people, taken, requests] = await Promise.all(
    ['events', 'competitors', 'numbers', 'requests'].map(rawAt),
  );
  return {
    events: eventsPath.parse(events),
    people: competitors.parse(people),
    taken: numbersInPool.parse(taken),
    request: (from, to) => requestPath(to, from).parse(getRawChild(getRawChild(requests, to), from)),
  };
}

type Did = (hall: Hall) => Promise<unknown>;

/** The actions of a dancer whose screen shows an older state. */
const ACTIONS = {
  ask:
    (from: Dancer, to: Dancer, which: number): Did =>
    async ({ events, people }) => {
      const joinings = findRequestableEntries(from, to, events, people);
      if (joinings.length === 0) return;
      const entries = new Map(joinings.map(({ event, entry }) => [event.key, entry.id]));
      await write(from, which, createRequest({ from, to }, entries, 'shall we?', DANCERS.indexOf(to)));
    },
  'say yes':
    (to: Dancer, from: Dancer, which: number): Did =>
    async (hall) => {
      const request = hall.request(from, to);
      if (request === undefined) return;
      const { events, people, taken } = hall;
      const hasAskedToo =
        hall.request(to, from)?.answered === undefined && hall.request(to, from) !== undefined;
      const uid = deviceOf(to, which).uid;
      const { at, parse } = freeNumberSlotsPath(uid);
      const device = { uid, freeSlots: parse(await rawAt(at)) };
      const known = { events, people, taken, givenOut: GIVEN_OUT, device, hasAskedToo, hasAsked: true };
      const yes = buildAcceptancePatch(request, known, () => which / 2);
      if (yes !== undefined) await write(to, which, acceptNewCouples(yes));
    },
  'say no':
    (to: Dancer, from: Dancer, which: number): Did =>
    () =>
      write(to, which, declineRequest({ from, to })),
  'take back':
    (from: Dancer, to: Dancer, which: number): Did =>
    () =>
      write(from, which, cancelRequest({ from, to })),
  withdraw:
    (dancer: Dancer, other: Dancer, which: number): Did =>
    async ({ events }) => {
      const event = events[DANCERS.indexOf(other) % events.length];
      const its = event?.entries.find(({ leadId, followId }) => leadId === dancer || followId === dancer);
      if (event === undefined || its === undefined) return;
      await write(dancer, which, {
        [entryAt(event.key, its.id)]: null,
        [entryOwnerAt(event.key, its.id)]: null,
        [searchAt(its.id)]: null,
        [searchOwnerAt(its.id)]: null,
      });
    },
  /** The other dancer stays in the event, and looks for a partner again. */
  leave:
    (dancer: Dancer, other: Dancer, which: number): Did =>
    async ({ events }) => {
      const event = events[DANCERS.indexOf(other) % events.length];
      const role = LEADS.has(dancer) ? 'lead' : 'follow';
      const its = event?.entries.find((entry) => entry[`${role}Id`] === dancer);
      if (event === undefined || its === undefined) return;
      const at = entryAt(event.key, its.id);
      const number = role === 'lead' ? { [`${at}/leadNumber`]: null } : {};
      await write(dancer, which, { [`${at}/${role}Id`]: null, [`${at}/${role}Name`]: 'TBA', ...number });
    },
  /** Enters an event again despite an entry or a couple, as from another device. */
  'enter anew':
    (dancer: Dancer, other: Dancer, which: number): Did =>
    async ({ events }) => {
      const event = events[DANCERS.indexOf(other) % events.length];
      const id = parseEntryId(`${dancer}-again-${which}`);
      if (event === undefined || id === undefined) return;
      const role = LEADS.has(dancer) ? ('lead' as const) : ('follow' as const);
      const own = { [`${role}Id`]: dancer };
      const slot = 10 + which;
      await write(dancer, which, {
        [entryAt(event.key, id)]: {
          leadName: 'TBA',
          followName: 'TBA',
          [`${role}Name`]: dancer,
          ...own,
          entryId: id,
          registeredTime: SERVER_TIME,
          slot,
        },
        [`registrations/${codeOf(dancer)}/entries/${slot}`]: `${event.key}/${id}`,
        [entryOwnerAt(event.key, id)]: codeOf(dancer),
        ...writeEntered(event.key, id, own),
      });
    },
} as const;

// ---- laws ---------------------------------------------------------------------------------------------------

async function lawsHold(): Promise<void> {
  const raw = await rawAt('/');
  const events = eventsPath.parse(getRawChild(raw, 'events'));
  const people = competitors.parse(getRawChild(raw, 'competitors'));
  for (const event of events) {
    for (const role of ['leadId', 'followId'] as const) {
      const ids = event.entries.flatMap((entry) => entry[role] ?? []);
      expect(ids, `nobody is in ${event.name} twice as ${role}`).toEqual([...new Set(ids)]);
    }
    const couples = event.entries.filter(
      ({ leadId, followId }) => leadId !== undefined && followId !== undefined,
    );
    const pairs = listRawChildren(getRawChild(getRawChild(getRawChild(raw, 'events'), event.key), 'pairs'));
    for (const { id, leadId, followId, leadName, followName, number } of couples) {
      expect(pairs, 'a couple is in the index of pairs').toContainEqual([`${leadId}_${followId}`, id]);
      expect([leadName, followName], 'names match keys').toEqual([leadId, followId]);
      expect(
        getRawChild(getRawChild(raw, 'tba'), id),
        'a dancer with a partner has no search',
      ).toBeUndefined();
      const lead = people.find((one) => one.id === leadId);
      expect(number, 'a couple has the number of its lead').toBe(lead?.number);
    }
  }
  const worn = people.flatMap(({ id, number }) => (number === undefined ? [] : [[number, id] as const]));
  expect(new Set(worn.map(([number]) => number)).size, 'a number has one dancer').toBe(worn.length);
  for (const [number, id] of worn) {
    expect(
      Number(number) >= RANGE.from && Number(number) <= RANGE.to && number !== '102',
      `${number} is given out`,
    ).toBe(true);
    expect(getRawChild(getRawChild(raw, 'numbers'), number)).toBe(id);
  }
}

// ---- story --------------------------------------------------------------------------------------------------

/** Devices that act at the same moment all see the state before. */
class Deed implements fc.AsyncCommand<object, object> {
  readonly #steps: readonly Step[];
  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }
  check(): boolean {
    return true;
  }
  async run(): Promise<void> {
    const hall = await readState();
    await Promise.all(
      this.#steps.map(({ what, one, other, which }) => ACTIONS[what](one, other, which)(hall)),
    );
    await lawsHold();
  }
  toString(): string {
    return this.#steps
      .map(({ what, one, other, which }) => `${one} (${which}): ${what} ${other}`)
      .join(' and ');
  }
}

interface Step {
  readonly what: keyof typeof ACTIONS;
  readonly one: Dancer;
  readonly other: Dancer;
  readonly which: number;
}

const two = fc
  .tuple(fc.constantFrom(...DANCERS), fc.constantFrom(...DANCERS))
  .filter(([one, other]) => one !== other);
const stepOf = (what: fc.Arbitrary<Step['what']>): fc.Arbitrary<Step> =>
  fc
    .tuple(what, two, fc.nat({ max: 1 }))
    .map(([deed, [one, other], which]) => ({ what: deed, one, other, which }));

const anything = stepOf(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('ask' as const, 'say yes' as const) },
    { weight: 1, arbitrary: fc.constantFrom('say no', 'take back', 'withdraw', 'leave', 'enter anew') },
  ),
);
const yes = stepOf(fc.constant('say yes'));

const deed = fc.oneof(
  { weight: 3, arbitrary: anything.map((only) => new Deed([only])) },
  { weight: 1, arbitrary: fc.tuple(anything, anything).map((both) => new Deed(both)) },
  // Several acceptances at once conflict most often.
  { weight: 2, arbitrary: fc.array(yes, { minLength: 2, maxLength: 6 }).map((all) => new Deed(all)) },
);

/** Requests sent before the story begins: without a request, a yes tests nothing. */
const asked = fc.subarray(
  DANCERS.flatMap((from) => DANCERS.map((to) => [from, to] as const)).filter(([from, to]) => from !== to),
);

let couples = 0;

test('the invariants hold for any requests and answers of two to four dancers with two devices each', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.commands([deed], { maxCommands: 12 }), async (requests, commands) => {
      await begin();
      const atFirst = await readState();
      for (const [from, to] of requests) await ACTIONS.ask(from, to, 0)(atFirst);
      await fc.asyncModelRun(() => ({ model: {}, real: {} }), commands);
      const { events } = await readState();
      couples += events
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.leadId !== undefined && entry.followId !== undefined).length;
    }),
    { numRuns: shareOfRuns(40) },
  );
  // Fails if the run is trivial: hardly any couple formed.
  expect(couples).toBeGreaterThan(5);
});
