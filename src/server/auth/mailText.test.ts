import { expect, test } from 'vitest';
import { buildCodeMail } from './mailText.ts';

test.each([
  ['America/New_York', 'until November 1, 2026 at 1:30 AM EDT.'],
  ['Asia/Kathmandu', 'until November 1, 2026 at 11:15 AM GMT+5:45.'],
])('a mail gives the time in %s with its zone', (timeZone, said) => {
  const until = Date.parse('2026-11-01T05:30:00Z');
  const { text } = buildCodeMail({
    kind: 'PASSWORD_RESET',
    to: 'ann@example.org',
    event: 'Ball',
    link: 'https://x.test',
    until,
    timeZone,
  });
  expect(text).toContain(said);
});
