import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import { ADMIN, NOBODY, type TestPerson } from '../testPersons.ts';
import { buildCell, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

/** A message to dancers. */
const message =
  (more: { readonly [name: string]: Json } = {}) =>
  (who: TestPerson, uid: Uid): Json => ({
    at: SERVER_NOW,
    uid: uid(who),
    subject: 'Parking',
    text: 'Use lot 7.',
    to: { k1: true },
    ...more,
  });

/** Mails. The mailer bypasses the rules to write the log. */
export const MAILS_PART: MatrixPart = {
  reads: [
    ['mails', ADMIN],
    ['mails/log', ADMIN],
    ['mails/log/m1', ADMIN],
    ['mails/since', ADMIN],
    ['mails/secret', ADMIN],
    ['mails/messages', ADMIN],
  ],
  cells: [
    buildCell('mails/log/m1', { to: 'victim@example.org', state: 'sending', at: 1 }, { writers: NOBODY }),
    buildCell('mails/log/m1/to', 'victim@example.org', { writers: NOBODY }),
    buildCell('mails/since', 1, { writers: NOBODY }),
    buildCell('mails/secret', '0'.repeat(64), { writers: NOBODY }),
    buildCell('mails/again/m1', SERVER_NOW, { writers: ADMIN, removers: NOBODY, rankers: NOBODY }),
    buildWriteOnlyCell('mails/again/m1', 1, NOBODY),
    buildWriteOnlyCell('mails/messages/new', message(), ADMIN),
    buildWriteOnlyCell('mails/messages/new', message({ uid: 'somebody-else' }), NOBODY),
    buildWriteOnlyCell('mails/messages/new', message({ to: { k1: 'k2' } }), NOBODY),
    buildWriteOnlyCell('mails/messages/new', message({ text: 'x'.repeat(2001) }), NOBODY),
    buildWriteOnlyCell('mails/messages/new', message({ subject: 'x'.repeat(201) }), NOBODY),
    // A message is written once, because it may have been sent already.
    buildCell('mails/messages/w1', message(), { writers: NOBODY }),
    buildCell('mails/messages/w1/text', 'Lot 8.', { writers: NOBODY }),
    buildCell('mails/messages/w1/to/k2', true, { writers: NOBODY }),
  ],
  pushes: [['mails/messages', message(), ADMIN]],
};
