import { describe, expect, test } from 'vitest';
import type { Letter } from './letter.ts';
import { letterColors, letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import { partnerAsks, type PartnerAsks } from './partnerAsks.ts';
import { registrationReceived, type RegistrationReceived } from './registrationReceived.ts';
import { ENGLISH_MAIL } from './words/english.ts';

const COLORS = { fill: '#e87722', onFill: '#000000' };

const REGISTERED: RegistrationReceived = {
  competition: 'Princeton Ballroom Classic',
  when: 'Saturday, November 15, at Dillon Gymnasium, Princeton',
  name: 'Maya',
  code: 'R4TN8WX',
  entriesUrl: 'https://pbc.test/updateEntries#R4TN8WX',
  entries: [
    { event: 'Bronze Cha Cha, Rumba, Jive', partner: { kind: 'confirmed', name: 'Mateus Gonçalves' } },
    { event: 'Silver Samba + Cha Cha', partner: { kind: 'asked', name: 'Theo Lindqvist' } },
    {
      event: 'Bronze Waltz',
      partner: { kind: 'needs', role: 'lead', listUrl: 'https://pbc.test/TBAList' },
    },
  ],
  bill: {
    lines: [
      { words: 'Student, regular price', amount: '$45' },
      { words: 'Second level in Latin', amount: '+ $10' },
    ],
    total: '$55',
    dueBy: 'November 9',
  },
  howToPay: 'Venmo @pbc\nor cash at the desk',
  closes: 'on Sunday, November 9, at 11:59 PM',
  site: 'pbc.test',
  contact: 'register@pbc.test',
};

const ASKS: PartnerAsks = {
  competition: 'Princeton Ballroom Classic',
  asker: 'Maya Fitzgerald-Osei',
  school: 'Rutgers',
  asked: 'Theo',
  events: [
    { event: 'Silver Samba + Cha Cha', role: 'lead' },
    { event: 'Gold Rumba', role: 'lead' },
  ],
  answerUrl: 'https://pbc.test/updateEntries',
  site: 'pbc.test',
};

test('the confirmation of a registration as plain text', () => {
  expect(letterText(registrationReceived(REGISTERED, ENGLISH_MAIL))).toBe(`Princeton Ballroom Classic

You’re registered, Maya

Saturday, November 15, at Dillon Gymnasium, Princeton. Here’s what we
have.

Your code: R4TN8WX
You’ll need it to change your entries. Keep this email: anyone with the
code can change them.
Open my entries:
https://pbc.test/updateEntries#R4TN8WX

WHAT YOU’RE DANCING
- Bronze Cha Cha, Rumba, Jive: ✓ Confirmed
  with Mateus Gonçalves
- Silver Samba + Cha Cha: ◔ Asked
  with Theo Lindqvist, who still has to answer
- Bronze Waltz: ○ Needs a lead
  See who’s looking: https://pbc.test/TBAList

WHAT IT COSTS
- Student, regular price: $45
- Second level in Latin: + $10
- To pay by November 9: $55

HOW TO PAY
Venmo @pbc
or cash at the desk

WHAT HAPPENS NEXT
Registration closes on Sunday, November 9, at 11:59 PM. Until then you
can change your entries with your code.

--${' '}
You get this because you registered at pbc.test.
Questions? Write to register@pbc.test.
`);
});

test('a partner request names the events and the role, and is answered on a page', () => {
  const letter = partnerAsks(ASKS, ENGLISH_MAIL);
  expect(letter.subject).toBe(
    'Maya Fitzgerald-Osei wants to dance Silver Samba + Cha Cha and Gold Rumba with you',
  );
  expect(letterText(letter)).toContain('- Gold Rumba: You lead');
  expect(letterText(letter)).toContain('Answer the request:\nhttps://pbc.test/updateEntries');
});

describe.each([['English', ENGLISH_MAIL]])('in %s', (_name, words) => {
  const letters: readonly Letter[] = [registrationReceived(REGISTERED, words), partnerAsks(ASKS, words)];

  test('the code is never in the subject or the preview, which lock screens show', () => {
    for (const { subject, preview } of letters) expect(subject + preview).not.toContain(REGISTERED.code);
  });

  test('text and HTML say the same facts', () => {
    for (const [letter, facts] of [
      [letters[0], ['Maya', 'R4TN8WX', 'Theo Lindqvist', '$55', 'Venmo @pbc', 'register@pbc.test']],
      [letters[1], ['Maya Fitzgerald-Osei', 'Rutgers', 'Gold Rumba', 'pbc.test/updateEntries']],
    ] as const) {
      if (letter === undefined) return expect.unreachable();
      for (const fact of facts) {
        expect(letterText(letter)).toContain(fact);
        expect(letterHtml(letter, words.language, COLORS)).toContain(fact);
      }
    }
  });
});

test('escapes typed text in HTML, and links only web addresses', () => {
  const html = letterHtml(
    registrationReceived(
      {
        ...REGISTERED,
        name: '<img src=x onerror=alert(1)>',
        entriesUrl: 'javascript:alert(1)',
        howToPay: '"><script>x</script>',
      },
      ENGLISH_MAIL,
    ),
    'en',
    COLORS,
  );
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('javascript:');
});

test('leaves out what is not known: no bill, no way to pay, no closing date', () => {
  const { bill: _bill, howToPay: _pay, closes: _closes, contact: _contact, ...bare } = REGISTERED;
  const text = letterText(registrationReceived({ ...bare, entries: [] }, ENGLISH_MAIL));
  expect(text).not.toMatch(/undefined|COSTS|PAY|NEXT|DANCING|Questions/);
});

test.each([
  [undefined, '#000000'],
  ['#e87722', '#000000'],
  ['#14213d', '#ffffff'],
  ['#a70023', '#ffffff'],
  ['#ffe100', '#000000'],
])('a button in %s has readable text', (primary, onFill) => {
  expect(letterColors(primary).onFill).toBe(onFill);
});

test('a title without a name is a whole sentence', () => {
  expect(registrationReceived({ ...REGISTERED, name: '' }, ENGLISH_MAIL).title).toBe('You’re registered');
  expect(partnerAsks({ ...ASKS, asked: '' }, ENGLISH_MAIL).title).toBe(
    'Will you dance with Maya Fitzgerald-Osei?',
  );
});
