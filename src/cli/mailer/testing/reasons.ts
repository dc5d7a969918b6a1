import { buildWaysToPay } from '../../../domain/fees/payOptions.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import type { MailFacts } from '../facts.ts';
import type { MailReasons } from '../reasons.ts';

export const SITE = 'https://harbor.test';

export const NO_REASONS: MailReasons = {
  competition: competitionBasics.parse({
    fullName: 'Harbor Open',
    place: 'Dillon Gym',
    timeZone: 'America/New_York',
  }),
  registrations: [],
  requests: [],
  places: [],
  payments: [],
  objections: [],
  codesShown: new Map(),
  decided: [],
  deskChanges: [],
  messages: new Map(),
  notes: new Map(),
};

/** Names as stored, without a build of the screens. */
export const STORED_NAMES: MailFacts['names'] = () =>
  Promise.resolve({
    eventName: ({ name }) => name,
    howToPay: ({ text }) => (text === undefined ? undefined : { text }),
    billLines: ({ lines }) =>
      lines.map(({ reason, cents }) => ({ words: reason.kind, amount: `$${cents / 100}` })),
  });

export const NO_FACTS: MailFacts = {
  events: [],
  people: new Map(),
  bills: new Map(),
  billAfter: () => undefined,
  balances: new Map(),
  hasOnePrice: true,
  ways: buildWaysToPay(undefined, undefined, { name: 'Harbor Open', closes: undefined }),
  resultsOf: () => Promise.resolve(undefined),
  names: STORED_NAMES,
  site: SITE,
};
