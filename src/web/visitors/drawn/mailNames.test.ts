import { afterEach, expect, test } from 'vitest';
import type { Bill } from '../../../domain/fees/bill.ts';
import { buildWaysToPay } from '../../../domain/fees/payOptions.ts';
import { ENGLISH, pageLanguage } from '../../kit/words/language.ts';
import { loadMailNamesIn } from './mailNames.ts';

// The language is global: reset it for the next tests.
afterEach(() => pageLanguage.set(ENGLISH));

const WALTZ = { name: 'Bronze Smooth Waltz', level: 'Bronze', style: 'Smooth', dances: ['Waltz'] } as const;
const BILL: Bill = {
  lines: [
    { reason: { kind: 'base', category: 'student', window: 'normal' }, cents: 4500 },
    { reason: { kind: 'second level', styles: ['Smooth'] }, cents: 1000 },
  ],
  total: 5500,
};
const ABOUT = { name: 'Princeton Ballroom Classic', closes: undefined };
const WAYS = buildWaysToPay(
  'Or ask the treasurer.',
  {
    prefix: 'PBC',
    options: [
      { kind: 'venmo', value: 'princeton-ballroom' },
      { kind: 'cash', value: 'At the desk' },
    ],
  },
  ABOUT,
);
const MAYA = { kind: 'dancer', dancer: 'maya' } as const;

test.each([
  {
    tag: 'en',
    event: 'Bronze Smooth Waltz',
    line: /^Student/,
    pay: 'Pay $55 with Venmo',
    cash: /^Cash: At the desk$/m,
  },
  { tag: 'es', event: 'Vals', line: /^Estudiante/, pay: 'Pagar', cash: /^Efectivo: At the desk$/m },
  { tag: 'zh', event: '华尔兹', line: /学生/, pay: 'Venmo', cash: /At the desk/ },
])(
  'a mail in $tag names events, bill and ways to pay as the screens do',
  async ({ tag, event, line, pay, cash }) => {
    const names = await loadMailNamesIn(tag);
    expect(names.eventName(WALTZ)).toContain(event);
    const lines = names.billLines(BILL, false);
    expect(lines[0]?.words).toMatch(line);
    expect(lines.map(({ amount }) => amount.replaceAll(/\s|US/g, ''))).toEqual(['$45', '+$10']);
    const way = names.howToPay(WAYS, 5500, [MAYA]);
    expect(way?.link?.words).toContain(pay);
    expect(way?.link?.url).toMatch(
      /^https:\/\/venmo\.com\/u\/princeton-ballroom\?txn=pay&amount=55&note=PBC-[0-9B-Z]{3}-[0-9B-Z]{3}$/,
    );
    expect(way?.text).toMatch(cash);
    expect(way?.text).toContain('Or ask the treasurer.');
  },
);

test('mails built at the same time in two languages are not mixed', async () => {
  const [english, spanish] = await Promise.all([loadMailNamesIn('en'), loadMailNamesIn('es')]);
  expect([english.eventName(WALTZ), spanish.eventName(WALTZ), english.eventName(WALTZ)]).toEqual([
    'Bronze Smooth Waltz',
    expect.stringContaining('Vals'),
    'Bronze Smooth Waltz',
  ]);
});

test('a mail without a way to pay has no text about paying', async () => {
  const names = await loadMailNamesIn('en');
  expect(names.howToPay(buildWaysToPay(undefined, undefined, ABOUT), 5500, [MAYA])).toBeUndefined();
});
