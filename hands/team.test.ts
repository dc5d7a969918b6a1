import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../src/domain/competition.ts';
import { parseEntryId } from '../src/domain/ids.ts';
import { EMPTY_REGISTRATION, type ChosenEvent } from '../src/domain/registrant/draft.ts';
import type { RegisteredPerson } from '../src/domain/people/directory.ts';
import { listOwnEntries, type EntryEdits } from '../src/domain/registrant/ownEntries.ts';
import { buildTestEvent } from '../src/domain/testing/event.ts';
import { shareOfRuns } from '../src/domain/testing/tries.ts';
import { generateKey } from '../src/store/delivery/operation.ts';
import { allEvents as eventsPath } from '../src/store/events/events.ts';
import { changeEntries, createEntryKeys } from '../src/store/registrant/changeEntries.ts';
import { ownRegistrationPath, type OwnRegistration } from '../src/store/registrant/ownRegistration.ts';
import { registerDancers } from '../src/store/registrant/registrations.ts';
import type { Patch } from '../src/store/tree/patch.ts';
import { getRawChild } from '../src/store/tree/path.ts';
import { isPatchAccepted, startRuledServer, type SignedIn } from './ruledServer.ts';

// A captain has registered a team. The captain changes its entries, dancers withdraw with their own codes,
// and each tries to change others' entries. They act simultaneously and based on outdated screens, against
// the real server with the product's rules. The laws hold throughout.

const TEAM = ['ann', 'bea', 'cy'] as const;
type Dancer = (typeof TEAM)[number];
const CAPTAIN = 'Captain';
const ownCode = (dancer: string): string => `Own0${dancer}`.padEnd(7, 'x').slice(0, 7);
const EVENTS = [buildTestEvent('Gold Latin Rumba'), buildTestEvent('Gold Latin Samba')] as const;
const [RUMBA, SAMBA] = EVENTS;
/** From another registration: dances with Ann. */
const EVE = { entry: 'ann-eve', code: 'EvesOwn' };

const HANDS = ['captain', ...TEAM] as const;
type Actor = (typeof HANDS)[number];

const devices = new Map<Actor, SignedIn>();
const server = startRuledServer(async () => {
  for (const whose of HANDS) devices.set(whose, await server.signIn());
});

function deviceOf(whose: Actor): SignedIn {
  const its = devices.get(whose);
  if (its === undefined) throw new Error(`${whose} has no device`);
  return its;
}

/** Returns true if it was accepted. */
const write = (whose: Actor, patch: Patch): Promise<boolean> => isPatchAccepted(deviceOf(whose), patch);

const BRANCHES = ['tba', 'owners', 'entered', 'competitors', 'registrations', 'registeredFrom', 'codeClaims'];
const idOf = (name: string) => [parseEntryId(name) ?? []].flat();

async function begin(): Promise<void> {
  await server.administrator.update({
    ...Object.fromEntries(BRANCHES.map((branch) => [branch, null])),
    'competitionMetadata/registrationStatus': 'OPEN',
    events: Object.fromEntries(
      EVENTS.map(({ key, name }) => [key, { name, eventLevel: 'Gold', style: 'Latin' }]),
    ),
  });
  const lines = [
    `ann,ann@example.org,student,,lead,cy,${RUMBA.name}`,
    `bea,bea@example.org,student,,lead,Bo,${RUMBA.name}`,
    'cy,cy@example.org,student,,follow,ann,',
  ];
  const draft = {
    ...EMPTY_REGISTRATION,
    name: 'Cap',
    email: 'cap@example.org',
    registers: 'team' as const,
    roster: lines.join('\n'),
    consents: { risk: true, media: false },
  };
  const keys = {
    code: CAPTAIN,
    codes: TEAM.map(ownCode),
    competitors: TEAM,
    entries: ['one', 'two'].flatMap(idOf),
  };
  expect(
    await write(
      'captain',
      registerDancers({ uid: deviceOf('captain').uid, draft, events: EVENTS, keys, people: [], slot: 0 }),
    ),
  ).toBe(true);
  for (const dancer of TEAM)
    expect(await write(dancer, { [`codeClaims/${deviceOf(dancer).uid}/${ownCode(dancer)}`]: true })).toBe(
      true,
    );
  await server.administrator.update({
    'competitors/eve': { name: 'eve' },
    'owners/competitors/eve': EVE.code,
    [`events/${SAMBA.key}/entries/${EVE.entry}`]: {
      entryId: EVE.entry,
      leadName: 'ann',
      leadId: 'ann',
      followName: 'eve',
      followId: 'eve',
      registeredTime: 1,
    },
    [`events/${SAMBA.key}/pairs/ann_eve`]: EVE.entry,
    [`entered/${SAMBA.key}/lead/ann`]: EVE.entry,
    [`entered/${SAMBA.key}/follow/eve`]: EVE.entry,
    [`owners/entries/${SAMBA.key}/${EVE.entry}`]: EVE.code,
  });
}

interface Hall {
  readonly events: readonly CompetitionEvent[];
  readonly registrations: ReadonlyMap<string, OwnRegistration>;
}

async function readState(): Promise<Hall> {
  const raw = await server.administrator.read('/');
  const codes = [CAPTAIN, ...TEAM.map(ownCode)];
  return {
    events: eventsPath.parse(getRawChild(raw, 'events')),
    registrations: new Map(
      codes.flatMap((code) => {
        const its = ownRegistrationPath(code).parse(getRawChild(getRawChild(raw, 'registrations'), code));
        return its === undefined ? [] : [[code, its] as const];
      }),
    ),
  };
}

const asDancer = (id: string): RegisteredPerson => ({ id, name: id, affiliation: '', number: undefined });

/** The patch that a page would send if it still shows the given state. */
function patchOf(whose: Actor, dancer: Dancer, edits: EntryEdits, { events, registrations }: Hall): Patch {
  const code = whose === 'captain' ? CAPTAIN : ownCode(whose);
  const registration = registrations.get(code);
  if (registration === undefined) throw new Error('all dancers are registered');
  const known = whose === 'captain' ? TEAM : [dancer];
  const counts = known.map((one) => {
    // An intruder's page computes with its own registration.
    const own = ownCode(whose === 'captain' ? one : whose);
    return [one, { code: own, edited: registrations.get(own)?.edited ?? 0 }] as const;
  });
  return changeEntries(
    {
      code,
      registration,
      edits: new Map(counts),
      dancer: asDancer(dancer),
      everybody: known.map(asDancer),
      own: listOwnEntries(dancer, events),
      events,
      searched: new Set(),
    },
    edits,
    EMPTY_REGISTRATION,
    createEntryKeys(edits, generateKey),
  );
}

interface Step {
  readonly whose: Actor;
  /** The owner of the entries. */
  readonly dancer: Dancer;
  readonly event: CompetitionEvent;
  readonly what: 'drop' | 'drop everything' | 'enter';
  readonly partner: Dancer | 'Bo';
}

function editsOf({ dancer, event, what, partner }: Step, { events }: Hall): EntryEdits {
  const own = listOwnEntries(dancer, events);
  const gone = what === 'drop everything' ? own : own.filter((one) => one.event.key === event.key);
  const added: ChosenEvent = {
    event: event.key,
    role: dancer === 'cy' ? 'follow' : 'lead',
    partner: { kind: 'named', name: partner },
  };
  return { dropped: gone.map(({ entry }) => entry.id), added: what === 'enter' ? [added] : [] };
}

const placesOf = (dancer: string, { events }: Hall): string =>
  JSON.stringify(listOwnEntries(dancer, events).map(({ event, entry }) => [event.key, entry.id]));

const seen = { taken: 0, toldLater: 0, ownDrops: 0 };

interface Answer {
  readonly step: Step;
  readonly taken: boolean;
}

/** Simultaneous changes of a dancer's entries: at most one wins, and each change is by an owner. */
function changesHold(answers: readonly Answer[], before: Hall, after: Hall): void {
  for (const dancer of TEAM) {
    const its = answers.filter(({ step }) => step.dancer === dancer);
    const taken = its.filter((one) => one.taken);
    expect(taken.length, `at most one simultaneous change of ${dancer}’s entries wins`).toBeLessThan(2);
    const [was, is] = [before, after].map(({ registrations }) => registrations.get(ownCode(dancer)));
    const more = (is?.edited ?? 0) - (was?.edited ?? 0);
    expect(more, 'each change is counted').toBeGreaterThanOrEqual(taken.length);
    expect(more, 'one of two changes of a dancer is refused').toBeLessThan(2);
    if (more === 0)
      expect(placesOf(dancer, after), 'entries without a counted change stay the same').toBe(
        placesOf(dancer, before),
      );
    seen.taken += taken.length;
    seen.toldLater += its.length - taken.length;
  }
  for (const { step, taken } of answers) {
    const { whose, dancer, what } = step;
    if (whose === 'captain') continue;
    if (whose !== dancer) expect(taken, `${whose} can’t change ${dancer}’s entries`).toBe(false);
    else if (what === 'enter') expect(taken, 'a dancer’s own code can’t enter anyone').toBe(false);
    else if (taken) seen.ownDrops += 1;
  }
}

/** Simultaneous presses, which all see the state before. */
class Press implements fc.AsyncCommand<object, object> {
  readonly #steps: readonly Step[];
  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }
  check(): boolean {
    return true;
  }
  async run(): Promise<void> {
    const before = await readState();
    const pressed = this.#steps.flatMap((step) => {
      const edits = editsOf(step, before);
      return edits.dropped.length + edits.added.length === 0 ? [] : [{ step, edits }];
    });
    const answers = await Promise.all(
      pressed.map(async ({ step, edits }) => ({
        step,
        taken: await write(step.whose, patchOf(step.whose, step.dancer, edits, before)),
      })),
    );
    const after = await readState();
    changesHold(answers, before, after);
    lawsHold(after);
  }
  toString(): string {
    return this.#steps
      .map(({ whose, dancer, event, what, partner }) =>
        [whose, what, dancer, event.name, what === 'enter' ? partner : ''].join(' '),
      )
      .join(' and ');
  }
}

function lawsHold({ events }: Hall): void {
  for (const { name, entries } of events) {
    for (const role of ['leadId', 'followId'] as const) {
      const ids = entries.flatMap((entry) => entry[role] ?? []);
      expect(ids, `nobody is in ${name} twice as ${role}`).toEqual([...new Set(ids)]);
    }
    for (const { leadId, leadName, followId, followName } of entries) {
      expect([leadId ?? leadName, followId ?? followName], 'names match keys').toEqual([
        leadName,
        followName,
      ]);
      expect(leadId ?? followId, 'an entry keeps at least one dancer').toBeDefined();
    }
  }
  const eves = events.flatMap(({ entries }) => entries.filter(({ followId }) => followId === 'eve'));
  expect(eves, 'a partner from another registration stays entered').toHaveLength(1);
}

const step: fc.Arbitrary<Step> = fc.record({
  whose: fc.constantFrom(...HANDS, 'captain' as const),
  dancer: fc.constantFrom(...TEAM),
  event: fc.constantFrom(...EVENTS),
  what: fc.constantFrom('drop', 'drop', 'drop everything', 'enter', 'enter'),
  partner: fc.constantFrom(...TEAM, 'Bo' as const),
});
/** Mostly their own entries, as the page offers them. */
const likely = step.map((one): Step => (one.whose === 'captain' ? one : { ...one, dancer: one.whose }));
const press = fc
  .array(fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: step }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((steps) => new Press(steps));

test('the invariants hold for any actions of a captain and the team’s dancers with their codes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([press], { maxCommands: 10 }), async (commands) => {
      await begin();
      await fc.asyncModelRun(() => ({ model: {}, real: {} }), commands);
    }),
    { numRuns: shareOfRuns(60) },
  );
  // Fails if the run is trivial: no change accepted, or no conflict.
  expect(seen.taken).toBeGreaterThan(5);
  expect(seen.toldLater).toBeGreaterThan(2);
  expect(seen.ownDrops).toBeGreaterThan(2);
});
