import { describe, expect, test } from 'vitest';
import { parseEntryId } from '../../domain/ids.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import { EMPTY_REGISTRATION, toggleEvent, type RegistrationDraft } from '../../domain/registrant/draft.ts';
import { eachDetail } from '../../domain/registrant/details.ts';
import { buildTestEvent } from '../../domain/testing/event.ts';
import {
  freeRegistrationSlotPath,
  drawRegistrationCode,
  registerDancers,
  type NewRegistration,
} from './registrations.ts';

const RUMBA = buildTestEvent('Gold Latin Rumba');
const SAMBA = buildTestEvent('Gold Latin Samba');
const EVENTS = [RUMBA, SAMBA];

const draft: RegistrationDraft = toggleEvent(
  toggleEvent(
    {
      ...EMPTY_REGISTRATION,
      name: ' José Núñez ',
      email: 'jose@example.org',
      school: 'Rensselaer Polytechnic Institute',
      usualPartner: { kind: 'wanted' },
      wish: 'Practices on Mondays',
      consents: { risk: true, media: false },
    },
    RUMBA.key,
  ),
  SAMBA.key,
);

const keys = {
  code: 'abcDE23',
  codes: ['zzzzz22', 'abcDE24'],
  competitors: ['c-1', 'c-2'],
  entries: ['e-1', 'e-2'].flatMap((id) => parseEntryId(id) ?? []),
};

const registeredBy = (about = draft, more: Partial<NewRegistration> = {}) =>
  registerDancers({ uid: 'uid', draft: about, events: EVENTS, keys, people: [], slot: 0, ...more });

test('private data is stored in the registration only', () => {
  const { [`registrations/${keys.code}`]: own, ...others } = registeredBy();
  expect(own).toMatchObject({ contact: { name: 'José Núñez', email: 'jose@example.org' } });
  expect(JSON.stringify(others)).not.toContain('jose@example.org');
  const everybodys = Object.entries(others).filter(
    ([place]) => !/^(owners|codeClaims|registeredFrom)\//.test(place),
  );
  expect(JSON.stringify(everybodys)).not.toContain(keys.code);
});

test('each detail that is not blank is stored, trimmed', () => {
  const contactOf = (typed: string) =>
    registeredBy({ ...draft, ...eachDetail(() => typed) })['registrations/abcDE23'];
  expect(contactOf(' 555 0100 ')).toMatchObject({ contact: eachDetail(() => '555 0100') });
  expect(contactOf(' ')).toHaveProperty('contact', { name: 'José Núñez', email: 'jose@example.org' });
});

test('media consent is stored only if given', () => {
  const consentsOf = (media: boolean) =>
    registeredBy({ ...draft, consents: { risk: true, media } })['registrations/abcDE23'];
  expect(consentsOf(false)).not.toHaveProperty('consents.media');
  expect(consentsOf(true)).toHaveProperty('consents.media.version', '1');
  const later = { ...draft, consents: { risk: true, media: false, version: '4' } };
  expect(registeredBy(later)['registrations/abcDE23']).toHaveProperty('consents.risk.version', '4');
});

test('a registration adds a search and TBA in each event without a partner', () => {
  const patch = registeredBy();
  expect(patch['tba/e-1']).toEqual({
    competitor: 'c-1',
    event: RUMBA.key,
    style: 'Latin',
    level: 'Gold',
    role: 'lead',
    note: 'Practices on Mondays',
  });
  expect(patch).toHaveProperty(['tba/e-2', 'event'], SAMBA.key);
  expect(patch['owners/tba/e-2']).toBe(keys.code);
  expect(patch[`events/${SAMBA.key}/entries/e-2`]).toMatchObject({
    leadName: 'José Núñez',
    leadId: 'c-1',
    followName: 'TBA',
    affiliation: 'RPI',
  });
  const paired = registeredBy({ ...draft, usualPartner: { kind: 'named', name: 'Bo' } });
  expect(Object.keys(paired).filter((place) => place.includes('tba/'))).toEqual([]);
});

test('a registration enters a dancer once per event and role', () => {
  expect(registeredBy()).toHaveProperty([`entered/${RUMBA.key}/lead/c-1`], 'e-1');
});

test('codes are drawn with seven characters that look different from each other', () => {
  const codes = Array.from({ length: 2_000 }, drawRegistrationCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Za-km-z2-9]{7}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test('each entry names its slot, and each slot its entry', () => {
  const patch = registeredBy();
  expect(patch['registrations/abcDE23']).toMatchObject({
    dancers: { 0: 'c-1' },
    entries: { 0: `${RUMBA.key}/e-1`, 1: `${SAMBA.key}/e-2` },
  });
  expect(patch[`events/${SAMBA.key}/entries/e-2`]).toMatchObject({ slot: 1 });
  expect(patch['competitors/c-1']).toMatchObject({ slot: 0 });
});

test('a partner registered together with the dancer has their own code, contact and price', () => {
  const couple: RegistrationDraft = {
    ...draft,
    usualPartner: { kind: 'named', name: ' 李 Na ' },
    partnerToo: { email: 'li@example.org', category: 'adult', guardian: 'Lea' },
  };
  const patch = registeredBy(couple);
  expect(patch['registrations/abcDE23']).toMatchObject({
    competitor: 'c-1',
    dancers: { 0: 'c-1', 1: 'c-2' },
    codes: { 1: 'abcDE24' },
  });
  expect(patch['registrations/abcDE24']).toEqual({
    contact: { name: '李 Na', email: 'li@example.org' },
    createdAt: { '.sv': 'timestamp' },
    slot: 1,
    feeCategory: 'adult',
    competitor: 'c-2',
    guardian: { name: 'Lea' },
  });
  expect(patch['codeClaims/uid/abcDE24']).toBe(true);
  expect(patch[`events/${RUMBA.key}/entries/e-1`]).toMatchObject({ leadId: 'c-1', followId: 'c-2' });
  expect(patch[`events/${RUMBA.key}/pairs/c-1_c-2`]).toBe('e-1');
  expect(patch['owners/competitors/c-2']).toBe('abcDE23');
  // The dancer's registration doesn't reveal the captain's.
  expect(JSON.stringify(patch['registrations/abcDE24'])).not.toContain('abcDE23');
});

test('each new registration is named in a slot of the device', () => {
  expect(freeRegistrationSlotPath('uid').parse(null)).toBe(0);
  // A node with only numeric keys arrives as a list with holes.
  expect(freeRegistrationSlotPath('uid').parse(['a', undefined, 'c'])).toBe(3);
  const team = { ...draft, registers: 'team', roster: 'Ann, ann@example.org\nBo, bo@example.org' } as const;
  const patch = registeredBy(team, { slot: 7 });
  const named = Object.entries(patch).filter(([place]) => place.startsWith('registeredFrom/'));
  expect(named).toEqual([
    ['registeredFrom/uid/7', 'abcDE23'],
    ['registeredFrom/uid/8', 'zzzzz22'],
    ['registeredFrom/uid/9', 'abcDE24'],
  ]);
  for (const [slot, code] of [keys.code, ...keys.codes].entries())
    expect(patch[`registrations/${code}`]).toMatchObject({ slot: 7 + slot });
});

test('a captain is registered as a dancer only if listed on the team', () => {
  const team = (name: string): RegistrationDraft => ({
    ...draft,
    name,
    registers: 'team',
    roster: 'Ann, ann@example.org, student, , lead, Bo, Gold Latin Rumba\nBo, bo@example.org',
  });
  const captain = registeredBy(team('ann'));
  expect(captain['registrations/abcDE23']).toMatchObject({ competitor: 'c-1', codes: { 1: 'abcDE24' } });
  const trainer = registeredBy(team('Tom'));
  expect(trainer['registrations/abcDE23']).toMatchObject({ codes: { 0: 'zzzzz22', 1: 'abcDE24' } });
  expect(trainer['registrations/abcDE23']).not.toHaveProperty('competitor');
  expect(trainer[`events/${RUMBA.key}/entries/e-1`]).toMatchObject({ leadId: 'c-1', followId: 'c-2' });
});

describe('a partner who is named and has registered', () => {
  const li = { id: 'li', name: '李  na', affiliation: '', number: undefined };
  const named = { ...draft, usualPartner: { kind: 'named', name: '李 Na' } } as const;
  const requestsIn = (people: readonly RegisteredPerson[], about: RegistrationDraft = named) =>
    Object.entries(registeredBy(about, { people })).filter(([place]) => /^(requests|asked)\//.test(place));

  test('a named partner who has registered gets one request for all entries', () => {
    expect(requestsIn([li])).toEqual([
      [
        'requests/li/c-1',
        { entries: { [RUMBA.key]: 'e-1', [SAMBA.key]: 'e-2' }, at: { '.sv': 'timestamp' }, slot: 0 },
      ],
      ['asked/c-1/0', 'li'],
    ]);
  });

  test('a partner who is ambiguous, unnamed or already registered with the dancer gets no request', () => {
    expect(requestsIn([li, { ...li, id: 'other' }])).toEqual([]);
    expect(requestsIn([li], draft)).toEqual([]);
    const along = { ...named, partnerToo: { email: 'li@example.org', category: 'adult' } } as const;
    expect(requestsIn([li], along)).toEqual([]);
  });
});

test('a registration by the organizer needs no slot or code of a device', () => {
  const patch = registeredBy(draft, { slot: undefined });
  const own = registeredBy();
  const ofDevice = Object.keys(own).filter((at) => !(at in patch));
  expect(ofDevice.every((at) => /^(registeredFrom|codeClaims)\/uid\//.test(at))).toBe(true);
  expect(ofDevice.length).toBeGreaterThan(1);
  expect(patch[`registrations/${keys.code}`]).not.toHaveProperty('slot');
});

test('each registration keeps the language of the page, and one at the desk has none', () => {
  const couple: RegistrationDraft = {
    ...draft,
    usualPartner: { kind: 'named', name: 'Li Na' },
    partnerToo: { email: 'li@example.org', category: 'adult' },
  };
  const patch = registeredBy(couple, { language: 'es' });
  for (const code of [keys.code, 'abcDE24'])
    expect(patch[`registrations/${code}`]).toHaveProperty('language', 'es');
  expect(registeredBy()[`registrations/${keys.code}`]).not.toHaveProperty('language');
});

describe('a discount code', () => {
  const code = {
    code: 'ALUMNI27',
    name: 'Alumni',
    amount: { kind: 'percent', percent: 20 },
    uses: 3,
    until: undefined,
    isOff: false,
    edited: 1,
    taken: new Set<number>(),
  } as const;
  const couple: RegistrationDraft = {
    ...draft,
    usualPartner: { kind: 'named', name: 'Li Na' },
    partnerToo: { email: 'li@example.org', category: 'student' },
  };
  const slotsOf = (about: RegistrationDraft) =>
    Object.entries(registeredBy(about, { discount: { code, slot: 2 } })).filter(([path]) =>
      path.startsWith('discountUses/'),
    );

  test('a discount code is on the registrant’s bill, or on that of the dancer it names', () => {
    expect(slotsOf({ ...draft, discount: { code: 'ALUMNI27' } })).toEqual([
      ['discountUses/ALUMNI27/2', 'c-1'],
    ]);
    expect(slotsOf({ ...couple, discount: { code: 'ALUMNI27', dancer: 'li na' } })).toEqual([
      ['discountUses/ALUMNI27/2', 'c-2'],
    ]);
  });

  test('a discount code goes to no one else when its dancer was removed', () => {
    expect(slotsOf({ ...draft, discount: { code: 'ALUMNI27', dancer: 'li na' } })).toEqual([]);
  });
});
