import { describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import {
  findUnexpectedResults,
  listRefusedPaths,
  type TestedWrite,
  type WriteVariation,
  type Row,
  type Values,
} from './testing/writeChecks.ts';
import { COUPLE_NOT_DANCED } from './testing/matrix/ofSeveralParts.ts';
import { REGISTERED_BY_ANOTHER } from './testing/matrix/ownCode.ts';
import { buildStoredCouple, SERVER_NOW } from './testing/midday.ts';
import { pathOfRole } from './testing/pathOfRole.ts';
import { listVariationsWhileClosed, WHILE_REGISTRATION_OPEN } from './testing/whileOpen.ts';

// Two dancers become a couple, get a number and separate. Each step with one thing changed is refused at the
// listed paths.

const WALTZ = 'events/Waltz';
const ENTRIES = `${WALTZ}/entries`;

/** `k3` (code not shown) looks for a partner as a lead, and has asked the holder's `k4` to follow. */
const FOLLOW_IS_ASKED: Values = {
  ...COUPLE_NOT_DANCED,
  ...WHILE_REGISTRATION_OPEN,
  [`${ENTRIES}/w3`]: {
    entryId: 'w3',
    leadName: 'Uma',
    leadId: 'k3',
    followName: 'TBA',
    affiliation: 'Brown',
    registeredTime: 1,
  },
  'tba/w3': null,
  'owners/tba/w3': null,
  'entered/Waltz/lead/k3': 'w3',
  'entered/Waltz/follow/k3': null,
};
const LEAD_IS_ASKED: Values = {
  ...COUPLE_NOT_DANCED,
  ...WHILE_REGISTRATION_OPEN,
  [`${ENTRIES}/w4`]: null,
  'entered/Waltz/lead/k4': null,
  'tba/w3': null,
  'owners/tba/w3': null,
};
const FOLLOW_SAYS_YES: Values = {
  'requests/k4/k3/answered': 'accepted',
  [`${ENTRIES}/w3/followName`]: 'Kit',
  [`${ENTRIES}/w3/followId`]: 'k4',
  [`${WALTZ}/pairs/k3_k4`]: 'w3',
  'entered/Waltz/follow/k4': 'w3',
};
const LEAD_SAYS_YES: Values = {
  'requests/k4/k3/answered': 'accepted',
  [`${ENTRIES}/w3/leadName`]: 'Kit',
  [`${ENTRIES}/w3/leadId`]: 'k4',
  [`${WALTZ}/pairs/k4_k3`]: 'w3',
  'entered/Waltz/lead/k4': 'w3',
};
/** Changes to other fields of the entry. */
const BESIDE: readonly (readonly [what: string, how: WriteVariation, field: string])[] = [
  ['with a check-in', { values: { [`${ENTRIES}/w3/checkedIn/1`]: true } }, 'checkedIn/1'],
  [
    'that removes a check-in',
    {
      values: { [`${ENTRIES}/w3/checkedIn`]: null },
      differs: { [`${ENTRIES}/w3/checkedIn`]: { 1: true } },
    },
    'checkedIn',
  ],
  ['in another slot', { values: { [`${ENTRIES}/w3/slot`]: 5 } }, 'slot'],
  ['with a record', { values: { [`${ENTRIES}/w3/journal`]: 'old' } }, 'journal'],
  ['at another time', { values: { [`${ENTRIES}/w3/registeredTime`]: SERVER_NOW } }, 'registeredTime'],
  ['of another school', { values: { [`${ENTRIES}/w3/affiliation`]: 'Yale' } }, 'affiliation'],
];
const ofEntry = (...fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${ENTRIES}/w3/${field}`);
const FIELDS = (deed: Values): readonly string[] =>
  Object.keys(deed).filter((path) => path.startsWith(`${ENTRIES}/w3/`));
const beside = (deed: Values, said = (place: string): string => place): readonly Row[] =>
  BESIDE.map(([what, how, field]) => [
    what,
    how,
    [`${ENTRIES}/w3/${field}`, ...FIELDS(deed).map(said)].toSorted(),
  ]);

describe('acceptance of a partner request', () => {
  test.each([
    ['follow', FOLLOW_SAYS_YES, FOLLOW_IS_ASKED],
    ['lead', LEAD_SAYS_YES, LEAD_IS_ASKED],
  ] as const)(
    'a request is accepted by the %s it was sent to, for the requested entry',
    (role, values, differs) => {
      const other = role === 'lead' ? 'follow' : 'lead';
      const deed: TestedWrite = { who: 'holder', values, differs };
      expect(
        findUnexpectedResults(
          deed,
          [
            ...listVariationsWhileClosed(ofEntry('theirId', 'theirName')),
            ...beside(values, pathOfRole(role)),
            ['once danced', { differs: { [`${WALTZ}/danced/w3`]: true } }, ofEntry('theirId')],
            [
              'once checked in',
              { differs: { [`${ENTRIES}/w3/checkedIn`]: { 1: true } } },
              ofEntry('theirId', 'theirName'),
            ],
            ['by another device', { who: 'anon' }, ['entered/Waltz/their/k4', 'requests/k4/k3/answered']],
            [
              'to an answered request',
              { differs: { 'requests/k4/k3/answered': 'accepted' } },
              [...ofEntry('theirId', 'theirName'), 'requests/k4/k3/answered'],
            ],
            [
              'to a request for another event',
              { differs: { 'requests/k4/k3/entries': { Jive: 'w3' } } },
              ofEntry('theirId', 'theirName'),
            ],
            [
              'to a request for another entry',
              { differs: { 'requests/k4/k3/entries': { Waltz: 'w2' } } },
              ofEntry('theirId', 'theirName'),
            ],
            [
              'that replaces the partner',
              {
                values: {
                  [`${ENTRIES}/w3/${other}Id`]: 'k2',
                  [`${WALTZ}/pairs/${role === 'lead' ? 'k4_k2' : 'k2_k4'}`]: 'w3',
                },
                without: [`${WALTZ}/pairs/k4_k3`, `${WALTZ}/pairs/k3_k4`],
              },
              ofEntry('otherId', 'theirId', 'theirName'),
            ],
            [
              'that renames the partner',
              { values: { [`${ENTRIES}/w3/${other}Name`]: 'Uma!' } },
              ofEntry('otherName', 'theirId', 'theirName'),
            ],
            [
              'under another name',
              { values: { [`${ENTRIES}/w3/${role}Name`]: 'Leo' } },
              ofEntry('theirId', 'theirName'),
            ],
            [
              'without the place of the dancer',
              { without: [`entered/Waltz/${role}/k4`] },
              ofEntry('theirId', 'theirName'),
            ],
            [
              'without its pair',
              { without: [`${WALTZ}/pairs/${role === 'lead' ? 'k4_k3' : 'k3_k4'}`] },
              ofEntry('theirId', 'theirName'),
            ],
            [
              'with an unassigned number',
              { values: { [`${ENTRIES}/w3/leadNumber`]: 222 } },
              ofEntry('leadNumber', 'theirId', 'theirName'),
            ],
            [
              'with a partner search for the entry',
              {
                differs: {
                  'tba/w3': {
                    competitor: 'k3',
                    event: 'Waltz',
                    role: other,
                    level: 'Gold',
                    style: 'Standard',
                  },
                },
              },
              ofEntry('theirId', 'theirName'),
            ],
            [
              'to a taken place',
              { differs: { [`${ENTRIES}/w3/${role}Id`]: 'k1', [`${ENTRIES}/w3/${role}Name`]: 'Lee' } },
              ofEntry('theirId', 'theirName'),
            ],
            [
              'to an entry without the asker',
              { differs: { [`${ENTRIES}/w3/${other}Id`]: null } },
              [...ofEntry('theirId', 'theirName'), 'events/Waltz/pairs/theirs'],
            ],
          ],
          pathOfRole(role),
        ),
      ).toEqual([]);
    },
  );
});

describe('acceptance that lets the asker into the other’s entry', () => {
  /**
   * `k4`, whose code the holder has shown, leads and named Uma. Uma has since registered as `k3` and asks for the
   * place.
   */
  const NAMED: Values = {
    ...COUPLE_NOT_DANCED,
    ...WHILE_REGISTRATION_OPEN,
    [`${ENTRIES}/w3`]: null,
    [`${ENTRIES}/w4`]: {
      entryId: 'w4',
      leadName: 'Kit',
      leadId: 'k4',
      followName: 'Uma',
      affiliation: 'Brown',
      registeredTime: 1,
    },
    'tba/w3': null,
    'tba/w4': null,
    'owners/tba/w3': null,
    'owners/tba/w4': null,
    'entered/Waltz/follow/k3': null,
    'requests/k4/k3/entries': { Waltz: 'w4' },
  };
  const values: Values = {
    'requests/k4/k3/answered': 'accepted',
    [`${ENTRIES}/w4/followName`]: 'Uma',
    [`${ENTRIES}/w4/followId`]: 'k3',
    [`${WALTZ}/pairs/k4_k3`]: 'w4',
    'entered/Waltz/follow/k3': 'w4',
  };
  const [ID, NAME] = [`${ENTRIES}/w4/followId`, `${ENTRIES}/w4/followName`];
  const THERE = 'entered/Waltz/follow/k3';

  test('letting the asker into the other dancer’s entry is done by the dancer asked, for the requested place', () => {
    expect(
      findUnexpectedResults({ who: 'holder', values, differs: NAMED }, [
        ...listVariationsWhileClosed([ID, NAME]),
        ['by another device', { who: 'anon' }, [THERE, 'requests/k4/k3/answered']],
        [
          'to an answered request',
          { differs: { 'requests/k4/k3/answered': 'declined' } },
          [THERE, 'requests/k4/k3/answered'],
        ],
        [
          'without a request for the entry',
          { differs: { 'requests/k4/k3/entries': { Waltz: 'w3' } } },
          [THERE],
        ],
        ['under another name', { values: { [NAME]: 'Ula' } }, [ID, NAME]],
        ['without the place of the dancer', { without: [THERE] }, [ID, NAME]],
        ['without its pair', { without: [`${WALTZ}/pairs/k4_k3`] }, [ID, NAME]],
        ['to a taken place', { differs: { [ID]: 'k1', [NAME]: 'Lee' } }, [ID]],
        ['once checked in', { differs: { [`${ENTRIES}/w4/checkedIn`]: { 1: true } } }, [ID]],
        [
          'that removes another entry of the asker',
          {
            values: { [`${ENTRIES}/w3`]: null, 'owners/entries/Waltz/w3': null },
            differs: {
              [`${ENTRIES}/w3`]: {
                ...Object(NAMED[`${ENTRIES}/w4`]),
                entryId: 'w3',
                leadId: null,
                followId: 'k3',
              },
              [THERE]: 'w3',
            },
          },
          [THERE],
        ],
      ]),
    ).toEqual([]);
  });

  test('a request cannot be accepted by the asker, or without a request', () => {
    // The holder's `k1` asked for a place beside `k3`, whose code was shown by another device.
    const other: Values = {
      ...NAMED,
      [`${ENTRIES}/w4`]: {
        entryId: 'w4',
        leadName: 'Lee',
        followName: 'Uma',
        followId: 'k3',
        affiliation: 'Brown',
        registeredTime: 1,
      },
      [`${ENTRIES}/e1`]: null,
      'entered/Waltz/lead/k1': null,
      'requests/k1/k3': null,
      'requests/k3/k1': { entries: { Waltz: 'w4' }, at: 1, slot: 0 },
    };
    const joins: Values = {
      [`${ENTRIES}/w4/leadId`]: 'k1',
      [`${ENTRIES}/w4/leadName`]: 'Lee',
      [`${WALTZ}/pairs/k1_k3`]: 'w4',
      'entered/Waltz/lead/k1': 'w4',
    };
    const refused = [`${ENTRIES}/w4/leadId`];
    expect(listRefusedPaths({ who: 'holder', values: joins, differs: other })).toEqual(refused);
    expect(
      listRefusedPaths({
        who: 'holder',
        values: { ...joins, 'requests/k3/k1/answered': 'accepted' },
        differs: other,
      }),
    ).toEqual([...refused, 'requests/k3/k1/answered']);
  });
});

test('a joining dancer’s own number never replaces the entry’s number', () => {
  const number = { 'competitors/k4/leadNumber': 130 };
  const worn: TestedWrite = {
    who: 'holder',
    values: { ...LEAD_SAYS_YES, [`${ENTRIES}/w3/leadNumber`]: 130 },
    differs: { ...LEAD_IS_ASKED, ...number },
  };
  expect(
    findUnexpectedResults(worn, [
      [
        'if the entry has a number',
        { differs: { [`${ENTRIES}/w3/leadNumber`]: 55 } },
        ofEntry('leadId', 'leadName', 'leadNumber'),
      ],
      [
        'with another number',
        { values: { [`${ENTRIES}/w3/leadNumber`]: 131 } },
        ofEntry('leadId', 'leadName', 'leadNumber'),
      ],
    ]),
  ).toEqual([]);
});

test('a place that the office has given twice is not moved by a partner who withdraws', () => {
  const differs: Values = {
    ...COUPLE_NOT_DANCED,
    [`${ENTRIES}/w4/followId`]: 'k3',
    [`${ENTRIES}/w4/followName`]: 'Uma',
    'entered/Waltz/follow/k3': 'w4',
  };
  const values: Values = { [`${ENTRIES}/w4`]: null, 'entered/Waltz/follow/k3': 'w3' };
  expect(listRefusedPaths({ who: 'holder', values, differs })).toEqual(['entered/Waltz/follow/k3']);
});

test('a place that a dancer left does not put them back into the entry', () => {
  const differs: Values = {
    ...COUPLE_NOT_DANCED,
    ...WHILE_REGISTRATION_OPEN,
    [`${ENTRIES}/w2`]: null,
    [`${ENTRIES}/w4/leadId`]: null,
    [`${ENTRIES}/w4/leadName`]: 'TBA',
    [`${ENTRIES}/w4/followId`]: 'k4',
    [`${ENTRIES}/w4/followName`]: 'Kit',
    'entered/Waltz/lead/k2': 'w4',
  };
  const values: Values = {
    [`${ENTRIES}/w4/leadId`]: 'k2',
    [`${ENTRIES}/w4/leadName`]: 'Staff made',
    [`${WALTZ}/pairs/k2_k4`]: 'w4',
  };
  const refused = [`${ENTRIES}/w4/leadId`, `${ENTRIES}/w4/leadName`];
  expect(listRefusedPaths({ who: 'holder', values, differs })).toEqual(refused);
});

describe('leaving an entry', () => {
  const COUPLE: Values = {
    ...COUPLE_NOT_DANCED,
    [`${ENTRIES}/w3/leadId`]: 'k1',
    [`${ENTRIES}/w3/leadName`]: 'Lee',
    [`${ENTRIES}/w3/leadNumber`]: 101,
    'entered/Waltz/lead/k1': 'w3',
  };
  const LEAD_LEAVES: Values = {
    [`${ENTRIES}/w3/leadId`]: null,
    [`${ENTRIES}/w3/leadName`]: 'TBA',
    [`${ENTRIES}/w3/leadNumber`]: null,
  };
  const OTHER_COUPLE: Values = {
    ...COUPLE_NOT_DANCED,
    [`${ENTRIES}/w3/leadId`]: 'k3',
    [`${ENTRIES}/w3/leadName`]: 'Uma',
    [`${ENTRIES}/w3/leadNumber`]: 120,
    [`${ENTRIES}/w3/followId`]: 'k4',
    [`${ENTRIES}/w3/followName`]: 'Kit',
  };
  const FOLLOW_LEAVES: Values = {
    [`${ENTRIES}/w3/followId`]: null,
    [`${ENTRIES}/w3/followName`]: 'TBA',
  };

  test('a lead who leaves an entry takes their number along and nothing of the partner', () => {
    expect(
      findUnexpectedResults({ who: 'holder', values: LEAD_LEAVES, differs: COUPLE }, [
        ...beside(LEAD_LEAVES),
        ['once danced', { differs: { [`${WALTZ}/danced/w3`]: true } }, ofEntry('leadId')],
        [
          'once checked in',
          { differs: { [`${ENTRIES}/w3/checkedIn`]: { 1: true } } },
          ofEntry('leadId', 'leadName', 'leadNumber'),
        ],
        ['by another device', { who: 'anon' }, ofEntry('leadId', 'leadName', 'leadNumber')],
        ['that keeps the dancer', { without: [`${ENTRIES}/w3/leadId`] }, ofEntry('leadName', 'leadNumber')],
        ['that leaves the number', { without: [`${ENTRIES}/w3/leadNumber`] }, ofEntry('leadId', 'leadName')],
        [
          'that removes the partner',
          { values: { [`${ENTRIES}/w3/followId`]: null } },
          ofEntry('followId', 'leadId', 'leadName', 'leadNumber'),
        ],
        [
          'that replaces the partner',
          { values: { [`${ENTRIES}/w3/followId`]: 'k2' } },
          ofEntry('followId', 'leadId', 'leadName', 'leadNumber'),
        ],
        [
          'that renames the partner',
          { values: { [`${ENTRIES}/w3/followName`]: 'Leo' } },
          ofEntry('followName', 'leadId', 'leadName', 'leadNumber'),
        ],
        [
          'of the only dancer',
          { differs: { [`${ENTRIES}/w3/followId`]: null } },
          ofEntry('leadId', 'leadNumber'),
        ],
        [
          'of a dancer outside the entry',
          { differs: { [`${ENTRIES}/w3/leadId`]: null } },
          ofEntry('leadId', 'leadName', 'leadNumber'),
        ],
      ]),
    ).toEqual([]);
  });

  test('a follow who leaves an entry leaves the number in it', () => {
    expect(
      findUnexpectedResults({ who: 'holder', values: FOLLOW_LEAVES, differs: OTHER_COUPLE }, [
        ...beside(FOLLOW_LEAVES),
        ['once danced', { differs: { [`${WALTZ}/danced/w3`]: true } }, ofEntry('followId')],
        [
          'once checked in',
          { differs: { [`${ENTRIES}/w3/checkedIn`]: { 1: true } } },
          ofEntry('followId', 'followName'),
        ],
        ['by another device', { who: 'anon' }, ofEntry('followId', 'followName')],
        [
          'that keeps the dancer',
          { without: [`${ENTRIES}/w3/followId`] },
          ['events/Waltz/entries/w3/followName'],
        ],
        [
          'that removes the number',
          { values: { [`${ENTRIES}/w3/leadNumber`]: null } },
          ofEntry('followId', 'followName', 'leadNumber'),
        ],
        [
          'that removes the partner',
          { values: { [`${ENTRIES}/w3/leadId`]: null } },
          ofEntry('followId', 'followName', 'leadId'),
        ],
        [
          'that replaces the partner',
          { values: { [`${ENTRIES}/w3/leadId`]: 'k2' } },
          ofEntry('followId', 'followName', 'leadId'),
        ],
        [
          'that renames the partner',
          { values: { [`${ENTRIES}/w3/leadName`]: 'Leo' } },
          ofEntry('followId', 'followName', 'leadName'),
        ],
        [
          'of the only dancer',
          { differs: { [`${ENTRIES}/w3/leadId`]: null } },
          ['events/Waltz/entries/w3/followId'],
        ],
        [
          'of a dancer outside the entry',
          { differs: { [`${ENTRIES}/w3/followId`]: null } },
          ofEntry('followId', 'followName'),
        ],
      ]),
    ).toEqual([]);
  });

  /** `Code003` registered `k3`, who has shown a code of their own. */
  const OWN: readonly (readonly [what: string, WriteVariation])[] = [
    ['with no code', { differs: { 'owners/own/k3': null } }],
    [
      'with a code that was not shown',
      { differs: { 'owners/own/k3': 'New0001', 'registrations/New0001/competitor': 'k3' } },
    ],
    ['with a dancer without an owner', { differs: { 'owners/competitors/k3': null } }],
  ];

  const [LEADS, FOLLOWS] = ['entered/Waltz/lead/k3', 'entered/Waltz/follow/k3'];
  const LED = { ...COUPLE_NOT_DANCED, ...OTHER_COUPLE, [LEADS]: 'w3', [FOLLOWS]: null };
  test.each([
    ['a lead leaves', { ...LEAD_LEAVES, [LEADS]: null }, { ...LED, [`${ENTRIES}/w3/followId`]: 'k2' }],
    [
      'a follow leaves',
      { ...FOLLOW_LEAVES, [FOLLOWS]: null },
      { ...COUPLE_NOT_DANCED, [`${ENTRIES}/w3/leadId`]: 'k2' },
    ],
    ['a follow withdraws', { [`${ENTRIES}/w3`]: null, [FOLLOWS]: null }, COUPLE_NOT_DANCED],
    [
      'a lead withdraws',
      { [`${ENTRIES}/w3`]: null, [LEADS]: null },
      { ...LED, [`${ENTRIES}/w3/followId`]: null },
    ],
  ] as const)(
    'a dancer leaves an entry with a code of their own: %s',
    (_, values: Values, differs: Values) => {
      expect(
        findUnexpectedResults(
          { who: 'holder', values, differs: { ...differs, ...REGISTERED_BY_ANOTHER } },
          OWN.map(([what, how]) => [what, how, Object.keys(values).toSorted()]),
        ),
      ).toEqual([]);
    },
  );
});

describe('a couple and a dancer appear once per event', () => {
  const LEAD = 'l'.repeat(100);
  const differs = {
    ...COUPLE_NOT_DANCED,
    'events/Waltz/entries/staff2': { ...Object(buildStoredCouple('staff1', 103)), entryId: 'staff2' },
  };
  test('the index of an event’s couples is correct, and an entry stays while its couple does', () => {
    expect(
      findUnexpectedResults({ who: 'anon', values: { [`${WALTZ}/pairs/e2-lead_e2-follow`]: 'e2' } }, [
        [
          'of another couple',
          { values: { [`${WALTZ}/pairs/e2-lead_e2-follow`]: 'staff1' } },
          ['events/Waltz/pairs/e2-lead_e2-follow'],
        ],
        [
          'removed',
          { values: { [`${WALTZ}/pairs/e2-lead_e2-follow`]: null } },
          ['events/Waltz/pairs/e2-lead_e2-follow'],
        ],
      ]),
    ).toEqual([]);
    expect(
      findUnexpectedResults({ who: 'anon', values: { 'entered/Waltz/follow/k3': 'w3' } }, [
        ['of another entry', { values: { 'entered/Waltz/follow/k3': 'e1' } }, ['entered/Waltz/follow/k3']],
        ['removed', { values: { 'entered/Waltz/follow/k3': null } }, ['entered/Waltz/follow/k3']],
      ]),
    ).toEqual([]);
    // A differently written value would block the correct one as long as the entry exists.
    for (const place of [`${WALTZ}/pairs/staff1-lead_staff1-follow`, 'entered/Waltz/lead/staff1-lead'])
      expect(
        findUnexpectedResults({ who: 'anon', values: { [place]: 'staff1' } }, [
          ['with a path after the key', { values: { [place]: 'staff1/' } }, [place]],
          ['with a path before the key', { values: { [place]: '/staff1' } }, [place]],
        ]),
      ).toEqual([]);
    // Two keys and the separator between them are at most as long as two generated ones.
    const pairOf = (length: number): Values => ({
      [`${WALTZ}/pairs/${LEAD}_${'f'.repeat(length)}`]: 'staff1',
    });
    const keyed = (length: number): WriteVariation => ({
      values: pairOf(length),
      differs: { [`${ENTRIES}/staff1/leadId`]: LEAD, [`${ENTRIES}/staff1/followId`]: 'f'.repeat(length) },
    });
    const inBounds = keyed(99);
    expect(
      findUnexpectedResults({ who: 'anon', values: pairOf(99), differs: { ...inBounds.differs } }, [
        [
          'with a key that is too long',
          { ...keyed(100), without: Object.keys(pairOf(99)) },
          Object.keys(pairOf(100)),
        ],
      ]),
    ).toEqual([]);
    // Two staff entries have the same couple: the existing index entry stays.
    expect(
      findUnexpectedResults(
        { who: 'anon', values: { [`${WALTZ}/pairs/staff1-lead_staff1-follow`]: 'staff1' }, differs },
        [
          [
            'of the other of the two entries',
            {
              values: { [`${WALTZ}/pairs/staff1-lead_staff1-follow`]: 'staff2' },
              differs: { [`${WALTZ}/pairs/staff1-lead_staff1-follow`]: 'staff1' },
            },
            ['events/Waltz/pairs/staff1-lead_staff1-follow'],
          ],
        ],
      ),
    ).toEqual([]);
    expect(
      listRefusedPaths({
        who: 'anon',
        values: { [`${WALTZ}/pairs/staff1-lead_staff1-follow`]: 'staff1' },
        differs: { [`${WALTZ}/pairs/staff1-lead_staff1-follow`]: 'e2' },
      }),
    ).toEqual([]);
    expect(
      listRefusedPaths({
        who: 'anon',
        values: { [`${WALTZ}/pairs/left_behind`]: null },
        differs: { [`${WALTZ}/pairs/left_behind`]: 'e2' },
      }),
    ).toEqual([]);
  });
});

// ---- numbers -------------------------------------------------------------------------------------------------------

describe('a number', () => {
  const brought = (dancer: string, values: Values): Values => ({
    ...values,
    [`${ENTRIES}/w3/leadNumber`]: 200,
    'numbers/200': dancer,
    [`competitors/${dancer}/leadNumber`]: 200,
    [`competitors/${dancer}/numberedBy`]: { event: 'Waltz', entry: 'w3', slot: 1 },
    'numberedFrom/holder/1': 200,
  });
  const LEAD: TestedWrite = { who: 'holder', values: brought('k4', LEAD_SAYS_YES), differs: LEAD_IS_ASKED };
  const by = (entry: string, of: { readonly [field: string]: Json }, then: Values = {}): WriteVariation => ({
    values: { 'competitors/k4/numberedBy': { event: 'Waltz', entry, slot: 1 }, ...then },
    differs: {
      [`${ENTRIES}/${entry}`]: {
        ...buildStoredCouple(entry, 200),
        leadNumber: null,
        leadId: null,
        followId: null,
        ...of,
      },
    },
  });

  test('a lead number comes with a new couple, which wears it', () => {
    expect(
      findUnexpectedResults(
        { who: 'holder', values: brought('k3', FOLLOW_SAYS_YES), differs: FOLLOW_IS_ASKED },
        [...listVariationsWhileClosed([...ofEntry('followId', 'followName', 'leadNumber'), 'numbers/200'])],
      ),
    ).toEqual([]);
    expect(
      findUnexpectedResults(LEAD, [
        ...listVariationsWhileClosed([...ofEntry('leadId', 'leadName', 'leadNumber'), 'numbers/200']),
        ['by a signed-out device', { who: 'out' }, Object.keys(LEAD.values).toSorted()],
        ['missing in the list of numbers', { without: ['numbers/200'] }, ['competitors/k4/leadNumber']],
        [
          'listed for another dancer',
          { values: { 'numbers/200': 'k1' } },
          ['competitors/k4/leadNumber', 'numbers/200'],
        ],
        ['listed with a second number', { values: { 'numbers/201': 'k4' } }, ['numbers/201']],
        ['missing on the entry', { without: [`${ENTRIES}/w3/leadNumber`] }, ['competitors/k4/numberedBy']],
        [
          'with another number on the entry',
          { values: { [`${ENTRIES}/w3/leadNumber`]: 201 } },
          ['competitors/k4/numberedBy', ...ofEntry('leadId', 'leadName', 'leadNumber')],
        ],
        [
          'as a text',
          { values: { 'competitors/k4/leadNumber': '200' } },
          [
            'competitors/k4/leadNumber',
            'competitors/k4/numberedBy',
            ...ofEntry('leadId', 'leadName', 'leadNumber'),
            'numbers/200',
          ],
        ],
        [
          'as a text, also on the entry',
          { values: { 'competitors/k4/leadNumber': '200', [`${ENTRIES}/w3/leadNumber`]: '200' } },
          [
            'competitors/k4/leadNumber',
            'competitors/k4/numberedBy',
            'events/Waltz/entries/w3/leadNumber',
            'numbers/200',
          ],
        ],
        ['without an entry', { without: ['competitors/k4/numberedBy'] }, ['competitors/k4/leadNumber']],
        [
          'without a slot',
          { values: { 'competitors/k4/numberedBy': { event: 'Waltz', entry: 'w3' } } },
          ['competitors/k4/numberedBy'],
        ],
        ['in a slot that stays empty', { without: ['numberedFrom/holder/1'] }, ['competitors/k4/numberedBy']],
        [
          'in a slot that names another number',
          { values: { 'numberedFrom/holder/1': 201 } },
          ['competitors/k4/numberedBy'],
        ],
        [
          'in a slot that the device has used',
          { differs: { 'numberedFrom/holder/1': 200 }, without: ['numberedFrom/holder/1'] },
          ['competitors/k4/numberedBy'],
        ],
        [
          'in a slot of another device',
          { without: ['numberedFrom/holder/1'], values: { 'numberedFrom/anon/1': 200 } },
          ['competitors/k4/numberedBy', 'numberedFrom/anon/1'],
        ],
        [
          'with an event but no entry',
          { values: { 'competitors/k4/numberedBy': { event: 'Waltz', slot: 1 } } },
          ['competitors/k4/numberedBy'],
        ],
        [
          'for another dancer’s entry',
          by('w9', { leadId: 'k2' }, { [`${ENTRIES}/w9/followId`]: 'k9', [`${ENTRIES}/w9/leadNumber`]: 200 }),
          [
            'competitors/k4/numberedBy',
            'events/Waltz/entries/w9/followId',
            'events/Waltz/entries/w9/leadNumber',
          ],
        ],
        [
          'for an entry that was already a couple',
          by('w9', { leadId: 'k4', followId: 'k2' }, { [`${ENTRIES}/w9/leadNumber`]: 200 }),
          ['competitors/k4/numberedBy'],
        ],
        [
          'for an entry of one dancer',
          by('w9', { leadId: 'k4' }, { [`${ENTRIES}/w9/leadNumber`]: 200 }),
          ['competitors/k4/numberedBy'],
        ],
        [
          'for a new entry',
          {
            values: {
              'competitors/k4/numberedBy': { event: 'Waltz', entry: 'w9', slot: 1 },
              [`${ENTRIES}/w9`]: { ...buildStoredCouple('w9', 200), leadId: 'k4', followId: 'k1' },
            },
          },
          ['competitors/k4/numberedBy', 'events/Waltz/entries/w9'],
        ],
        ['below the first', { differs: { 'settings/numbers/from': 201 } }, ['numbers/200']],
        ['beyond the last', { differs: { 'settings/numbers/to': 199 } }, ['numbers/200']],
        ['out of use', { differs: { 'settings/numbers/kept': { 200: true } } }, ['numbers/200']],
        ['that is taken', { differs: { 'numbers/200': 'k1' } }, ['numbers/200']],
        [
          'for a dancer with a number',
          { differs: { 'competitors/k4/leadNumber': 190 } },
          ['competitors/k4/leadNumber', 'competitors/k4/numberedBy', 'numbers/200'],
        ],
        [
          'for a dancer numbered with another couple',
          { differs: { 'competitors/k4/numberedBy': { event: 'Waltz', entry: 'w2' } } },
          ['competitors/k4/leadNumber', 'competitors/k4/numberedBy'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a lead number cannot be taken or returned without an entry', () => {
    const alone: readonly Values[] = [
      { 'numbers/200': 'k4' },
      { 'competitors/k4/leadNumber': 200 },
      { 'competitors/k4/leadNumber': 200, 'numbers/200': 'k4' },
      { 'competitors/k1/leadNumber': 200 },
      { 'competitors/k1/leadNumber': null },
      { 'numbers/101': null },
      { 'numbers/101': 'k4' },
      { [`${ENTRIES}/e1/leadNumber`]: 200 },
      { [`${ENTRIES}/w4/leadNumber`]: 200 },
      {
        [`${ENTRIES}/w4/leadNumber`]: 200,
        'competitors/k4/leadNumber': 200,
        'numbers/200': 'k4',
        'competitors/k4/numberedBy': { event: 'Waltz', entry: 'w4', slot: 1 },
        'numberedFrom/holder/1': 200,
      },
    ];
    const taken: string[] = [];
    for (const values of alone)
      for (const who of ['anon', 'holder', 'judge A', 'deckcaptain', 'mc', 'chairman'] as const)
        if (
          listRefusedPaths({ who, values, differs: { ...COUPLE_NOT_DANCED, ...WHILE_REGISTRATION_OPEN } })
            .length === 0
        )
          taken.push(`${who}: ${JSON.stringify(values)}`);
    expect(taken).toEqual([]);
  });

  test('a lead’s own number may be put on their own entry, and no other number may', () => {
    const deed: TestedWrite = {
      who: 'anon',
      values: { [`${ENTRIES}/w4/leadNumber`]: 200 },
      differs: { ...WHILE_REGISTRATION_OPEN, 'competitors/k4/leadNumber': 200 },
    };
    expect(
      findUnexpectedResults(deed, [
        [
          'that is not the lead’s',
          { values: { [`${ENTRIES}/w4/leadNumber`]: 201 } },
          ['events/Waltz/entries/w4/leadNumber'],
        ],
        [
          'on an entry with a number',
          { differs: { [`${ENTRIES}/w4/leadNumber`]: 199 } },
          ['events/Waltz/entries/w4/leadNumber'],
        ],
        [
          'on another dancer’s entry',
          { differs: { [`${ENTRIES}/w4/leadId`]: 'k3' } },
          ['events/Waltz/entries/w4/leadNumber'],
        ],
        [
          'as text, by the deck captain',
          {
            who: 'deckcaptain',
            values: { [`${ENTRIES}/w4/leadNumber`]: '200' },
            differs: { 'competitors/k4/leadNumber': '200' },
          },
          ['events/Waltz/entries/w4/leadNumber'],
        ],
        ['by a signed-out device', { who: 'out' }, ['events/Waltz/entries/w4/leadNumber']],
      ]),
    ).toEqual([]);
  });

  test('a lead number from the organizer goes to a listed dancer, as a plain key', () => {
    const given: TestedWrite = {
      who: 'admin',
      values: { 'numbers/101': 'k4', 'competitors/k4/leadNumber': 101, 'competitors/k1/leadNumber': 105 },
    };
    expect(
      findUnexpectedResults(given, [
        ['while its dancer keeps it', { without: ['competitors/k1/leadNumber'] }, ['numbers/101']],
        [
          'to a dancer with another number',
          { values: { 'competitors/k4/leadNumber': 106 } },
          ['numbers/101'],
        ],
      ]),
    ).toEqual([]);
    expect(
      listRefusedPaths({ who: 'admin', values: { 'numbers/0250': 'k4', 'competitors/k4/leadNumber': 250 } }),
    ).toEqual(['numbers/0250']);
  });
});

// ---- requests ------------------------------------------------------------------------------------------------------

describe('a request', () => {
  const asking = (more: { readonly [field: string]: Json } = {}, to = 'k2', slot: number = 1): Values => ({
    [`requests/${to}/k4`]: { entries: { Waltz: 'w4' }, at: SERVER_NOW, slot, ...more },
    [`asked/k4/${slot}`]: to,
  });
  const ASKS: TestedWrite = { who: 'holder', values: asking(), differs: WHILE_REGISTRATION_OPEN };
  const instead = (values: Values): WriteVariation => ({ values, without: Object.keys(ASKS.values) });
  const placed = (who: string): WriteVariation => ({ differs: { [`${ENTRIES}/w4/followId`]: who } });

  test('a request is made by a dancer looking for a partner, to another dancer', () => {
    expect(
      findUnexpectedResults(ASKS, [
        ...listVariationsWhileClosed(['requests/k2/k4']),
        ['by another device', { who: 'anon' }, ['asked/k4/1', 'requests/k2/k4']],
        ['to a missing dancer', instead(asking({}, 'nobody')), ['requests/nobody/k4']],
        ['to oneself', instead(asking({}, 'k4')), ['requests/k4/k4']],
        ['at another time', { values: asking({ at: 5 }) }, ['requests/k2/k4']],
        [
          'in a slot other than its own',
          { without: ['asked/k4/1'], values: { 'asked/k4/2': 'k2' } },
          ['asked/k4/2', 'requests/k2/k4'],
        ],
        ['in the slot of an open request', instead(asking({}, 'k2', 0)), ['asked/k4/0']],
        ['for an entry with a partner', placed('k1'), ['requests/k2/k4']],
        [
          'after a no',
          {
            differs: { 'requests/k2/k4': { entries: { Waltz: 'w4' }, at: 1, slot: 1, answered: 'declined' } },
          },
          ['requests/k2/k4'],
        ],
        ['with its answer', { values: asking({ answered: 'accepted' }) }, ['requests/k2/k4']],
      ]),
    ).toEqual([]);
    const follows = { [`${ENTRIES}/w4/leadId`]: null, [`${ENTRIES}/w4/followId`]: 'k4' };
    expect(
      findUnexpectedResults({ ...ASKS, differs: { ...WHILE_REGISTRATION_OPEN, ...follows } }, [
        ['for an entry with a partner', { differs: { [`${ENTRIES}/w4/leadId`]: 'k1' } }, ['requests/k2/k4']],
      ]),
    ).toEqual([]);
  });

  test('a request is answered once, by its recipient', () => {
    const answers: TestedWrite = { who: 'holder', values: { 'requests/k1/k3/answered': 'declined' } };
    expect(
      findUnexpectedResults(answers, [
        ['by another device', { who: 'anon' }, ['requests/k1/k3/answered']],
        ['once more', { differs: { 'requests/k1/k3/answered': 'accepted' } }, ['requests/k1/k3/answered']],
        [
          'by removing the answer',
          { differs: { 'requests/k1/k3/answered': 'accepted' }, values: { 'requests/k1/k3/answered': null } },
          ['requests/k1/k3/answered'],
        ],
        ['without a request', { differs: { 'requests/k1/k3': null } }, ['requests/k1/k3/answered']],
      ]),
    ).toEqual([]);
  });

  test('a request is withdrawn by its author before a no, and dismissed by the dancer asked', () => {
    expect(
      findUnexpectedResults({ who: 'holder', values: { 'requests/k3/k4': null, 'asked/k4/0': null } }, [
        ['by another device', { who: 'anon' }, ['asked/k4/0', 'requests/k3/k4']],
        ['after a no', { differs: { 'requests/k3/k4/answered': 'declined' } }, ['requests/k3/k4']],
        ['that only frees the slot', { without: ['requests/k3/k4'] }, ['asked/k4/0']],
      ]),
    ).toEqual([]);
    // After a yes, the device must have shown the code in an earlier write.
    expect(
      listRefusedPaths({
        who: 'anon',
        values: { 'requests/k3/k4': null, 'codeClaims/anon/Code001': true },
        differs: { ...WHILE_REGISTRATION_OPEN, 'requests/k3/k4/answered': 'accepted' },
      }),
    ).toEqual(['requests/k3/k4']);
    expect(
      findUnexpectedResults({ who: 'holder', values: { 'requests/k1/k3': null } }, [
        ['by another device', { who: 'anon' }, ['requests/k1/k3']],
      ]),
    ).toEqual([]);
  });
});
