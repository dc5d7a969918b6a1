import { describe, expect, test } from 'vitest';
import { MAX_LENGTH } from '../../src/domain/bounds.ts';
import { mapDefined } from '../../src/domain/mapDefined.ts';
import type { Form } from '../../src/schema/codec/forms.ts';
import { serialize, type StoredJson } from '../../src/schema/codec/serialize.ts';
import { isStrictly } from '../../src/schema/codec/strict.ts';
import { decision, question, withdrawal } from '../../src/schema/nodes/approvals.ts';
import { BRANCHES, ENTRIES } from '../../src/schema/nodes/entries.ts';
import { eventForm } from '../../src/schema/nodes/events.ts';
import {
  REQUEST_TIME,
  buildMiddayTree,
  isWriteAccepted,
  type Values,
} from '../../src/server/access/testing/writeChecks.ts';
import type { TestPerson } from '../../src/server/access/testing/testPersons.ts';
import { buildJournalRecord } from '../../src/server/access/testing/line.ts';
import { brokenSamples, goodSamples } from './samples.ts';
import { fieldsOf } from './shapes.ts';

// Nodes with handwritten grants, each at one path: the parser, the serializer and the access rules agree.

interface Placed {
  /** The form of a part; by default the form of the whole node in the schema. */
  readonly form?: Form;
  readonly who?: TestPerson;
  readonly differs?: Values;
  /**
   * Adapts a sample to the other nodes that its relations require. Undefined: its parts contradict each
   * other.
   */
  readonly fitted?: (stored: StoredJson) => StoredJson | undefined;
  /** Values written in the same update. */
  readonly together?: (stored: StoredJson) => Values;
}

/** Text longer than an objection may name. */
const TOO_LONG = 'x'.repeat(201);
const KEYS = ['x', 'x'.repeat(80), 'x'.repeat(200), TOO_LONG];

const ENTRY = { leadName: 'A', followName: 'B', registeredTime: 1 };

const isMarked = (stored: StoredJson): boolean =>
  typeof stored === 'object' &&
  Object.entries(Object(stored)).every(([key, yes]) => yes === true && key !== TOO_LONG);

/** A new round in a new event, without parts that need other nodes. */
function newRound(stored: StoredJson): StoredJson {
  if (typeof stored !== 'object') return stored;
  const { after, lineUp, byes, sitOut, released, roundState } = Object(stored);
  return {
    ...Object(stored),
    ...(lineUp === 10_000 && { lineUp: 1 }),
    ...(isMarked(byes) && { byes: null }),
    ...(isMarked(sitOut) && { sitOut: null }),
    ...(released === REQUEST_TIME && { released: 0 }),
    ...(roundState === 5 && ['x', 'x'.repeat(100)].includes(after) && { after: null }),
  };
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

type Fields = { readonly [field: string]: StoredJson };
/** Changes an object; if `change` returns `undefined`, the sample is left out. */
const fit =
  (change: (stored: Fields) => StoredJson | undefined) =>
  (stored: StoredJson): StoredJson | undefined =>
    typeof stored === 'object' && stored !== null ? change({ ...Object(stored) }) : stored;

/** Relations require the server's time, and the account that writes. */
const nowBy = (who?: TestPerson) =>
  fit(({ at, uid = 'x', ...its }) => ({
    ...its,
    ...(at !== undefined && { at: at === 0 || at === 1_800_000_000_000 ? REQUEST_TIME : at }),
    ...(who !== undefined && { uid: /^x{1,300}$/.test(textOrEmpty(uid)) ? who : uid }),
  }));

const NODES = [...BRANCHES, ...ENTRIES.plan].map(({ node }) => node);

/** The node of the schema at or above this path: the lowest one, with the fewest wildcards. */
function nodeAt(path: string) {
  const keys = path.split('/');
  const wildcards = (at: string): number => at.split('$').length;
  const [found] = NODES.filter(({ at }) =>
    at
      .split('/')
      .every((name, depth) => name === keys[depth] || (name.startsWith('$') && depth < keys.length)),
  ).toSorted(
    ({ at: one }, { at: other }) =>
      other.split('/').length - one.split('/').length || wildcards(one) - wildcards(other),
  );
  if (found === undefined) throw new Error(`No node is at ${path}.`);
  return found;
}

/** The form of a node in the schema. */
function formAt(path: string): Form {
  const { at, form } = nodeAt(path);
  return path
    .split('/')
    .slice(at.split('/').length)
    .reduce<Form>((its, key) => {
      const next = its.kind === 'map' ? its.of : fieldsOf(its)?.[key];
      if (next === undefined) throw new Error(`${path} has no ${key}.`);
      return next;
    }, form);
}

const LONG = 'x'.repeat(200);
/** A good sample of a name. */
const isName = (value: unknown): boolean =>
  typeof value === 'string' && /^x{1,300}$/.test(value) && value.length !== 81;
const eventRenumbered = (times: unknown): string => {
  if (times === undefined) return 'never';
  return times === 100_000 ? LONG : 'x';
};

const PROGRESS = /^\{"x{1,300}":\{"(0|11)":"[05]\/\d{1,5}"\}\}$/;
const isUndo = (undo: unknown): boolean =>
  typeof undo === 'string' && undo !== '' && undo.length <= 8_000_000;
const RUNNING = { 'events/Waltz/rounds/0/roundState': 2 };
const APPROVALS: Values = { 'approvals/Waltz': null, 'events/Waltz/rounds/1/roundState': 5 };

const TWO = KEYS.slice(0, 3).filter((key) => key.length !== 80);
const ENTRIES_OF_TWO: Values = Object.fromEntries(
  TWO.flatMap((event) => TWO.map((entry) => [`events/${event}/entries/${entry}/entryId`, entry] as const)),
);
const has = (value: unknown, key: string, other: unknown): boolean => Object(value)[key] === other;
/** Leaves out samples with a part that other nodes contradict. */
const unless =
  (isContradicted: (part: unknown, key: string) => boolean) =>
  (stored: StoredJson): StoredJson | undefined =>
    typeof stored === 'object' &&
    Object.entries(Object(stored)).some(([key, part]) => isContradicted(part, key))
      ? undefined
      : stored;

const ALUMNI = 'discounts/ALUMNI27';
const DISCOUNT = formAt('agreedPrices/k1/discount');
const GOOD_DISCOUNTS = new Set(
  goodSamples(DISCOUNT).flatMap((stored) =>
    [stored, serialize(DISCOUNT, DISCOUNT.read(stored))].map((one) => JSON.stringify(one)),
  ),
);
const isGoodDiscount = (stored: StoredJson): boolean => GOOD_DISCOUNTS.has(JSON.stringify(stored));

const PEOPLE: Readonly<Record<string, Placed>> = {
  competitors: {},
  registrations: {
    differs: { registrations: null, 'competitors/x/slot': 0, [`competitors/${LONG}/slot`]: 99 },
    fitted: unless(
      (one) =>
        has(Object(one).entries, '599', 'Waltz/e1') ||
        has(Object(one).dancers, '0', LONG) ||
        has(Object(one).dancers, '99', 'x') ||
        (Object(one).consents !== undefined && Object(Object(one).consents).risk === undefined),
    ),
  },
  registeredFrom: {
    differs: { 'registrations/Code001/slot': 0 },
    fitted: unless((slots) => has(slots, '149', 'Code001')),
  },
  'numberedFrom/admin/3': {},
  owners: {},
  requests: {
    differs: {
      ...ENTRIES_OF_TWO,
      ...Object.fromEntries(
        TWO.flatMap((id) => [
          [`competitors/${id}/name`, id] as const,
          [`asked/${id}`, { 0: id, 39: id }] as const,
        ]),
      ),
    },
    // In these samples, dancers may only ask themselves.
    fitted: unless((by, to) => TWO.some((from) => from !== to && Object.hasOwn(Object(by), from))),
  },
  asked: {
    differs: { 'requests/x/x/slot': 0, [`requests/${LONG}/${LONG}/slot`]: 39 },
    fitted: unless((slots, from) =>
      from === 'x'
        ? has(slots, '39', 'x') || has(slots, '0', LONG) || has(slots, '39', LONG)
        : !has(slots, '39', LONG),
    ),
  },
  invitations: { differs: ENTRIES_OF_TWO },
  numbers: {
    differs: { 'competitors/x/leadNumber': 1, [`competitors/${'x'.repeat(80)}/leadNumber`]: 9999 },
    fitted: unless((id, number) => (number === '1' && id === KEYS[1]) || (number === '9999' && id === 'x')),
  },
  'codeClaims/admin/Code001': {},
  judgeClaims: {
    differs: {
      'competitionMetadata/officials': Object.fromEntries(
        ['x', 'x'.repeat(MAX_LENGTH.key)].map((key) => [key, { name: key }]),
      ),
    },
  },
};

const PLACES: Readonly<Record<string, Placed>> = {
  ...PEOPLE,
  'events/Foxtrot': { form: eventForm },
  'events/Waltz/entries/x': {
    fitted: (stored) =>
      KEYS.slice(0, 3).includes(Object(stored).entryId) ? { ...Object(stored), entryId: 'x' } : stored,
    together: (stored) => {
      const { leadId, followId } = Object(stored);
      return typeof leadId === 'string' && typeof followId === 'string'
        ? { [`events/Waltz/pairs/${leadId}_${followId}`]: 'x' }
        : {};
    },
  },
  'events/Foxtrot/rounds/5': {
    fitted: newRound,
    together: () => ({ 'events/Foxtrot/name': 'Foxtrot' }),
  },
  'events/Jive/danced': {},
  'tba/x': {
    // The bad sample of a note contains an email address, which notes must not.
    fitted: (stored) => (Object(stored).note === '?' ? { ...Object(stored), note: 'a@b' } : stored),
    together: (stored) => {
      const { event, role, competitor } = Object(stored);
      const isEvent = typeof event === 'string' && event !== '';
      const entry = { ...ENTRY, entryId: 'x', [role === 'follow' ? 'followId' : 'leadId']: competitor };
      return isEvent ? { [`events/${event}`]: { name: 'Foxtrot', entries: { x: entry } } } : {};
    },
  },
  'entered/Waltz/lead': {
    differs: Object.fromEntries(
      KEYS.map((key) => [`events/Waltz/entries/${key}`, { ...ENTRY, entryId: key, leadId: key }]),
    ),
    fitted: (stored) =>
      Object.entries(Object(stored)).some(
        ([key, of]) => KEYS.includes(key) && KEYS.includes(String(of)) && key !== of,
      )
        ? undefined
        : stored,
  },
  'couplesOut/Waltz/0/101': {},
  'deck/Waltz/0/calls/e1': { who: 'deckcaptain', differs: { deck: null } },
  'deck/Waltz/0/ready': { who: 'deckcaptain', differs: { deck: null }, fitted: nowBy() },
  'approvals/Waltz/1/asked': { form: question, differs: APPROVALS, fitted: nowBy('admin') },
  'approvals/Waltz/1/decided': {
    form: decision,
    who: 'chairman',
    differs: APPROVALS,
    fitted: fit((stored) => {
      if (stored['verdict'] === 'reopened' && stored['note'] === undefined) return undefined;
      return nowBy('chairman')(stored['verdict'] === 'signed' ? { ...stored, of: 'old' } : stored);
    }),
    together: (stored): Values =>
      Object(stored).verdict === 'signed' ? { 'approvals/Waltz/signed/1': true } : {},
  },
  'approvals/Waltz/1/withdrawn': {
    form: withdrawal,
    who: 'chairman',
    differs: APPROVALS,
    fitted: nowBy('chairman'),
  },
  'approvals/Waltz/signed/1': {
    who: 'chairman',
    differs: APPROVALS,
    together: (): Values => ({
      'approvals/Waltz/1/decided': { uid: 'chairman', at: REQUEST_TIME, verdict: 'signed', of: 'old' },
    }),
  },
  'live/Waltz/0': {
    who: 'mc',
    differs: RUNNING,
    fitted: fit(({ startedAt, ...its }) => ({
      ...its,
      ...(startedAt !== undefined && { startedAt: typeof startedAt === 'number' ? REQUEST_TIME : startedAt }),
    })),
  },
  'online/judge A/judge': {
    who: 'judge A',
    differs: { 'online/judge A/judge': null },
    fitted: fit(({ of, ...its }) => ({
      ...its,
      of: of === undefined || /^x{1,80}$/.test(textOrEmpty(of)) ? 'A' : of,
    })),
  },
  'receipts/mc/phone': {
    who: 'mc',
    fitted: (stored) => (stored === 0 ? 1 : stored),
  },
  'marks/Waltz/1/A/Tango': { who: 'judge A' },
  'sheets/Waltz/1/A/Tango': {
    // A draft is not accepted short.
    differs: { 'sheets/Waltz/1/A/Tango': null },
    fitted: fit(({ lineUp, ...its }) => ({
      ...its,
      ...(lineUp !== undefined && { lineUp: lineUp === 10_000 ? 2 : lineUp }),
    })),
  },
  planning: {
    fitted: fit(({ revision, record, seen, undo, ...its }) => ({
      ...its,
      ...(revision !== undefined && { revision: typeof revision === 'number' ? 1 : revision }),
      ...(record !== undefined && { record: /^x{1,80}$/.test(textOrEmpty(record)) ? 'j9' : record }),
      ...(seen !== undefined && {
        seen: PROGRESS.test(JSON.stringify(seen)) ? { Waltz: { 1: '2/2' } } : seen,
      }),
      ...(undo !== undefined && {
        undo: isUndo(Object(undo)['Empty']) ? { 1: Object(undo)['Empty'] } : undo,
      }),
    })),
    together: () => buildJournalRecord('j9', { who: 'admin', kind: 'plan published' }, (who) => who),
  },
  'readOut/Waltz': {
    who: 'mc',
    differs: {
      'events/Waltz/rounds/0': { roundState: 5, release: 'awards', journal: 'old' },
      'resultsSaved/Waltz/0/placements': { 101: 1.5 },
    },
    fitted: fit(({ of, places, ...its }) => ({
      ...its,
      ...(of !== undefined && { of: /^x{1,300}$/.test(textOrEmpty(of)) ? 'old' : of }),
      ...(places !== undefined && {
        places: /^\{"\d+":\d+\}$/.test(JSON.stringify(places)) ? { 101: 1.5 } : places,
      }),
    })),
  },
  'evidence/k1': { differs: { 'evidence/k1': null } },
  'objections/admin/1': {
    differs: Object.fromEntries(
      KEYS.flatMap((event) => KEYS.map((id) => [`events/${event}/entries/${id}`, { entryId: id }] as const)),
    ),
    together: (stored) => {
      const { event, entry } = Object(stored);
      return typeof event === 'string' && typeof entry === 'string' && event !== '' && entry !== ''
        ? { [`objections/admin/to/${event}/${entry}`]: '1' }
        : {};
    },
  },
  'objections/admin/to/Waltz/e1': {
    fitted: (stored) => (stored === 'x' ? '1' : stored),
    together: (): Values => ({
      'objections/admin/1': { event: 'Waltz', entry: 'e1', why: 'x', at: REQUEST_TIME },
    }),
  },
  'rulings/Waltz/out': {
    fitted: fit((stored) => ({
      ...stored,
      ...(stored['outcome'] === 'may dance' &&
        ['lead', 'follow', 'both'].includes(textOrEmpty(stored['out'])) && { out: null }),
    })),
  },
  'rulingReasons/Waltz/out': {},
  'payments/new': {
    fitted: fit(({ uid, ...its }) => {
      const by = KEYS.includes(textOrEmpty(uid)) && uid !== TOO_LONG ? 'admin' : uid;
      const who = by === undefined ? {} : { uid: by };
      if (KEYS.includes(textOrEmpty(its['school'])) && its['dancer'] !== undefined)
        return { ...its, ...who, school: null };
      return its['dancer'] === undefined && its['school'] === undefined ? undefined : { ...its, ...who };
    }),
  },
  'agreedPrices/k1': {
    // The discount has samples of its own below.
    fitted: fit(({ discount, ...its }) =>
      discount === undefined || isGoodDiscount(discount) ? its : undefined,
    ),
  },
  'agreedPrices/k1/discount': {
    together: (stored): Values => {
      const { code, slot } = Object(stored);
      return code === 'ALUMNI27'
        ? { [`discountUses/ALUMNI27/${slot}`]: 'k1', [`${ALUMNI}/used/${slot}`]: true }
        : {};
    },
  },
  'discounts/OTHERS27': {
    fitted: fit(({ used, cents, percent, ...its }) => ({
      ...its,
      // A discount has one of the two.
      cents: cents === undefined && percent === undefined ? 1 : (cents ?? null),
      percent: cents !== undefined && (percent === 1 || percent === 100) ? null : (percent ?? null),
      // A slot needs its dancer.
      used: /^\{"(0|499)":true\}$/.test(JSON.stringify(used)) ? null : (used ?? null),
    })),
  },
  'discountUses/ALUMNI27/0': {
    differs: Object.fromEntries(
      KEYS.map((dancer) => [`agreedPrices/${dancer}/discount`, { code: 'ALUMNI27', slot: 0 }]),
    ),
  },
  'discountsShown/admin/ALUMNI27': {},
  'deskNotes/gone': {
    differs: Object.fromEntries(KEYS.map((id) => [`competitors/${id}`, { name: id }])),
  },
  'setAside/desk/new': {},
  'setAside/rulings/Waltz/out': {},
  'setAside/floods/1': {},
  'setAside/floodParts/1': {},
  'mails/again/a': {},
  'mails/messages/new': { fitted: nowBy('admin') },
  'resultsSaved/Waltz/2': { who: 'scrutineer' },
  'resultsSaved/Waltz/finalResults': {
    who: 'scrutineer',
  },
  'incidents/new': { who: 'chairman', fitted: nowBy('chairman') },
  'journal/new': {
    // A round is named with the count of renumberings.
    differs: { 'events/x/renumbered': 1, [`events/${LONG}/renumbered`]: 100_000 },
    fitted: fit(({ as, kind, device, event, renumbered, ...its }) =>
      nowBy('admin')({
        ...its,
        as: isName(as) ? 'admin' : (as ?? null),
        kind: isName(kind) ? 'settings saved' : (kind ?? null),
        device: isName(device) ? 'tablet' : (device ?? null),
        renumbered: renumbered ?? null,
        event: event === undefined || !isName(event) ? (event ?? null) : eventRenumbered(renumbered),
      }),
    ),
    together: (): Values => ({ 'journalEnds/admin/tablet': 'new' }),
  },
  'journalEnds/admin/tablet': {
    together: (stored) =>
      stored === '' || typeof stored !== 'string'
        ? {}
        : {
            [`journal/${stored}`]: {
              at: REQUEST_TIME,
              uid: 'admin',
              as: 'admin',
              kind: 'settings saved',
              device: 'tablet',
              prev: 'first',
              what: '{}',
            },
          },
  },
  'jumbotron/displays/HA44': {
    differs: { 'jumbotron/displays/HA44': null, 'jumbotron/slots/12': 'HA44' },
  },
  'jumbotron/slots/12': { differs: { 'jumbotron/slots/12': null } },
  'jumbotron/sponsors': {},
};

/** Variants of the value, each with a priority at one of its nodes. */
function withPriority(stored: StoredJson): readonly StoredJson[] {
  if (stored === null) return [];
  return typeof stored === 'object'
    ? [
        { ...Object(stored), '.priority': 1 },
        ...Object.entries(stored).flatMap(([key, part]) =>
          withPriority(part).map((one) => ({ ...Object(stored), [key]: one })),
        ),
      ]
    : [{ '.value': stored, '.priority': 1 }];
}

test('each described node has a place in the tree', () => {
  const sampled = new Set(Object.keys(PLACES).map((path) => nodeAt(path).at));
  // Only the mailer writes its log.
  expect(BRANCHES.map(({ node }) => node.at).filter((at) => !sampled.has(at))).toEqual(['mails/log/$id']);
});

/** Asks the rules about samples of a place. */
function buildTrial(at: string) {
  const {
    form = formAt(at),
    who = 'admin',
    differs = {},
    fitted = (stored: StoredJson) => stored,
    together = () => ({}),
  } = PLACES[at] ?? {};
  const hall = buildMiddayTree(differs);
  const fitting = (all: readonly StoredJson[]) => mapDefined(all, fitted);
  const valuesOf = (stored: StoredJson): Values => ({ [at]: stored, ...together(stored) });
  return {
    form,
    good: fitting(goodSamples(form).map((stored) => serialize(form, form.read(stored)) ?? null)),
    broken: fitting(brokenSamples(form)),
    valuesOf,
    isAccepted: (stored: StoredJson) => isWriteAccepted(hall, who, valuesOf(stored)),
    isKept: (stored: StoredJson) =>
      isWriteAccepted(buildMiddayTree({ ...differs, [at]: stored }), who, valuesOf(stored)),
    areAccepted: (values: Values) => isWriteAccepted(hall, who, values),
  };
}

describe.each(Object.keys(PLACES))('values at %s', (at) => {
  const { form, good, broken, isAccepted, isKept } = buildTrial(at);

  test('a serialized value is parsed again as it was', () => {
    for (const stored of goodSamples(form)) {
      const value = form.read(stored);
      expect(value).toBeDefined();
      expect(form.read(serialize(form, value) ?? null)).toEqual(value);
    }
  });

  test('the rules accept each good value', () => {
    expect(good.length).toBeGreaterThan(0);
    expect(good.filter((stored) => !isAccepted(stored))).toEqual([]);
  });

  test('the rules refuse each broken value, and store none', () => {
    expect(broken.length).toBeGreaterThan(3);
    expect(broken.filter(isAccepted)).toEqual([]);
    // A time may stay unchanged.
    expect(broken.filter((stored) => isKept(stored) && !isStrictly(form, stored))).toEqual([]);
  });
});

test.each(Object.keys(PLACES).filter((at) => /^(journal|journalEnds|online|readOut)\//.test(at)))(
  'the rules refuse a priority in %s',
  (at) => {
    const { good, isAccepted } = buildTrial(at);
    expect(good.flatMap(withPriority).filter(isAccepted)).toEqual([]);
  },
);

/** Too long for a key, but short enough for a text that names one. */
const LONG_KEY = 'k'.repeat(250);

/** The same values with another key. */
const renamed = (values: Values, from: string, to: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [
      path
        .split('/')
        .map((key) => (key === from ? to : key))
        .join('/'),
      JSON.parse(JSON.stringify(value).replaceAll(`"${from}"`, `"${to}"`)) as StoredJson,
    ]),
  );

/**
 * Branches in which staff may use any name, and others only that of something existing, or their own account.
 */
const NAMED_BY_STAFF =
  'agreedPrices approvals deskNotes events evidence incidents mails objections payments resultsSaved rulingReasons setAside sheets';

test('the rules bound every key above a node', () => {
  const open = Object.keys(PLACES).filter((path) => {
    const { good, valuesOf, areAccepted } = buildTrial(path);
    const names = nodeAt(path).at.split('/');
    return path
      .split('/')
      .some(
        (key, depth) =>
          names[depth]?.startsWith('$') === true &&
          good.some((stored) => areAccepted(renamed(valuesOf(stored), key, LONG_KEY))),
      );
  });
  const branches = new Set(open.map((path) => path.replace(/\/.*/, '')));
  expect([...branches].toSorted().join(' ')).toBe(NAMED_BY_STAFF);
});
