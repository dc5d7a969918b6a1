import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, SIGNED_IN, MC, ADMIN, HOLDER, type Who } from '../who.ts';
import { CLOSED, NEW_CLAIM, NOT_DANCED, OVER } from './ofSeveralParts.ts';
import { cell, step, writeOnlyCell, type Part, type Uid } from './rows.ts';

const newEntry = {
  entryId: 'n1',
  leadName: 'New',
  followName: 'TBA',
  leadId: 'n1',
  affiliation: 'Yale',
  registeredTime: NOW,
  slot: 0,
} satisfies Json;

const NEW_REGISTRATION = {
  contact: { name: 'New', email: 'new@example.org' },
  consents: { risk: { version: '1', at: NOW } },
  createdAt: NOW,
  slot: 0,
  competitor: 'n1',
  dancers: { 0: 'n1' },
  entries: { 0: 'Waltz/n1' },
} satisfies Json;

/** A complete registration: code, claim, competitor, partner search, entry, owners. */
export const registration = (who: Who, uid: Uid): { readonly [path: string]: Json } => ({
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

const HELD = { desk: 'card', at: NOW };
const INVITED = 'staffInvitations/CodeOfAnInvitation234567';

/** The same registration with other values at some paths. */
const told =
  (changed: { readonly [path: string]: Json }) =>
  (who: Who, uid: Uid): { readonly [path: string]: Json } => ({ ...registration(who, uid), ...changed });

/** Another entry by the holder of Code001, in this slot of the registration. */
const oneMore =
  (slot: number, named: Json = 'Waltz/n1'): (() => { readonly [path: string]: Json }) =>
  () => ({
    [`registrations/Code001/entries/${slot}`]: named,
    'registrations/Code001/changedAt': NOW,
    'events/Waltz/entries/n1': {
      entryId: 'n1',
      leadName: 'TBA',
      followName: 'Kit',
      followId: 'k4',
      registeredTime: NOW,
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
export const people: Part = {
  reads: [
    ['competitors', EVERYBODY],
    ['registrations', ADMIN],
    ['registrations/Code001', and(HOLDER, ADMIN)],
    ['registrations/Code001/contact/email', and(HOLDER, ADMIN)],
    ['registeredFrom', ADMIN],
    [(who, uid) => `registeredFrom/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `registeredFrom/${uid('holder')}/3`, and(HOLDER, ADMIN)],
    ['tba', EVERYBODY],
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
    ['staff', ADMIN],
    ['staffInvitations', ADMIN],
    ['numberHolds', ADMIN],
    ['numberHolds/395', ADMIN],
    [INVITED, ADMIN],
    [(who, uid) => `roles/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `roles/${uid('mc')}`, and(MC, ADMIN)],
  ],
  cells: [
    cell('competitors/k1', { name: 'Leo', leadNumber: 101, slot: 0 }, { writers: and(HOLDER, ADMIN) }),
    writeOnlyCell('competitors/k1', { name: 'Leo', slot: 0 }, ADMIN),
    writeOnlyCell('competitors/k1/slot', 1, ADMIN),
    writeOnlyCell('competitors/k1', { name: 'Leo', leadNumber: 101, slot: 1 }, ADMIN),
    cell('competitors/k1/name', 'Leo', { writers: and(HOLDER, ADMIN), removers: NOBODY }),
    // After registration closes, only the organizer changes names.
    cell('competitors/k1', { name: 'Leo', leadNumber: 101, slot: 0 }, { writers: ADMIN }, CLOSED),
    cell('competitors/k1/name', 'Leo', { writers: ADMIN, removers: NOBODY }, CLOSED),
    cell('competitors/k1/name', 'Leo', { writers: ADMIN, removers: NOBODY }, OVER),
    cell('registrations/Code001/noReminders', true, { writers: and(HOLDER, ADMIN) }, CLOSED),
    writeOnlyCell('registrations/Code001/noReminders', false, NOBODY),
    cell('registrations/Code001/language', 'es', { writers: ADMIN }),
    writeOnlyCell('registrations/Code001/language', 'es-MX', ADMIN),
    writeOnlyCell('registrations/Code001/language', 'Spanish', NOBODY),
    cell('tba/e1/note', 'tall', { writers: ADMIN }, CLOSED),
    cell('tba/e1', { ...search, competitor: 'k1' }, { writers: ADMIN, removers: and(HOLDER, ADMIN) }, CLOSED),
    cell('competitors/k1/leadNumber', 5, { writers: ADMIN, rankers: and(HOLDER, ADMIN) }),
    cell('competitors/k2/name', 'Leo', { writers: ADMIN }),
    writeOnlyCell('competitors/k1/roles/lead', true, and(HOLDER, ADMIN)),
    writeOnlyCell('competitors/k9', { name: 'Nobody' }, ADMIN),
    writeOnlyCell('tba/e1/note', 'tall', and(HOLDER, ADMIN)),
    writeOnlyCell('tba/w2/note', 'tall', ADMIN),
    writeOnlyCell('tba/w3/note', 'tall', ADMIN),
    writeOnlyCell('tba/w4', { ...search, competitor: 'k4' }, ADMIN),
    // A search without an entry, and one in another dancer's entry.
    writeOnlyCell('tba/t9', search, NOBODY),
    writeOnlyCell('tba/e1', { ...search, competitor: 'k4' }, NOBODY),
    // Only the organizer changes contact and fee category, whether registration is open or not.
    cell('registrations/Code001/contact/name', 'Leo', { writers: ADMIN, removers: NOBODY }),
    cell('registrations/Code001/contact/phone', '1', { writers: ADMIN }),
    // Only the organizer registers dancers without an address.
    writeOnlyCell('registrations/Code001/contact', { name: 'Leo' }, ADMIN),
    cell('registrations/Code001/feeCategory', 'student', { writers: ADMIN }),
    writeOnlyCell('registrations/Code001/competitor', 'k1', and(HOLDER, ADMIN)),
    // A registration claims no dancer of another one: the price would depend on it.
    writeOnlyCell('registrations/Code001/competitor', 'k3', ADMIN),
    writeOnlyCell('registrations/Code001/edited', 1, and(HOLDER, ADMIN)),
    cell(
      'registrations/Code001/edited',
      3,
      { writers: and(HOLDER, ADMIN), removers: ADMIN, rankers: NOBODY },
      { 'registrations/Code001/edited': 2 },
    ),
    writeOnlyCell('registrations/New0001/edited', 1, NOBODY),
    writeOnlyCell('registrations/Code001/changedAt', NOW, and(HOLDER, ADMIN)),
    writeOnlyCell('registrations/Code001/slot', 4, ADMIN),
    // A slot and its registration name each other, and no slot becomes free again.
    cell((_, uid) => `registeredFrom/${uid('holder')}/3`, 'Code001', { writers: ADMIN, rankers: ADMIN }),
    writeOnlyCell((who, uid) => `registeredFrom/${uid(who)}/3`, 'Code001', ADMIN),
    writeOnlyCell((who, uid) => `registeredFrom/${uid(who)}/4`, 'Code001', NOBODY),
    writeOnlyCell('registrations/Code001/changedAt', 1, NOBODY),
    // Slots are never written as a whole: used ones would become free.
    writeOnlyCell(
      'registrations/Code001',
      { contact: { name: 'Lee', email: 'lee@example.org' }, createdAt: 1 },
      ADMIN,
    ),
    cell('registrations/Code001/entries/0', 'Waltz/e1', { writers: and(HOLDER, ADMIN), removers: ADMIN }),
    writeOnlyCell('registrations/Code001/entries/0', 'Waltz/e2', NOBODY),
    writeOnlyCell('registrations/Code001/entries/2', 'Waltz/e2', NOBODY),
    writeOnlyCell('registrations/Code001/codes/0', 'Code001', and(HOLDER, ADMIN)),
    writeOnlyCell('registrations/Code001/codes/0', 'Wrong01', NOBODY),
    writeOnlyCell('registrations/Code001/guardian/name', 'Lea', and(HOLDER, ADMIN)),
    cell('registrations/Code001/dancers/0', 'k1', { writers: and(HOLDER, ADMIN), removers: ADMIN }),
    writeOnlyCell('registrations/Code001/dancers/0', 'k2', NOBODY),
    writeOnlyCell('registrations/Code001/dancers/1', 'k1', NOBODY),
    cell('registrations/Code001/consents/media/at', NOW, { writers: and(HOLDER, ADMIN), removers: NOBODY }),
    writeOnlyCell('registrations/New0001/contact/name', 'Leo', NOBODY),
    cell('owners/entries/Waltz/staff1', 'Code001', { writers: OFFICE }),
    cell('owners/entries/Waltz/e1', 'New0001', { writers: OFFICE }),
    cell('owners/competitors/k1', 'New0001', { writers: OFFICE }),
    cell('owners/tba/e1', 'New0001', { writers: OFFICE }),
    cell('judgeCodes/A', 'a-fresh-code-for-A', { writers: ADMIN }),
    writeOnlyCell((who, uid) => `judgeClaims/${uid(who)}`, NEW_CLAIM, SIGNED_IN),
    cell((_, uid) => `judgeClaims/${uid('anon')}`, NEW_CLAIM, { writers: and(['anon'], ADMIN) }),
    writeOnlyCell(
      (who, uid) => `judgeClaims/${uid(who)}`,
      { judge: 'D', code: 'a-guess-at-a-code', at: NOW },
      ADMIN,
    ),
    cell((who, uid) => `codeClaims/${uid(who)}/Code001`, true, { writers: SIGNED_IN }),
    writeOnlyCell((who, uid) => `codeClaims/${uid(who)}/Wrong01`, true, NOBODY),
    cell((_, uid) => `codeClaims/${uid('holder')}/Code001`, true, { writers: HOLDER }),
    cell((_, uid) => `roles/${uid('mc')}`, { scrutineer: true }, { writers: ADMIN }),
    cell((_, uid) => `roles/${uid('anon')}/mc`, true, { writers: ADMIN }),
    cell('staff/u1', { name: 'Nora', email: 'nora@example.org' }, { writers: ADMIN }),
    cell('staff/u1/name', 'Nora', { writers: ADMIN }),
    cell('numberHolds/395', HELD, { writers: ADMIN }),
    writeOnlyCell('numberHolds/0', HELD, NOBODY),
    writeOnlyCell('numberHolds/395', { desk: 'card', at: 1 }, NOBODY),
    // The card of another desk has it.
    cell(
      'numberHolds/395',
      HELD,
      { writers: NOBODY, removers: ADMIN, rankers: NOBODY },
      { 'numberHolds/395': { desk: 'other', at: NOW } },
    ),
    // The other card was not renewed.
    cell(
      'numberHolds/395',
      HELD,
      { writers: ADMIN, rankers: NOBODY },
      { 'numberHolds/395': { desk: 'other', at: 1 } },
    ),
    cell(INVITED, (who, uid) => ({ name: 'Ann', role: 'mc', by: uid(who), at: NOW }), { writers: ADMIN }),
    writeOnlyCell(INVITED, (_, uid) => ({ name: 'Ann', role: 'mc', by: uid('mc'), at: NOW }), NOBODY),
    writeOnlyCell(INVITED, (who, uid) => ({ name: 'Ann', role: 'judge', by: uid(who), at: NOW }), NOBODY),
    writeOnlyCell(
      'staffInvitations/short',
      (who, uid) => ({ name: 'Ann', role: 'mc', by: uid(who), at: NOW }),
      NOBODY,
    ),
    cell((who, uid) => `roles/${uid(who)}/admin`, true, { writers: NOBODY }),
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
    step('a registration', SIGNED_IN, registration),
    step('a registration after it has closed', ADMIN, registration, CLOSED),
    step(
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
    step('a registration after its last day', ADMIN, registration, OVER),
    step(
      'a registration that does not name its entry',
      OFFICE,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, entries: null } }),
    ),
    step(
      'a registration that does not name its dancer',
      ADMIN,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, dancers: null } }),
    ),
    step(
      'a registration without consents, of a dancer who has not agreed yet',
      SIGNED_IN,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, consents: null } }),
    ),
    step(
      'an entry in a slot that it does not name',
      NOBODY,
      told({ 'events/Waltz/entries/n1': { ...newEntry, slot: 1 } }),
    ),
    step('a registration with the code of a dancer registered with it', SIGNED_IN, (who, uid) => ({
      ...registration(who, uid),
      'registrations/New0001': { ...NEW_REGISTRATION, codes: { 1: 'New0002' } },
      'registrations/New0002': {
        contact: { name: 'Two', email: 'two@example.org' },
        createdAt: NOW,
        competitor: 'n1',
        slot: 1,
      },
      [`registeredFrom/${uid(who)}/1`]: 'New0002',
      [`codeClaims/${uid(who)}/New0002`]: true,
      'owners/own/n1': 'New0002',
    })),
    step('a dancer whose own code opens no registration', OFFICE, told({ 'owners/own/n1': 'New0002' })),
    step('a dancer whose own code is another dancer’s', OFFICE, told({ 'owners/own/n1': 'Code001' })),
    step('a code of their own for an existing dancer', OFFICE, () => ({ 'owners/own/k1': 'Code001' })),
    step('two registrations in one slot of a device', ADMIN, (who, uid) => ({
      ...registration(who, uid),
      'registrations/New0002': {
        contact: { name: 'Two', email: 'two@example.org' },
        createdAt: NOW,
        slot: 0,
      },
      [`codeClaims/${uid(who)}/New0002`]: true,
    })),
    step('a registration not named by a slot of the device', ADMIN, (who, uid) => ({
      ...registration(who, uid),
      [`registeredFrom/${uid(who)}/0`]: null,
    })),
    step(
      'a registration without a slot',
      NOBODY,
      told({ 'registrations/New0001': { ...NEW_REGISTRATION, slot: null } }),
    ),
    step('one more entry', and(HOLDER, ADMIN), oneMore(2)),
    step('one more entry in the slot of another', ADMIN, oneMore(0)),
    step('one more entry not named by a slot', ADMIN, oneMore(2, null)),
    step('one more entry after registration has closed', ADMIN, oneMore(2), CLOSED),
    step(
      'one more entry in the slot of a removed one',
      and(HOLDER, ADMIN),
      () => ({ ...oneMore(0)(), ...withdrawal('e1')() }),
      NOT_DANCED,
    ),
    step('a withdrawal', and(HOLDER, OFFICE), withdrawal('e1'), NOT_DANCED),
    step('a withdrawal of a couple whose round runs', OFFICE, withdrawal('e1')),
    step('a withdrawal of a couple whose round is posted', OFFICE, withdrawal('e1'), {
      ...NOT_DANCED,
      'events/Waltz/danced/e1': true,
    }),
    step(
      'a withdrawal that frees its slot',
      and(HOLDER, ADMIN),
      () => ({ ...withdrawal('e1')(), 'registrations/Code001/entries/0': null }),
      NOT_DANCED,
    ),
    step('a withdrawal after registration has closed', and(HOLDER, OFFICE), withdrawal('e1'), {
      ...CLOSED,
      ...NOT_DANCED,
    }),
    step('a withdrawal once checked in', OFFICE, withdrawal('e2')),
    step("a withdrawal of the staff's entry", OFFICE, withdrawal('staff1')),
  ],
};
