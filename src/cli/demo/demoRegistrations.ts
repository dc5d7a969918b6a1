import { REGISTRATION_CODE_LENGTH } from '../../domain/bounds.ts';
import { createRandom, type RandomSource } from '../../domain/random.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import { NO_AGREED_PRICE } from '../../domain/fees/agreedPrice.ts';
import { calculateBill } from '../../domain/fees/bill.ts';
import type { Category, FeeRules } from '../../domain/fees/feeRules.ts';
import { PAYMENT_WAYS, type Payment } from '../../domain/fees/payment.ts';
import type { MadeUpCompetition, MadeUpEvent } from '../../domain/madeUp/competition.ts';
import { normalizeSearch } from '../../domain/people/searching.ts';
import { findRegistrationPhase, type RegistrationDates } from '../../domain/registration/phase.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { agreedPrice } from '../../schema/nodes/agreedPrices.ts';
import { writeEntered } from '../../store/events/enteredPlaces.ts';
import { paymentsPath } from '../../store/registrant/payments.ts';
import { DESK_NOTES_AT } from '../../store/registrant/deskEdits.ts';
import { AGREED_PRICES_AT } from '../../store/registrant/agreedPrices.ts';
import {
  competitorAt,
  competitorOwnerAt,
  formatEntrySlot,
  entryOwnerAt,
  registrationAt,
  searchAt,
  searchOwnerAt,
} from '../../store/people/registrationAt.ts';
import { requestAt, requestsByAt } from '../../store/registrant/requestAt.ts';
import type { Json, Patch } from '../../store/tree/patch.ts';
import { parseEntryId, type EventKey } from '../../domain/ids.ts';

/** Dancers of the demo who are not in the made-up competition, by the start of their keys. */
const SEEKS = 'seeks-';
const TWIN = 'twin-';

const ORGANIZER = 'demo';
const [SEEKERS, TWINS] = [14, 3] as const;
/** Schools that pay for all their dancers, the largest ones. */
const PAYING_SCHOOLS = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const NOTES = [
  '5’4”, silver in Standard, happy to practice in Boston on Sundays.',
  'First competition. I know the bronze syllabus and I’m on time.',
  'Looking for somebody to try Rhythm with.',
  'Can practice at lunch, any weekday.',
  '',
  'Danced both roles for a year.',
  'Tall follow, patient, from the swing scene.',
  'Only free on the day, but I learn fast.',
  'I drive: practice anywhere within an hour.',
  'Third competition. Looking for a calm partner.',
];

/**
 * A code of the same characters as real registration codes. The people are made up, so it need not be secret.
 */
const codeBy = (chance: RandomSource): string =>
  Array.from({ length: REGISTRATION_CODE_LENGTH }, () =>
    'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.charAt(chance.upTo(32)),
  ).join('');

const emailOf = (name: string): string => `${normalizeSearch(name).replaceAll(/[^a-z]+/g, '.')}@example.edu`;

interface Registered {
  readonly id: string;
  readonly name: string;
  readonly school: string;
  readonly code: string;
  readonly category: Category;
  readonly createdAt: number;
  readonly isVolunteer: boolean;
  /** Undefined: the dancer has not agreed yet. */
  readonly agreedAt: number | undefined;
}

function registrationNode(one: Registered, entries: Json): Json {
  const { name, createdAt, category, id, agreedAt } = one;
  const consent = { version: '1', at: agreedAt ?? createdAt };
  return {
    contact: { name, email: emailOf(name) },
    ...(agreedAt === undefined ? {} : { consents: { risk: consent, media: consent } }),
    createdAt,
    feeCategory: category,
    competitor: id,
    dancers: { 0: id },
    entries,
  };
}

/** A dancer's total, by the competition's own rules. */
function owedBy(
  one: Registered,
  events: readonly MadeUpEvent[],
  fees: FeeRules,
  dates: RegistrationDates,
): number {
  const window = findRegistrationPhase(dates, one.createdAt);
  if (window === 'pending') return 0;
  const danced = events.filter(({ entries }) =>
    entries.some(({ leadId, followId }) => leadId === one.id || followId === one.id),
  );
  return calculateBill(fees, {
    ...NO_AGREED_PRICE,
    category: one.category,
    signedUp: window,
    lastChange: window,
    volunteers: one.isVolunteer,
    entries: danced.map(({ level, style, dances }) => ({ level, style, dances: dances.length })),
  }).total;
}

interface Ledger {
  readonly people: readonly Registered[];
  readonly owed: ReadonlyMap<string, number>;
}

/** Most dancers have paid, some a part, some nothing; two schools pay for all of theirs. */
function paymentsOf(chance: RandomSource, { people, owed }: Ledger, now: number): Patch {
  const bySchool = new Map<string, Registered[]>();
  for (const one of people) bySchool.set(one.school, [...(bySchool.get(one.school) ?? []), one]);
  const paying = [...bySchool].toSorted((a, b) => b[1].length - a[1].length).slice(0, PAYING_SCHOOLS);
  const isPaid = new Set(paying.map(([school]) => school));
  const line = (
    { at, cents, how, note }: Pick<Payment, 'at' | 'cents' | 'how' | 'note'>,
    payer: Payment['payer'],
  ): Json => ({
    at,
    uid: ORGANIZER,
    cents,
    how,
    ...(note === undefined ? {} : { note }),
    ...(payer.kind === 'school' ? { school: payer.school } : { dancer: payer.dancer }),
  });
  const lines: Json[] = paying.map(([school, its], at) => {
    const sum = its.reduce((total, { id }) => total + (owed.get(id) ?? 0), 0);
    return line(
      { at: now - 8 * DAY_MS, cents: sum, how: 'check', note: `Check ${1042 + at}` },
      { kind: 'school', school },
    );
  });
  for (const { id, school, createdAt } of people) {
    const sum = owed.get(id) ?? 0;
    if (isPaid.has(school) || sum === 0 || chance.happens(0.22)) continue;
    const how = PAYMENT_WAYS[chance.upTo(PAYMENT_WAYS.length)] ?? 'cash';
    const at = Math.min(now, createdAt + chance.upTo(5) * DAY_MS + chance.upTo(DAY_MS));
    const cents = chance.happens(0.1) ? Math.max(1000, Math.floor(sum / 2 / 500) * 500) : sum;
    lines.push(line({ at, cents, how, note: undefined }, { kind: 'dancer', dancer: id }));
  }
  return Object.fromEntries(lines.map((one, at) => [`${paymentsPath.at}/demo-${at}`, one]));
}

/** People who look for a partner, with requests between them: two open, one turned down. */
function seekersOf(
  chance: RandomSource,
  { dancers, schools, events }: MadeUpCompetition,
  isOpen: (event: MadeUpEvent) => boolean,
  now: number,
): { readonly people: readonly Registered[]; readonly patch: Patch; readonly entries: EventEntries } {
  const offered = events.filter(isOpen);
  const names = chance.shuffled(dancers).map(({ name }) => name.split(' '));
  const notes = chance.shuffled(NOTES);
  const entries: EventEntries = new Map();
  const patch: Record<string, Json> = {};
  const people = Array.from({ length: SEEKERS }, (_, at): Registered => {
    const [given = 'Ann'] = names[at] ?? [];
    const family = names[at + SEEKERS]?.at(-1) ?? 'Lee';
    const id = `${SEEKS}${at + 1}`;
    return {
      id,
      name: `${given} ${family}`,
      school: schools[chance.upTo(8)] ?? '',
      code: codeBy(chance),
      category: 'student',
      createdAt: now - (1 + chance.upTo(18)) * DAY_MS,
      isVolunteer: false,
      agreedAt: now - DAY_MS,
    };
  });
  for (const [at, one] of people.entries()) {
    const role = at % 3 === 0 ? 'lead' : 'follow';
    const first = chance.upTo(Math.max(1, offered.length - 2));
    const own: Record<string, string> = {};
    for (const [slot, event] of offered.slice(first, first + 2).entries()) {
      const id = parseEntryId(`${one.id}-${slot}`);
      if (id === undefined) continue;
      own[slot] = formatEntrySlot(event.key, id);
      const of = entries.get(event.key) ?? {};
      entries.set(event.key, of);
      of[id] = {
        entryId: id,
        leadName: role === 'lead' ? one.name : 'TBA',
        followName: role === 'follow' ? one.name : 'TBA',
        [`${role}Id`]: one.id,
        affiliation: one.school,
        registeredTime: one.createdAt,
        slot,
      };
      const note = notes[at % notes.length] ?? '';
      Object.assign(patch, {
        [searchAt(id)]: {
          competitor: one.id,
          event: event.key,
          role,
          style: toStoredTerm(event.style),
          level: toStoredTerm(event.level),
          ...(note === '' ? {} : { note }),
        },
        [searchOwnerAt(id)]: one.code,
        [entryOwnerAt(event.key, id)]: one.code,
        ...writeEntered(event.key, id, role === 'lead' ? { leadId: one.id } : { followId: one.id }),
      });
    }
    patch[registrationAt(one.code)] = registrationNode(one, own);
    patch[competitorAt(one.id)] = {
      name: one.name,
      affiliation: one.school,
      slot: 0,
      roles: { [role]: true },
    };
    patch[competitorOwnerAt(one.id)] = one.code;
  }
  const asks = (from: number, to: number, answered?: 'declined'): void => {
    const [asker, asked] = [people[from], people[to]];
    const entry = [...entries].flatMap(([key, its]) =>
      Object.keys(its).flatMap((id) => (id.startsWith(`${asker?.id}-`) ? [[key, id] as const] : [])),
    )[0];
    if (asker === undefined || asked === undefined || entry === undefined) return;
    patch[requestAt(asked.id, asker.id)] = {
      entries: { [entry[0]]: entry[1] },
      at: now - DAY_MS,
      slot: 0,
      note: 'We met at practice, I think. Want to try?',
      ...(answered === undefined ? {} : { answered }),
    };
    patch[`${requestsByAt(asker.id)}/0`] = asked.id;
  };
  asks(0, 1);
  asks(3, 4);
  asks(6, 7, 'declined');
  return { people, patch, entries };
}

/** New entries by event, to be stored with it. */
export type EventEntries = Map<EventKey, Record<string, Json>>;

interface DemoTimes {
  readonly now: number;
  readonly dates: RegistrationDates;
  readonly isDay: boolean;
}

/**
 * Everything around the demo's entries, made by seed: a registration for each dancer with price group and consents, payments and
 * open balances, duplicates to merge, volunteers, people who look for a partner, and their requests.
 * @param isOpen an event that still takes entries
 */
export function createDemoRegistrations(
  competition: MadeUpCompetition,
  fees: FeeRules,
  { now, dates, isDay }: DemoTimes,
  isOpen: (event: MadeUpEvent) => boolean,
): { readonly patch: Patch; readonly entries: EventEntries } {
  const chance = createRandom('demo registrations');
  const firstTime = new Map<string, number>();
  for (const { entries } of competition.events)
    for (const { leadId, followId, registeredTime } of entries)
      for (const id of [leadId, followId])
        firstTime.set(id, Math.min(firstTime.get(id) ?? registeredTime, registeredTime));
  const people = competition.dancers.flatMap(({ id, name, school }): readonly Registered[] => {
    const createdAt = firstTime.get(id);
    if (createdAt === undefined) return [];
    return [
      {
        id,
        name,
        school,
        code: codeBy(chance),
        category: chance.happens(0.82) ? 'student' : 'adult',
        createdAt,
        isVolunteer: chance.happens(0.06),
        agreedAt: chance.happens(0.95) ? createdAt : undefined,
      },
    ];
  });
  const codes = new Map(people.map(({ id, code }) => [id, code]));
  const own = new Map<string, Record<string, string>>();
  const patch: Record<string, Json> = {};
  for (const { key, entries } of competition.events)
    for (const { id, leadId } of entries) {
      const code = codes.get(leadId);
      if (code === undefined) continue;
      const its = own.get(leadId) ?? {};
      own.set(leadId, its);
      its[Object.keys(its).length] = formatEntrySlot(key, id);
      patch[entryOwnerAt(key, id)] = code;
    }
  for (const one of people) {
    patch[registrationAt(one.code)] = registrationNode(one, own.get(one.id) ?? {});
    patch[competitorOwnerAt(one.id)] = one.code;
    if (one.isVolunteer)
      patch[`${AGREED_PRICES_AT}/${one.id}`] =
        serialize(agreedPrice.form, { ...NO_AGREED_PRICE, volunteers: true }) ?? null;
  }
  // On the day, most dancers have come to the desk, and leads have their number.
  for (const { id } of isDay ? people : [])
    if (chance.happens(0.93)) {
      const arrived = now - chance.upTo(5 * HOUR_MS);
      patch[`${DESK_NOTES_AT}/${id}`] = { arrived, ...(own.has(id) ? { given: arrived } : {}) };
    }
  // Registered twice, in another spelling: for the desk to merge.
  for (const [at, one] of chance.shuffled(people).slice(0, TWINS).entries()) {
    const twin = { ...one, id: `${TWIN}${at + 1}`, code: codeBy(chance), name: one.name.toUpperCase() };
    patch[registrationAt(twin.code)] = registrationNode(twin, {});
    patch[competitorAt(twin.id)] = { name: twin.name, affiliation: twin.school };
    patch[competitorOwnerAt(twin.id)] = twin.code;
  }
  const owed = new Map(people.map((one) => [one.id, owedBy(one, competition.events, fees, dates)]));
  const seekers = seekersOf(chance, competition, isOpen, now);
  return {
    patch: { ...patch, ...paymentsOf(chance, { people, owed }, now), ...seekers.patch },
    entries: seekers.entries,
  };
}
