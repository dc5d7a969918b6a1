import type { Json } from '../../tree/json.ts';
import { TEST_STAFF, type TestPerson } from './testPersons.ts';

/** Stands for the uid of a signed-out person. */
export const SIGNED_OUT_UID = 'nobody';

export const SERVER_NOW: Json = { '.sv': 'timestamp' };

export const buildStoredCouple = (id: string, number: number): { readonly [field: string]: Json } => ({
  entryId: id,
  leadName: 'Lee',
  followName: 'Fay',
  leadId: `${id}-lead`,
  followId: `${id}-follow`,
  affiliation: 'Brown',
  registeredTime: 1,
  leadNumber: number,
});

/** An entry of a dancer looking for a partner. */
const alone = (id: string, role: 'lead' | 'follow', dancer: string): { readonly [field: string]: Json } => ({
  entryId: id,
  leadName: 'TBA',
  followName: 'TBA',
  [`${role}Name`]: NAMES[dancer] ?? '',
  [`${role}Id`]: dancer,
  affiliation: 'Brown',
  registeredTime: 1,
});

const search = (role: 'lead' | 'follow', competitor: string): Json => ({
  competitor,
  event: 'Waltz',
  role,
  level: 'Gold',
  style: 'Standard',
});

/** `k1` and `k4` are the holder's; `k3` belongs to a registrant whose code was not shown; staff created `k2`. */
const NAMES: Readonly<Record<string, string>> = { k1: 'Lee', k2: 'Staff made', k3: 'Uma', k4: 'Kit' };

const claim = (judge: string, code: string): Json => ({ judge, code, at: 1 });

/** A competition in the middle of its day: round 1 of Waltz runs, 2 is posted, 3 is being computed, 0 waits. */
export const buildMidday = (uid: (who: TestPerson) => string): Record<string, Json> => ({
  competitionMetadata: {
    fullName: 'Test Ball',
    registrationStatus: 'OPEN',
    officials: {
      A: { name: 'Ann', role: 'Judge' },
      B: { name: 'Bob' },
      C: { name: 'Cy' },
      D: { name: 'Di' },
    },
    organizers: { o1: { name: 'Olga', role: 'Chair' } },
  },
  pages: { venue: { edition: 3, text: 'The old gym' } },
  settings: {
    events: { marksPublic: true },
    numbers: { edition: 1, from: 100, to: 300, kept: { 150: true } },
    objectionsUntil: 4_000_000_000_000,
  },
  events: {
    Waltz: {
      name: 'Waltz',
      eventDances: ['Waltz', 'Tango'],
      entries: {
        e1: { ...alone('e1', 'lead', 'k1'), leadNumber: 101, slot: 0 },
        e2: { ...buildStoredCouple('e2', 102), slot: 1, checkedIn: { 1: true } },
        staff1: buildStoredCouple('staff1', 103),
        w2: alone('w2', 'lead', 'k2'),
        w3: alone('w3', 'follow', 'k3'),
        w4: alone('w4', 'lead', 'k4'),
      },
      pairs: { 'e2-lead_e2-follow': 'e2' },
      danced: { e1: true, e2: true },
      rounds: {
        0: {
          roundState: 0,
          recallSize: 1,
          numHeats: 1,
          release: 'at once',
          released: 1,
          entries: { e1: { heat: 1 } },
        },
        1: {
          roundState: 2,
          recallSize: 6,
          numHeats: 1,
          roundActualStartTime: 1,
          journal: 'old',
          panel: { A: true, B: true, C: true, E: true, F: true },
          seatings: { 1: { Waltz: 'A/B' } },
          lineUp: 2,
          entries: { e1: { heat: 1 }, e2: { heat: 1, away: true } },
        },
        2: { roundState: 5, recallSize: 12, numHeats: 1 },
        3: { roundState: 4, recallSize: 24, numHeats: 1, entries: { e1: { heat: 1 } } },
      },
    },
    Jive: { name: 'Jive', rounds: { 0: { roundState: 0, recallSize: 1, numHeats: 1 } } },
  },
  marks: {
    Waltz: {
      1: { A: { Tango: ['102'] }, B: { Waltz: ['101'] }, D: { Tango: ['101'] } },
      2: { A: { Waltz: ['101', '102'] } },
    },
  },
  sheets: {
    Waltz: {
      1: {
        A: { Tango: { state: 'draft', count: 1, at: 1 } },
        B: { Waltz: { state: 'sent', count: 1, at: 1, lineUp: 2 } },
      },
    },
  },
  resultsSaved: {
    Waltz: {
      1: { sumRecalls: { 101: 1 } },
      2: { sumRecalls: { 101: 2 } },
      finalResults: { placements: { 101: 1 } },
    },
  },
  couplesOut: { Waltz: { 0: { 101: { place: 'up' } } } },
  approvals: {
    Waltz: {
      1: {
        asked: { uid: 'x', at: 1, what: 'cut' },
        decided: { uid: 'x', at: 1, verdict: 'reopened', note: 'x' },
        withdrawn: null,
      },
    },
  },
  deck: { Waltz: { 1: { calls: { e1: { presence: 'missing', at: 1, device: 'phone' } } } } },
  competitors: {
    ...Object.fromEntries(Object.entries(NAMES).map(([id, name]) => [id, { name }])),
    k1: { name: 'Lee', affiliation: 'Brown', leadNumber: 101, slot: 0 },
  },
  registrations: {
    Code001: {
      contact: { name: 'Lee', email: 'lee@example.org' },
      consents: { risk: { version: '1', at: 1 }, media: { version: '1', at: 1 } },
      createdAt: 1,
      slot: 3,
      competitor: 'k1',
      dancers: { 0: 'k1' },
      entries: { 0: 'Waltz/e1', 1: 'Waltz/e2' },
    },
  },
  owners: {
    entries: { Waltz: { e1: 'Code001', e2: 'Code001', w3: 'Code003', w4: 'Code001' } },
    competitors: { k1: 'Code001', k3: 'Code003', k4: 'Code001' },
    tba: { e1: 'Code001', w3: 'Code003' },
  },
  registeredFrom: { [uid('holder')]: { 3: 'Code001' } },
  numberedFrom: {
    ...Object.fromEntries(TEST_STAFF.map((who) => [uid(who), { 0: 101 }])),
    [uid('holder')]: { 0: 101 },
  },
  codeClaims: { [uid('holder')]: { Code001: true } },
  tba: { e1: search('lead', 'k1'), w2: search('lead', 'k2'), w3: search('follow', 'k3') },
  entered: { Waltz: { lead: { k1: 'e1', k4: 'w4' }, follow: { k3: 'w3' } } },
  requests: {
    k1: { k3: { entries: { Waltz: 'w3' }, at: 1, slot: 0 } },
    k4: { k3: { entries: { Waltz: 'w3' }, at: 1, slot: 1 } },
    k3: { k4: { entries: { Waltz: 'w4' }, at: 1, slot: 0 } },
  },
  asked: { k3: { 0: 'k1', 1: 'k4' }, k4: { 0: 'k3' } },
  numbers: { 101: 'k1' },
  deskNotes: { k1: { edited: 2 } },
  live: { Waltz: { 1: { dance: 0, heat: 1, floor: 1, startedAt: 1 } }, event: 'Waltz' },
  announcement: 'Lunch is served.',
  jumbotron: {
    displays: {
      HA44: {
        name: 'Hall',
        slot: 1,
        at: 1,
        theme: 'light',
        language: 'zh',
        follows: true,
        air: { version: 1, layout: 'clock', at: 1 },
        queue: { version: 1, items: { 0: { layout: 'clock' } } },
      },
    },
    slots: { 1: 'HA44' },
    sponsors: { 0: 'Shoes' },
  },
  readOut: null,
  invitations: null,
  judgeCodes: {
    A: 'code-of-judge-A',
    B: 'code-of-judge-B',
    C: 'a-new-code-of-C',
    D: 'code-of-judge-D',
    F: 'code-of-judge-F',
  },
  judgeClaims: {
    [uid('judge A')]: claim('A', 'code-of-judge-A'),
    [uid('judge B')]: claim('B', 'code-of-judge-B'),
    [uid('off the panel')]: claim('D', 'code-of-judge-D'),
    [uid('rotated')]: claim('C', 'the-old-code-of-C'),
    [uid('removed')]: claim('E', 'code-of-judge-E'),
    [uid('struck off')]: claim('F', 'code-of-judge-F'),
  },
  online: {
    [uid('judge A')]: { judge: { of: 'A', since: 1, seen: 1 } },
    [uid('rotated')]: { judge: { of: 'C', since: 1, seen: 1 } },
  },
  receipts: { [uid('mc')]: { tablet: 4 } },
  roles: Object.fromEntries(TEST_STAFF.map((role) => [uid(role), { [role]: true }])),
  journal: {
    old: { at: 1, uid: 'x', kind: 'start' },
    ofA: { at: 1, uid: uid('judge A'), kind: 'marks sent' },
  },
  journalEnds: null,
  incidents: { i1: { what: 'floor is wet' } },
  evidence: { k1: { at: 1, months: 3 } },
  objections: {
    [uid('judge A')]: {
      0: { event: 'Waltz', entry: 'e1', why: 'Has won it twice', at: 1 },
      to: { Waltz: { e1: '0' } },
    },
    // An objection made after the ruling.
    [uid('judge B')]: {
      0: { event: 'Waltz', entry: 'e1', why: 'Tell me why', at: 2 },
      to: { Waltz: { e1: '0' } },
    },
  },
  rulings: {
    Waltz: {
      e1: { outcome: 'may dance', at: 2 },
      out: { outcome: 'may not dance', at: 1, out: 'both', lead: 'k4', follow: 'k2' },
    },
  },
  rulingReasons: {
    Waltz: {
      e1: { why: 'Won it as a lead', at: 2, lead: 'k1' },
      out: { why: 'Nine points', at: 1, lead: 'k4', follow: 'k2' },
    },
  },
  setAside: {
    desk: { u1: '{}' },
    rulings: { Waltz: { out: '{"entry":{"leadId":"k4"}}' } },
    floods: { 0: { at: 1, registrations: 1, dancers: 1, entries: 1 } },
    floodParts: { 0: { 0: '{"competitors/k9":{"name":"Bot"}}' } },
  },
  agreedPrices: { k1: { volunteers: true } },
  discounts: { ALUMNI27: { name: 'Alumni', percent: 20, uses: 2, edited: 1 } },
  discountUses: null,
  discountsShown: { [uid('holder')]: { ALUMNI27: true } },
  mails: {
    since: 1,
    log: { m1: { to: 'leo@example.org', kind: 'registered', state: 'sent', at: 1 } },
    messages: { w1: { at: 1, uid: 'x', subject: 'Parking', text: 'Lot 7.', to: { k1: true } } },
  },
  payments: { p1: { at: 1, uid: 'x', cents: 4000, how: 'cash', dancer: 'k1' } },
  pronunciations: { zuk: 'zook' },
  blocks: { b1: { name: 'Lunch' } },
  planning: null,
  anything: null,
});
