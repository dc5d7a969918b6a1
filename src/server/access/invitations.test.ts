import { describe, expect, test } from 'vitest';
import {
  buildMiddayTree,
  canRead,
  listRefusedPaths,
  findUnexpectedResults,
  type TestedWrite,
  type Row,
  type Values,
} from './testing/writeChecks.ts';
import { COUPLE_NOT_DANCED } from './testing/matrix/ofSeveralParts.ts';
import { EVERYBODY } from './testing/testPersons.ts';
import { listVariationsWhileClosed, WHILE_REGISTRATION_OPEN } from './testing/whileOpen.ts';

// A dancer invites a partner by link: its secret opens the place once. Any other way into the entry needs the
// other dancer's acceptance.

const WALTZ = 'events/Waltz';
const [W3, W4] = [`${WALTZ}/entries/w3`, `${WALTZ}/entries/w4`];
const [SECRET, OTHER] = ['SecretOfUma2345678901234', 'SecretOfNobody4567890123'];
const INVITATION = 'invitations/Waltz/w3';

/**
 * `k3`, whose code was not shown, follows alone in w3 and has sent an invitation; the holder's `k4` leads without an
 * entry.
 */
const INVITED: Values = {
  ...COUPLE_NOT_DANCED,
  ...WHILE_REGISTRATION_OPEN,
  [W4]: null,
  'owners/entries/Waltz/w4': null,
  'entered/Waltz/lead/k4': null,
  'tba/w3': null,
  'owners/tba/w3': null,
  'requests/k4/k3': null,
  'requests/k3/k4': null,
  [INVITATION]: { from: 'k3', secret: SECRET, open: { [SECRET]: true } },
};
const TAKES: Values = {
  [`${W3}/leadId`]: 'k4',
  [`${W3}/leadName`]: 'Kit',
  [`${WALTZ}/pairs/k4_k3`]: 'w3',
  'entered/Waltz/lead/k4': 'w3',
  [`${INVITATION}/open`]: null,
  [`${INVITATION}/taken`]: { by: 'k4', secret: SECRET },
};
const [ID, NAME, OPEN, TAKEN] = [
  `${W3}/leadId`,
  `${W3}/leadName`,
  `${INVITATION}/open`,
  `${INVITATION}/taken`,
];

describe('a place taken by invitation', () => {
  const deed: TestedWrite = { who: 'holder', values: TAKES, differs: INVITED };

  test('a place is given by invitation for its secret only, once', () => {
    expect(
      findUnexpectedResults(deed, [
        ...listVariationsWhileClosed([ID, NAME, TAKEN].toSorted()),
        ['with another secret', { values: { [TAKEN]: { by: 'k4', secret: OTHER } } }, [TAKEN].toSorted()],
        ['without a secret', { values: { [TAKEN]: { by: 'k4' } } }, [TAKEN]],
        ['without `taken`', { without: [TAKEN, OPEN] }, [ID, NAME]],
        ['that stays open', { without: [OPEN] }, [NAME, TAKEN]],
        ['by a device that has not shown the code', { who: 'anon' }, ['entered/Waltz/lead/k4']],
        [
          'with another dancer in `taken`',
          { values: { [TAKEN]: { by: 'k1', secret: SECRET } } },
          [ID, NAME, TAKEN].toSorted(),
        ],
        [
          'for another registrant’s dancer',
          {
            values: {
              [ID]: 'k2',
              [NAME]: 'Staff made',
              [TAKEN]: { by: 'k2', secret: SECRET },
              [`${WALTZ}/pairs/k2_k3`]: 'w3',
              'entered/Waltz/lead/k2': 'w3',
            },
            without: [`${WALTZ}/pairs/k4_k3`, 'entered/Waltz/lead/k4'],
            differs: { [`${WALTZ}/entries/w2`]: null },
          },
          ['entered/Waltz/lead/k2'],
        ],
        ['under another name', { values: { [NAME]: 'Leo' } }, [ID, NAME]],
        ['without the place of the dancer', { without: ['entered/Waltz/lead/k4'] }, [ID, NAME]],
        ['without its pair', { without: [`${WALTZ}/pairs/k4_k3`] }, [ID, NAME]],
        [
          'without an invitation',
          { differs: { [INVITATION]: null } },
          [ID, NAME, INVITATION]
            .toSorted()
            .filter((path) => path !== INVITATION)
            .concat(OPEN, TAKEN),
        ],
        [
          'with a used invitation',
          {
            differs: {
              [INVITATION]: { from: 'k3', secret: SECRET, taken: { by: 'k1', secret: SECRET } },
            },
          },
          [ID, NAME, OPEN, TAKEN],
        ],
        [
          'with an invitation of a dancer who left the entry',
          { differs: { [`${INVITATION}/from`]: 'k1' } },
          [ID, NAME, TAKEN].toSorted(),
        ],
        ['that is taken', { differs: { [ID]: 'k1', [NAME]: 'Lee' } }, [ID, NAME]],
        ['once checked in', { differs: { [`${W3}/checkedIn`]: { 1: true } } }, [ID, NAME]],
      ] satisfies readonly Row[]),
    ).toEqual([]);
  });

  test('a place is given by invitation to a follow as to a lead', () => {
    const differs: Values = {
      ...INVITED,
      [ID]: 'k3',
      [NAME]: 'Uma',
      [`${W3}/followId`]: null,
      [`${W3}/followName`]: 'TBA',
      'entered/Waltz/lead/k3': 'w3',
      'entered/Waltz/follow/k3': null,
    };
    const values: Values = {
      [`${W3}/followId`]: 'k4',
      [`${W3}/followName`]: 'Kit',
      [`${WALTZ}/pairs/k3_k4`]: 'w3',
      'entered/Waltz/follow/k4': 'w3',
      [OPEN]: null,
      [TAKEN]: { by: 'k4', secret: SECRET },
    };
    const refused = [`${W3}/followId`, `${W3}/followName`];
    expect(
      findUnexpectedResults({ who: 'holder', values, differs }, [
        ['with another secret', { values: { [TAKEN]: { by: 'k4', secret: OTHER } } }, [TAKEN]],
        ['without `taken`', { without: [TAKEN, OPEN] }, refused],
        ['that stays open', { without: [OPEN] }, [...refused, TAKEN]],
        [
          'with another dancer in `taken`',
          { values: { [TAKEN]: { by: 'k1', secret: SECRET } } },
          [...refused, TAKEN],
        ],
        [
          'with an invitation of a dancer who left the entry',
          { differs: { [`${INVITATION}/from`]: 'k1' } },
          [...refused, TAKEN],
        ],
        [
          'with a used invitation',
          { differs: { [INVITATION]: { from: 'k3', secret: SECRET, taken: { by: 'k1', secret: SECRET } } } },
          [...refused, OPEN, TAKEN],
        ],
      ]),
    ).toEqual([]);
  });

  test('a place is not given for another place’s secret', () => {
    expect(
      listRefusedPaths({
        ...deed,
        differs: {
          ...INVITED,
          [INVITATION]: { from: 'k3', secret: OTHER, open: { [OTHER]: true } },
          'invitations/Waltz/e1': { from: 'k1', secret: SECRET, open: { [SECRET]: true } },
        },
      }),
    ).toContain(TAKEN);
  });
});

describe('an invitation', () => {
  /** The holder's `k4` waits in w4. */
  const ALONE: Values = { ...COUPLE_NOT_DANCED, ...WHILE_REGISTRATION_OPEN };
  const MINE = 'invitations/Waltz/w4';
  const made = { from: 'k4', secret: SECRET, open: { [SECRET]: true } };
  const MAKES: TestedWrite = { who: 'holder', values: { [MINE]: made }, differs: ALONE };

  test('an invitation is made by the only dancer of an entry', () => {
    expect(
      findUnexpectedResults(MAKES, [
        ...listVariationsWhileClosed([MINE]),
        ['by another device', { who: 'anon' }, [MINE]],
        ['in the name of another', { values: { [MINE]: { ...made, from: 'k3' } } }, [MINE]],
        [
          'in the name of their dancer outside the entry',
          { values: { [MINE]: { ...made, from: 'k1' } } },
          [MINE],
        ],
        ['into a couple', { differs: { [`${W4}/followId`]: 'k2' } }, [MINE]],
        ['into a missing entry', { differs: { [W4]: null } }, [MINE]],
        [
          'with a second secret',
          { values: { [MINE]: { ...made, open: { [SECRET]: true, [OTHER]: true } } } },
          [MINE],
        ],
        ['that is not open', { values: { [MINE]: { from: 'k4', secret: SECRET } } }, [MINE]],
        ['that is used', { values: { [MINE]: { ...made, taken: { by: 'k1', secret: SECRET } } } }, [MINE]],
      ]),
    ).toEqual([]);
  });

  test('an invitation may be replaced', () => {
    expect(
      listRefusedPaths({
        ...MAKES,
        differs: { ...ALONE, [MINE]: { from: 'k4', secret: OTHER, open: { [OTHER]: true } } },
      }),
    ).toEqual([]);
  });

  test('an invitation is withdrawn by its author only, while the place is free', () => {
    const differs = { ...ALONE, [MINE]: made };
    expect(listRefusedPaths({ who: 'holder', values: { [MINE]: null }, differs })).toEqual([]);
    expect(listRefusedPaths({ who: 'anon', values: { [MINE]: null }, differs })).toEqual([MINE]);
    expect(listRefusedPaths({ who: 'holder', values: { [INVITATION]: null }, differs: INVITED })).toEqual([
      INVITATION,
    ]);
    expect(listRefusedPaths({ who: 'holder', values: { [OPEN]: null }, differs: INVITED })).toEqual([OPEN]);
  });

  test('an invitation of a deleted entry can be ended by anyone', () => {
    const differs = { ...ALONE, [MINE]: made };
    const withdraws = { [W4]: null, 'owners/entries/Waltz/w4': null };
    expect(listRefusedPaths({ who: 'holder', values: { ...withdraws, [MINE]: null }, differs })).toEqual([]);
    expect(
      listRefusedPaths({ who: 'anon', values: { [MINE]: null }, differs: { ...differs, [W4]: null } }),
    ).toEqual([]);
  });

  test('an invitation ends with an acceptance that fills the place', () => {
    const yes: Values = {
      'requests/k4/k3/answered': 'accepted',
      [ID]: 'k4',
      [NAME]: 'Kit',
      [`${WALTZ}/pairs/k4_k3`]: 'w3',
      'entered/Waltz/lead/k4': 'w3',
    };
    const differs = { ...INVITED, 'requests/k4/k3': { entries: { Waltz: 'w3' }, at: 1, slot: 1 } };
    expect(listRefusedPaths({ who: 'holder', values: yes, differs })).toEqual([NAME]);
    expect(listRefusedPaths({ who: 'holder', values: { ...yes, [INVITATION]: null }, differs })).toEqual([]);
  });

  test('an invitation ends when its author adds a dancer of their own', () => {
    const differs = {
      ...ALONE,
      [MINE]: made,
      [`${WALTZ}/entries/e1`]: null,
      'entered/Waltz/lead/k1': null,
    };
    const puts: Values = {
      [`${W4}/followId`]: 'k1',
      [`${W4}/followName`]: 'Lee',
      [`${WALTZ}/pairs/k4_k1`]: 'w4',
      'entered/Waltz/follow/k1': 'w4',
    };
    expect(listRefusedPaths({ who: 'holder', values: puts, differs })).toEqual([`${W4}/followName`]);
    expect(listRefusedPaths({ who: 'holder', values: { ...puts, [MINE]: null }, differs })).toEqual([]);
  });

  test('an invitation is read by its author, and below its secret by anyone who has it', () => {
    const hall = buildMiddayTree({ ...ALONE, [MINE]: made, [INVITATION]: { ...made, from: 'k3' } });
    const readers = (path: string) => EVERYBODY.filter((who) => canRead(hall, who, path));
    expect(readers(MINE)).toEqual(['holder', 'admin']);
    expect(readers(INVITATION)).toEqual(['admin']);
    expect(readers(`${INVITATION}/open`)).toEqual(['admin']);
    expect(readers(`${INVITATION}/open/${SECRET}`)).toEqual(EVERYBODY);
    expect(readers('invitations/Waltz')).toEqual(['admin']);
    // Without an invitation, the only dancer sees that there is none.
    expect(readers('invitations/Waltz/e1')).toEqual(['holder', 'admin']);
  });

  test('an invitation is not read by a dancer who joined later', () => {
    const hall = buildMiddayTree({ ...ALONE, [INVITATION]: { ...made, from: 'k3' }, [`${W3}/leadId`]: 'k4' });
    expect(canRead(hall, 'holder', INVITATION)).toBe(false);
  });
});

describe('a place taken back by the inviter', () => {
  /** `k3` joined the entry of the holder's `k4` by link. */
  const CAME: Values = {
    ...COUPLE_NOT_DANCED,
    [W3]: null,
    [`${W4}/followId`]: 'k3',
    [`${W4}/followName`]: 'Uma',
    [`${W4}/leadNumber`]: 120,
    'entered/Waltz/follow/k3': 'w4',
    'invitations/Waltz/w4': { from: 'k4', secret: SECRET, taken: { by: 'k3', secret: SECRET } },
  };
  const BACK: Values = {
    'entered/Waltz/follow/k3': null,
    [`${W4}/followId`]: null,
    [`${W4}/followName`]: 'TBA',
    'invitations/Waltz/w4': null,
  };
  const [PLACE, CALLED] = [`${W4}/followId`, `${W4}/followName`];
  const PLACED = 'entered/Waltz/follow/k3';

  test('the inviter takes back only the place of the dancer who joined by link, once', () => {
    expect(
      findUnexpectedResults({ who: 'holder', values: BACK, differs: CAME }, [
        ['by another device', { who: 'anon' }, [PLACED, PLACE, CALLED, 'invitations/Waltz/w4']],
        [
          'of a dancer who came by a request',
          { differs: { 'invitations/Waltz/w4': null } },
          [PLACED, PLACE, CALLED, 'invitations/Waltz/w4'],
        ],
        [
          'of a dancer who came by a request after the invited one',
          { differs: { 'invitations/Waltz/w4/taken/by': 'k2' } },
          [PLACED],
        ],
        ['that keeps the invitation', { without: ['invitations/Waltz/w4'] }, [PLACED]],
        ['without their place', { without: [PLACED] }, [PLACE]],
        ['once checked in', { differs: { [`${W4}/checkedIn`]: { 1: true } } }, [PLACE, CALLED]],
        ['with another name in it', { values: { [CALLED]: 'Leo' } }, [PLACE, CALLED]],
        [
          'with the lead’s number removed',
          { values: { [`${W4}/leadNumber`]: null } },
          [PLACE, CALLED, `${W4}/leadNumber`].toSorted(),
        ],
      ]),
    ).toEqual([]);
  });

  test('the inviter takes back the place of a lead or a follow, with the number', () => {
    const differs: Values = {
      ...COUPLE_NOT_DANCED,
      [W3]: null,
      [`${W4}/leadId`]: 'k3',
      [`${W4}/leadName`]: 'Uma',
      [`${W4}/leadNumber`]: 120,
      [`${W4}/followId`]: 'k4',
      [`${W4}/followName`]: 'Kit',
      'entered/Waltz/lead/k3': 'w4',
      'invitations/Waltz/w4': { from: 'k4', secret: SECRET, taken: { by: 'k3', secret: SECRET } },
    };
    const values: Values = {
      'entered/Waltz/lead/k3': null,
      [`${W4}/leadId`]: null,
      [`${W4}/leadName`]: 'TBA',
      [`${W4}/leadNumber`]: null,
      'invitations/Waltz/w4': null,
    };
    const refused = ['entered/Waltz/lead/k3'];
    expect(
      findUnexpectedResults({ who: 'holder', values, differs }, [
        ['by another device', { who: 'anon' }, [...refused, 'invitations/Waltz/w4']],
        ['of another guest', { differs: { 'invitations/Waltz/w4/taken/by': 'k2' } }, refused],
        ['that keeps the invitation', { without: ['invitations/Waltz/w4'] }, refused],
        ['by another inviter', { differs: { 'invitations/Waltz/w4/from': 'k1' } }, refused],
      ]),
    ).toEqual([]);
  });

  test('a guest cannot take back the inviter’s place', () => {
    const differs = {
      ...CAME,
      'invitations/Waltz/w4': { from: 'k3', secret: SECRET, taken: { by: 'k4', secret: SECRET } },
    };
    expect(listRefusedPaths({ who: 'holder', values: BACK, differs })).toEqual([
      PLACED,
      'invitations/Waltz/w4',
    ]);
  });
});
