import { describe, expect, test } from 'vitest';
import { pickLetterColors, renderLetterHtml } from './letterHtml.ts';
import { renderLetterText } from './letterText.ts';
import { createMailFormats } from './mailFormats.ts';
import { writePartnerRequestLetter, type PartnerRequestNews } from './partnerRequestLetter.ts';
import { writeRegistrationLetter, type RegistrationNews } from './registrationLetter.ts';
import { buildSampleLetters, SAMPLE_CODE } from './testing/letters.ts';
import { ENGLISH_MAIL } from './words/english.ts';
import { mailWordsFor } from './words/mailWordsIn.ts';

const COLORS = { fill: '#e87722', onFill: '#000000' };

const REGISTERED: RegistrationNews = {
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
    toPay: '$55',
    dueBy: 'November 9',
  },
  howToPay: { text: 'Venmo @pbc\nor cash at the desk' },
  closes: 'on Sunday, November 9, at 11:59 PM',
  site: 'pbc.test',
  contact: 'register@pbc.test',
};

const ASKS: PartnerRequestNews = {
  competition: 'Princeton Ballroom Classic',
  asker: 'Maya Fitzgerald-Osei',
  school: 'Rutgers',
  asked: 'Theo',
  events: [
    { event: 'Silver Samba + Cha Cha', role: 'lead' },
    { event: 'Gold Rumba', role: 'lead' },
  ],
  answerUrl: 'https://pbc.test/updateEntries#T7HK2Q9',
  site: 'pbc.test',
};

test.each(['en', 'es', 'zh'])('amounts in mails in %s read as on the screens', (language) => {
  const { money } = createMailFormats(language, 'UTC');
  expect([money(5500), money(3750)]).toEqual(['$55', '$37.50']);
});

test('the mail that confirms a registration has a plain-text version', () => {
  expect(renderLetterText(writeRegistrationLetter(REGISTERED, ENGLISH_MAIL))).toBe(`Princeton Ballroom Classic

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
  with Theo Lindqvist. We’ll email you when they answer.
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
  const letter = writePartnerRequestLetter(ASKS, ENGLISH_MAIL);
  expect(letter.subject).toBe(
    'Maya Fitzgerald-Osei wants to dance Silver Samba + Cha Cha and Gold Rumba with you',
  );
  expect(renderLetterText(letter)).toContain('- Gold Rumba: You lead');
  expect(renderLetterText(letter)).toContain('Answer the request:\nhttps://pbc.test/updateEntries');
});

describe.each(['en', 'es', 'zh'].map((tag) => [tag, mailWordsFor(tag)] as const))(
  'the mails in %s',
  (language, words) => {
    const letters = Object.entries(buildSampleLetters(words));

    test.each(letters)(
      'no code is in the subject or preview, which lock screens show: mail %s',
      (_name, letter) => {
        expect(letter.subject + letter.preview).not.toContain(SAMPLE_CODE);
        expect(letter.subject.length).toBeGreaterThan(0);
        expect(letter.subject).not.toMatch(/\n|undefined/);
      },
    );

    test.each(letters)('the text and the HTML of the mail %s say the same', (_name, letter) => {
      const [text, html] = [renderLetterText(letter), renderLetterHtml(letter, language, COLORS)];
      const rows = letter.parts.flatMap((part) =>
        part.kind === 'list' ? part.rows.map(({ title }) => title) : [],
      );
      const links = letter.parts.flatMap((part) =>
        part.kind === 'buttons' ? part.links.map(({ url }) => url) : [],
      );
      const stop = letter.stop === undefined ? [] : [letter.stop.words, letter.stop.url];
      const oneLine = text.replaceAll(/\s+/g, ' ');
      for (const fact of [letter.title, letter.lead, ...letter.foot, ...rows, ...links, ...stop]) {
        expect(oneLine).toContain(fact);
        expect(html).toContain(fact);
      }
      expect(text + html).not.toContain('undefined');
      expect(html).not.toMatch(/<img|<svg|<style/);
    });
  },
);

test('a mail in a language without translation, or in none, is in English', () => {
  expect([undefined, 'fr', 'es-MX', 'zh'].map((tag) => mailWordsFor(tag).language)).toEqual([
    'en',
    'en',
    'es',
    'zh',
  ]);
});

test('a mail escapes typed text in HTML, and links only web addresses', () => {
  const html = renderLetterHtml(
    writeRegistrationLetter(
      {
        ...REGISTERED,
        name: '<img src=x onerror=alert(1)>',
        entriesUrl: 'javascript:alert(1)',
        howToPay: { text: '"><script>x</script>' },
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

test('a mail leaves out an unknown bill, way to pay or closing date', () => {
  const { bill: _bill, howToPay: _pay, closes: _closes, contact: _contact, ...bare } = REGISTERED;
  const text = renderLetterText(writeRegistrationLetter({ ...bare, entries: [] }, ENGLISH_MAIL));
  expect(text).not.toMatch(/undefined|COSTS|PAY|NEXT|DANCING|Questions/);
});

test.each([
  [undefined, '#000000'],
  ['#e87722', '#000000'],
  ['#14213d', '#ffffff'],
  ['#a70023', '#ffffff'],
  ['#ffe100', '#000000'],
])('a button in a mail in %s has readable text', (primary, onFill) => {
  expect(pickLetterColors(primary).onFill).toBe(onFill);
});

test('a mail’s title without a name is a whole sentence', () => {
  expect(writeRegistrationLetter({ ...REGISTERED, name: '' }, ENGLISH_MAIL).title).toBe('You’re registered');
  expect(writePartnerRequestLetter({ ...ASKS, asked: '' }, ENGLISH_MAIL).title).toBe(
    'Will you dance with Maya Fitzgerald-Osei?',
  );
});
