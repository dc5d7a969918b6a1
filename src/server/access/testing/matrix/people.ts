import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import {
  combineGroups,
  EVERYBODY,
  NOBODY,
  OFFICE,
  SIGNED_IN,
  MC,
  ADMIN,
  CODE_HOLDER,
  type TestPerson,
} from '../testPersons.ts';
import { REGISTRATION_CLOSED, NEW_CLAIM, COUPLE_NOT_DANCED, REGISTRATION_ENDED } from './ofSeveralParts.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

const newEntry = {
  entryId: 'n1',
  leadName: 'New',
  followName: 'TBA',
  leadId: 'n1',
  affiliation: 'Yale',
  registeredTime: SERVER_NOW,
  slot: 0,
} satisfies Json;

const NEW_REGISTRATION = {
  contact: { name: 'New', email: 'new@example.org' },
  consents: { risk: { version: '1', at: SERVER_NOW } },
  createdAt: SERVER_NOW,
  slot: 0,
  competitor: 'n1',
  dancers: { 0: 'n1' },
  entries: { 0: 'Waltz/n1' },
} satisfies Json;

/** A complete registration: code, claim, competitor, partner search, entry, owners. */
export const buildRegistrationPatch = (who: TestPerson, uid: Uid): { readonly [path: string]: Json } => ({
  'registrations/New0001': NEW_REGISTRATION,
  [`registeredFrom/${uid(who)}/0`]: 'New0001',
  [`codeClaims/${uid(who)}/New0001`]: true,
  'competitors/n1': { name: 'New', affiliation: 'Yale', slot: 0 },
  'owners/competitors/n1': 'New0001',
  'tba/n1': { competitor: 'n1', event: 'Waltz', role: 'lead', level: 'Gold', style: 'Standard' },
  'entered/Waltz/lead/n1': 'n1',
  'owners/tba/n1': 'New0001',
  'events/Waltz/entries/n1': newEntry,
  'owners/entries/Waltz/n1': 'New0001',
});

const search = { competitor: 'k1', event: 'Waltz', role: 'lead', level: 'Gold', style: 'Standard' };

const NUMBER_HOLD = { desk: 'card', at: SERVER_NOW };
const INVITED = 'staffInvitations/CodeOfAnInvitation234567';

/** The same registration with other values at some paths. */
const told =
  (changed: { readonly [path: string]: Json }) =>
  (who: TestPerson, uid: Uid): { readonly [path: string]: Json } => ({
    ...buildRegistrationPatch(who, uid),
    ...changed,
  });

/** Another entry by the holder of Code001, in this slot of the registration. */
const oneMore =
  (slot: number, named: Json = 'Waltz/n1'): (() => { readonly [path: string]: Json }) =>
  () => ({
    [`registrations/Code001/entries/${slot}`]: named,
    'registrations/Code001/changedAt': SERVER_NOW,
    'events/Waltz/entries/n1': {
      entryId: 'n1',
      leadName: 'TBA',
      followName: 'Kit',
      followId: 'k4',
      registeredTime: SERVER_NOW,
      slot,
    },
    'owners/entries/Waltz/n1': 'Code001',
    'entered/Waltz/follow/k4': 'n1',
  });

const withdrawal = (entry: string) => () => ({
  [`events/Waltz/entries/${entry}`]: null,
  [`owners/entries/Waltz/${entry}`]: null,
});

/** Dancers, registrations, codes and roles. */
export const PEOPLE_PART: MatrixPart = {
  reads: [
    ['competitors', EVERYBODY],
    ['registrations', ADMIN],
    ['registrations/Code001', combineGroups(CODE_HOLDER, ADMIN)],
    ['registrations/Code001/contact/email', combineGroups(CODE_HOLDER, ADMIN)],
    ['registeredFrom', ADMIN],
    [(who, uid) => `registeredFrom/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `registeredFrom/${uid('holder')}/3`, combineGroups(CODE_HOLDER, ADMIN)],
    ['tba', EVERYBODY],
    ['judgeCodes', NOBODY],
    ['judgeCodes/A', NOBODY],
    ['judgeClaims', ADMIN],
    [(who, uid) => `judgeClaims/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `judgeClaims/${uid('judge A')}/code`, combineGroups(['judge A'], ADMIN)],
    ['codeClaims', ADMIN],
    [(who, uid) => `codeClaims/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `codeClaims/${uid('holder')}`, combineGroups(CODE_HOLDER, ADMIN)],
    ['owners', ADMIN],
    ['owners/entries/Waltz/e1', ADMIN],
    ['roles', ADMIN],
    ['staff', ADMIN],
    ['staffInvitations', ADMIN],
    ['numberHolds', ADMIN],
    ['numberHolds/395', ADMIN],
    [INVITED, ADMIN],
    [(who, uid) => `roles/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `roles/${uid('mc')}`, combineGroups(MC, ADMIN)],
  ],
  cells: [
    buildCell(
      'competitors/k1',
      { name: 'Leo', leadNumber: 101, slot: 0 },
      { writers: combineGroups(CODE_HOLDER, ADMIN) },
    ),
    buildWriteOnlyCell('competitors/k1', { name: 'Leo', slot: 0 }, ADMIN),
    buildWriteOnlyCell('competitors/k1/slot', 1, ADMIN),
    buildWriteOnlyCell('competitors/k1', { name: 'Leo', leadNumber: 101, slot: 1 }, ADMIN),
    buildCell('competitors/k1/name', 'Leo', { writers: combineGroups(CODE_HOLDER, ADMIN), removers: NOBODY }),
    // After registration closes, only the organizer changes names.
    buildCell(
      'competitors/k1',
      { name: 'Leo', leadNumber: 101, slot: 0 },
      { writers: ADMIN },
      REGISTRATION_CLOSED,
    ),
    buildCell('competitors/k1/name', 'Leo', { writers: ADMIN, removers: NOBODY }, REGISTRATION_CLOSED),
    buildCell('competitors/k1/name', 'Leo', { writers: ADMIN, removers: NOBODY }, REGISTRATION_ENDED),
    buildCell(
      'registrations/Code001/noReminders',
      true,
      { writers: combineGroups(CODE_HOLDER, ADMIN) },
      REGISTRATION_CLOSED,
    ),
    buildWriteOnlyCell('registrations/Code001/noReminders', false, NOBODY),
    buildCell('registrations/Code001/language', 'es', { writers: ADMIN }),
    buildWriteOnlyCell('registrations/Code001/language', 'es-MX', ADMIN),
    buildWriteOnlyCell('registrations/Code001/language', 'Spanish', NOBODY),
    buildCell('tba/e1/note', 'tall', { writers: ADMIN }, REGISTRATION_CLOSED),
    buildCell(
      'tba/e1',
      { ...search, competitor: 'k1' },
      { writers: ADMIN, removers: combineGroups(CODE_HOLDER, ADMIN) },
      REGISTRATION_CLOSED,
    ),
    buildCell('competitors/k1/leadNumber', 5, { writers: ADMIN, rankers: combineGroups(CODE_HOLDER, ADMIN) }),
    buildCell('competitors/k2/name', 'Leo', { writers: ADMIN }),
    buildWriteOnlyCell('competitors/k1/roles/lead', true, combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('competitors/k9', { name: 'Nobody' }, ADMIN),
    buildWriteOnlyCell('tba/e1/note', 'tall', combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('tba/w2/note', 'tall', ADMIN),
    buildWriteOnlyCell('tba/w3/note', 'tall', ADMIN),
    buildWriteOnlyCell('tba/w4', { ...search, competitor: 'k4' }, ADMIN),
    // A search without an entry, and one in another dancer's entry.
    buildWriteOnlyCell('tba/t9', search, NOBODY),
    buildWriteOnlyCell('tba/e1', { ...search, competitor: 'k4' }, NOBODY),
    // Only the organizer changes contact and fee category, whether registration is open or not.
    buildCell('registrations/Code001/contact/name', 'Leo', { writers: ADMIN, removers: NOBODY }),
    buildCell('registrations/Code001/contact/phone', '1', { writers: ADMIN }),
    // Only the organizer registers dancers without an address.
    buildWriteOnlyCell('registrations/Code001/contact', { name: 'Leo' }, ADMIN),
    buildCell('registrations/Code001/feeCategory', 'student', { writers: ADMIN }),
    buildWriteOnlyCell('registrations/Code001/competitor', 'k1', combineGroups(CODE_HOLDER, ADMIN)),
    // A registration can't claim a dancer of another registration, because that would change the price.
    buildWriteOnlyCell('registrations/Code001/competitor', 'k3', ADMIN),
    buildWriteOnlyCell('registrations/Code001/edited', 1, combineGroups(CODE_HOLDER, ADMIN)),
    buildCell(
      'registrations/Code001/edited',
      3,
      { writers: combineGroups(CODE_HOLDER, ADMIN), removers: ADMIN, rankers: NOBODY },
      { 'registrations/Code001/edited': 2 },
    ),
    buildWriteOnlyCell('registrations/New0001/edited', 1, NOBODY),
    buildWriteOnlyCell('registrations/Code001/changedAt', SERVER_NOW, combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('registrations/Code001/slot', 4, ADMIN),
    // A slot and its registration name each other, and no slot becomes free again.
    buildCell((_, uid) => `registeredFrom/${uid('holder')}/3`, 'Code001', { writers: ADMIN, rankers: ADMIN }),
    buildWriteOnlyCell((who, uid) => `registeredFrom/${uid(who)}/3`, 'Code001', ADMIN),
    buildWriteOnlyCell((who, uid) => `registeredFrom/${uid(who)}/4`, 'Code001', NOBODY),
    buildWriteOnlyCell('registrations/Code001/changedAt', 1, NOBODY),
    // Slots are never written as a whole: used ones would become free.
    buildWriteOnlyCell(
      'registrations/Code001',
      { contact: { name: 'Lee', email: 'lee@example.org' }, createdAt: 1 },
      ADMIN,
    ),
    buildCell('registrations/Code001/entries/0', 'Waltz/e1', {
      writers: combineGroups(CODE_HOLDER, ADMIN),
      removers: ADMIN,
    }),
    buildWriteOnlyCell('registrations/Code001/entries/0', 'Waltz/e2', NOBODY),
    buildWriteOnlyCell('registrations/Code001/entries/2', 'Waltz/e2', NOBODY),
    buildWriteOnlyCell('registrations/Code001/codes/0', 'Code001', combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('registrations/Code001/codes/0', 'Wrong01', NOBODY),
    buildWriteOnlyCell('registrations/Code001/guardian/name', 'Lea', combineGroups(CODE_HOLDER, ADMIN)),
    buildCell('registrations/Code001/dancers/0', 'k1', {
      writers: combineGroups(CODE_HOLDER, ADMIN),
      removers: ADMIN,
    }),
    buildWriteOnlyCell('registrations/Code001/dancers/0', 'k2', NOBODY),
    buildWriteOnlyCell('registrations/Code001/dancers/1', 'k1', NOBODY),
    buildCell('registrations/Code001/consents/media/at', SERVER_NOW, {
      writers: combineGroups(CODE_HOLDER, ADMIN),
      removers: NOBODY,
    }),
    buildWriteOnlyCell('registrations/New0001/contact/name', 'Leo', NOBODY),
    buildCell('owners/entries/Waltz/staff1', 'Code001', { writers: OFFICE }),
    buildCell('owners/entries/Waltz/e1', 'New0001', { writers: OFFICE }),
    buildCell('owners/competitors/k1', 'New0001', { writers: OFFICE }),
    buildCell('owners/tba/e1', 'New0001', { writers: OFFICE }),
    buildCell('judgeCodes/A', 'a-fresh-code-for-A', { writers: ADMIN }),
    buildWriteOnlyCell((who, uid) => `judgeClaims/${uid(who)}`, NEW_CLAIM, SIGNED_IN),
    buildCell((_, uid) => `judgeClaims/${uid('anon')}`, NEW_CLAIM, {
      writers: combineGroups(['anon'], ADMIN),
    }),
    buildWriteOnlyCell(
      (who, uid) => `judgeClaims/${uid(who)}`,
      { judge: 'D', code: 'a-guess-at-a-code', at: SERVER_NOW },
      ADMIN,
    ),
    buildCell((who, uid) => `codeClaims/${uid(who)}/Code001`, true, { writers: SIGNED_IN }),
    buildWriteOnlyCell((who, uid) => `codeClaims/${uid(who)}/Wrong01`, true, NOBODY),
    buildCell((_, uid) => `codeClaims/${uid('holder')}/Code001`, true, { writers: CODE_HOLDER }),
    buildCell((_, uid) => `roles/${uid('mc')}`, { scrutineer: true }, { writers: ADMIN }),
    buildCell((_, uid) => `roles/${uid('anon')}/mc`, true, { writers: ADMIN }),
    buildCell('staff/u1', { name: 'Nora', email: 'nora@example.org' }, { writers: ADMIN }),
    buildCell('staff/u1/name', 'Nora', { writers: ADMIN }),
    buildCell('numberHolds/395', NUMBER_HOLD, { writers: ADMIN }),
    buildWriteOnlyCell('numberHolds/0', NUMBER_HOLD, NOBODY),
    buildWriteOnlyCell('numberHolds/395', { desk: 'card', at: 1 }, NOBODY),
    // Another desk's open card holds the number.
    buildCell(
      'numberHolds/395',
      NUMBER_HOLD,
      { writers: NOBODY, removers: ADMIN, rankers: NOBODY },
      { 'numberHolds/395': { desk: 'other', at: SERVER_NOW } },
    ),
    // The other desk's hold was not renewed in time.
    buildCell(
      'numberHolds/395',
      NUMBER_HOLD,
      { writers: ADMIN, rankers: NOBODY },
      { 'numberHolds/395': { desk: 'other', at: 1 } },
    ),
    buildCell(INVITED, (who, uid) => ({ name: 'Ann', role: 'mc', by: uid(who), at: SERVER_NOW }), {
      writers: ADMIN,
    }),
    buildWriteOnlyCell(
      INVITED,
      (_, uid) => ({ name: 'Ann', role: 'mc', by: uid('mc'), at: SERVER_NOW }),
      NOBODY,
    ),
    buildWriteOnlyCell(
      INVITED,
      (who, uid) => ({ name: 'Ann', role: 'judge', by: uid(who), at: SERVER_NOW }),
      NOBODY,
    ),
    buildWriteOnlyCell(
      'staffInvitations/short',
      (who, uid) => ({ name: 'Ann', role: 'mc', by: uid(who), at: SERVER_NOW }),
      NOBODY,
    ),
    buildCell((who, uid) => `roles/${uid(who)}/admin`, true, { writers: NOBODY }),
  ],
  pushes: [
    ['competitors', { name: 'New' }, ADMIN],
    ['registrations', { contact: { name: 'x', email: 'a@b' } }, NOBODY],
    ['owners/entries/Waltz', 'Code001', OFFICE],
    ['tba', search, NOBODY],
    ['judgeCodes', 'code-of-some-judge', ADMIN],
    ['judgeClaims', NEW_CLAIM, ADMIN],
    [(who, uid) => `codeClaims/${uid(who)}`, true, NOBODY],
    ['roles', { mc: true }, ADMIN],
  ],
  steps: [
    buildStep('a registration', SIGNED_IN, buildRegistrationPatch),
    buildStep('a registration after it has closed', ADMIN, buildRegistrationPatch, REGISTRATION_CLOSED),
    buildStep(
      'a restored registration with its original times',
      ADMIN,
      told({
        'registrations/New0001': {
          ...NEW_REGISTRATION,
          consents: { risk: { version: '1', at: 5 } },
          createdAt: 5,
          changedAt: 6,
        },
      }),
    ),
    buildStep('a registration after its last day', ADMIN, buildRegistrationPatch, REGISTRATION_ENDED),
    buildStep(
      'a registration that does not name its entry',
      OFFICE,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, entries: null } }),
    ),
    buildStep(
      'a registration that does not name its dancer',
      ADMIN,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, dancers: null } }),
    ),
    buildStep(
      'a registration without consents, of a dancer who has not agreed yet',
      SIGNED_IN,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, consents: null } }),
    ),
    buildStep(
      'an entry in a slot that it does not name',
      NOBODY,
      told({ 'events/Waltz/entries/n1': { ...newEntry, slot: 1 } }),
    ),
    buildStep('a registration with the code of a dancer registered with it', SIGNED_IN, (who, uid) => ({
      ...buildRegistrationPatch(who, uid),
      'registrations/New0001': { ...NEW_REGISTRATION, codes: { 1: 'New0002' } },
      'registrations/New0002': {
        contact: { name: 'Two', email: 'two@example.org' },
        createdAt: SERVER_NOW,
        competitor: 'n1',
        slot: 1,
      },
      [`registeredFrom/${uid(who)}/1`]: 'New0002',
      [`codeClaims/${uid(who)}/New0002`]: true,
      'owners/own/n1': 'New0002',
    })),
    buildStep('a dancer whose own code opens no registration', OFFICE, told({ 'owners/own/n1': 'New0002' })),
    buildStep('a dancer whose own code is another dancer’s', OFFICE, told({ 'owners/own/n1': 'Code001' })),
    buildStep('a code of their own for an existing dancer', OFFICE, () => ({ 'owners/own/k1': 'Code001' })),
    buildStep('two registrations in one slot of a device', ADMIN, (who, uid) => ({
      ...buildRegistrationPatch(who, uid),
      'registrations/New0002': {
        contact: { name: 'Two', email: 'two@example.org' },
        createdAt: SERVER_NOW,
        slot: 0,
      },
      [`codeClaims/${uid(who)}/New0002`]: true,
    })),
    buildStep('a registration not named by a slot of the device', ADMIN, (who, uid) => ({
      ...buildRegistrationPatch(who, uid),
      [`registeredFrom/${uid(who)}/0`]: null,
    })),
    buildStep(
      'a registration without a slot',
      NOBODY,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, slot: null } }),
    ),
    buildStep('one more entry', combineGroups(CODE_HOLDER, ADMIN), oneMore(2)),
    buildStep('one more entry in the slot of another', ADMIN, oneMore(0)),
    buildStep('one more entry not named by a slot', ADMIN, oneMore(2, null)),
    buildStep('one more entry after registration has closed', ADMIN, oneMore(2), REGISTRATION_CLOSED),
    buildStep(
      'one more entry in the slot of a removed one',
      combineGroups(CODE_HOLDER, ADMIN),
      () => ({ ...oneMore(0)(), ...withdrawal('e1')() }),
      COUPLE_NOT_DANCED,
    ),
    buildStep('a withdrawal', combineGroups(CODE_HOLDER, OFFICE), withdrawal('e1'), COUPLE_NOT_DANCED),
    buildStep('a withdrawal of a couple whose round runs', OFFICE, withdrawal('e1')),
    buildStep('a withdrawal of a couple whose round is posted', OFFICE, withdrawal('e1'), {
      ...COUPLE_NOT_DANCED,
      'events/Waltz/danced/e1': true,
    }),
    buildStep(
      'a withdrawal that frees its slot',
      combineGroups(CODE_HOLDER, ADMIN),
      () => ({ ...withdrawal('e1')(), 'registrations/Code001/entries/0': null }),
      COUPLE_NOT_DANCED,
    ),
    buildStep(
      'a withdrawal after registration has closed',
      combineGroups(CODE_HOLDER, OFFICE),
      withdrawal('e1'),
      {
        ...REGISTRATION_CLOSED,
        ...COUPLE_NOT_DANCED,
      },
    ),
    buildStep('a withdrawal once checked in', OFFICE, withdrawal('e2')),
    buildStep("a withdrawal of the staff's entry", OFFICE, withdrawal('staff1')),
  ],
};
