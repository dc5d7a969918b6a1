import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitRuns } from '../testing/tries.ts';
import { parseBankDay, guessBankColumns, readBankFile, type BankLine } from './bankFile.ts';
import { matchBankLines, buildPartKey, type BankMatch, type Debtor } from './bankMatch.ts';
import { buildReference } from '../fees/reference.ts';
import type { Payer } from '../fees/payment.ts';

const dancer = (key: string): Payer => ({ kind: 'dancer', dancer: key });

const debtor = (key: string, name: string, owed: number, more: Partial<Debtor> = {}): Debtor => ({
  payer: dancer(key),
  name,
  school: 'Rutgers',
  owed,
  former: [],
  partners: [],
  ...more,
});

const MAYA = debtor('maya', 'Maya Fitzgerald-Osei', 5500);
const JOSE = debtor('jose', 'José Álvarez', 4500);
const JO = debtor('jo', 'Jo Alvarez', 4500, { school: 'Columbia' });
const THEO = debtor('theo', 'Theo Lindqvist', 4500, { partners: ['ines'] });
const INES = debtor('ines', 'Ines Marchetti', 4500, { partners: ['theo'] });
const YALE = debtor('', 'Yale', 32_000, { payer: { kind: 'school', school: 'Yale' }, school: '' });
const ALL = [MAYA, JOSE, JO, THEO, INES, YALE];

const line = (text: string, cents: number, id = text): BankLine => ({
  id,
  date: '10/20/2025',
  day: undefined,
  text,
  how: 'transfer',
  cents,
});

const match = (one: BankLine, debtors = ALL): BankMatch =>
  matchBankLines([one], debtors, [], 'PBC')[0] ?? expect.unreachable();
const ref = (one: Debtor): string => buildReference('PBC', one.payer);
const namesIn = (one: BankMatch) =>
  one.kind === 'doubtful'
    ? one.choices.map((parts) => parts.map((part) => `${part.debtor.name} ${part.cents}`).join(' + '))
    : [];

test('a payment with a right reference and the balance due is certain, in any spelling', () => {
  for (const text of [`VENMO CASHOUT ${ref(MAYA)}`, ref(MAYA).toLowerCase(), ref(MAYA).replaceAll('-', ' ')])
    expect(match(line(text, 5500))).toMatchObject({
      kind: 'certain',
      parts: [{ debtor: MAYA, cents: 5500 }],
    });
  expect(match(line(`CHECK ${ref(YALE)}`, 32_000))).toMatchObject({
    kind: 'certain',
    parts: [{ debtor: YALE }],
  });
});

test('a payment with several references is certain if their balances add up', () => {
  expect(match(line(`${ref(THEO)} ${ref(INES)}`, 9000))).toMatchObject({
    kind: 'certain',
    parts: [
      { debtor: THEO, cents: 4500 },
      { debtor: INES, cents: 4500 },
    ],
  });
});

test('a payment with another amount, a typo or only a name is never certain, and the treasurer is asked', () => {
  expect(match(line(ref(MAYA), 5000))).toMatchObject({ kind: 'doubtful', doubt: { kind: 'amount' } });
  const written = ref(MAYA);
  const swapped = `${written.slice(0, 4)}${written[5] ?? ''}${written[4] ?? ''}${written.slice(6)}`;
  const typo = match(line(swapped, 5500));
  expect(typo).toMatchObject({ kind: 'doubtful', doubt: { kind: 'typo' } });
  expect(namesIn(typo)).toEqual(['Maya Fitzgerald-Osei 5500']);
  expect(namesIn(match(line('ZELLE FROM J ALVAREZ', 4500)))).toEqual([
    'José Álvarez 4500',
    'Jo Alvarez 4500',
  ]);
  expect(match(line('ZELLE FROM MAYA FITZGERALD OSEI', 5500)).kind).toBe('doubtful');
});

test('a payment in the sum of two balances suggests the couple who owe it together', () => {
  expect(namesIn(match(line('ZELLE FROM LINDQVIST THEO', 9000)))[0]).toBe(
    'Theo Lindqvist 4500 + Ines Marchetti 4500',
  );
});

test('the treasurer is asked about a second payment with the same reference, and an unknown line is left', () => {
  const [first, second] = matchBankLines(
    [line(ref(MAYA), 5500, 'a'), line(ref(MAYA), 5500, 'b')],
    ALL,
    [],
    'PBC',
  );
  expect([first?.kind, second?.kind]).toEqual(['certain', 'doubtful']);
  expect(match(line('MOBILE DEPOSIT', 2500)).kind).toBe('unplaced');
});

test('the treasurer is asked about two payers with one reference', () => {
  const twin = { ...JOSE, former: [MAYA.payer] };
  expect(match(line(ref(MAYA), 5500), [MAYA, twin])).toMatchObject({ doubt: { kind: 'same reference' } });
});

test('a payment with the former reference of a merged dancer finds the dancer', () => {
  const merged = debtor('new', 'Maya F.', 5500, { former: [MAYA.payer] });
  expect(match(line(ref(MAYA), 5500), [merged])).toMatchObject({ kind: 'certain' });
});

const HEAD = ['Date', 'Description', 'Amount', 'Balance'];
const table = (...rows: readonly (readonly string[])[]) =>
  readBankFile(
    rows.map((cells, at) => ({ number: at + 2, cells })),
    guessBankColumns(HEAD),
  );

test('a bank file read twice gives its lines the same keys, and two equal lines get two keys', () => {
  const rows = [
    ['10/20/2025', 'MOBILE DEPOSIT', '45.00', '1'],
    ['10/20/2025', 'MOBILE DEPOSIT', '45.00', '2'],
    ['10/21/2025', 'RENT', '-900.00', '3'],
    ['10/21/2025', 'Pending', '', '4'],
  ];
  const [one, again] = [table(...rows), table(...rows)];
  expect(one).toEqual(again);
  expect(new Set(one.lines.map(({ id }) => id)).size).toBe(2);
  expect(one).toMatchObject({ outgoing: 1, unreadable: [5] });
  const ledger = one.lines.map((its) => ({ id: buildPartKey(its, 0) }));
  expect(matchBankLines(again.lines, ALL, ledger, 'PBC').map(({ kind }) => kind)).toEqual([
    'recorded',
    'recorded',
  ]);
});

test.each([
  ['+ $55.00', 5500],
  ['$1,234.50', 123_450],
  ['1.234,5', 123_450],
  ["1'234.50", 123_450],
  ['(45.00)', 'out'],
  ['−45', 'out'],
  ['45.00-', 'out'],
  ['45 USD', 4500],
  ['12,50 €', 1250],
  ['£45', 'unreadable'],
  ['45.123,1.2', 'unreadable'],
  ['abc', 'unreadable'],
  ['', 'unreadable'],
])('the amount %s in a bank file is read as %s', (text, cents) => {
  const columns = ['amount'] as const;
  const { lines, outgoing, unreadable } = readBankFile([{ number: 2, cells: [text] }], columns);
  expect(lines.map((one) => one.cents)).toEqual(typeof cents === 'number' && cents > 0 ? [cents] : []);
  expect(outgoing).toBe(cents === 'out' ? 1 : 0);
  expect(unreadable).toEqual(cents === 'unreadable' ? [2] : []);
});

test.each([
  ['2025-10-20T12:00:00', '2025-10-20'],
  ['10/20/2025', '2025-10-20'],
  ['1/2/25', '2025-01-02'],
  ['20/10/2025', '2025-10-20'],
  ['02.01.2025', '2025-01-02'],
  ['Oct 20', undefined],
  ['13/13/2025', undefined],
])('the date %s in a bank file is read as %s', (text, day) => {
  expect(parseBankDay(text)).toBe(day);
});

test('a bank file may have separate columns for money in and out, and the first of several amounts counts', () => {
  const columns = guessBankColumns(['Posting Date', 'Details', 'Credit', 'Debit']);
  expect(columns).toEqual(['date', 'text', 'in', 'out']);
  const read = readBankFile(
    [
      { number: 2, cells: ['10/20/2025', 'A', '45.00', ''] },
      { number: 3, cells: ['10/20/2025', 'B', '', '9.00'] },
    ],
    columns,
  );
  expect(read).toMatchObject({ lines: [{ cents: 4500 }], outgoing: 1 });
  expect(guessBankColumns(['Amount (total)', 'Amount'])).toEqual(['amount', undefined]);
});

test('no text breaks the reader of bank files, and each line keeps its amount', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 99_999 }))),
      (said) => {
        const lines = said.map(([text, cents], at) => line(text, cents, String(at)));
        for (const one of matchBankLines(lines, ALL, [], 'PBC')) {
          const asked = one.kind === 'doubtful' ? one.choices : [];
          const choices = one.kind === 'certain' ? [one.parts] : asked;
          for (const parts of choices)
            expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(one.line.cents);
        }
      },
    ),
    limitRuns(200),
  );
});
