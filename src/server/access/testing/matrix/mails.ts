import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { ADMIN, NOBODY, type Who } from '../who.ts';
import { cell, writeOnlyCell, type Part, type Uid } from './rows.ts';

/** A message to dancers. */
const message =
  (more: { readonly [name: string]: Json } = {}) =>
  (who: Who, uid: Uid): Json => ({
    at: NOW,
    uid: uid(who),
    subject: 'Parking',
    text: 'Use lot 7.',
    to: { k1: true },
    ...more,
  });

/** Mails: the mailer writes the log past the rules. */
export const mails: Part = {
  reads: [
    ['mails', ADMIN],
    ['mails/log', ADMIN],
    ['mails/log/m1', ADMIN],
    ['mails/since', ADMIN],
    ['mails/secret', ADMIN],
    ['mails/messages', ADMIN],
  ],
  cells: [
    cell('mails/log/m1', { to: 'victim@example.org', state: 'sending', at: 1 }, { writers: NOBODY }),
    cell('mails/log/m1/to', 'victim@example.org', { writers: NOBODY }),
    cell('mails/since', 1, { writers: NOBODY }),
    cell('mails/secret', '0'.repeat(64), { writers: NOBODY }),
    cell('mails/again/m1', NOW, { writers: ADMIN, removers: NOBODY, rankers: NOBODY }),
    writeOnlyCell('mails/again/m1', 1, NOBODY),
    writeOnlyCell('mails/messages/new', message(), ADMIN),
    writeOnlyCell('mails/messages/new', message({ uid: 'somebody-else' }), NOBODY),
    writeOnlyCell('mails/messages/new', message({ to: { k1: 'k2' } }), NOBODY),
    writeOnlyCell('mails/messages/new', message({ text: 'x'.repeat(2001) }), NOBODY),
    writeOnlyCell('mails/messages/new', message({ subject: 'x'.repeat(201) }), NOBODY),
    // Written once: it may have been sent.
    cell('mails/messages/w1', message(), { writers: NOBODY }),
    cell('mails/messages/w1/text', 'Lot 8.', { writers: NOBODY }),
    cell('mails/messages/w1/to/k2', true, { writers: NOBODY }),
  ],
  pushes: [['mails/messages', message(), ADMIN]],
};
