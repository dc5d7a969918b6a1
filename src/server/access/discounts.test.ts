import { describe, expect, test } from 'vitest';
import {
  listRefusedPaths,
  findUnexpectedResults,
  toUid,
  type TestedWrite,
  type Values,
} from './testing/writeChecks.ts';
import { REGISTERED_BY_ANOTHER } from './testing/matrix/ownCode.ts';
import { buildRegistrationPatch } from './testing/matrix/people.ts';
import { SERVER_NOW } from './testing/midday.ts';
import { listVariationsWhileClosed, WHILE_REGISTRATION_OPEN } from './testing/whileOpen.ts';

// A dancer's discount: its code assigns a free slot once. Nothing else assigns a slot or another amount.

const CODE = 'discounts/ALUMNI27';
const PRICE = 'agreedPrices/k1/discount';
const USE = 'discountUses/ALUMNI27/0';
const USED = `${CODE}/used/0`;

const GIVEN = { code: 'ALUMNI27', slot: 0, name: 'Alumni', percent: 20, at: SERVER_NOW };
const GETS: Values = { [PRICE]: GIVEN, [USE]: 'k1', [USED]: true };
const HAS: Values = { ...GETS, [PRICE]: { ...GIVEN, at: 1 } };
const ALL = [PRICE, USE, USED].toSorted();

describe('a discount', () => {
  const deed: TestedWrite = { who: 'holder', values: GETS, differs: WHILE_REGISTRATION_OPEN };

  test('a discount is given to someone with its code, while registration is open', () => {
    expect(
      findUnexpectedResults(deed, [
        ...listVariationsWhileClosed([PRICE]),
        ['by a device that has not shown the discount code', { differs: { discountsShown: null } }, [PRICE]],
        ['by a device that has not shown the dancer’s code', { who: 'anon' }, [PRICE]],
        ['by a signed-out device', { who: 'out' }, ALL],
        ['of a code that is off', { differs: { [`${CODE}/isOff`]: true } }, [PRICE]],
        ['of a code that is over', { differs: { [`${CODE}/until`]: 1 } }, [PRICE]],
        ['of a removed code', { differs: { [CODE]: null } }, [PRICE, USED].toSorted()],
        ['for a dancer of another registrant', { values: { [USE]: 'k3' } }, ALL],
        ['for nobody', { without: [PRICE] }, [USE]],
      ]),
    ).toEqual([]);
  });

  test('a discount has the amount of its code and a slot of its own', () => {
    const told = (changed: object) => ({ values: { [PRICE]: { ...GIVEN, ...changed } } });
    expect(
      findUnexpectedResults(deed, [
        ['of a larger percentage', told({ percent: 100 }), [PRICE]],
        ['of an amount beside it', told({ cents: 5000 }), [PRICE]],
        ['of an amount in its place', told({ percent: null, cents: 5000 }), [PRICE]],
        ['of nothing', told({ percent: null }), [PRICE]],
        ['under another name', told({ name: 'Scholarship' }), [PRICE]],
        ['of an earlier time', told({ at: 1 }), [PRICE]],
        ['with a field that it has not', told({ isFree: true }), [PRICE]],
        ['in another slot than it names', told({ slot: 1 }), [PRICE, USE].toSorted()],
        ['in a slot that is not marked as used', { without: [USED] }, [PRICE]],
        ['in a slot without its dancer', { without: [USE] }, [PRICE, USED].toSorted()],
        [
          'in a used slot',
          { differs: { [USED]: true, [USE]: 'k3', 'agreedPrices/k3/discount': GIVEN } },
          [PRICE, USE].toSorted(),
        ],
        ['in a slot that was marked', { differs: { [USED]: true } }, [PRICE]],
        ['beyond the limit', { differs: { [`${CODE}/uses`]: 0 } }, [PRICE]],
      ]),
    ).toEqual([]);
  });

  test('a dancer has one discount only', () => {
    const second: Values = {
      [PRICE]: { ...GIVEN, slot: 1 },
      'discountUses/ALUMNI27/1': 'k1',
      [`${CODE}/used/1`]: true,
    };
    expect(
      listRefusedPaths({ who: 'holder', values: second, differs: { ...WHILE_REGISTRATION_OPEN, ...HAS } }),
    ).toEqual([PRICE]);
  });

  test('a slot of a discount is not given to two dancers in one update', () => {
    const both: Values = { ...GETS, 'agreedPrices/k4/discount': GIVEN };
    expect(listRefusedPaths({ ...deed, values: both })).toEqual(['agreedPrices/k4/discount']);
  });

  test('a discount is given with a dancer’s own code, made by another registrant', () => {
    const values: Values = { 'agreedPrices/k3/discount': GIVEN, [USE]: 'k3', [USED]: true };
    expect(
      listRefusedPaths({
        ...deed,
        values,
        differs: { ...WHILE_REGISTRATION_OPEN, ...REGISTERED_BY_ANOTHER },
      }),
    ).toEqual([]);
    expect(
      listRefusedPaths({
        ...deed,
        values,
        differs: { ...WHILE_REGISTRATION_OPEN, ...REGISTERED_BY_ANOTHER, 'owners/own/k3': 'New0001' },
      }),
    ).toEqual(['agreedPrices/k3/discount']);
  });

  test('a discount is given in the update that registers the dancer', () => {
    const values: Values = {
      ...buildRegistrationPatch('anon', toUid),
      'agreedPrices/n1/discount': GIVEN,
      [USE]: 'n1',
      [USED]: true,
    };
    const shown = { ...WHILE_REGISTRATION_OPEN, 'discountsShown/anon/ALUMNI27': true };
    expect(listRefusedPaths({ who: 'anon', values, differs: shown })).toEqual([]);
    expect(listRefusedPaths({ who: 'anon', values, differs: WHILE_REGISTRATION_OPEN })).toEqual([
      'agreedPrices/n1/discount',
    ]);
    // A code shown in the same update is refused, because a guess would not be counted.
    expect(
      listRefusedPaths({
        who: 'anon',
        values: { ...values, 'discountsShown/anon/ALUMNI27': true },
        differs: WHILE_REGISTRATION_OPEN,
      }),
    ).toEqual(['agreedPrices/n1/discount']);
  });
});

describe('a discount taken off', () => {
  const TAKES_OFF: Values = { [PRICE]: null, [USE]: null, [USED]: null };
  const deed: TestedWrite = {
    who: 'holder',
    values: TAKES_OFF,
    differs: { ...WHILE_REGISTRATION_OPEN, ...HAS },
  };

  test('a removed discount frees its slot, by its dancer, while registration is open', () => {
    expect(
      findUnexpectedResults(deed, [
        ...listVariationsWhileClosed([PRICE]),
        ['by another device', { who: 'anon' }, [PRICE]],
        ['that leaves its slot used', { without: [USED] }, [PRICE]],
        ['that leaves its dancer in the slot', { without: [USE] }, [USED]],
        ['only in the slot', { without: [PRICE] }, [USE]],
        ['only in the list of used slots', { without: [PRICE, USE] }, [USED]],
      ]),
    ).toEqual([]);
  });

  test('only the organizer moves a discount with a merged dancer, unchanged', () => {
    const differs = { ...WHILE_REGISTRATION_OPEN, ...HAS, [`${CODE}/percent`]: 5, [`${CODE}/isOff`]: true };
    const values: Values = {
      [PRICE]: null,
      'agreedPrices/k4/discount': { ...GIVEN, at: 1 },
      [USE]: 'k4',
    };
    expect(listRefusedPaths({ who: 'admin', values, differs })).toEqual([]);
    expect(listRefusedPaths({ who: 'holder', values, differs })).toEqual([PRICE, 'agreedPrices/k4/discount']);
  });

  test('a discount stays as it is when its code changes, or is turned off', () => {
    const differs = { ...WHILE_REGISTRATION_OPEN, ...HAS, [`${CODE}/percent`]: 5, [`${CODE}/isOff`]: true };
    expect(listRefusedPaths({ who: 'holder', values: { [`${PRICE}/percent`]: 100 }, differs })).toEqual([
      `${PRICE}/percent`,
    ]);
  });
});
