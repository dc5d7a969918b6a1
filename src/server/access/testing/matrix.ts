import type { Json } from '../../tree/json.ts';
import { couple, NOW } from './midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, SIGNED_IN, STAFF, type Who } from './people.ts';

// The matrix: who may read what, and who may write, remove and rank what. `uid` names somebody's account.

type Uid = (who: Who) => string;
/** A path, or the path that is somebody's own. */
type Place = string | ((who: Who, uid: Uid) => string);
type Value = Json | ((who: Who, uid: Uid) => Json);

export const pathOf = (place: Place, who: Who, uid: Uid): string =>
  typeof place === 'string' ? place : place(who, uid);

export const valueOf = (value: Value, who: Who, uid: Uid): Json =>
  typeof value === 'function' ? value(who, uid) : value;

const CHAIR: readonly Who[] = ['chairman'];
const MC: readonly Who[] = ['mc'];
const DECK: readonly Who[] = ['deckcaptain'];
const ADMIN: readonly Who[] = ['admin'];
const HOLDER: readonly Who[] = ['holder'];
/** Devices that have shown some judge's code, whether it still holds or not. */
const CLAIMING: readonly Who[] = ['judge A', 'judge B', 'off the panel', 'rotated', 'removed', 'struck off'];
const OVER_ROUNDS = and(OFFICE, CHAIR);

export const READS: readonly (readonly [path: Place, readers: readonly Who[]])[] = [
  ['/', NOBODY],
  ['competitionMetadata', EVERYBODY],
  ['competitionMetadata/officials/A', EVERYBODY],
  ['competitionMetadata/organizers/o1', EVERYBODY],
  ['settings', NOBODY],
  ['settings/events', EVERYBODY],
  ['events', EVERYBODY],
  ['events/Waltz/entries/e1/leadName', EVERYBODY],
  ['events/Waltz/rounds/1', EVERYBODY],
  ['marks', OVER_ROUNDS],
  ['marks/Waltz', OVER_ROUNDS],
  ['marks/Waltz/1', OVER_ROUNDS],
  ['marks/Waltz/2', EVERYBODY],
  ['marks/Waltz/2/A/Waltz', EVERYBODY],
  ['marks/Waltz/1/A', and(['judge A'], OVER_ROUNDS)],
  ['marks/Waltz/1/A/Waltz', and(['judge A'], OVER_ROUNDS)],
  ['marks/Waltz/1/B', and(['judge B'], OVER_ROUNDS)],
  ['marks/Waltz/1/C', OVER_ROUNDS],
  ['marks/Waltz/1/D', and(['off the panel'], OVER_ROUNDS)],
  ['marks/Waltz/1/E', OVER_ROUNDS],
  ['marks/Waltz/1/F', OVER_ROUNDS],
  ['couplesOut', OVER_ROUNDS],
  ['couplesOut/Waltz/0', OVER_ROUNDS],
  ['sheets', STAFF],
  ['sheets/Waltz/1', STAFF],
  ['sheets/Waltz/1/A', and(['judge A'], STAFF)],
  ['sheets/Waltz/1/F', STAFF],
  ['resultsSaved', OVER_ROUNDS],
  ['resultsSaved/Waltz', OVER_ROUNDS],
  ['resultsSaved/Waltz/1', OVER_ROUNDS],
  ['resultsSaved/Waltz/2', EVERYBODY],
  ['resultsSaved/Waltz/3', OVER_ROUNDS],
  ['resultsSaved/Waltz/finalResults', OVER_ROUNDS],
  ['competitors', EVERYBODY],
  ['registrations', ADMIN],
  ['registrations/Code001', and(HOLDER, ADMIN)],
  ['registrations/Code001/contact/email', and(HOLDER, ADMIN)],
  ['tba', EVERYBODY],
  ['live', EVERYBODY],
  ['live/Waltz/1/heat', EVERYBODY],
  ['announcement', EVERYBODY],
  ['jumbotron', EVERYBODY],
  ['judgeCodes', NOBODY],
  ['judgeCodes/A', NOBODY],
  ['judgeClaims', ADMIN],
  [(who, uid) => `judgeClaims/${uid(who)}`, SIGNED_IN],
  [(_, uid) => `judgeClaims/${uid('judge A')}/code`, and(['judge A'], ADMIN)],
  ['codeClaims', ADMIN],
  [(who, uid) => `codeClaims/${uid(who)}`, SIGNED_IN],
  [(_, uid) => `codeClaims/${uid('holder')}`, and(HOLDER, ADMIN)],
  ['owners', ADMIN],
  ['owners/entries/Waltz/e1', ADMIN],
  ['roles', ADMIN],
  [(who, uid) => `roles/${uid(who)}`, SIGNED_IN],
  [(_, uid) => `roles/${uid('mc')}`, and(MC, ADMIN)],
  ['receipts', NOBODY],
  [(who, uid) => `receipts/${uid(who)}`, SIGNED_IN],
  [(_, uid) => `receipts/${uid('mc')}/tablet`, MC],
  ['journal', STAFF],
  ['journal/old', STAFF],
  ['journal/ofA', and(['judge A'], STAFF)],
  ['approvals', STAFF],
  ['incidents', STAFF],
  ['pronunciations', STAFF],
  ['blocks', EVERYBODY],
  ['planning', STAFF],
  ['planning/undo', STAFF],
  ['deck', STAFF],
  ['deck/Waltz/1/calls/e1', STAFF],
  ['anything/else', NOBODY],
];

export interface Cell {
  readonly name: string;
  readonly place: Place;
  readonly value: Value;
  /** Who may put the value there. */
  readonly writers: readonly Who[];
  /** Who may remove what is there; absent: another cell says it. */
  readonly removers?: readonly Who[];
  /** Who may give what is there another priority; absent: another cell says it. */
  readonly rankers?: readonly Who[];
  /** How the competition differs from midday. */
  readonly differs: Differs;
}

type Differs = Readonly<Record<string, Json>>;

interface Able {
  readonly writers: readonly Who[];
  /** As the writers, when nothing is said. */
  readonly removers?: readonly Who[];
  /** As the writers, when nothing is said. */
  readonly rankers?: readonly Who[];
}

function nameOf(place: Place, value: Value, differs: Differs): string {
  const where = typeof place === 'string' ? place : place('anon', (who) => `<${who}>`);
  const what = typeof value === 'function' ? 'one of his own' : JSON.stringify(value);
  const how = Object.entries(differs).map(([path, other]) => ` while ${path} is ${JSON.stringify(other)}`);
  return `${where} = ${what}${how.join('')}`;
}

function cell(place: Place, value: Value, able: Able, differs: Differs = {}): Cell {
  const { writers, removers = writers, rankers = writers } = able;
  return { name: nameOf(place, value, differs), place, value, writers, removers, rankers, differs };
}

/** A place where nothing is yet, or a value of which the place is not what matters. */
const written = (place: Place, value: Value, writers: readonly Who[]): Cell => ({
  name: nameOf(place, value, {}),
  place,
  value,
  writers,
  differs: {},
});

const NEW_CLAIM: Json = { judge: 'D', code: 'code-of-judge-D', at: NOW };
const line = (who: Who, uid: Uid): Json => ({ at: NOW, uid: uid(who), kind: 'note' });
const vote = (who: Who, uid: Uid): Json => ({ uid: uid(who), at: NOW, note: 'two tie across the cut' });
const questionBack = (who: Who, uid: Uid): Json => ({ uid: uid(who), at: NOW, because: 'posted' });
const verdict =
  (is: string) =>
  (who: Who, uid: Uid): Json => ({ uid: uid(who), at: NOW, verdict: is });
const incident = (who: Who, uid: Uid): Json => ({
  at: NOW,
  uid: uid(who),
  kind: 'incident',
  what: 'a shoe is lost',
});
const takenBack = (who: Who, uid: Uid): Json => ({
  uid: uid(who),
  at: NOW,
  verdict: 'reopened',
  note: 'a mark was misread',
});
const call: Json = { presence: 'present', at: 1000, device: 'tablet' };
const word: Json = { at: NOW, by: 'DE' };
const ROUND = 'events/Waltz/rounds/1';
const OFFICIAL = 'competitionMetadata/officials/A';
const ORGANIZER = 'competitionMetadata/organizers/o1';
const TIMING = 'competitionMetadata/timing';
const CLOSED = { 'competitionMetadata/registrationStatus': 'CLOSED' };
/** The chairman's signature under a round. */
const signed = (round: number): Differs => ({
  [`approvals/Waltz/${round}/decided`]: { uid: 'x', at: 1, verdict: 'signed' },
});
/** The final is posted. */
const FINAL_OUT: Differs = { 'events/Waltz/rounds/0/roundState': 5 };
const WITHDRAWN: Differs = { 'approvals/Waltz/1/withdrawn': { uid: 'x', at: 2, because: 'posted' } };
const OVER = { 'competitionMetadata/dateRegistrationClosed': 1000 };

/** What judge A does in a round that runs, and those who may in any round. */
const judged = (
  path: string,
  value: Json,
  able: { always: readonly Who[]; remove: readonly Who[] },
): Cell[] => {
  const [writers, removers] = [and(['judge A'], able.always), able.remove];
  const others = { writers: able.always, removers: and(able.remove.filter((who) => who !== 'judge A')) };
  return [
    cell(path, value, { writers, removers }),
    cell(path, value, { writers, removers }, { [`${ROUND}/panel`]: null }),
    cell(path, value, others, { [`${ROUND}/panel`]: { B: true } }),
    ...[0, 1, 3, 4, 5].map((state) => cell(path, value, others, { [`${ROUND}/roundState`]: state })),
    cell(path, value, others, { 'judgeCodes/A': 'the-next-code-of-A' }),
    cell(path, value, others, { 'judgeCodes/A': null }),
    cell(path, value, others, { 'competitionMetadata/officials/A': null }),
  ];
};

export const CELLS: readonly Cell[] = [
  cell('competitionMetadata/fullName', 'X', { writers: ADMIN }),
  cell('competitionMetadata/dateRegistrationClosed', 5, { writers: ADMIN }),
  cell(
    OFFICIAL,
    {
      key: 'A',
      name: 'Ann',
      role: 'Judge',
      bio: '',
      photoURL: 'https://example.org/ann.jpg',
      ties: { schools: ['Brown'], people: ['Fay'] },
    },
    { writers: ADMIN },
  ),
  cell(`${OFFICIAL}/name`, 'Anna', { writers: ADMIN, removers: NOBODY }),
  cell(`${OFFICIAL}/bio`, 'Has danced since she could walk.', { writers: ADMIN }),
  // Everybody reads an official: how to reach one does not belong there, nor what nobody has named.
  ...['phone', 'email', 'colour'].map((field) => written(`${OFFICIAL}/${field}`, 'x', NOBODY)),
  written(OFFICIAL, { name: 'Ann', phone: '555 0100' }, NOBODY),
  written(OFFICIAL, { name: 'Ann', ties: { enemies: ['Fay'] } }, NOBODY),
  written(OFFICIAL, { role: 'Judge' }, NOBODY),
  written(OFFICIAL, 'a judge', NOBODY),
  written(`${OFFICIAL}/name`, 'x'.repeat(81), NOBODY),
  written(`${OFFICIAL}/role`, 'x'.repeat(81), NOBODY),
  written(`${OFFICIAL}/bio`, 'x'.repeat(2001), NOBODY),
  written(`${OFFICIAL}/photoURL`, 'x'.repeat(501), NOBODY),
  written(`${OFFICIAL}/photoURL`, { small: 'x' }, NOBODY),
  written(`${OFFICIAL}/ties/schools/0`, 'x'.repeat(81), NOBODY),
  written(`${OFFICIAL}/key`, 'B', NOBODY),
  cell(ORGANIZER, { key: 'o1', name: 'Olga', role: 'Chair', bio: '', photoURL: '' }, { writers: ADMIN }),
  cell(`${ORGANIZER}/name`, 'Olga', { writers: ADMIN, removers: NOBODY }),
  ...['phone', 'email', 'ties'].map((field) => written(`${ORGANIZER}/${field}`, 'x', NOBODY)),
  written(ORGANIZER, 'Olga', NOBODY),
  written(ORGANIZER, { role: 'Chair' }, NOBODY),
  written(ORGANIZER, { name: 'x'.repeat(81) }, NOBODY),
  written(ORGANIZER, { name: 'Olga', bio: 'x'.repeat(2001) }, NOBODY),
  cell('competitionMetadata/primaryColor', '#e87722', { writers: ADMIN }),
  cell('competitionMetadata/startDate', 1_700_000_000_000, { writers: ADMIN }),
  cell('competitionMetadata/endDate', '2026-11-22', { writers: ADMIN }),
  cell('competitionMetadata/dateRegistrationOpen', 1_700_000_000_000, { writers: ADMIN }),
  cell('competitionMetadata/dateRegistrationEarly', 1_700_000_000_000, { writers: ADMIN }),
  cell('competitionMetadata/registrationStatus', 'EARLY', { writers: ADMIN }),
  cell('competitionMetadata/resultsPageShown', true, { writers: ADMIN }),
  cell(
    'competitionMetadata/socials',
    { website: 'https://example.org', facebook: 'https://example.org/us', instagram: '@us' },
    { writers: ADMIN },
  ),
  cell(
    TIMING,
    {
      usual: { ladder: [6, 12, 24], largestHeat: 20, secondsPerDance: 90 },
      levels: { Gold: { ladder: [7, 14] }, 'A level of our own': { largestHeat: 12 } },
      secondsBetweenHeats: 0,
      secondsBetweenDances: 0,
      secondsBetweenRounds: 20,
      hours: [{ from: 1, to: 2 }],
    },
    { writers: ADMIN },
  ),
  // What stands here is for everybody, and of a size that a phone takes.
  ...['phone', 'sponsors', 'notes'].map((field) => written(`competitionMetadata/${field}`, 'x', NOBODY)),
  written('competitionMetadata/fullName', 'x'.repeat(201), NOBODY),
  written('competitionMetadata/fullName', { long: 'X' }, NOBODY),
  written('competitionMetadata/primaryColor', 'red', NOBODY),
  written('competitionMetadata/startDate', { at: 1 }, NOBODY),
  written('competitionMetadata/endDate', 'x'.repeat(81), NOBODY),
  written('competitionMetadata/dateRegistrationClosed', 'tomorrow', NOBODY),
  written('competitionMetadata/dateRegistrationOpen', 'x', NOBODY),
  written('competitionMetadata/dateRegistrationEarly', 'x', NOBODY),
  written('competitionMetadata/registrationStatus', 'SOON', NOBODY),
  written('competitionMetadata/resultsPageShown', 'yes', NOBODY),
  written('competitionMetadata/socials/phone', '555 0100', NOBODY),
  written('competitionMetadata/socials/website', 'x'.repeat(501), NOBODY),
  written(`${TIMING}/notes`, 'x', NOBODY),
  written(`${TIMING}/secondsBetweenRounds`, 'long', NOBODY),
  written(`${TIMING}/usual/ladder/0`, -1, NOBODY),
  written(`${TIMING}/usual/notes`, 'x', NOBODY),
  cell(`${TIMING}/levels/Gold/secondsPerDance`, 90, { writers: ADMIN }),
  written(`${TIMING}/levels/${'x'.repeat(81)}/largestHeat`, 5, NOBODY),
  written(`${TIMING}/hours/0/notes`, 'x', NOBODY),
  written(`${TIMING}/hours/monday/from`, 5, NOBODY),
  cell('settings/events/marksPublic', false, { writers: OFFICE }),
  cell('settings/events/release', 'awards', { writers: OFFICE }),
  written('settings/events/release', 'sometime', NOBODY),
  cell('events', { Tango: { name: 'Tango' } }, { writers: OFFICE }),
  written('events/Tango', { name: 'Tango' }, OFFICE),
  cell('events/Waltz/name', 'Slow Waltz', { writers: OFFICE, removers: NOBODY }),
  written('events/JUNK/entries/x', couple('x', 1), NOBODY),
  cell('events/Waltz/entries/e1', couple('e1', 7), { writers: OFFICE, removers: and(HOLDER, OFFICE) }),
  cell(
    'events/Waltz/entries/e1',
    couple('e1', 7),
    { writers: OFFICE, removers: and(HOLDER, OFFICE) },
    CLOSED,
  ),
  cell('events/Waltz/entries/e2', couple('e2', 7), { writers: OFFICE }),
  cell('events/Waltz/entries/staff1', couple('staff1', 7), { writers: OFFICE }),
  written('events/Waltz/entries/new', couple('new', 7), OFFICE),
  ...['leadName', 'followName'].flatMap((field) => [
    cell(`events/Waltz/entries/e1/${field}`, 'Leo', { writers: and(HOLDER, OFFICE), removers: NOBODY }),
    cell(`events/Waltz/entries/e1/${field}`, 'Leo', { writers: OFFICE, removers: NOBODY }, CLOSED),
  ]),
  ...['leadId', 'followId', 'affiliation'].flatMap((field) => [
    cell(`events/Waltz/entries/e1/${field}`, 'Leo', { writers: and(HOLDER, OFFICE), removers: OFFICE }),
    cell(`events/Waltz/entries/e1/${field}`, 'Leo', { writers: OFFICE }, CLOSED),
  ]),
  cell('events/Waltz/entries/e1/leadName', 'Leo', { writers: OFFICE, removers: NOBODY }, OVER),
  cell('events/Waltz/entries/staff1/leadName', 'Leo', { writers: OFFICE, removers: NOBODY }),
  written('events/Waltz/entries/none/leadName', 'Leo', NOBODY),
  cell('events/Waltz/entries/e1/leadNumber', 7, { writers: OFFICE }),
  cell('events/Waltz/entries/e1/registeredTime', NOW, { writers: OFFICE, removers: NOBODY }),
  written('events/Waltz/entries/e1/entryId', 'e2', NOBODY),
  cell('events/Waltz/entries/e2/checkedIn/1', false, { writers: and(DECK, OFFICE) }),
  written('events/Waltz/entries/none/checkedIn/1', true, NOBODY),
  cell(`${ROUND}/entries/e1`, { heat: 2 }, { writers: OFFICE }),
  cell(`${ROUND}/recallSize`, 7, { writers: OVER_ROUNDS, removers: OFFICE }),
  cell(`${ROUND}/numHeats`, 7, { writers: OVER_ROUNDS, removers: OFFICE }),
  cell(`${ROUND}/roundState`, 4, { writers: OVER_ROUNDS, removers: OFFICE }),
  ...[1, 5].map((sent) =>
    cell(
      'events/Waltz/rounds/0/roundState',
      2,
      { writers: and(OVER_ROUNDS, MC), removers: OFFICE, rankers: OVER_ROUNDS },
      { [`${ROUND}/roundState`]: sent },
    ),
  ),
  // Before its couples come, a round does not go on the floor: not with those who have walked on.
  ...[0, 2, 4].map((still) =>
    cell(
      'events/Waltz/rounds/0/roundState',
      2,
      { writers: NOBODY, removers: OFFICE, rankers: OVER_ROUNDS },
      { [`${ROUND}/roundState`]: still },
    ),
  ),
  cell(
    'events/Waltz/rounds/0/roundState',
    2,
    { writers: and(OVER_ROUNDS, MC), removers: OFFICE, rankers: OVER_ROUNDS },
    { [`${ROUND}/roundState`]: 3 },
  ),
  cell(
    'events/Waltz/rounds/0/roundState',
    2,
    { writers: NOBODY, removers: OFFICE, rankers: OVER_ROUNDS },
    { [`${ROUND}/roundState`]: 3, 'events/Waltz/rounds/2/roundState': 4 },
  ),
  // The MC takes back a start, and closes no round.
  cell(`${ROUND}/roundState`, 0, { writers: and(OVER_ROUNDS, MC), removers: OFFICE, rankers: OVER_ROUNDS }),
  cell('events/Waltz/rounds/3/roundState', 0, { writers: OVER_ROUNDS, removers: OFFICE }),
  cell('events/Waltz/rounds/3/roundState', 2, { writers: OVER_ROUNDS, removers: OFFICE }),
  // Counted on with what it counts, and never alone: that would open every sheet of the round.
  cell(`${ROUND}/lineUp`, 3, { writers: OFFICE }),
  cell(`${ROUND}/lineUp`, 4, { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
  cell(`${ROUND}/lineUp`, 2.5, { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
  written('events/Waltz/rounds/9/lineUp', 1, OFFICE),
  cell(`${ROUND}/entries/e2/away`, false, { writers: OFFICE }),
  cell(`${ROUND}/panel`, { A: true }, { writers: OVER_ROUNDS }),
  // Who marks each dance, once for every change of it: written by whoever seats, and never anew.
  cell(`${ROUND}/seatings/2`, { Waltz: 'A/B' }, { writers: OVER_ROUNDS, removers: OFFICE, rankers: OFFICE }),
  cell(`${ROUND}/seatings/1`, { Waltz: 'A/C' }, { writers: NOBODY, removers: OFFICE, rankers: OVER_ROUNDS }),
  ...[3, 4, 5].map((state) =>
    cell(
      `${ROUND}/seatings/2`,
      { Waltz: 'A/B' },
      { writers: NOBODY, removers: OFFICE, rankers: OFFICE },
      { [`${ROUND}/roundState`]: state },
    ),
  ),
  written(`${ROUND}/seatings/2`, { Waltz: true }, NOBODY),
  written(`${ROUND}/seatings/first`, { Waltz: 'A/B' }, NOBODY),
  written('events/Waltz/rounds/9/seatings/1', { Waltz: 'A/B' }, OFFICE),
  cell(`${ROUND}/roundActualStartTime`, 5, { writers: and(OFFICE, MC) }),
  cell(`${ROUND}/journal`, 'older', {
    writers: and(OFFICE, CHAIR, MC, DECK),
    removers: OFFICE,
  }),
  cell(`${ROUND}/roundState`, 4, { writers: NOBODY, removers: NOBODY, rankers: OVER_ROUNDS }, signed(1)),
  cell(`${ROUND}/roundState`, 4, { writers: OVER_ROUNDS, removers: OFFICE }, signed(0)),
  // When the places of a final are for everybody is the office's to say; the MC releases what is posted.
  cell('events/Waltz/rounds/0/release', 'awards', { writers: OFFICE }),
  written('events/Waltz/rounds/0/release', 'never', NOBODY),
  cell('events/Waltz/rounds/0/released', NOW, { writers: OFFICE }),
  cell('events/Waltz/rounds/0/released', NOW, { writers: and(OFFICE, MC) }, FINAL_OUT),
  cell('events/Waltz/rounds/2/released', NOW, { writers: OFFICE }),
  cell(
    'events/Waltz/rounds/0/released',
    5,
    { writers: OFFICE, removers: and(OFFICE, MC), rankers: and(OFFICE, MC) },
    FINAL_OUT,
  ),
  cell('couplesOut/Waltz/0/101', { place: 'last', danced: 1 }, { writers: OFFICE }),
  written('couplesOut/Waltz/2/101', { place: 'up' }, NOBODY),
  written('couplesOut/Waltz/0/101', { place: 'first' }, NOBODY),
  written('couplesOut/Waltz/0/101', { danced: 1 }, NOBODY),
  written('couplesOut/Waltz/0/somebody', { place: 'up' }, NOBODY),
  written('events/Waltz/rounds/9/recallSize', 7, OFFICE),
  written('events/Waltz/rounds/9/roundState', 2, OFFICE),
  written('events/Waltz/rounds/9/roundActualStartTime', 5, OFFICE),
  cell('marks', { Waltz: { 1: { A: { Waltz: ['101'] } } } }, { writers: OFFICE }),
  cell('marks/Waltz/1/A', { Waltz: ['101'] }, { writers: OFFICE }),
  ...judged('marks/Waltz/1/A/Tango', ['101'], { always: OFFICE, remove: and(['judge A'], OFFICE) }),
  written('marks/Waltz/1/A/Waltz', ['101'], and(['judge A'], OFFICE)),
  cell('marks/Waltz/1/A/Tango/0', '101', { writers: and(['judge A'], OFFICE) }),
  written('marks/Waltz/1/A/Rumba', ['101'], NOBODY),
  written('marks/Waltz/1/A/Waltz', ['x'], NOBODY),
  // Sent: a priority is all that is left to its judge, and nothing reads one.
  cell('marks/Waltz/1/B/Waltz', ['102'], { writers: OFFICE, rankers: and(['judge B'], OFFICE) }),
  cell('marks/Waltz/1/B/Tango', ['101'], { writers: and(['judge B'], OFFICE) }),
  cell('marks/Waltz/1/C/Waltz', ['101'], { writers: OFFICE }),
  cell('marks/Waltz/1/D/Tango', ['102'], { writers: OFFICE }),
  cell('marks/Waltz/1/E/Waltz', ['101'], { writers: OFFICE }),
  cell('marks/Waltz/1/F/Waltz', ['101'], { writers: OFFICE }),
  cell('marks/Waltz/2/A/Waltz', ['101'], { writers: OFFICE }),
  ...judged(
    'sheets/Waltz/1/A/Tango',
    { state: 'sent', count: 1, at: NOW },
    { always: OVER_ROUNDS, remove: OVER_ROUNDS },
  ),
  cell(
    'sheets/Waltz/1/A/Tango',
    { state: 'draft', count: 0, at: NOW },
    {
      writers: and(['judge A'], OVER_ROUNDS),
      removers: OVER_ROUNDS,
    },
  ),
  written('sheets/Waltz/1/A/Rumba', { state: 'draft', count: 0, at: NOW }, NOBODY),
  // Made for the line-up there is, or for an older one; for one to come it would count when that comes.
  cell(
    'sheets/Waltz/1/A/Tango',
    { state: 'sent', count: 1, at: NOW, lineUp: 2 },
    { writers: and(['judge A'], OVER_ROUNDS), removers: OVER_ROUNDS },
  ),
  cell('sheets/Waltz/1/A/Tango/lineUp', 1, {
    writers: and(['judge A'], OVER_ROUNDS),
    removers: and(['judge A'], OVER_ROUNDS),
  }),
  cell('sheets/Waltz/1/A/Tango/lineUp', 3, {
    writers: NOBODY,
    removers: and(['judge A'], OVER_ROUNDS),
    rankers: and(['judge A'], OVER_ROUNDS),
  }),
  cell('sheets/Waltz/1/B/Waltz/lineUp', 1, { writers: OVER_ROUNDS, rankers: and(['judge B'], OVER_ROUNDS) }),
  // Sent for another line-up: it is its judge's again.
  cell(
    'sheets/Waltz/1/B/Waltz/state',
    'draft',
    { writers: and(['judge B'], OVER_ROUNDS), removers: NOBODY },
    { [`${ROUND}/lineUp`]: 3 },
  ),
  cell('marks/Waltz/1/B/Waltz', ['102'], { writers: and(['judge B'], OFFICE) }, { [`${ROUND}/lineUp`]: 3 }),
  written('sheets/Waltz/1/A/Tango/state', 'paper', OVER_ROUNDS),
  written('sheets/Waltz/1/A/Tango/state', 'nonsense', NOBODY),
  // A draft was not sent: nobody accepts it short.
  written('sheets/Waltz/1/A/Tango/state', 'short', NOBODY),
  written('sheets/Waltz/1/B/Waltz/state', 'short', OVER_ROUNDS),
  cell('sheets/Waltz/1/B/Waltz/state', 'draft', {
    writers: OVER_ROUNDS,
    removers: NOBODY,
    rankers: and(['judge B'], OVER_ROUNDS),
  }),
  cell('sheets/Waltz/1/D/Waltz', { state: 'draft' }, { writers: OVER_ROUNDS }),
  // No sheet is given back under a posted result.
  written('sheets/Waltz/2/B/Waltz', { state: 'draft' }, NOBODY),
  written('sheets/Waltz/2/B/Waltz', { state: 'sent' }, OVER_ROUNDS),
  // Nor keyed.
  written('sheets/Waltz/2/B/Waltz', { state: 'paper' }, NOBODY),
  // Paper over a draft, and over a sheet that is in by who has seen it; not by who has not.
  written('sheets/Waltz/1/A/Tango', { state: 'paper', count: 1, at: NOW, lineUp: 2 }, OVER_ROUNDS),
  written('sheets/Waltz/1/B/Waltz', { state: 'paper', count: 1, at: NOW, lineUp: 2 }, NOBODY),
  written('sheets/Waltz/1/B/Waltz', { state: 'paper', count: 1, at: NOW, lineUp: 2, over: 2 }, NOBODY),
  written('sheets/Waltz/1/B/Waltz', { state: 'paper', count: 1, at: NOW, lineUp: 2, over: 1 }, OVER_ROUNDS),
  // Sent for another line-up: it is open again, also to paper.
  cell(
    'sheets/Waltz/1/B/Waltz',
    { state: 'paper', count: 1, at: NOW, lineUp: 3 },
    { writers: OVER_ROUNDS, rankers: and(['judge B'], OVER_ROUNDS) },
    { [`${ROUND}/lineUp`]: 3 },
  ),
  cell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: OVER_ROUNDS }),
  cell('resultsSaved/Waltz/finalResults', { placements: { 101: 2 } }, { writers: OVER_ROUNDS }),
  cell('resultsSaved', { Waltz: { 1: { placements: { 101: 1 } } } }, { writers: NOBODY }),
  cell('resultsSaved/Waltz', { 1: { placements: { 101: 1 } } }, { writers: NOBODY }),
  cell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: NOBODY }, signed(1)),
  cell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: OVER_ROUNDS }, signed(2)),
  cell('resultsSaved/Waltz/finalResults', { placements: { 101: 2 } }, { writers: NOBODY }, signed(0)),
  cell('approvals', { Waltz: { 1: { decided: { uid: 'x', at: 1 } } } }, { writers: ADMIN }),
  cell('approvals/Waltz/1/asked', vote, { writers: OFFICE }),
  cell('approvals/Waltz/1/asked', vote, { writers: ADMIN }, signed(1)),
  cell('approvals/Waltz/1/decided', vote, { writers: and(ADMIN, CHAIR) }),
  cell('approvals/Waltz/1/decided', vote, { writers: ADMIN }, signed(1)),
  cell(
    'approvals/Waltz/1/decided',
    takenBack,
    { writers: and(ADMIN, CHAIR), removers: ADMIN, rankers: ADMIN },
    signed(1),
  ),
  cell('approvals/Waltz/1/withdrawn', questionBack, { writers: and(OFFICE, CHAIR) }),
  cell('approvals/Waltz/1/withdrawn', questionBack, { writers: ADMIN }, signed(1)),
  written(
    'approvals/Waltz/1/withdrawn',
    (who, uid) => ({ uid: uid(who), at: NOW, because: 'a whim' }),
    NOBODY,
  ),
  // Nobody answers what is withdrawn; a signature is no answer.
  written('approvals/Waltz/1/decided', verdict('approved'), and(ADMIN, CHAIR)),
  cell(
    'approvals/Waltz/1/decided',
    verdict('approved'),
    { writers: NOBODY, removers: and(ADMIN, CHAIR), rankers: and(ADMIN, CHAIR) },
    WITHDRAWN,
  ),
  cell('approvals/Waltz/1/decided', verdict('signed'), { writers: and(ADMIN, CHAIR) }, WITHDRAWN),
  cell('deck/Waltz/1/calls/e1', call, { writers: and(OFFICE, DECK), removers: OFFICE }),
  written('deck/Waltz/1/calls/nobody', call, NOBODY),
  cell('deck/Waltz/1/ready', word, { writers: and(OFFICE, DECK) }),
  cell('deck/Waltz/1/missingCalled', word, { writers: and(OFFICE, DECK) }),
  written('deck/Waltz/9/ready', word, OFFICE),
  cell('competitors/k1', { name: 'Leo', leadNumber: 101 }, { writers: and(HOLDER, ADMIN) }),
  written('competitors/k1', { name: 'Leo' }, ADMIN),
  cell('competitors/k1/name', 'Leo', { writers: and(HOLDER, ADMIN), removers: NOBODY }),
  cell('competitors/k1/leadNumber', 5, { writers: ADMIN, rankers: and(HOLDER, ADMIN) }),
  cell('competitors/k2/name', 'Leo', { writers: ADMIN }),
  written('competitors/k1/roles/lead', true, and(HOLDER, ADMIN)),
  written('competitors/k1/roles/judge', true, NOBODY),
  written('competitors/k9', { name: 'Nobody' }, ADMIN),
  written('tba/t1/note', 'tall', and(HOLDER, ADMIN)),
  written('tba/t2/note', 'tall', ADMIN),
  written('tba/t9', { role: 'lead', level: 'Gold', style: 'Latin' }, ADMIN),
  cell('registrations/Code001/contact/name', 'Leo', { writers: and(HOLDER, ADMIN), removers: NOBODY }),
  written('registrations/Code001/contact/phone', '1', and(HOLDER, ADMIN)),
  written('registrations/Code001/feeCategory', 'student', and(HOLDER, ADMIN)),
  written('registrations/Code001/feeCategory', 'x'.repeat(81), NOBODY),
  written('registrations/Code001/competitor', 'k1', and(HOLDER, ADMIN)),
  cell('registrations/Code001/consents/media/at', NOW, { writers: and(HOLDER, ADMIN), removers: NOBODY }),
  written('registrations/New0001/contact/name', 'Leo', NOBODY),
  cell('owners/entries/Waltz/staff1', 'Code001', { writers: OFFICE }),
  cell('owners/entries/Waltz/e1', 'New0001', { writers: OFFICE }),
  cell('owners/competitors/k1', 'New0001', { writers: OFFICE }),
  cell('owners/tba/t1', 'New0001', { writers: OFFICE }),
  cell('live', { Waltz: { 1: { dance: 0, heat: 2 } } }, { writers: NOBODY }),
  cell('live/Waltz', { 1: { dance: 0, heat: 2 } }, { writers: NOBODY }),
  cell('live/Waltz/1', { dance: 0, heat: 2, floor: 2 }, { writers: and(OFFICE, MC) }),
  cell('live/Waltz/1/heat', 2, { writers: and(OFFICE, MC), removers: NOBODY }),
  cell('live/Waltz/1/startedAt', NOW, { writers: and(OFFICE, MC) }),
  // Only a round that runs is on the floor, and only what can be on one.
  written('live/Waltz/0', { dance: 0, heat: 1, floor: 1 }, NOBODY),
  written('live/Waltz/9', { dance: 0, heat: 1, floor: 1 }, NOBODY),
  written('live/JUNK/1', { dance: 0, heat: 1, floor: 1 }, NOBODY),
  written('live/Waltz/1', { dance: 0, heat: 1, floor: 5 }, NOBODY),
  written('live/Waltz/1', { dance: 0.5, heat: 1 }, NOBODY),
  written('live/Waltz/1', { dance: 0, heat: 'x'.repeat(100) }, NOBODY),
  written('live/Waltz/1', { dance: 0 }, NOBODY),
  written('live/Waltz/1/note', 'x', NOBODY),
  written('live/Waltz/1/startedAt', 5, NOBODY),
  // What an older version has left goes, and does not come again.
  cell('live/event', 'Waltz', { writers: NOBODY, removers: and(OFFICE, MC), rankers: NOBODY }),
  cell('announcement', 'Awards at five.', { writers: and(OFFICE, MC) }),
  written('announcement', 'x'.repeat(501), NOBODY),
  written('announcement', { html: 'x' }, NOBODY),
  cell('jumbotron/screens/1', { shows: 'results' }, { writers: and(ADMIN, MC) }),
  cell('judgeCodes/A', 'a-fresh-code-for-A', { writers: ADMIN }),
  written('judgeCodes/A', 'short', NOBODY),
  written((who, uid) => `judgeClaims/${uid(who)}`, NEW_CLAIM, SIGNED_IN),
  cell((_, uid) => `judgeClaims/${uid('anon')}`, NEW_CLAIM, { writers: and(['anon'], ADMIN) }),
  written((who, uid) => `judgeClaims/${uid(who)}`, { judge: 'D', code: 'a-guess-at-a-code', at: NOW }, ADMIN),
  cell((who, uid) => `codeClaims/${uid(who)}/Code001`, true, { writers: SIGNED_IN }),
  written((who, uid) => `codeClaims/${uid(who)}/Wrong01`, true, NOBODY),
  cell((_, uid) => `codeClaims/${uid('holder')}/Code001`, true, { writers: HOLDER }),
  cell((_, uid) => `roles/${uid('mc')}`, { scrutineer: true }, { writers: ADMIN }),
  cell((_, uid) => `roles/${uid('anon')}/mc`, true, { writers: ADMIN }),
  written((_, uid) => `roles/${uid('anon')}/king`, true, NOBODY),
  cell((who, uid) => `roles/${uid(who)}/admin`, true, { writers: NOBODY }),
  written((who, uid) => `receipts/${uid(who)}/a new device`, 1, and(CLAIMING, STAFF)),
  written((who, uid) => `receipts/${uid(who)}/${'a name too long for a device '.repeat(2)}`, 1, NOBODY),
  cell((_, uid) => `receipts/${uid('mc')}/tablet`, 5, { writers: MC, removers: NOBODY, rankers: NOBODY }),
  written((_, uid) => `receipts/${uid('mc')}/tablet`, 4, NOBODY),
  written((_, uid) => `receipts/${uid('mc')}/tablet`, '5', NOBODY),
  written('journal/new', line, SIGNED_IN),
  cell('journal/old', line, { writers: NOBODY }),
  written('incidents/new', incident, and(ADMIN, CHAIR)),
  cell('incidents/i1', incident, { writers: NOBODY }),
  cell('pronunciations/zuk', 'zhook', { writers: and(ADMIN, MC) }),
  cell('blocks/b1', { name: 'Dinner' }, { writers: OFFICE }),
  // Only with its record in the journal.
  written('planning/revision', 1, NOBODY),
  written('planning/record', 'j9', NOBODY),
  written('planning/revision', 2, NOBODY),
  written('planning/undo/1', 'what was before', NOBODY),
  written('planning/seen/Waltz/0', '0/0', NOBODY),
  written('planning/log/l1', { name: 'x' }, NOBODY),
  cell('anything/else', 1, { writers: NOBODY }),
];

/** Lists, what is added to them under a new key, and who may. */
export const PUSHES: readonly (readonly [place: Place, value: Value, able: readonly Who[]])[] = [
  ['', { name: 'x' }, NOBODY],
  ['competitionMetadata/sponsors', 'x', NOBODY],
  ['competitionMetadata/organizers', { name: 'New' }, ADMIN],
  ['competitionMetadata/officials', { name: 'New', role: 'Judge' }, ADMIN],
  ['settings/events', true, OFFICE],
  ['events', { name: 'Rumba' }, OFFICE],
  ['events/Waltz/entries', couple('e1', 1), NOBODY],
  ['events/Waltz/rounds/1/entries', { heat: 1 }, OFFICE],
  ['marks/Waltz/1/A', ['101'], NOBODY],
  ['marks/Waltz/1/A/Tango', '103', NOBODY],
  ['sheets/Waltz/1/A', { state: 'draft' }, NOBODY],
  ['resultsSaved/Waltz', { sumRecalls: { 101: 1 } }, OVER_ROUNDS],
  ['approvals/Waltz/1', vote, NOBODY],
  ['competitors', { name: 'New' }, ADMIN],
  ['registrations', { contact: { name: 'x', email: 'a@b' } }, NOBODY],
  ['owners/entries/Waltz', 'Code001', OFFICE],
  ['tba', { role: 'lead', level: 'Gold', style: 'Latin' }, ADMIN],
  ['live', 'x', NOBODY],
  ['live/Waltz', { dance: 0, heat: 1 }, NOBODY],
  ['jumbotron/screens', { shows: 'live' }, and(ADMIN, MC)],
  ['judgeCodes', 'code-of-some-judge', ADMIN],
  ['judgeClaims', NEW_CLAIM, ADMIN],
  [(who, uid) => `codeClaims/${uid(who)}`, true, NOBODY],
  ['roles', { mc: true }, ADMIN],
  ['journal', line, SIGNED_IN],
  ['incidents', incident, and(ADMIN, CHAIR)],
  ['pronunciations', 'zhook', and(ADMIN, MC)],
  ['blocks', { name: 'Dinner' }, OFFICE],
  ['anything', 1, NOBODY],
];

/** What is done in one update of several paths, all or nothing. */
export interface Step {
  readonly name: string;
  readonly values: (who: Who, uid: Uid) => { readonly [path: string]: Json };
  readonly able: readonly Who[];
  readonly differs: Differs;
}

const newEntry: Json = {
  entryId: 'n1',
  leadName: 'New',
  followName: 'Pair',
  leadId: 'n1',
  followId: 'n2',
  affiliation: 'Yale',
  registeredTime: NOW,
};

/** A registration as it is sent: code, claim, competitor, place on the list of partners, entry, owners. */
export const registration = (who: Who, uid: Uid): { readonly [path: string]: Json } => ({
  'registrations/New0001': {
    contact: { name: 'New', email: 'new@example.org' },
    consents: { risk: { version: '1', at: NOW } },
    createdAt: NOW,
  },
  [`codeClaims/${uid(who)}/New0001`]: true,
  'competitors/n1': { name: 'New', affiliation: 'Yale' },
  'owners/competitors/n1': 'New0001',
  'tba/n1': { role: 'either', level: 'Gold', style: 'Latin' },
  'owners/tba/n1': 'New0001',
  'events/Waltz/entries/n1': newEntry,
  'owners/entries/Waltz/n1': 'New0001',
});

const withdrawal = (entry: string) => () => ({
  [`events/Waltz/entries/${entry}`]: null,
  [`owners/entries/Waltz/${entry}`]: null,
});

const walkOn =
  (more: { readonly [field: string]: Json } = {}) =>
  (who: Who, uid: Uid) => ({
    'events/Waltz/entries/w1': {
      entryId: 'w1',
      leadName: 'dummy',
      followName: 'dummy',
      leadId: 'Adhoc',
      followId: 'Adhoc',
      affiliation: 'Other',
      leadNumber: 9999,
      registeredTime: NOW,
      journal: 'j1',
      ...more,
    },
    [`${ROUND}/entries/w1`]: { heat: 1 },
    [`${ROUND}/lineUp`]: 3,
    [`${ROUND}/journal`]: 'j1',
    'journal/j1': line(who, uid),
  });

const scratch = (round: number, of: string) => (who: Who, uid: Uid) => ({
  [`events/Waltz/rounds/${round}/entries/e1`]: null,
  [`events/Waltz/rounds/${round}/lineUp`]: { '.sv': { increment: 1 } },
  [`events/Waltz/rounds/${round}/journal`]: of,
  [`journal/j2`]: line(who, uid),
});

/** A couple without which the round was started comes late, or one that came late is gone again. */
const late =
  (entry: string, away: boolean, lineUp: number, of = 'j2') =>
  (who: Who, uid: Uid) => ({
    [`${ROUND}/entries/${entry}/away`]: away,
    [`${ROUND}/lineUp`]: lineUp,
    [`${ROUND}/journal`]: of,
    'journal/j2': line(who, uid),
  });

const start = (round: number) => () => ({
  [`events/Waltz/rounds/${round}/entries/e1/away`]: true,
  [`events/Waltz/rounds/${round}/lineUp`]: { '.sv': { increment: 1 } },
  [`events/Waltz/rounds/${round}/roundState`]: 2,
  [`events/Waltz/rounds/${round}/roundActualStartTime`]: NOW,
  [`live/Waltz/${round}`]: { dance: 0, heat: 1, floor: 1, startedAt: NOW },
});

/** With everybody who is in it. */
const bareStart = (round: number) => () => {
  const { [`events/Waltz/rounds/${round}/entries/e1/away`]: _, ...others } = start(round)();
  return others;
};

/** A change of state with its line, which names the state it was made from. */
const fromState = (from: number, to: number) => (who: Who, uid: Uid) => ({
  [`${ROUND}/roundState`]: to,
  [`${ROUND}/journal`]: 'j5',
  'journal/j5': { at: NOW, uid: uid(who), kind: 'state changed', from },
});

const published = (revision: number) => (who: Who, uid: Uid) => ({
  'planning/revision': revision,
  'planning/record': 'j9',
  'journal/j9': { at: NOW, uid: uid(who), kind: 'plan published' },
  [`planning/undo/${revision}`]: 'what was before',
});

/** A publication that changes something of a round, and what it saw of that round. */
const changing = (field: string, value: Json, seen: string | undefined) => (who: Who, uid: Uid) => ({
  ...published(1)(who, uid),
  [`events/Waltz/rounds/${field}`]: value,
  ...(seen === undefined ? {} : { [`planning/seen/Waltz/${field.slice(0, 1)}`]: seen }),
});

/** The record of a publication that there was not. */
const forged = (who: Who, uid: Uid) => ({
  'journal/j8': { at: NOW, uid: uid(who), kind: 'plan published' },
});

const marks = (judge: string, numbers: readonly string[]) => () => ({
  [`marks/Waltz/1/${judge}/Waltz`]: numbers,
  [`sheets/Waltz/1/${judge}/Waltz`]: { state: 'sent', count: numbers.length, at: NOW, lineUp: 2 },
});

const step = (name: string, able: readonly Who[], values: Step['values'], differs: Differs = {}): Step => ({
  name,
  able,
  values,
  differs,
});

export const STEPS: readonly Step[] = [
  step('a registration', SIGNED_IN, registration),
  step('a registration after it has closed', ADMIN, registration, CLOSED),
  step('a registration after its last day', ADMIN, registration, OVER),
  step('a withdrawal', and(HOLDER, OFFICE), withdrawal('e1')),
  step('a withdrawal after registration has closed', and(HOLDER, OFFICE), withdrawal('e1'), CLOSED),
  step('a withdrawal once checked in', OFFICE, withdrawal('e2')),
  step("a withdrawal of the staff's entry", OFFICE, withdrawal('staff1')),
  step('a walk-on with a place and a line', and(OFFICE, DECK), walkOn()),
  step('a walk-on that is somebody', OFFICE, walkOn({ leadId: 'l' })),
  step('a walk-on whose line is an old one', OFFICE, walkOn({ journal: 'old' })),
  step('a walk-on without a count of the line-up', OFFICE, (who, uid) => {
    const { [`${ROUND}/lineUp`]: _, ...others } = walkOn()(who, uid);
    return others;
  }),
  step('a walk-on that counts the line-up on by two', NOBODY, (who, uid) => ({
    ...walkOn()(who, uid),
    [`${ROUND}/lineUp`]: 4,
  })),
  step('a scratch with a line', and(OFFICE, DECK), scratch(0, 'j2')),
  step('a scratch with an old line', OFFICE, scratch(0, 'old')),
  step('a scratch in a round that runs', OFFICE, scratch(1, 'j2')),
  step('a scratch in a round that is marked', OFFICE, scratch(3, 'j2')),
  step('a couple that comes late', and(OFFICE, DECK), late('e2', false, 3)),
  step('a couple that came late and is gone again', and(OFFICE, DECK), late('e2', true, 3), {
    [`${ROUND}/entries/e2/away`]: false,
  }),
  step('a couple that comes late without a line', OFFICE, late('e2', false, 3, 'old')),
  // The office writes whole rounds, and may leave the count as it is.
  step('a couple that comes late and counts nothing on', OFFICE, late('e2', false, 2)),
  step('a couple that was there from the start, and is sent away', OFFICE, late('e1', true, 3)),
  step('a couple that comes late to a round that waits again', OFFICE, late('e2', false, 3), {
    [`${ROUND}/roundState`]: 0,
  }),
  step('a couple that comes late to a round that is closed', OFFICE, late('e2', false, 3), {
    [`${ROUND}/roundState`]: 4,
  }),
  step('the start of a round that waits', and(OFFICE, MC), start(0), { [`${ROUND}/roundState`]: 5 }),
  step('the start of a round while the one before it runs', NOBODY, start(0)),
  // Its couples are in another round again: the start comes too late.
  step('the start of a round that nobody is in', NOBODY, bareStart(0), {
    [`${ROUND}/roundState`]: 5,
    'events/Waltz/rounds/0/entries': null,
  }),
  step('the same, without a couple that is not in it any more', NOBODY, start(0), {
    [`${ROUND}/roundState`]: 5,
    'events/Waltz/rounds/0/entries': null,
  }),
  step('the start of a round that waits, without a couple that was scratched', NOBODY, start(0), {
    [`${ROUND}/roundState`]: 5,
    'events/Waltz/rounds/0/entries': { e2: { heat: 1 } },
  }),
  step('the start of a round that is posted', OFFICE, bareStart(2)),
  step('the start of a round that is not', OFFICE, bareStart(9)),
  step('a start taken back, with its line', and(OFFICE, MC), (who, uid) => ({
    ...fromState(2, 0)(who, uid),
    'live/Waltz/1': null,
  })),
  step('the closing of a round, with its line', OVER_ROUNDS, fromState(2, 4)),
  step(
    'the posting of a round as it was heard of last',
    OFFICE,
    (who, uid) => ({
      ...fromState(4, 5)(who, uid),
      [`${ROUND}/after`]: 'old',
    }),
    { [`${ROUND}/roundState`]: 4 },
  ),
  step(
    'the posting of a round that was judged once more since',
    NOBODY,
    (who, uid) => ({
      ...fromState(4, 5)(who, uid),
      [`${ROUND}/after`]: 'older',
    }),
    { [`${ROUND}/roundState`]: 4 },
  ),
  step('the posting of a round somebody has posted already', NOBODY, fromState(4, 5), {
    [`${ROUND}/roundState`]: 5,
  }),
  step('the posting of a round that is signed', NOBODY, fromState(2, 4), signed(1)),
  step('a publication of the plan', OFFICE, published(1)),
  step('a publication of an older plan', NOBODY, published(2)),
  step('a publication that only moves a round in the day', OFFICE, changing('1/scheduleIndex', 7, undefined)),
  step('a publication with another cut, of a round as it is', OFFICE, changing('0/recallSize', 3, '0/0')),
  step(
    'a publication with another cut, of a round it did not see',
    NOBODY,
    changing('0/recallSize', 3, undefined),
  ),
  step(
    'a publication with another cut, of a round that was started since',
    NOBODY,
    changing('1/recallSize', 3, '0/2'),
  ),
  step('a publication that skips a round', OFFICE, changing('0/roundState', 3, '0/0')),
  step('a publication that skips a round that was started since', NOBODY, changing('1/roundState', 3, '0/2')),
  step(
    'a publication with another couple, of a round as it is',
    OFFICE,
    changing('0/entries/e2', { heat: 1 }, '0/0'),
  ),
  step(
    'a publication with another couple, of a round that has another line-up since',
    NOBODY,
    changing('1/entries/e2', null, '2/1'),
  ),
  step(
    'a publication without the couples of a round it did not see',
    NOBODY,
    changing('3/entries', null, undefined),
  ),
  step('a publication that says nothing readable of a round', NOBODY, changing('0/recallSize', 3, '0/0/0')),
  step('a publication with its way back under another revision', NOBODY, (who, uid) => ({
    ...published(1)(who, uid),
    'planning/undo/2': 'what was before',
  })),
  step('the record of a publication that there was not', OFFICE, forged),
  step('a publication without its record', NOBODY, (who, uid) => ({
    ...published(1)(who, uid),
    'planning/record': null,
    'journal/j9': null,
  })),
  step('a publication with a record of something else', NOBODY, (who, uid) => ({
    ...published(1)(who, uid),
    'journal/j9': { at: NOW, uid: uid(who), kind: 'note' },
  })),
  step('a publication with an old record', NOBODY, (who, uid) => {
    const { 'journal/j9': _fresh, ...others } = published(1)(who, uid);
    return { ...others, 'planning/record': 'old' };
  }),
  step('a sheet sent with a number of its device', and(['judge A'], OFFICE), (who, uid) => ({
    ...marks('A', ['102', '101'])(),
    [`receipts/${uid(who)}/phone`]: 1,
  })),
  step('a sheet sent with a number of another account', NOBODY, (who, uid) => ({
    ...marks('A', ['102', '101'])(),
    [`receipts/${uid('mc')}/tablet`]: who === 'mc' ? 4 : 5,
  })),
  step('a sheet sent', and(['judge A'], OFFICE), marks('A', ['102', '101'])),
  step('the very same sheet once more', and(['judge B'], OFFICE), marks('B', ['101'])),
  step('another sheet after the first', OFFICE, marks('B', ['102'])),
  step('a sheet of one who is not on the panel', OFFICE, marks('D', ['101'])),
  step(
    'a claim and, in the same update, marks with it',
    and(['off the panel'], OFFICE),
    (who, uid) => ({
      [`judgeClaims/${uid(who)}`]: NEW_CLAIM,
      'marks/Waltz/1/D/Waltz': ['101'],
    }),
    { [`${ROUND}/panel`]: null },
  ),
  step('what everybody may, with what nobody may', NOBODY, (who, uid) => ({
    'journal/j3': line(who, uid),
    'anything/else': 1,
  })),
];
