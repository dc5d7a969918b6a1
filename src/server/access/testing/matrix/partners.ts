import type { Json } from '../../../tree/json.ts';
import { buildStoredCouple, SERVER_NOW } from '../midday.ts';
import {
  ADMIN,
  combineGroups,
  EVERYBODY,
  CODE_HOLDER,
  NOBODY,
  OFFICE,
  SIGNED_IN,
  type TestPerson,
} from '../testPersons.ts';
import { REGISTRATION_CLOSED, COUPLE_NOT_DANCED } from './ofSeveralParts.ts';
import { buildOwnCodeSteps, REGISTERED_BY_ANOTHER } from './ownCode.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

type Values = { readonly [path: string]: Json };

const WALTZ = 'events/Waltz';

/** The holder's `k1` accepts the request of `k3`. Their own entry and both partner searches are removed. */
const YES: Values = {
  'requests/k1/k3/answered': 'accepted',
  [`${WALTZ}/entries/w3/leadName`]: 'Lee',
  [`${WALTZ}/entries/w3/leadId`]: 'k1',
  [`${WALTZ}/entries/w3/leadNumber`]: 101,
  [`${WALTZ}/pairs/k1_k3`]: 'w3',
  [`${WALTZ}/entries/e1`]: null,
  'owners/entries/Waltz/e1': null,
  'entered/Waltz/lead/k1': 'w3',
  'tba/e1': null,
  'tba/w3': null,
  'owners/tba/e1': null,
  'owners/tba/w3': null,
};

/** The same for `k4`, a lead without a number: the device takes a number in one of its slots. */
const yesWithNumber = (who: TestPerson, uid: Uid): Values => ({
  'requests/k4/k3/answered': 'accepted',
  [`${WALTZ}/entries/w3/leadName`]: 'Kit',
  [`${WALTZ}/entries/w3/leadId`]: 'k4',
  [`${WALTZ}/entries/w3/leadNumber`]: 200,
  [`${WALTZ}/pairs/k4_k3`]: 'w3',
  [`${WALTZ}/entries/w4`]: null,
  'owners/entries/Waltz/w4': null,
  'entered/Waltz/lead/k4': 'w3',
  'tba/w3': null,
  'owners/tba/w3': null,
  'numbers/200': 'k4',
  'competitors/k4/leadNumber': 200,
  'competitors/k4/numberedBy': { event: 'Waltz', entry: 'w3', slot: 1 },
  [`numberedFrom/${uid(who)}/1`]: 200,
});

const without = (values: Values, ...paths: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([path]) => !paths.includes(path)));

const withNumber =
  (number: number) =>
  (who: TestPerson, uid: Uid): Values => ({
    ...without(yesWithNumber(who, uid), 'numbers/200'),
    [`numbers/${number}`]: 'k4',
    'competitors/k4/leadNumber': number,
    [`${WALTZ}/entries/w3/leadNumber`]: number,
    [`numberedFrom/${uid(who)}/1`]: number,
  });

const inSlot =
  (slot: number) =>
  (who: TestPerson, uid: Uid): Values => ({
    ...without(yesWithNumber(who, uid), `numberedFrom/${uid(who)}/1`),
    'competitors/k4/numberedBy': { event: 'Waltz', entry: 'w3', slot },
    [`numberedFrom/${uid(who)}/${slot}`]: 200,
  });

/** The holder's `k4` asks `k2`. */
const ASKING: Values = {
  'requests/k2/k4': { entries: { Waltz: 'w4' }, at: SERVER_NOW, slot: 1, note: 'tall' },
  'asked/k4/1': 'k2',
};
const request = (more: { readonly [field: string]: Json }): Values => ({
  ...ASKING,
  'requests/k2/k4': { entries: { Waltz: 'w4' }, at: SERVER_NOW, slot: 1, ...more },
});

const SECRET = 'SecretOfKit2345678901234';
const INVITATION: Json = { from: 'k4', secret: SECRET, open: { [SECRET]: true } };

/** `k3` is alone in w3 and sent an invitation. The holder's `k4`, who has no entry, has the link. */
const INVITED = {
  [`${WALTZ}/entries/w4`]: null,
  'owners/entries/Waltz/w4': null,
  'entered/Waltz/lead/k4': null,
  'tba/w3': null,
  'owners/tba/w3': null,
  'invitations/Waltz/w3': { from: 'k3', secret: SECRET, open: { [SECRET]: true } },
};
const TAKING: Values = {
  [`${WALTZ}/entries/w3/leadName`]: 'Kit',
  [`${WALTZ}/entries/w3/leadId`]: 'k4',
  [`${WALTZ}/pairs/k4_k3`]: 'w3',
  'entered/Waltz/lead/k4': 'w3',
  'invitations/Waltz/w3/open': null,
  'invitations/Waltz/w3/taken': { by: 'k4', secret: SECRET },
};
/** `k3` joined the entry of the holder's `k4` by a link. */
const CAME = {
  [`${WALTZ}/entries/w3`]: null,
  [`${WALTZ}/entries/w4/followId`]: 'k3',
  [`${WALTZ}/entries/w4/followName`]: 'Uma',
  'invitations/Waltz/w4': { from: 'k4', secret: SECRET, taken: { by: 'k3', secret: SECRET } },
};

/** `k1` and `k3` are a couple in the entry of `k3`. */
const JOINED = {
  [`${WALTZ}/entries/w3/leadId`]: 'k1',
  [`${WALTZ}/entries/w3/leadName`]: 'Lee',
  [`${WALTZ}/entries/w3/leadNumber`]: 101,
  [`${WALTZ}/pairs/k1_k3`]: 'w3',
  'entered/Waltz/lead/k1': 'w3',
};

const LEAVING: Values = {
  [`${WALTZ}/entries/w3/leadId`]: null,
  [`${WALTZ}/entries/w3/leadName`]: 'TBA',
  [`${WALTZ}/entries/w3/leadNumber`]: null,
};

/** `k3` is a couple with a dancer created by the staff. */
const OF_ANOTHER_TWO = {
  [`${WALTZ}/entries/w3/leadId`]: 'k2',
  [`${WALTZ}/entries/w3/leadName`]: 'Staff made',
  [`${WALTZ}/pairs/k2_k3`]: 'w3',
};

const FOLLOW_LEAVES: Values = {
  [`${WALTZ}/entries/w3/followId`]: null,
  [`${WALTZ}/entries/w3/followName`]: 'TBA',
};

/** Frees the place of `k3`. */
const FREED: Values = { 'entered/Waltz/follow/k3': null };

const WITHDRAWING: Values = { [`${WALTZ}/entries/w3`]: null, 'owners/entries/Waltz/w3': null };

/** `k4` created this entry, danced with `k3`, and left. */
const LEFT_TO_THE_OTHER = {
  [`${WALTZ}/entries/w3`]: null,
  [`${WALTZ}/entries/w4/leadId`]: null,
  [`${WALTZ}/entries/w4/leadName`]: 'TBA',
  [`${WALTZ}/entries/w4/followId`]: 'k3',
  [`${WALTZ}/entries/w4/followName`]: 'Uma',
};

/** Steps before the couple dances: afterwards only the staff changes its entry. */
const BEFORE_IT_IS_DANCED = [
  buildStep('a couple of two listed dancers', OFFICE, () => ({
    [`${WALTZ}/entries/new`]: buildStoredCouple('new', 7),
    [`${WALTZ}/pairs/new-lead_new-follow`]: 'new',
  })),
  buildStep('a second entry of the same couple', NOBODY, () => ({
    [`${WALTZ}/entries/new`]: { ...buildStoredCouple('new', 7), leadId: 'e2-lead', followId: 'e2-follow' },
    [`${WALTZ}/pairs/e2-lead_e2-follow`]: 'new',
  })),
  buildStep('a request', combineGroups(CODE_HOLDER, ADMIN), () => ASKING),
  buildStep('an addition to an unanswered request', combineGroups(CODE_HOLDER, ADMIN), () => ASKING, {
    'requests/k2/k4': { entries: { Jive: 'gone' }, at: 1, slot: 1 },
    'asked/k4/1': 'k2',
  }),
  buildStep('another request after a no', ADMIN, () => ASKING, {
    'requests/k2/k4': { entries: { Waltz: 'w4' }, at: 1, slot: 1, answered: 'declined' },
    'asked/k4/1': 'k2',
  }),
  buildStep('a request after registration has closed', ADMIN, () => ASKING, REGISTRATION_CLOSED),
  buildStep('a dancer merged into another', ADMIN, () => ({
    'competitors/k2': null,
    'competitors/k9': { name: 'Lee' },
    'deskNotes/k2/into': 'k9',
  })),
  buildStep('a request without a slot', NOBODY, () => without(ASKING, 'asked/k4/1')),
  buildStep('a request in the slot of another', ADMIN, () => ({
    'requests/k2/k4': { entries: { Waltz: 'w4' }, at: SERVER_NOW, slot: 0 },
    'asked/k4/0': 'k2',
  })),
  buildStep('a request with an address', NOBODY, () => request({ note: 'me@example.org' })),
  buildStep('a request for another dancer’s entry', ADMIN, () => request({ entries: { Waltz: 'w3' } })),
  buildStep(
    'a request for a place in the entry of the dancer asked',
    combineGroups(CODE_HOLDER, ADMIN),
    () => ({
      'requests/k3/k4': { entries: { Waltz: 'w3' }, at: SERVER_NOW, slot: 1 },
      'asked/k4/1': 'k3',
    }),
    { 'requests/k3/k4': null, 'asked/k4/0': null },
  ),
  buildStep(
    'a request for a place that is taken',
    ADMIN,
    () => ({
      'requests/k3/k4': { entries: { Waltz: 'w3' }, at: SERVER_NOW, slot: 1 },
      'asked/k4/1': 'k3',
    }),
    { ...JOINED, 'requests/k3/k4': null, 'asked/k4/0': null },
  ),
  buildStep('a request for a missing entry', NOBODY, () => request({ entries: { Waltz: 'none' } })),
  buildStep('a request that answers itself', ADMIN, () => request({ answered: 'accepted' })),
  buildStep('a request in another dancer’s name', ADMIN, () => ({
    'requests/k4/k3': { entries: { Waltz: 'w3' }, at: SERVER_NOW, slot: 1 },
    'asked/k3/1': 'k4',
  })),
  buildStep('a yes', combineGroups(CODE_HOLDER, ADMIN), () => YES),
  buildStep('a yes after registration has closed', ADMIN, () => YES, REGISTRATION_CLOSED),
  buildStep('a yes to a withdrawn request', NOBODY, () => YES, {
    'requests/k1/k3': null,
  }),
  buildStep('a yes after a no', ADMIN, () => YES, { 'requests/k1/k3/answered': 'declined' }),
  buildStep('a yes without an answer to the request', combineGroups(CODE_HOLDER, OFFICE), () =>
    without(YES, 'requests/k1/k3/answered'),
  ),
  buildStep('a yes without its pair', NOBODY, () => without(YES, `${WALTZ}/pairs/k1_k3`)),
  buildStep('a yes that leaves a partner search', ADMIN, () => without(YES, 'tba/w3', 'owners/tba/w3')),
  buildStep('a yes under another name', ADMIN, () => ({ ...YES, [`${WALTZ}/entries/w3/leadName`]: 'Leo' })),
  buildStep('a yes that renames the partner', ADMIN, () => ({
    ...YES,
    [`${WALTZ}/entries/w3/followName`]: 'Leo',
  })),
  buildStep('a yes that changes the partner’s school', ADMIN, () => ({
    ...YES,
    [`${WALTZ}/entries/w3/affiliation`]: 'Yale',
  })),
  buildStep('a yes with another dancer’s number', ADMIN, () => ({
    ...YES,
    [`${WALTZ}/entries/w3/leadNumber`]: 102,
  })),
  buildStep('a yes of a dancer who keeps another entry in the event', NOBODY, () =>
    without(YES, `${WALTZ}/entries/e1`, 'owners/entries/Waltz/e1', 'tba/e1', 'owners/tba/e1'),
  ),
  buildStep('a yes after the asker found another partner', ADMIN, () => YES, {
    [`${WALTZ}/entries/w3/leadId`]: 'k2',
  }),
  buildStep('a yes with a number', combineGroups(CODE_HOLDER, ADMIN), yesWithNumber),
  buildStep('a yes with a number that is taken', NOBODY, withNumber(101)),
  buildStep('a yes with a number out of the range', ADMIN, withNumber(301)),
  buildStep('a yes with a number out of use', ADMIN, withNumber(150)),
  buildStep('a yes with a number in the last slot', combineGroups(CODE_HOLDER, ADMIN), inSlot(3)),
  buildStep('a yes with a number past the last slot', NOBODY, inSlot(4)),
  buildStep('a yes with a number in a used slot', NOBODY, inSlot(0)),
  buildStep('a yes with a number without a slot', ADMIN, (who, uid) =>
    without(yesWithNumber(who, uid), `numberedFrom/${uid(who)}/1`),
  ),
  buildStep('a number without a couple', ADMIN, () => ({
    'numbers/200': 'k4',
    'competitors/k4/leadNumber': 200,
    'competitors/k4/numberedBy': { event: 'Waltz', entry: 'w4', slot: 1 },
    [`${WALTZ}/entries/w4/leadNumber`]: 200,
  })),
  buildStep('a withdrawal of a couple by one of the two', OFFICE, () => WITHDRAWING, JOINED),
  buildStep('a withdrawal by the remaining dancer', combineGroups(CODE_HOLDER, OFFICE), () => WITHDRAWING, {
    ...JOINED,
    [`${WALTZ}/entries/w3/followId`]: null,
  }),
  buildStep(
    'a new school for a couple by one of the two',
    OFFICE,
    () => ({
      [`${WALTZ}/entries/w3/affiliation`]: 'Yale',
    }),
    JOINED,
  ),
  buildStep(
    'a dancer’s return to an entry they created and left',
    OFFICE,
    () => ({
      [`${WALTZ}/entries/w4/leadId`]: 'k4',
      [`${WALTZ}/entries/w4/leadName`]: 'Kit',
      [`${WALTZ}/pairs/k4_k3`]: 'w4',
    }),
    LEFT_TO_THE_OTHER,
  ),
  buildStep(
    'a withdrawal of an entry by the dancer who created and left it',
    OFFICE,
    () => ({
      [`${WALTZ}/entries/w4`]: null,
    }),
    LEFT_TO_THE_OTHER,
  ),
  buildStep('a leave', combineGroups(CODE_HOLDER, OFFICE), () => LEAVING, JOINED),
  buildStep(
    'a leave by a dancer of an entry with a school',
    combineGroups(CODE_HOLDER, OFFICE),
    () => LEAVING,
    {
      ...JOINED,
      [`${WALTZ}/entries/w3/affiliation`]: 'Yale',
    },
  ),
  buildStep(
    'a leave with another name in the place',
    OFFICE,
    () => ({
      ...LEAVING,
      [`${WALTZ}/entries/w3/leadName`]: 'Leo',
    }),
    JOINED,
  ),
  ...buildOwnCodeSteps(
    'a leave',
    combineGroups(CODE_HOLDER, OFFICE),
    () => ({ ...FOLLOW_LEAVES, ...FREED }),
    OF_ANOTHER_TWO,
  ),
  ...buildOwnCodeSteps(
    'a withdrawal from an entry they are alone in',
    combineGroups(CODE_HOLDER, OFFICE),
    () => ({
      ...WITHDRAWING,
      ...FREED,
    }),
  ),
  buildStep(
    'a withdrawal of a couple, with a code of their own',
    OFFICE,
    () => ({ ...WITHDRAWING, ...FREED }),
    {
      ...OF_ANOTHER_TWO,
      ...REGISTERED_BY_ANOTHER,
    },
  ),
  buildStep(
    'a withdrawal once checked in, with a code of their own',
    OFFICE,
    () => ({ ...WITHDRAWING, ...FREED }),
    {
      ...REGISTERED_BY_ANOTHER,
      [`${WALTZ}/entries/w3/checkedIn`]: { 1: true },
    },
  ),
  buildStep(
    'a new school, with a code of their own',
    OFFICE,
    () => ({ [`${WALTZ}/entries/w3/affiliation`]: 'Yale' }),
    REGISTERED_BY_ANOTHER,
  ),
  buildStep(
    'a partner added, with a code of their own',
    OFFICE,
    () => ({
      [`${WALTZ}/entries/w3/leadId`]: 'k4',
      [`${WALTZ}/entries/w3/leadName`]: 'Kit',
      [`${WALTZ}/pairs/k4_k3`]: 'w3',
      'entered/Waltz/lead/k4': 'w3',
      [`${WALTZ}/entries/w4`]: null,
    }),
    REGISTERED_BY_ANOTHER,
  ),
  buildStep('an invitation', combineGroups(CODE_HOLDER, ADMIN), () => ({
    'invitations/Waltz/w4': INVITATION,
  })),
  buildStep(
    'an invitation after registration has closed',
    ADMIN,
    () => ({ 'invitations/Waltz/w4': INVITATION }),
    REGISTRATION_CLOSED,
  ),
  buildStep('an invitation into another dancer’s entry', ADMIN, () => ({
    'invitations/Waltz/w3': { from: 'k3', secret: SECRET, open: { [SECRET]: true } },
  })),
  buildStep('an invitation with two secrets', NOBODY, () => ({
    'invitations/Waltz/w4': {
      from: 'k4',
      secret: SECRET,
      open: { [SECRET]: true, Secret2OfKit345678901234: true },
    },
  })),
  buildStep('a place by an invitation', combineGroups(CODE_HOLDER, OFFICE), () => TAKING, INVITED),
  buildStep('a place by an invitation after registration has closed', OFFICE, () => TAKING, {
    ...INVITED,
    ...REGISTRATION_CLOSED,
  }),
  buildStep(
    'a place with a guessed secret',
    NOBODY,
    () => ({
      ...TAKING,
      'invitations/Waltz/w3/taken': { by: 'k4', secret: 'Secret2OfKit345678901234' },
    }),
    INVITED,
  ),
  buildStep('a place by an invitation that was withdrawn', NOBODY, () => TAKING, {
    ...INVITED,
    'invitations/Waltz/w3': null,
  }),
  buildStep(
    'a place by an invitation that stays open',
    ADMIN,
    () => without(TAKING, 'invitations/Waltz/w3/open'),
    INVITED,
  ),
  buildStep(
    'a place taken back from an invited dancer',
    combineGroups(CODE_HOLDER, ADMIN),
    () => ({
      [`${WALTZ}/entries/w4/followId`]: null,
      [`${WALTZ}/entries/w4/followName`]: 'TBA',
      'invitations/Waltz/w4': null,
      ...FREED,
    }),
    { ...CAME, 'entered/Waltz/follow/k3': 'w4' },
  ),
  buildStep('a leave once checked in', OFFICE, () => LEAVING, {
    ...JOINED,
    [`${WALTZ}/entries/w3/checkedIn`]: { 1: true },
  }),
].map((each) => ({ ...each, differs: { ...COUPLE_NOT_DANCED, ...each.differs } }));

/** Couples, requests, invitations and lead numbers. */
export const PARTNERS_PART: MatrixPart = {
  reads: [
    ['entered', ADMIN],
    ['entered/Waltz/lead/k1', ADMIN],
    ['requests', ADMIN],
    ['requests/k1', combineGroups(CODE_HOLDER, ADMIN)],
    ['requests/k1/k3', combineGroups(CODE_HOLDER, ADMIN)],
    ['requests/k3', ADMIN],
    ['requests/k3/k4', combineGroups(CODE_HOLDER, ADMIN)],
    ['invitations', ADMIN],
    ['invitations/Waltz', ADMIN],
    ['invitations/Waltz/w4', combineGroups(CODE_HOLDER, ADMIN)],
    ['invitations/Waltz/w3', ADMIN],
    ['asked', ADMIN],
    ['asked/k4', combineGroups(CODE_HOLDER, ADMIN)],
    ['asked/k3', ADMIN],
    ['numbers', EVERYBODY],
    ['numberedFrom', NOBODY],
    [(who, uid) => `numberedFrom/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `numberedFrom/${uid('holder')}`, CODE_HOLDER],
    ['deskNotes', ADMIN],
    ['deskNotes/k1', ADMIN],
    ['setAside/desk', ADMIN],
    ['setAside/desk/u1', ADMIN],
    ['settings/numbers', EVERYBODY],
  ],
  cells: [
    buildCell('deskNotes/k2/arrived', SERVER_NOW, { writers: ADMIN }),
    buildWriteOnlyCell('deskNotes/k2/given', SERVER_NOW, ADMIN),
    // A dancer who is still in the list can't be marked as merged into another.
    buildWriteOnlyCell('deskNotes/k1/into', 'k2', NOBODY),
    buildWriteOnlyCell('deskNotes/gone/into', 'k2', ADMIN),
    buildWriteOnlyCell('deskNotes/gone/into', 'nobody', NOBODY),
    buildCell('deskNotes/k1/edited', 3, { writers: ADMIN, rankers: NOBODY }),
    buildWriteOnlyCell('deskNotes/k2/edited', 1, ADMIN),
    // Undo data is written once and deleted by the undo.
    buildWriteOnlyCell('setAside/desk/u2', '{}', ADMIN),
    buildWriteOnlyCell('setAside/desk/u2', 'x'.repeat(60_001), NOBODY),
    buildCell('setAside/desk/u1', 'else', { writers: NOBODY, removers: ADMIN, rankers: NOBODY }),
    // The index of couples and dancers: anyone may write a true entry, and no one a false one.
    buildWriteOnlyCell(`${WALTZ}/pairs/e2-lead_e2-follow`, 'e2', SIGNED_IN),
    buildWriteOnlyCell(`${WALTZ}/pairs/e2-lead_e2-follow`, 'e1', NOBODY),
    buildWriteOnlyCell(`${WALTZ}/pairs/k1_k3`, 'e1', NOBODY),
    buildWriteOnlyCell(`${WALTZ}/pairs/staff1-lead_staff1-follow`, 'staff1', SIGNED_IN),
    buildWriteOnlyCell(`${WALTZ}/pairs/staff1-lead_staff1-follow`, 'staff1/', NOBODY),
    buildWriteOnlyCell('entered/Waltz/lead/staff1-lead', 'staff1/', NOBODY),
    buildWriteOnlyCell('entered/Waltz/follow/staff1-follow', '/staff1', NOBODY),
    buildCell('entered/Waltz/lead/k1', 'e1', { writers: SIGNED_IN, removers: ADMIN }),
    buildWriteOnlyCell('entered/Waltz/lead/k1', 'w4', NOBODY),
    buildWriteOnlyCell('entered/Waltz/follow/k1', 'e1', NOBODY),
    buildWriteOnlyCell('entered/Waltz/follow/k3', 'w3', SIGNED_IN),
    buildWriteOnlyCell('entered/Tango/lead/k1', 'e1', NOBODY),
    // A request is made with its slot; alone it is refused.
    buildWriteOnlyCell('requests/k2/k1', { entries: { Waltz: 'e1' }, at: SERVER_NOW, slot: 0 }, NOBODY),
    buildWriteOnlyCell('asked/k4/1', 'k2', NOBODY),
    buildWriteOnlyCell('asked/k4/0', 'k3', combineGroups(CODE_HOLDER, ADMIN)),
    buildCell('requests/k1/k3', null, { writers: combineGroups(CODE_HOLDER, ADMIN), rankers: ADMIN }),
    buildCell('requests/k3/k4', null, { writers: combineGroups(CODE_HOLDER, ADMIN) }),
    buildWriteOnlyCell('requests/k3/k4/note', 'shall we?', combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('requests/k1/k3/answered', 'declined', combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('requests/k3/k4/answered', 'accepted', ADMIN),
    buildCell('requests/k3/k4', null, { writers: ADMIN }, { 'requests/k3/k4/answered': 'declined' }),
    buildCell(
      'requests/k1/k3',
      null,
      { writers: combineGroups(CODE_HOLDER, ADMIN), rankers: ADMIN },
      { 'requests/k1/k3/answered': 'declined' },
    ),
    // A number and its dancer name each other, or the write is refused.
    buildWriteOnlyCell('numbers/200', 'k4', NOBODY),
    buildCell('numbers/101', 'k1', { writers: ADMIN }),
    buildCell('numbers/101', 'k4', { writers: NOBODY, removers: ADMIN, rankers: ADMIN }),
    buildCell(
      'numbers/101',
      'k4',
      { writers: NOBODY, removers: ADMIN, rankers: ADMIN },
      { 'competitors/k4/leadNumber': 101 },
    ),
    buildCell(
      'numbers/101',
      'k4',
      { writers: ADMIN, rankers: NOBODY },
      { 'competitors/k4/leadNumber': 101, 'competitors/k1/leadNumber': null },
    ),
    // A couple that has danced is identified by its number.
    buildWriteOnlyCell(`${WALTZ}/entries/e2/leadNumber`, 102, OFFICE),
    buildWriteOnlyCell(`${WALTZ}/entries/e2/leadNumber`, 112, NOBODY),
    buildWriteOnlyCell(`${WALTZ}/entries/staff1/leadNumber`, 113, OFFICE),
    buildWriteOnlyCell('competitors/k4/leadNumber', 200, ADMIN),
    buildWriteOnlyCell('competitors/k4/numberedBy', { event: 'Waltz', entry: 'w4', slot: 1 }, ADMIN),
    buildWriteOnlyCell(`${WALTZ}/entries/e1/leadNumber`, 101, OFFICE),
    // A slot for a number is used once, by its device.
    buildWriteOnlyCell((who, uid) => `numberedFrom/${uid(who)}/3`, 9998, SIGNED_IN),
    buildCell((_, uid) => `numberedFrom/${uid('holder')}/0`, 102, { writers: NOBODY, rankers: NOBODY }),
    buildWriteOnlyCell('settings/numbers', { edition: 2, from: 1, to: 9998, kept: { 13: true } }, ADMIN),
    buildWriteOnlyCell('settings/numbers', { edition: 2, from: 99, to: 1 }, NOBODY),
    buildCell('settings/numbers', null, { writers: NOBODY, rankers: NOBODY }),
  ],
  pushes: [
    ['requests/k1', { entries: { Waltz: 'w3' }, at: SERVER_NOW, slot: 0 }, NOBODY],
    ['asked/k4', 'k2', NOBODY],
    ['numbers', 'k4', NOBODY],
    [`${WALTZ}/pairs`, 'e2', NOBODY],
    ['entered/Waltz/lead', 'e1', NOBODY],
  ],
  steps: [buildStep('a yes that withdraws an entry on the floor', ADMIN, () => YES), ...BEFORE_IT_IS_DANCED],
};
