import { describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import {
  buildMiddayTree,
  isWriteAccepted,
  findUnexpectedResults,
  toUid,
  type TestedWrite,
  type WriteVariation,
  type Values,
} from './testing/writeChecks.ts';
import { buildJournalRecord } from './testing/line.ts';
import { REGISTERED_BY_ANOTHER } from './testing/matrix/ownCode.ts';
import { buildRegistrationPatch } from './testing/matrix/people.ts';
import { SERVER_NOW } from './testing/midday.ts';
import { pathOfRole } from './testing/pathOfRole.ts';
import { listVariationsWhileClosed, WHILE_REGISTRATION_OPEN } from './testing/whileOpen.ts';

// Writes of code holders, each with one thing changed: refused at the listed paths. If a change caused no
// refusal, the rule's condition would be useless.

const ENTRIES = 'events/Waltz/entries';

describe('a registration', () => {
  const REGISTRATION: TestedWrite = {
    who: 'anon',
    values: buildRegistrationPatch('anon', toUid),
    differs: WHILE_REGISTRATION_OPEN,
  };
  const made = buildRegistrationPatch('anon', toUid);
  const part = (path: string, more: { readonly [field: string]: Json }): WriteVariation => ({
    values: { [path]: { ...Object(made[path]), ...more } },
  });
  const called = (was: string, now: string): WriteVariation => ({
    values: JSON.parse(JSON.stringify(made).replaceAll(was, now)) as Values,
    without: Object.keys(made).filter((path) => path.includes(was.replaceAll('"', ''))),
  });

  test('a registration is made while registration is open', () => {
    expect(
      findUnexpectedResults(
        REGISTRATION,
        listVariationsWhileClosed([
          'competitors/n1',
          'owners/entries/Waltz/n1',
          'registrations/New0001',
          'tba/n1',
        ]),
      ),
    ).toEqual([]);
  });

  test('a registration belongs to the device that makes it, in its own slot', () => {
    expect(
      findUnexpectedResults(REGISTRATION, [
        [
          'by a signed-out device',
          { who: 'out' },
          [
            'codeClaims/anon/New0001',
            'competitors/n1',
            'entered/Waltz/lead/n1',
            'events/Waltz/entries/n1',
            'owners/competitors/n1',
            'owners/entries/Waltz/n1',
            'owners/tba/n1',
            'registeredFrom/anon/0',
            'registrations/New0001',
            'tba/n1',
          ],
        ],
        [
          'also in a slot of another device',
          { values: { 'registeredFrom/holder/0': 'New0001' } },
          ['registeredFrom/holder/0'],
        ],
        [
          'in a used slot',
          { differs: { 'registeredFrom/anon/0': 'Gone001' } },
          ['registeredFrom/anon/0', 'registrations/New0001'],
        ],
        [
          'in a slot without a number',
          {
            without: ['registeredFrom/anon/0'],
            values: {
              ...part('registrations/New0001', { slot: null }).values,
              'registeredFrom/anon/null': 'New0001',
            },
          },
          ['registeredFrom/anon/null', 'registrations/New0001'],
        ],
        [
          'in place of an existing one',
          {
            differs: {
              'registrations/New0001': { contact: { name: 'Old', email: 'old@example.org' }, createdAt: 1 },
            },
          },
          ['registeredFrom/anon/0', 'registrations/New0001'],
        ],
        [
          'with a claim of another device',
          { values: { 'codeClaims/holder/New0001': true } },
          ['codeClaims/holder/New0001'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a registration has a code, and dancer keys without the pair separator', () => {
    expect(
      findUnexpectedResults(REGISTRATION, [
        [
          'with a longer code',
          called('New0001', 'New00011'),
          [
            'codeClaims/anon/New00011',
            'owners/competitors/n1',
            'owners/entries/Waltz/n1',
            'owners/tba/n1',
            'registeredFrom/anon/0',
            'registrations/New00011',
          ],
        ],
      ]),
    ).toEqual([]);
    const alone = (dancer: string): Values => ({
      'registrations/New0001': {
        contact: { name: 'New', email: 'new@example.org' },
        createdAt: SERVER_NOW,
        slot: 0,
        dancers: { 0: dancer },
      },
      'registeredFrom/anon/0': 'New0001',
      'codeClaims/anon/New0001': true,
      [`competitors/${dancer}`]: { name: 'New', slot: 0 },
      [`owners/competitors/${dancer}`]: 'New0001',
    });
    const dancer: TestedWrite = { who: 'anon', values: alone('n1') };
    const without = ['competitors/n1', 'owners/competitors/n1'];
    expect(
      findUnexpectedResults(dancer, [
        ['with the separator of a pair in the key', { values: alone('n_1'), without }, ['competitors/n_1']],
        // The owner of this key could take over and rename walk-ons without names.
        ['under the key of all walk-ons', { values: alone('Adhoc'), without }, ['competitors/Adhoc']],
        [
          'with a number',
          { values: { 'competitors/n1': { name: 'New', slot: 0, leadNumber: 200 } } },
          ['competitors/n1'],
        ],
        [
          'under a code that was not shown',
          {
            values: { 'owners/competitors/n1': 'Code003', 'registrations/Code003/dancers/0': 'n1' },
            differs: {
              'registrations/Code003': { contact: { name: 'Uma', email: 'u@example.org' }, createdAt: 1 },
            },
          },
          ['competitors/n1', 'registrations/Code003/dancers/0'],
        ],
      ]),
    ).toEqual([]);
    expect(
      findUnexpectedResults(REGISTRATION, [
        ['made at another time', part('registrations/New0001', { createdAt: 5 }), ['registrations/New0001']],
        [
          'changed at another time',
          part('registrations/New0001', { changedAt: 5 }),
          ['registrations/New0001'],
        ],
        [
          'agreed to at another time',
          part('registrations/New0001', { consents: { risk: { version: '1', at: 5 } } }),
          ['registrations/New0001'],
        ],
      ]),
    ).toEqual([]);
  });

  const THE_ENTRY = ['events/Waltz/entries/n1', 'owners/entries/Waltz/n1'];
  test('a registration can’t reuse a leftover node or one that another device owns', () => {
    expect(
      findUnexpectedResults(REGISTRATION, [
        ['of an entry', { differs: { 'owners/entries/Waltz/n1': 'Code003' } }, THE_ENTRY],
        ['of a dancer', { differs: { 'owners/competitors/n1': 'Code003' } }, ['owners/competitors/n1']],
        ['of a search', { differs: { 'owners/tba/n1': 'Code003' } }, ['owners/tba/n1']],
        ['of a code', { values: { 'owners/entries/Waltz/n1': 'Code003' } }, THE_ENTRY],
      ]),
    ).toEqual([]);
  });

  test('a registration can look for a partner in its own entry, in its dancer’s role', () => {
    expect(
      findUnexpectedResults(REGISTRATION, [
        ['in the other role', part('tba/n1', { role: 'follow' }), ['tba/n1']],
        ['in no role', part('tba/n1', { role: 'both' }), ['tba/n1']],
        ['for another dancer', part('tba/n1', { competitor: 'k4' }), ['tba/n1']],
        ['in another event', part('tba/n1', { event: 'Jive' }), ['tba/n1']],
        [
          'with a dancer in the place',
          part(`${ENTRIES}/n1`, { followId: 'k3', followName: 'Uma' }),
          ['events/Waltz/entries/n1', 'tba/n1'],
        ],
      ]),
    ).toEqual([]);
  });
});

describe('another entry', () => {
  const AS_MC = { as: 'mc', judge: null, what: '{"who":"Ann"}' };
  const roles = { lead: 'follow', follow: 'lead' } as const;
  const entering = (role: 'lead' | 'follow', more: { readonly [field: string]: Json } = {}): Values => ({
    'registrations/Code001/entries/2': 'Jive/n1',
    'registrations/Code001/changedAt': SERVER_NOW,
    'events/Jive/entries/n1': {
      entryId: 'n1',
      [`${role}Id`]: 'k4',
      [`${role}Name`]: 'Kit',
      [`${roles[role]}Name`]: 'TBA',
      registeredTime: SERVER_NOW,
      slot: 2,
      ...more,
    },
    'owners/entries/Jive/n1': 'Code001',
    [`entered/Jive/${role}/k4`]: 'n1',
    'tba/n1': { competitor: 'k4', event: 'Jive', role, level: 'Gold', style: 'Standard' },
    'owners/tba/n1': 'Code001',
  });

  test.each(['lead', 'follow'] as const)(
    'a device registers its own %s in another person’s entry once, under its own name',
    (role) => {
      const deed: TestedWrite = { who: 'holder', values: entering(role), differs: WHILE_REGISTRATION_OPEN };
      const other = roles[role];
      const [mine, its] = [`${role}Id`, `${role}Name`];
      expect(
        findUnexpectedResults(
          deed,
          [
            ...listVariationsWhileClosed(['owners/entries/Jive/n1', 'tba/n1']),
            [
              'by another device',
              { who: 'anon' },
              [
                'entered/Jive/their/k4',
                'owners/entries/Jive/n1',
                'registrations/Code001/changedAt',
                'registrations/Code001/entries/2',
                'tba/n1',
              ],
            ],
            ['under another name', { values: entering(role, { [its]: 'Kim' }) }, ['events/Jive/entries/n1']],
            [
              'with a record of their own',
              {
                values: {
                  ...entering(role, { journal: 'n1' }),
                  ...buildJournalRecord('n1', { who: 'holder', kind: 'state changed', more: AS_MC }, toUid),
                },
                differs: { 'roles/holder/mc': true },
              },
              ['events/Jive/entries/n1'],
            ],
            [
              'checked in',
              { values: entering(role, { checkedIn: { 1: true } }) },
              ['events/Jive/entries/n1'],
            ],
            [
              'of another registrant’s dancer',
              {
                values: {
                  ...entering(role, { [mine]: 'k3', [its]: 'Uma' }),
                  [`entered/Jive/${role}/k3`]: 'n1',
                },
                without: [`entered/Jive/${role}/k4`, 'tba/n1', 'owners/tba/n1'],
              },
              ['entered/Jive/their/k3', 'entered/Jive/their/k4', 'tba/n1'],
            ],
            [
              'without the place of the dancer',
              { without: [`entered/Jive/${role}/k4`] },
              ['events/Jive/entries/n1'],
            ],
            [
              'of a dancer entered already',
              {
                differs: {
                  [`entered/Jive/${role}/k4`]: 'j1',
                  'events/Jive/entries/j1': {
                    entryId: 'j1',
                    [mine]: 'k4',
                    leadName: 'x',
                    followName: 'x',
                    registeredTime: 1,
                  },
                },
              },
              ['entered/Jive/their/k4'],
            ],
            [
              'under a code that was not shown',
              {
                values: { 'owners/entries/Jive/n1': 'Code003', 'registrations/Code003/entries/2': 'Jive/n1' },
                differs: {
                  'registrations/Code003/createdAt': 1,
                  'registrations/Code003/contact': { name: 'Uma', email: 'u@x' },
                },
              },
              ['owners/entries/Jive/n1', 'registrations/Code003/entries/2'],
            ],
            [
              'in a slot that an entry left behind under such a code',
              {
                values: { 'owners/entries/Jive/n1': 'Code003' },
                differs: { 'registrations/Code003/entries/2': 'Jive/n1' },
              },
              ['owners/entries/Jive/n1'],
            ],
            [
              'in place of an existing one',
              {
                differs: {
                  'events/Jive/entries/n1': {
                    leadName: 'Old',
                    followName: 'Old',
                    entryId: 'n1',
                    registeredTime: 1,
                  },
                },
              },
              ['events/Jive/entries/n1', 'owners/entries/Jive/n1'],
            ],
            [
              'with a partner search of another dancer',
              {
                values: {
                  'tba/n1': { competitor: 'k1', event: 'Jive', role, level: 'Gold', style: 'Standard' },
                },
              },
              ['tba/n1'],
            ],
            [
              'with a partner search in the other role',
              {
                values: {
                  'tba/n1': {
                    competitor: 'k4',
                    event: 'Jive',
                    role: other,
                    level: 'Gold',
                    style: 'Standard',
                  },
                },
              },
              ['tba/n1'],
            ],
            [
              'with a partner who has not agreed',
              { values: entering(role, { [`${other}Id`]: 'k3', [`${other}Name`]: 'Uma' }) },
              ['events/Jive/entries/n1', 'tba/n1'],
            ],
          ],
          pathOfRole(role),
        ),
      ).toEqual([]);
    },
  );
});

describe('parts of a registration', () => {
  const writing = (part: string, value: Json, differs: Values = {}): TestedWrite => ({
    who: 'holder',
    values: { [`registrations/Code001/${part}`]: value },
    differs: { ...WHILE_REGISTRATION_OPEN, ...differs },
  });
  const [others, gone] = [{ who: 'anon' }, { differs: { 'registrations/Code001': null } }] as const;

  test('contact and fee category are changed by the organizer only', () => {
    const hall = buildMiddayTree(WHILE_REGISTRATION_OPEN);
    for (const [part, value] of [
      ['contact/phone', '1'],
      ['contact', { name: 'Leo', email: 'l@example.org' }],
      ['feeCategory', 'student'],
    ] as const) {
      const { values } = writing(part, value);
      expect([part, isWriteAccepted(hall, 'holder', values), isWriteAccepted(hall, 'admin', values)]).toEqual(
        [part, false, true],
      );
    }
  });

  test('other parts of a registration are written by devices that showed the code, while it exists', () => {
    for (const [part, value] of [
      ['consents/media', { version: '2', at: SERVER_NOW }],
      ['changedAt', SERVER_NOW],
      ['edited', 1],
      ['guardian', { name: 'Lea' }],
      ['codes/5', 'Code001'],
    ] as const)
      expect(
        findUnexpectedResults(writing(part, value), [
          ['by another device', others, [`registrations/Code001/${part}`]],
          ['of a deleted registration', gone, [`registrations/Code001/${part}`]],
        ]),
      ).toEqual([]);
  });

  test('a dancer claims their own registration by the code made for them', () => {
    const { 'registrations/Code001/competitor': _, ...own } = REGISTERED_BY_ANOTHER;
    expect(
      findUnexpectedResults(writing('competitor', 'k3', own), [
        [
          'with a dancer without an owner',
          { differs: { 'owners/competitors/k3': null } },
          ['registrations/Code001/competitor'],
        ],
        [
          'with another code',
          { differs: { 'owners/own/k3': 'New0001' } },
          ['registrations/Code001/competitor'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a slot is free once its dancer is gone', () => {
    const free = { 'competitors/k1': null, 'competitors/k4/slot': 0 };
    expect(
      findUnexpectedResults(writing('dancers/0', 'k4', free), [
        [
          'while the dancer exists',
          { differs: { 'competitors/k1': { name: 'Lee', slot: 0 } } },
          ['registrations/Code001/dancers/0'],
        ],
        [
          'of a dancer in another slot',
          { differs: { 'competitors/k4/slot': 1 } },
          ['registrations/Code001/dancers/0'],
        ],
        ['by another device', others, ['registrations/Code001/dancers/0']],
      ]),
    ).toEqual([]);
    expect(
      findUnexpectedResults(writing('dancers/0', null, free), [
        [
          'while the dancer exists',
          { differs: { 'competitors/k1': { name: 'Lee', slot: 0 } } },
          ['registrations/Code001/dancers/0'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a deleted registration is restored unchanged, and never over an existing one', () => {
    const back: TestedWrite = {
      who: 'admin',
      values: {
        'registrations/New0001': {
          contact: { name: 'New', email: 'new@example.org' },
          consents: { risk: { version: '1', at: 5 } },
          createdAt: 5,
          changedAt: 6,
        },
      },
    };
    const there = { contact: { name: 'New', email: 'new@example.org' } };
    expect(
      findUnexpectedResults(back, [
        [
          'over one created at another time',
          {
            differs: {
              'registrations/New0001': {
                ...there,
                consents: { risk: { version: '1', at: 5 } },
                createdAt: 4,
                changedAt: 6,
              },
            },
          },
          ['registrations/New0001'],
        ],
        [
          'over one that was changed since',
          {
            differs: {
              'registrations/New0001': {
                ...there,
                consents: { risk: { version: '1', at: 5 } },
                createdAt: 5,
                changedAt: 7,
              },
            },
          },
          ['registrations/New0001'],
        ],
        [
          'over one with consents of another time',
          {
            differs: {
              'registrations/New0001': {
                ...there,
                consents: { risk: { version: '1', at: 4 } },
                createdAt: 5,
                changedAt: 6,
              },
            },
          },
          ['registrations/New0001'],
        ],
      ]),
    ).toEqual([]);
  });
});

describe('one’s own dancer', () => {
  const dancer = (values: Values): TestedWrite => ({
    who: 'holder',
    values,
    differs: WHILE_REGISTRATION_OPEN,
  });

  test('a device renames and removes its own dancer while registration is open', () => {
    expect(
      findUnexpectedResults(dancer({ 'competitors/k4': { name: 'Kim' } }), [
        ...listVariationsWhileClosed(['competitors/k4']),
        ['by another device', { who: 'anon' }, ['competitors/k4']],
        ['made with another code', { differs: { 'owners/competitors/k4': 'Code003' } }, ['competitors/k4']],
        // The dancer would then be recreated without a slot.
        [
          'that is deleted, except for its owner node',
          { differs: { 'competitors/k4': null } },
          ['competitors/k4'],
        ],
        [
          'that is deleted, with a code that this device drops',
          { differs: { 'competitors/k4': null }, values: { 'codeClaims/holder/Code001': null } },
          ['competitors/k4'],
        ],
        ['in another slot', { values: { 'competitors/k4': { name: 'Kim', slot: 5 } } }, ['competitors/k4']],
      ]),
    ).toEqual([]);
    expect(
      findUnexpectedResults(dancer({ 'competitors/k4': null, 'owners/competitors/k4': null }), [
        ...listVariationsWhileClosed(['competitors/k4']),
        ['by another device', { who: 'anon' }, ['competitors/k4']],
        [
          'that leaves another owner',
          { values: { 'owners/competitors/k4': 'Code003' } },
          ['owners/competitors/k4'],
        ],
      ]),
    ).toEqual([]);
  });
});

describe('a search for a partner', () => {
  const ENDLESS = 'x'.repeat(301);
  const OF_K4 = { entryId: 'w4', leadId: 'k4', leadName: 'Kit', followName: 'TBA', registeredTime: 1 };
  const SEARCH = { competitor: 'k4', event: 'Waltz', role: 'lead', level: 'Gold', style: 'Standard' };
  const theirs = (more: { readonly [field: string]: Json } = {}): Values => ({
    'tba/w3': { competitor: 'k3', event: 'Waltz', role: 'follow', level: 'Gold', style: 'Standard', ...more },
  });

  test('a search for a partner belongs to the searcher’s own entry', () => {
    const deed: TestedWrite = {
      who: 'holder',
      values: { 'tba/w4': SEARCH, 'owners/tba/w4': 'Code001' },
      differs: WHILE_REGISTRATION_OPEN,
    };
    expect(
      findUnexpectedResults(deed, [
        ...listVariationsWhileClosed(['tba/w4']),
        ['by another device', { who: 'anon' }, ['tba/w4']],
        ['in place of one by the staff', { differs: { 'tba/w4': SEARCH } }, ['owners/tba/w4', 'tba/w4']],
        ['under a code that was not shown', { values: { 'owners/tba/w4': 'Code003' } }, ['tba/w4']],
        [
          'under a code that this device drops',
          {
            without: ['owners/tba/w4'],
            values: { 'codeClaims/holder/Code003': null },
            differs: { 'owners/tba/w4': 'Code003', 'codeClaims/holder/Code003': true },
          },
          ['tba/w4'],
        ],
        [
          'for another dancer than the entry’s, whose code was not shown',
          {
            values: { 'tba/w4': { ...SEARCH, competitor: 'k3' } },
            differs: { [`${ENTRIES}/w4/leadId`]: 'k3' },
          },
          ['tba/w4'],
        ],
        [
          'in an event with a key that is too long',
          {
            values: { 'tba/w4': { ...SEARCH, event: ENDLESS } },
            differs: { [`events/${ENDLESS}`]: { name: 'Waltz', entries: { w4: OF_K4 } } },
          },
          ['tba/w4'],
        ],
        ['without a dancer', { values: { 'tba/w4': { ...SEARCH, competitor: null } } }, ['tba/w4']],
      ]),
    ).toEqual([]);
    const changed: TestedWrite = {
      who: 'holder',
      values: { 'tba/e1/note': 'tall' },
      differs: WHILE_REGISTRATION_OPEN,
    };
    expect(
      findUnexpectedResults(changed, [
        ...listVariationsWhileClosed(['tba/e1/note']),
        ['by another device', { who: 'anon' }, ['tba/e1/note']],
      ]),
    ).toEqual([]);
  });

  test('a search for a partner can be ended by anyone once the place is filled', () => {
    const ends: TestedWrite = {
      who: 'anon',
      values: { 'tba/w3': null, 'owners/tba/w3': null },
      differs: { [`${ENTRIES}/w3/leadId`]: 'k1' },
    };
    expect(
      findUnexpectedResults(ends, [
        ['while the search for a lead is open', { differs: { [`${ENTRIES}/w3/leadId`]: null } }, ['tba/w3']],
        ['by a signed-out device', { who: 'out' }, ['owners/tba/w3', 'tba/w3']],
      ]),
    ).toEqual([]);
    // Two devices end the search at the same moment.
    expect(
      findUnexpectedResults({ ...ends, differs: { 'tba/w3': null, 'owners/tba/w3': null } }, []),
    ).toEqual([]);
    expect(findUnexpectedResults({ ...ends, differs: theirs({ role: 'lead' }) }, [])).toEqual([]);
    expect(findUnexpectedResults({ ...ends, differs: theirs({ competitor: 'k2' }) }, [])).toEqual([]);
    const lead = { [`${ENTRIES}/w3/leadId`]: 'k3', [`${ENTRIES}/w3/followId`]: null };
    expect(findUnexpectedResults({ ...ends, differs: { ...lead, ...theirs() } }, [])).toEqual([]);
    expect(
      findUnexpectedResults(
        { ...ends, differs: { ...lead, ...theirs({ role: 'lead' }), [`${ENTRIES}/w3/followId`]: 'k1' } },
        [['while a follow is looked for', { differs: { [`${ENTRIES}/w3/followId`]: null } }, ['tba/w3']]],
      ),
    ).toEqual([]);
  });
});
