import { expect, test } from 'vitest';
import { letterText } from '../../domain/mail/letterText.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { registrationList } from '../../store/registrant/registrationList.ts';
import { dueMails, type MailFacts } from './dueMails.ts';

const FACTS: MailFacts = {
  competition: competitionBasics.parse({
    fullName: 'Harbor Open',
    place: 'Dillon Gym',
    timeZone: 'America/New_York',
  }),
  events: [],
  people: new Map([['bo', { name: 'Bo Quist', affiliation: 'MIT' }]]),
  owed: new Map([['ann', 5500]]),
  howToPay: undefined,
  site: 'https://harbor.test',
};

const registered = (contact: { readonly name: string; readonly email: string }) =>
  registrationList.parse({ R4TN8WX: { contact, createdAt: 5, competitor: 'ann' } });

const facts = () => Promise.resolve(FACTS);

const REQUEST = { from: 'bo', to: 'ann', entries: new Map(), note: '', at: 7, answered: undefined } as const;

async function letterTo(name: string): Promise<string> {
  const registrations = registered({ name, email: 'ann@dancers.test' });
  const [mail] = dueMails({ registrations, requests: [] }, facts);
  return mail === undefined ? expect.unreachable() : letterText(await mail.write());
}

test('a registration is confirmed at its address, with its code and its bill', async () => {
  const registrations = registered({ name: 'Ann Lee', email: 'ann@dancers.test' });
  const [mail, ...more] = dueMails({ registrations, requests: [] }, facts);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'ann@dancers.test', at: 5 });
  expect(mail?.id).not.toContain('R4TN8WX');
  const text = await letterTo('Ann Lee');
  for (const fact of ['Ann Lee', 'R4TN8WX', '$55', 'Dillon Gym', 'https://harbor.test/updateEntries#R4TN8WX'])
    expect(text).toContain(fact);
});

test.each(['', 'ann', 'ann@localhost', 'a@b.c, victim@d.e', '<a@b.c>'])('sends nothing to %j', (email) => {
  const registrations = registered({ name: 'Ann Lee', email });
  expect(dueMails({ registrations, requests: [REQUEST] }, facts)).toEqual([]);
});

test.each(['win.example.com', 'Click https://evil.test', 'a@evil.test', 'call\r\nBcc: x'])(
  'leaves out a name that a mail program would turn into a link: %j',
  async (name) => {
    expect(await letterTo(name)).not.toMatch(/evil|win\.|Bcc/);
  },
);

test('a partner request is mailed once to the dancer, unless it is answered', async () => {
  const registrations = registered({ name: 'Ann Lee', email: 'ann@dancers.test' });
  const due = (
    requests: readonly (typeof REQUEST | (Omit<typeof REQUEST, 'answered'> & { answered: 'declined' }))[],
  ) => dueMails({ registrations, requests }, facts).slice(1);
  const [mail] = due([REQUEST]);
  expect(mail).toMatchObject({ to: 'ann@dancers.test', at: 7 });
  expect((await mail?.write())?.subject).toContain('Bo Quist');
  expect(due([{ ...REQUEST, answered: 'declined' }])).toEqual([]);
  const toStranger = { ...REQUEST, to: 'nobody' } as const;
  expect(dueMails({ registrations: [], requests: [toStranger] }, facts)).toEqual([]);
});
