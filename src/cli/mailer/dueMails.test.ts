import { expect, test } from 'vitest';
import { renderLetterText } from '../../domain/mail/letterText.ts';
import type { MailKind } from '../../domain/mail/kinds.ts';
import type { Entry } from '../../domain/competition.ts';
import { parseEntryId } from '../../domain/ids.ts';
import { buildTestEvent } from '../../domain/testing/event.ts';
import { buildTestRound } from '../../domain/testing/round.ts';
import { mailedRegistrations } from '../../store/registrant/mails.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import type { DueMail } from './dueMail.ts';
import { listDueMails } from './dueMails.ts';
import type { MailFacts } from './facts.ts';
import type { MailReasons } from './reasons.ts';
import { NO_FACTS, NO_REASONS, SITE } from './testing/reasons.ts';

const NOW = Date.parse('2026-11-10T15:00:00Z');
const DESK_PAUSE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ANN = { contact: { name: 'Ann Lee', email: 'ann@dancers.test' }, createdAt: 5, competitor: 'ann' };
const BO = { contact: { name: 'Bo Quist', email: 'bo@dancers.test' }, createdAt: 6, competitor: 'bo' };
const people = new Map(
  [
    { id: 'ann', name: 'Ann Lee', affiliation: 'Yale', number: undefined },
    { id: 'bo', name: 'Bo Quist', affiliation: 'MIT', number: undefined },
  ].map((one) => [one.id, one]),
);

const entry = parseEntryId('e1');
if (entry === undefined) throw new Error('a plain key');
const couple = {
  id: entry,
  number: undefined,
  leadName: 'Bo Quist',
  followName: 'Ann Lee',
  leadId: 'bo',
  followId: 'ann',
  affiliation: 'MIT',
  placeholder: false,
  checkedIn: new Map(),
};
const RUMBA = {
  ...buildTestEvent(
    'Gold Latin Rumba',
    buildTestRound({
      number: 0,
      entries: [{ id: entry, heats: [1] }],
      startTime: Date.parse('2026-11-14T14:10:00Z'),
    }),
  ),
  entries: [couple],
};

interface Given {
  readonly reasons?: Partial<MailReasons>;
  readonly facts?: Partial<MailFacts>;
  readonly registrations?: object;
  readonly now?: number;
}

function due({
  reasons = {},
  facts = {},
  registrations = { R4TN8WX: ANN },
  now = NOW,
}: Given): readonly DueMail[] {
  const known = { ...NO_FACTS, people, events: [RUMBA], ...facts };
  return listDueMails(
    { ...NO_REASONS, registrations: mailedRegistrations.parse(registrations), ...reasons },
    { now, site: SITE, facts: () => Promise.resolve(known) },
  );
}

/** The text of the only mail of this kind. */
async function textOf(kind: MailKind, given: Given): Promise<string> {
  const its = due(given).filter((mail) => mail.kind === kind);
  expect(its).toHaveLength(1);
  const letter = await its[0]?.write();
  return letter === undefined ? expect.unreachable() : `${letter.subject}\n${renderLetterText(letter)}`;
}

const kinds = (given: Given): readonly MailKind[] => due(given).map(({ kind }) => kind);

const REQUEST = {
  from: 'bo',
  to: 'ann',
  entries: new Map([[RUMBA.key, entry]]),
  note: '',
  at: 7,
  answered: undefined,
} as const;

test('a registration is confirmed at its address, with its code and its bill', async () => {
  const facts: Partial<MailFacts> = {
    bills: new Map([['ann', { lines: [{ reason: { kind: 'at the door' }, cents: 5500 }], total: 5500 }]]),
  };
  const [mail, ...more] = due({ facts });
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'ann@dancers.test', at: 5 });
  expect(mail?.id).not.toContain('R4TN8WX');
  const text = await textOf('registered', { facts });
  for (const fact of [
    'Ann Lee',
    'R4TN8WX',
    'at the door: $55',
    'Dillon Gym',
    'Gold Latin Rumba',
    'with Bo Quist',
    'https://harbor.test/updateEntries#R4TN8WX',
  ])
    expect(text).toContain(fact);
});

test('a registration mail shows a partner as confirmed only once both are registered', async () => {
  const { leadId: _lead, ...withoutLead } = couple;
  const { followId: _follow, ...withoutFollow } = couple;
  const inRumba = async (its: Entry, more: Partial<MailReasons> = {}) => {
    const events = [{ ...RUMBA, entries: [its] }];
    return textOf('registered', { facts: { events }, reasons: more });
  };
  expect(await inRumba(couple)).toContain('Confirmed');
  expect(await inRumba(withoutLead)).toContain('Not registered yet');
  const toBo = { ...REQUEST, from: 'ann', to: 'bo' };
  expect(await inRumba(withoutLead, { requests: [toBo] })).toContain('Asked');
  // A place that the partner reserved by name and the reader requested. The reader is in no entry yet.
  const requested = await inRumba(withoutFollow, { requests: [toBo] });
  expect(requested).toContain('Asked');
  expect(requested).toContain('with Bo Quist');
  expect(await inRumba(withoutLead, { requests: [{ ...toBo, answered: 'declined' }] })).toContain(
    'Needs a lead',
  );
});

test('a mail is in the language that the dancer registered in', async () => {
  const registrations = { R4TN8WX: { ...ANN, language: 'es' }, QQQQ222: { ...BO, language: 'xx' } };
  expect(due({ registrations }).map(({ language }) => language)).toEqual(['es', 'en']);
  expect(await textOf('registered', { registrations: { R4TN8WX: { ...ANN, language: 'es' } } })).toContain(
    'Tu código: R4TN8WX',
  );
});

test.each(['', 'ann', 'ann@localhost', 'a@b.c, victim@d.e', '<a@b.c>'])('no mail is sent to %j', (email) => {
  const registrations = { R4TN8WX: { ...ANN, contact: { name: 'Ann Lee', email } } };
  expect(due({ registrations, reasons: { requests: [REQUEST] } })).toEqual([]);
});

test.each(['win.example.com', 'Click https://evil.test', 'a@evil.test', 'call\r\nBcc: x'])(
  'a mail leaves out a name that a mail program would turn into a link: %j',
  async (name) => {
    const registrations = { R4TN8WX: { ...ANN, contact: { ...ANN.contact, name } } };
    const text = await textOf('registered', { registrations });
    expect(text).not.toMatch(/evil|win\.|Bcc/);
    const facts = {
      people: new Map([...people, ['bo', { id: 'bo', name, affiliation: name, number: undefined }]]),
    };
    expect(await textOf('partner asks', { facts, reasons: { requests: [REQUEST] } })).not.toMatch(
      /evil|win\.|Bcc/,
    );
  },
);

test('a partner request is mailed to the dancer asked, and the answer to the dancer who asked', async () => {
  const registrations = { R4TN8WX: ANN, QQQQ222: BO };
  expect(await textOf('partner asks', { reasons: { requests: [REQUEST] } })).toContain('Bo Quist');
  const answered = (answer: 'accepted' | 'declined'): Given => ({
    registrations,
    reasons: { requests: [{ ...REQUEST, answered: answer }] },
  });
  expect(kinds(answered('declined'))).not.toContain('partner asks');
  const yes = due(answered('accepted')).find(({ kind }) => kind === 'partner says yes');
  expect(yes?.to).toBe('bo@dancers.test');
  expect(await textOf('partner says yes', answered('accepted'))).toContain(
    'Ann Lee said yes. You’re entered together in Gold Latin Rumba.',
  );
  expect(await textOf('partner says no', answered('declined'))).toContain('Ann Lee said no');
});

test('people who did not register get no mail', () => {
  const reasons = { requests: [{ ...REQUEST, to: 'nobody' }] };
  expect(due({ registrations: {}, reasons })).toEqual([]);
});

test('a dancer whose partner joined by a link gets a mail', async () => {
  const reasons = { places: [{ event: RUMBA.key, entry, from: 'ann', by: 'bo' }] };
  expect(await textOf('place taken', { reasons })).toContain('Bo Quist used your link.');
});

test('changes at the desk are mailed once, after a pause, with the entries as they are now', async () => {
  const change = { hash: 'h1', at: NOW - DESK_PAUSE_MS - 1, dancers: ['ann', 'bo'], paired: undefined };
  const later = { ...change, hash: 'h2', at: NOW - DESK_PAUSE_MS + 1 };
  expect(await textOf('changed by desk', { reasons: { deskChanges: [change] } })).toContain('with Bo Quist');
  expect(kinds({ reasons: { deskChanges: [change, later] } })).toEqual(['registered']);
  const paired = { ...change, paired: { dancer: 'ann', events: [RUMBA.key] } };
  expect(await textOf('partner found', { reasons: { deskChanges: [paired] } })).toContain(
    'The desk entered you together in Gold Latin Rumba.',
  );
});

test('a payment is mailed with the balance due, and a refund as a refund', async () => {
  const payment = {
    id: 'p1',
    payer: { kind: 'dancer', dancer: 'ann' },
    cents: 4000,
    how: 'cash',
    note: 'private',
    at: 9,
  } as const;
  const facts = { balances: new Map([['ann', { paid: 4000, left: 1500 }]]) };
  const text = await textOf('payment', { facts, reasons: { payments: [payment] } });
  expect(text).toContain('We received $40');
  expect(text).toContain('$15 is still due');
  expect(text).not.toContain('private');
  expect(await textOf('payment', { reasons: { payments: [{ ...payment, cents: -2000 }] } })).toContain(
    'a refund of $20',
  );
});

test('an objection is confirmed to the dancer who made it, and both sides get the decision', async () => {
  const objection = { uid: 'phone', slot: 0, event: RUMBA.key, entry, why: 'Won gold', at: 20 };
  const registrations = { R4TN8WX: ANN, ZZZZ999: { ...BO, competitor: 'cy', createdAt: 30 } };
  const reasons = {
    objections: [objection],
    codesShown: new Map([['phone', ['ZZZZ999']]]),
    decided: [
      {
        event: RUMBA.key,
        entry,
        ruling: { outcome: 'may not dance' as const, at: 40, lead: 'bo', follow: 'ann' },
        why: 'Too many points.',
      },
    ],
  };
  const mails = due({ registrations, reasons }).filter(({ kind }) => kind !== 'registered');
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['objection', 'bo@dancers.test'],
    ['decision', 'ann@dancers.test'],
    ['decision', 'bo@dancers.test'],
  ]);
  const texts = await Promise.all(
    mails.map(async ({ write }) => {
      const letter = await write();
      return letter === undefined ? '' : renderLetterText(letter).replaceAll(/\s+/g, ' ');
    }),
  );
  expect(texts[1]).toContain('You can’t dance this event. WHY Too many points.');
  expect(texts[2]).toContain('The couple can’t dance this event.');
  expect(texts.join(' ')).not.toContain('Won gold');
});

test('a message from staff goes to the selected dancers', async () => {
  const message = {
    at: 50,
    uid: 'x',
    subject: 'Parking',
    text: 'Use lot 7.\nIt is free.',
    to: { ann: true as const },
  };
  const given = {
    registrations: { R4TN8WX: ANN, QQQQ222: BO },
    reasons: { messages: new Map([['m1', message]]) },
  };
  expect(
    due(given)
      .filter(({ kind }) => kind === 'message')
      .map(({ to }) => to),
  ).toEqual(['ann@dancers.test']);
  expect(await textOf('message', given)).toContain('Use lot 7.\nIt is free.');
});

test('follow-up mails are in the thread of the confirmation', () => {
  const [first, second] = due({ reasons: { requests: [REQUEST] } });
  expect(second?.follows).toBe(first?.id);
  expect(first?.follows).toBeUndefined();
});

test('mails to a list are sent last', () => {
  const message = { at: 1, uid: 'x', subject: 'Parking', text: 'Lot 7', to: { ann: true as const } };
  expect(kinds({ reasons: { messages: new Map([['m1', message]]) } })).toEqual(['registered', 'message']);
});

const dated = (more: object) => ({
  competition: competitionBasics.parse({ timeZone: 'America/New_York', ...more }),
});

test('three days before registration closes, dancers who owe money are reminded, unless they opted out', async () => {
  const closed = NOW + 3 * DAY_MS;
  const reasons = dated({ dateRegistrationClosed: closed });
  const owes: Partial<MailFacts> = {
    balances: new Map([['ann', { paid: 0, left: 4500 }]]),
    ways: { ...NO_FACTS.ways, text: 'Venmo @pbc' },
  };
  expect(reasons.competition.registration.dates.closed).toBe(closed);
  const text = await textOf('closing', { reasons, facts: owes });
  expect(text).toContain('Registration closes in 3 days: $45 due');
  expect(text).toContain('Venmo @pbc');
  const [, mail] = due({ reasons });
  expect(mail?.stop).toEqual({
    code: 'R4TN8WX',
    url: 'https://harbor.test/updateEntries?mails=off#R4TN8WX',
  });
  expect(await mail?.write()).toBeUndefined();
  const silent = { R4TN8WX: { ...ANN, noReminders: true } };
  expect(kinds({ reasons, facts: owes, registrations: silent })).toEqual(['registered']);
  for (const now of [NOW - 1, closed]) expect(kinds({ reasons, facts: owes, now })).toEqual(['registered']);
  const justNow = { R4TN8WX: { ...ANN, createdAt: NOW + 1 } };
  expect(kinds({ reasons, facts: owes, registrations: justNow, now: NOW + 2 })).toEqual(['registered']);
});

test('on the evening before, dancers learn the time of their first round', async () => {
  const reasons = dated({ startDate: '2026-11-14', endDate: '2026-11-15' });
  const evening = Date.parse('2026-11-13T22:00:00Z');
  expect(await textOf('tomorrow', { reasons, now: evening })).toContain(
    'Tomorrow: your first round is about 9:10 AM',
  );
  expect(kinds({ reasons, now: evening - 1 })).toEqual(['registered']);
  const [, sunday] = due({ reasons, now: evening + DAY_MS });
  expect(await sunday?.write()).toBeUndefined();
  expect(kinds({ reasons, now: evening + 2 * DAY_MS })).toEqual(['registered']);
});

test('on the morning after the last day, dancers get their public results', async () => {
  const reasons = dated({ startDate: '2026-11-14' });
  const morning = Date.parse('2026-11-15T14:00:00Z');
  expect(kinds({ reasons, now: morning - 1 })).toEqual(['registered']);
  expect(kinds({ reasons, now: morning })).toEqual(['registered', 'results']);
  expect(kinds({ reasons, now: morning + 3 * DAY_MS })).toEqual(['registered']);
  const [, mail] = due({ reasons, now: morning });
  expect(await mail?.write()).toBeUndefined();
});
