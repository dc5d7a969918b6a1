import { mapDefined } from '../../domain/mapDefined.ts';
import { toLocalDay } from '../../domain/registration/calendar.ts';
import { toMoment } from '../../domain/registration/clock.ts';
import { getDeviceTimeZone } from '../../store/competition/dates.ts';
import { describeMarksProblem } from '../marksProblemSentence.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Administrator } from '../../server/local/administrator.ts';
import type { DancedEvent } from '../../domain/dancedEvent.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { createEventKey, parseJudgeKey, type EventKey } from '../../domain/ids.ts';
import {
  toCompetitionEvents,
  generateCompetition,
  type MadeUpCompetition,
} from '../../domain/madeUp/competition.ts';
import { createPlan } from '../../domain/schedule/plan/plan.ts';
import { eventAt } from '../../store/events/eventAt.ts';
import { eventPath } from '../../store/events/events.ts';
import { importDay } from '../../store/import/importDay.ts';
import { importEvent, type ImportDay } from '../../store/import/importEvent.ts';
import { giveJudgeCode, JUDGE_CODES_AT } from '../../store/people/judgeAccess.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { PAGE_NAMES, createEditedPageText } from '../../store/competition/pages.ts';
import { livePath, liveAt } from '../../store/floor/live.ts';
import { panelPath } from '../../store/rounds/panelOfRound.ts';
import { listRawChildren } from '../../store/tree/path.ts';
import { ELIGIBILITY_PRESETS } from '../../domain/eligibility/presets.ts';
import { getFeeModel } from '../../domain/fees/models.ts';
import type { PaySettings } from '../../domain/fees/payOptions.ts';
import { toStoredEdition } from '../../store/competition/nextEdition.ts';
import { editedEligibility } from '../../store/competition/eligibility.ts';
import { editedFees } from '../../store/competition/fees.ts';
import { editedPaySettings } from '../../store/competition/paySettings.ts';
import { eventSettingsPath } from '../../store/competition/settings.ts';
import type { Json, Patch } from '../../store/tree/patch.ts';
import { competitorAt } from '../../store/people/registrationAt.ts';
import { setStaffRoles } from '../../store/people/staff.ts';
import { setStaffName } from '../../store/people/staffNames.ts';
import type { StaffRole } from '../../store/people/roles.ts';
import { drawAccessCode } from '../accessCode.ts';
import { formatFileProblem } from '../resultsFile/jsonText.ts';
import { parseResultsFile } from '../resultsFile/parseResultsFile.ts';
import { findProjectRoot } from '../projectRoot.ts';
import { createDemoDay, type DemoDay, type RoundOnFloor } from './demoDay.ts';
import { createDemoRegistrations, type EventEntries } from './demoRegistrations.ts';
import { DEMO_ORGANIZERS, DEMO_PAGES } from './demoPages.ts';

/** The demo's sign-ins, printed by `start`. */
export interface DemoAccess {
  readonly staff: readonly {
    readonly title: string;
    readonly path: string;
    readonly email: string;
    readonly password: string;
  }[];
  /** Judges marking the round on the floor come first. */
  readonly judges: readonly { readonly judge: string; readonly code: string; readonly isSeated: boolean }[];
}

const PASSWORD = 'floorcraft-demo';

const STAFF: readonly {
  readonly title: string;
  readonly name: string;
  /** Invented, so the demo's journal and decisions read like a real day's. */
  readonly person: string;
  readonly role: StaffRole;
  readonly path: string;
}[] = [
  { title: 'Organizer', name: 'organizer', person: 'Nora Lindqvist', role: 'admin', path: '/admin' },
  {
    title: 'Scrutineer',
    name: 'scrutineer',
    person: 'Sam Okafor',
    role: 'scrutineer',
    path: '/admin/scrutineer',
  },
  { title: 'Chairman', name: 'chairman', person: 'Ruth Aldana', role: 'chairman', path: '/admin/chairman' },
  { title: 'MC', name: 'mc', person: 'Leo Marchetti', role: 'mc', path: '/admin/mc' },
  { title: 'Deck captain', name: 'deck', person: 'Ann Lee', role: 'deckcaptain', path: '/admin/deckcaptain' },
];

const emailOf = (name: string): string => `${name}@demo.example`;

const DAY_MS = 24 * 60 * 60_000;

/** Two real events in the demo: one with its semi-final on the floor, one finished. */
const REAL = ['event1.json', 'event13.json'] as const;
const ON_THE_FLOOR = 1;

function readEvent(file: string): DancedEvent {
  const path = join(findProjectRoot(), 'src/cli/demo/brown2013', file);
  const read = parseResultsFile(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}: ${read.problems.map(formatFileProblem).join(' ')}`);
  return read.value;
}

interface ImportedEvent {
  readonly key: EventKey;
  readonly patch: Patch;
}

function imported(danced: DancedEvent, day: ImportDay): ImportedEvent {
  const read = importEvent(danced, day);
  if (!read.ok) throw new Error(read.problem.map(describeMarksProblem).join(' '));
  return read.value;
}

/** A real event as entered; the day's plan is made around it. */
function asEntered(danced: DancedEvent): CompetitionEvent {
  const { key, patch } = imported(danced, {
    posted: () => false,
    scheduleIndex: () => 0,
    startTime: () => 0,
    registeredAt: 0,
  });
  const event = eventPath(key).parse(patch[eventAt(key)]);
  if (event === undefined) throw new Error(`${danced.name} cannot be read back.`);
  return event;
}

function realPatch(danced: DancedEvent, day: DemoDay, on: RoundOnFloor, now: number): Patch {
  const key = createEventKey(danced.name);
  const isOn = key === on.event;
  return imported(danced, {
    posted: (round) => !isOn || round > on.round,
    running: isOn ? on.round : undefined,
    scheduleIndex: (round) => day.placeOf(key, round).index,
    startTime: (round) => day.placeOf(key, round).startTime,
    registeredAt: now - 30 * DAY_MS,
  }).patch;
}

/** Registration of the made-up competition opens so many days before its day. */
const OPEN_DAYS = 50;
const END_OF_DAY = 24 * 60;
const FEES = {
  ...getFeeModel('by person'),
  howToPay: 'Need a receipt for your school? Just write to us.',
};
/**
 * Only addresses that are reserved for examples: a username at a real service could belong to a person, and visitors of
 * a demo may press the button.
 */
const WAYS_TO_PAY: PaySettings = {
  options: [
    { kind: 'card', value: 'https://pay.example.org/demo-classic?amount={amount}&reference={ref}' },
    { kind: 'zelle', value: emailOf('treasurer') },
    { kind: 'check', value: 'Demo Ballroom Club' },
    { kind: 'cash', value: 'At the desk, on the evening before or in the morning.' },
  ],
  contact: emailOf('treasurer'),
};

/** The midnight that ends the day `days` from now, in a time zone. */
function endOfDay(timeZone: string, now: number, days: number): number {
  const day = toLocalDay(timeZone, now + days * DAY_MS);
  return day === undefined ? now : toMoment(timeZone, { day, minutes: END_OF_DAY });
}

/** Three weeks before the day, in the demo that shows registration. */
const DAYS_BEFORE = 21;

/** The demo's competition: in the middle of its day, or weeks before it. */
export type DemoMoment = 'day' | 'before';

const datesOf = (timeZone: string, day: number) => ({
  early: endOfDay(timeZone, day, -28),
  open: endOfDay(timeZone, day, -14),
  closed: endOfDay(timeZone, day, -7),
});

/** @param day the competition's day */
function competitionOf({ officials, dancers }: MadeUpCompetition, day: number, moment: DemoMoment): Patch {
  const timeZone = getDeviceTimeZone();
  const dates = datesOf(timeZone, day);
  return {
    [competitionBasics.at]: {
      fullName: 'Floorcraft Demo Classic',
      primaryColor: '#e87722',
      place: 'Hartley Gymnasium, Rosemont',
      // Times are made with this machine's clock, so use its zone.
      timeZone,
      startDate: day,
      endDate: day,
      dateRegistrationEarly: dates.early,
      dateRegistrationOpen: dates.open,
      dateRegistrationClosed: dates.closed,
      registrationStatus: moment === 'day' ? 'CLOSED' : 'OPEN',
      resultsPageShown: moment === 'day',
      socials: { website: 'https://example.org', instagram: '@floorcraft' },
      organizers: DEMO_ORGANIZERS,
      officials: Object.fromEntries(
        officials.map(({ key, name, role, school }) => [
          key,
          { key, name, role, bio: '', ...(school === undefined ? {} : { ties: { schools: [school] } }) },
        ]),
      ),
    },
    ...Object.fromEntries(
      PAGE_NAMES.map((page) => [
        createEditedPageText(page).path.at,
        toStoredEdition(createEditedPageText(page), DEMO_PAGES[page], 1),
      ]),
    ),
    [eventSettingsPath.at]: { marksPublic: true },
    [editedFees.path.at]: toStoredEdition(editedFees, FEES, 1),
    [editedPaySettings.path.at]: toStoredEdition(editedPaySettings, WAYS_TO_PAY, 1),
    [editedEligibility.path.at]: toStoredEdition(editedEligibility, ELIGIBILITY_PRESETS.princeton, 1),
    ...Object.fromEntries(
      dancers.map(({ id, name, school }) => [competitorAt(id), { name, affiliation: school }]),
    ),
  };
}

const isNode = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Adds entries to events that a patch writes whole. */
function withEntries(events: Patch, entries: EventEntries): Patch {
  const added = [...entries].flatMap(([key, more]): readonly (readonly [string, Json])[] => {
    const at = eventAt(key);
    const event = events[at] ?? null;
    if (!isNode(event)) return [];
    const { entries: its = null } = event;
    return [[at, { ...event, entries: { ...(isNode(its) ? its : {}), ...more } }]];
  });
  return { ...events, ...Object.fromEntries(added) };
}

/** The same competition with the entries made so far, and nothing planned. */
function patchesBefore(now: number): {
  readonly patches: readonly Patch[];
  readonly competition: MadeUpCompetition;
} {
  const day = now + DAYS_BEFORE * DAY_MS;
  const made = generateCompetition('S', 'demo', day - OPEN_DAYS * DAY_MS);
  const competition = {
    ...made,
    events: made.events.map((event) => ({
      ...event,
      entries: event.entries.filter(({ registeredTime }) => registeredTime < now),
    })),
  };
  const entered = new Set(
    competition.events.flatMap(({ entries }) =>
      entries.flatMap(({ leadId, followId }) => [leadId, followId]),
    ),
  );
  const known = { ...competition, dancers: competition.dancers.filter(({ id }) => entered.has(id)) };
  const events = importDay(
    createPlan(toCompetitionEvents(known), [], () => false).events.map((event) => ({
      event: { ...event, entries: event.entries.map((entry) => ({ ...entry, number: undefined })) },
      registered: new Map(
        known.events.flatMap(({ entries }) =>
          entries.map(({ id, registeredTime }) => [id, registeredTime] as const),
        ),
      ),
      danced: [],
    })),
    [],
  );
  if (!events.ok) throw new Error(events.problem.map(describeMarksProblem).join(' '));
  const around = createDemoRegistrations(
    known,
    FEES,
    { now, dates: datesOf(getDeviceTimeZone(), day), isDay: false },
    () => true,
  );
  return {
    competition: known,
    patches: [competitionOf(known, day, 'before'), withEntries(events.value, around.entries), around.patch],
  };
}

function patchesOfDay(now: number): {
  readonly patches: readonly Patch[];
  readonly competition: MadeUpCompetition;
} {
  const danced = REAL.map(readEvent);
  const [first] = danced;
  if (first === undefined) throw new Error('The demo has no real event.');
  const on: RoundOnFloor = { event: createEventKey(first.name), round: ON_THE_FLOOR };
  const day = createDemoDay(danced.map(asEntered), on, now);
  const madeUp = importDay(day.events, day.blocks);
  if (!madeUp.ok) throw new Error(madeUp.problem.map(describeMarksProblem).join(' '));
  const waiting = new Set(
    day.events.flatMap(({ event, danced: over }) => (over.length === 0 ? [event.key] : [])),
  );
  const dates = datesOf(getDeviceTimeZone(), now);
  const around = createDemoRegistrations(day.competition, FEES, { now, dates, isDay: true }, ({ key }) =>
    waiting.has(key),
  );
  const patches: Patch[] = [
    competitionOf(day.competition, now, 'day'),
    withEntries(madeUp.value, around.entries),
    around.patch,
    ...danced.map((event) => realPatch(event, day, on, now)),
    {
      [liveAt(on.event, on.round)]: {
        dance: 0,
        heat: 1,
        floor: 1,
        startedAt: day.placeOf(on.event, on.round).startTime,
      },
    },
  ];
  return { patches, competition: day.competition };
}

async function fill(administrator: Administrator, now: number, moment: DemoMoment): Promise<void> {
  const made = moment === 'day' ? patchesOfDay(now) : patchesBefore(now);
  const patches = [...made.patches];
  const judges = made.competition.officials.filter(({ role }) => /judge/i.test(role)).map(({ key }) => key);
  for (const judge of judges) patches.push(giveJudgeCode(judge, drawAccessCode()));
  for (const { name, person, role } of STAFF) {
    const { uid } = await administrator.createUser({
      email: emailOf(name),
      password: PASSWORD,
      displayName: person,
    });
    patches.push(setStaffRoles(uid, [role]), setStaffName(uid, { name: person, email: emailOf(name) }));
  }
  // Everything in one write, at the end: an interrupted demo is created again.
  await administrator.update(Object.assign({}, ...patches));
}

/** Judges of a round on the floor; another judge's link opens a screen without a sheet. */
async function seatedNow(administrator: Administrator): Promise<ReadonlySet<string>> {
  const seated = new Set<string>();
  for (const { event, round } of livePath.parse(await administrator.read(livePath.at))) {
    const { at, parse } = panelPath(event, round);
    for (const judge of parse(await administrator.read(at))) seated.add(judge);
  }
  return seated;
}

async function codes(administrator: Administrator): Promise<DemoAccess['judges']> {
  const seated = await seatedNow(administrator);
  const all = mapDefined(listRawChildren(await administrator.read(JUDGE_CODES_AT)), ([key, code]) => {
    const judge = parseJudgeKey(key);
    return judge === undefined || typeof code !== 'string'
      ? undefined
      : { judge, code, isSeated: seated.has(key) };
  });
  return [...all.filter(({ isSeated }) => isSeated), ...all.filter(({ isSeated }) => !isSeated)];
}

/**
 * Creates the demo in an empty tree: an invented competition with registrations, payments and an account for every role. It
 * is in the middle of its day with two real events, one finished and one with its semi-final on the floor; or three weeks
 * before that day, with registration open. Existing data stays unchanged.
 */
export async function seedDemo(
  administrator: Administrator,
  now: number,
  moment: DemoMoment = 'day',
): Promise<DemoAccess> {
  if ((await administrator.read(competitionBasics.at)) === null) {
    for (const { name } of STAFF) {
      const left = await administrator.findUser(emailOf(name));
      if (left !== undefined) await administrator.removeUser(left.uid);
    }
    await fill(administrator, now, moment);
  }
  return {
    staff: STAFF.map(({ title, name, path }) => ({ title, path, email: emailOf(name), password: PASSWORD })),
    judges: await codes(administrator),
  };
}
