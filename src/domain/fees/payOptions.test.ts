import { expect, test } from 'vitest';
import type { FeeRules } from './feeRules.ts';
import {
  cleanPayValue,
  buildWaysToPay,
  pickMainOffer,
  PAY_KINDS,
  listPayers,
  findPayFault,
  buildPaymentDue,
  buildPayOffers,
  hasWayToPay,
  type PayKind,
  type PayOption,
} from './payOptions.ts';

const DUE = { cents: 5500, references: ['PBC-4K7-M26'], email: 'maya+1@college.example' };

const offer = (option: PayOption, due = DUE) => buildPayOffers({ options: [option] }, due)[0];

test.each<[PayKind, string, string]>([
  [
    'venmo',
    'princeton-ballroom',
    'https://venmo.com/u/princeton-ballroom?txn=pay&amount=55&note=PBC-4K7-M26',
  ],
  ['paypal', 'pbcdance', 'https://paypal.me/pbcdance/55USD'],
  ['cashapp', '$pbcdance', 'https://cash.app/$pbcdance/55'],
  [
    'card',
    'https://buy.stripe.com/8wM3e?client_reference_id={ref}&prefilled_email={email}',
    'https://buy.stripe.com/8wM3e?client_reference_id=PBC-4K7-M26&prefilled_email=maya%2B1%40college.example',
  ],
  ['card', 'https://pay.example.org/?sum={amount}', 'https://pay.example.org/?sum=55'],
])('the payment option %s with the value %s opens %s', (kind, value, url) => {
  expect(offer({ kind, value })).toMatchObject({ url, qr: url });
});

test('dancers have a way to pay if one is on and complete, the organizer says how, or nothing costs anything', () => {
  const fees = (cents: number, howToPay?: string): FeeRules => ({
    windowBy: 'first',
    base: { student: { early: cents, normal: cents, late: cents } },
    rules: [{ kind: 'volunteer', cents: 500 }],
    ...(howToPay === undefined ? {} : { howToPay }),
  });
  const ways = (option: PayOption) => ({ options: [option] });
  expect(hasWayToPay(undefined, undefined)).toBe(false);
  expect(hasWayToPay(fees(4000), undefined)).toBe(false);
  expect(hasWayToPay(fees(4000), ways({ kind: 'cash', value: 'At the desk', isOff: true }))).toBe(false);
  expect(hasWayToPay(fees(4000), ways({ kind: 'venmo', value: '' }))).toBe(false);
  expect(hasWayToPay(fees(4000), ways({ kind: 'cash', value: 'At the desk' }))).toBe(true);
  expect(hasWayToPay(fees(4000, 'Checks to the club.'), undefined)).toBe(true);
  expect(hasWayToPay(fees(0), undefined)).toBe(true);
});

test('an amount is written with cents only if it has any', () => {
  expect(offer({ kind: 'paypal', value: 'pbc' }, { ...DUE, cents: 3750 })?.url).toBe(
    'https://paypal.me/pbc/37.50USD',
  );
  expect(offer({ kind: 'paypal', value: 'pbc' }, { ...DUE, cents: 3705 })?.url).toBe(
    'https://paypal.me/pbc/37.05USD',
  );
});

test('the note of a payment lists several references, and a payment page gets them without spaces', () => {
  const due = { ...DUE, references: ['PBC-4K7-M26', 'PBC-111-222'] };
  expect(offer({ kind: 'venmo', value: 'pbc' }, due)?.url).toContain('note=PBC-4K7-M26%20PBC-111-222');
  expect(offer({ kind: 'card', value: 'https://pay.example.org/?r={ref}' }, due)?.url).toContain(
    'r=PBC-4K7-M26_PBC-111-222',
  );
});

test('an IBAN comes with the lines of a euro transfer', () => {
  expect(offer({ kind: 'bank', value: 'be72 0000 0000 1616', holder: 'Red  Cross\nof Belgium' })).toEqual({
    kind: 'bank',
    text: 'Red  Cross\nof Belgium, be72 0000 0000 1616',
    copy: 'BE72000000001616',
    qr: 'BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616\nEUR55.00\n\n\nPBC-4K7-M26',
    fills: 'amount and note',
  });
});

test('Zelle, checks and cash have no link, and the Zelle address can be copied', () => {
  expect(offer({ kind: 'zelle', value: 'pay@pbc.example' })).toEqual({
    kind: 'zelle',
    text: 'pay@pbc.example',
    copy: 'pay@pbc.example',
    fills: 'nothing',
  });
  expect(offer({ kind: 'check', value: 'The club' })).not.toHaveProperty('url');
  expect(offer({ kind: 'cash', value: 'At the desk' })).not.toHaveProperty('copy');
});

test.each<[PayKind, string, string]>([
  ['venmo', 'https://venmo.com/u/pbc-dance?txn=pay', 'pbc-dance'],
  ['venmo', '@pbc-dance', 'pbc-dance'],
  ['paypal', 'https://www.paypal.com/paypalme/pbcdance', 'pbcdance'],
  ['paypal', 'paypal.me/pbcdance/25', 'pbcdance'],
  ['cashapp', 'https://cash.app/$pbc', 'pbc'],
  ['zelle', '  pay@pbc.example ', 'pay@pbc.example'],
])('the payment option %s cleans the pasted value %s', (kind, typed, value) => {
  expect(cleanPayValue(kind, typed)).toBe(value);
});

test.each<[PayKind, string, string]>([
  ['venmo', 'pbc dance', 'handle'],
  ['paypal', '../x', 'handle'],
  ['paypal', 'pbc dance', 'handle'],
  ['paypal', 'über', 'handle'],
  ['cashapp', '123', 'handle'],
  ['zelle', 'call me', 'email or phone'],
  ['card', 'http://pay.example.org', 'web address'],
  ['card', 'javascript:alert(1)', 'web address'],
  ['card', 'https://{ref}.example.org', 'web address'],
  ['card', 'https://bank.example@evil.example/', 'web address'],
  ['card', 'https://evil.example\\@bank.example/', 'web address'],
  ['card', 'https://pay.example.org/"><script>', 'web address'],
  ['bank', 'BE72 0000 0000 1617', 'iban'],
  ['bank', '021000021, 1234567', 'holder'],
  ['check', '  ', 'missing'],
  ['cash', '', 'missing'],
])('the payment option %s refuses the value %s: %s', (kind, value, fault) => {
  expect(findPayFault({ kind, value })).toBe(fault);
  expect(offer({ kind, value })).toBeUndefined();
});

test('an empty payment option reports a fault for each kind, and one that is off is not offered', () => {
  for (const kind of PAY_KINDS) expect(findPayFault({ kind, value: '' })).toBe('missing');
  expect(offer({ kind: 'cash', value: 'At the desk', isOff: true })).toBeUndefined();
});

test('the first payment option with a link is the main one', () => {
  const options: readonly PayOption[] = [
    { kind: 'cash', value: 'At the desk' },
    { kind: 'paypal', value: 'pbc' },
    { kind: 'venmo', value: 'pbc' },
  ];
  expect(pickMainOffer(buildPayOffers({ options }, DUE))?.kind).toBe('paypal');
});

test('a payment for more than three dancers names their school', () => {
  expect(listPayers(['a', 'b'], 'Yale')).toEqual([
    { kind: 'dancer', dancer: 'a' },
    { kind: 'dancer', dancer: 'b' },
  ]);
  expect(listPayers(['a', 'b', 'c', 'd'], 'Yale')).toEqual([{ kind: 'school', school: 'Yale' }]);
  const ways = buildWaysToPay(undefined, undefined, { name: 'Princeton Ballroom Classic', closes: 7 });
  expect(buildPaymentDue(ways, listPayers(['a', 'b', 'c', 'd'], ''), 100).references).toHaveLength(3);
  expect(ways).toMatchObject({ prefix: 'PBC', due: 7, options: [] });
});
