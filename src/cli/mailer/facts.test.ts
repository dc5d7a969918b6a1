import { expect, test } from 'vitest';
import { renderLetterText } from '../../domain/mail/letterText.ts';
import type { MailKind } from '../../domain/mail/kinds.ts';
import { getRawChild } from '../../store/tree/path.ts';
import { listDueMails } from './dueMails.ts';
import { readFacts } from './facts.ts';
import { DeskChanges, readReasons } from './reasons.ts';
import { NOW, registered, tree } from './testing/partners.ts';
import { SITE, STORED_NAMES } from './testing/reasons.ts';

async function textOf(kind: MailKind, to: string, stored: object): Promise<string> {
  const read = (path: string) =>
    Promise.resolve(path.split('/').reduce<unknown>((raw, key) => getRawChild(raw, key), stored) ?? null);
  const facts = readFacts(read, { site: SITE, names: STORED_NAMES });
  const due = listDueMails(await readReasons(read, new DeskChanges()), {
    now: NOW,
    site: SITE,
    facts: () => facts,
  });
  const letter = await due.find((mail) => mail.kind === kind && mail.to === `${to}@dancers.test`)?.write();
  return letter === undefined ? expect.unreachable() : renderLetterText(letter).replaceAll(/\s+/g, ' ');
}

test('the confirmation of a dancer who asked for places has the bill that comes with a yes', async () => {
  const text = await textOf('registered', 'ann', tree({}));
  expect(text).toContain('To pay: $50 With a yes from Bo Quist. Before that, nothing is due.');
});

test('a request says what a yes costs in all, and its link opens the dancer’s registration', async () => {
  const text = await textOf('partner asks', 'bo', tree({}));
  expect(text).toContain('Gold Latin Rumba: You lead');
  expect(text).toContain('Gold Latin Samba: You follow');
  expect(text).toContain('Your total if you say yes: $50');
  expect(text).toContain(`Answer the request: ${SITE}/updateEntries#Bo33333`);
});

test('a yes is mailed with the balance due, and a no without one', async () => {
  const yes = await textOf('partner says yes', 'ann', tree({ followId: 'ann' }, 'accepted'));
  expect(yes).toContain('To pay: $40');
  const no = await textOf('partner says no', 'ann', tree({}, 'declined'));
  expect(no).toContain('You’re not entered there.');
  expect(no).not.toContain('To pay');
});

test('the confirmation of both partners has what each of them owes once it is known', async () => {
  const couple = tree({ followId: 'ann' }, 'accepted');
  expect(await textOf('registered', 'ann', couple)).toContain('To pay: $40');
  expect(await textOf('registered', 'bo', couple)).toContain('To pay: $50');
  expect(await textOf('registered', 'bo', couple)).not.toContain('With a yes');
});

test('a captain’s confirmation lists the team with what each dancer owes, and the sum', async () => {
  const captain = {
    ...registered('', 'Cap Tain'),
    contact: { name: 'Cap Tain', email: 'captain@dancers.test' },
    competitor: undefined,
    dancers: { 0: 'ann', 1: 'bo' },
  };
  const stored = tree({ followId: 'ann' }, 'accepted');
  const registrations: unknown = getRawChild(stored, 'registrations');
  const team = { ...stored, registrations: { ...Object(registrations), Cap4444: captain } };
  expect(await textOf('registered', 'captain', team)).toContain(
    'WHO YOU REGISTERED - Ann Lee: $40 - Bo Quist: $50 - To pay: $90',
  );
});
