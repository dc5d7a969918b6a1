import { MAX_LENGTH } from '../../domain/bounds.ts';
import { MAIL_KINDS } from '../../domain/mail/kinds.ts';
import { MAIL_STATES } from '../../domain/mail/states.ts';
import { object, optional, integer, choice } from '../codec/forms.ts';
import { map, serverTime, number, text, patternText, trueOrMissing } from '../codec/moreForms.ts';
import { defineNode, type Node } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';

/** The secret behind Message-IDs and the links that stop reminders. Only the mailer writes it. */
export const mailSecretNode = defineNode('mails/secret', patternText(/^[0-9a-f]{64}$/, 64, ['0'.repeat(64)]));

/** A mail that was sent or tried. Only the mailer writes it. */
export const loggedMail = defineNode(
  'mails/log/$id',
  object({
    to: text(MAX_LENGTH.name),
    kind: choice(MAIL_KINDS),
    /** The dancer it is about; missing for a captain who doesn't dance. */
    dancer: optional(text(MAX_LENGTH.name)),
    subject: optional(text(MAX_LENGTH.page)),
    state: choice(MAIL_STATES),
    at: number,
    /** Attempts so far, for a failed mail. */
    tries: optional(integer(1, 100)),
    /** The time of the staff's request that this mail answers. */
    again: optional(number),
  }),
);

/** The staff's request to send a mail again. */
export const mailAgain = defineNode('mails/again/$id', serverTime);

/** A message of staff to dancers. Written once. */
export const mailMessage = defineNode(
  'mails/messages/$id',
  object({
    at: serverTime,
    uid: text(MAX_LENGTH.key),
    subject: text(MAX_LENGTH.reason),
    text: text(MAX_LENGTH.bio),
    to: map(trueOrMissing, { by: 'length', most: MAX_LENGTH.name }, '$dancer'),
  }),
);

const entry = (its: Node<unknown>, path: string, doc: string, writers: string): BranchEntry => ({
  node: its,
  archive: 'stays',
  rows: [[path, doc, writers, 'no']],
});

export const mailEntries = (): readonly BranchEntry[] => [
  entry(
    loggedMail,
    'mails/log/{mail}',
    'mails to dancers with address and state, written by the mailer; its start time is `mails/since`, the secret of its links `mails/secret`',
    'nobody',
  ),
  entry(mailAgain, 'mails/again/{mail}', 'a request to send a mail again', 'admin'),
  entry(mailMessage, 'mails/messages/{id}', 'a message from staff to dancers; append-only', 'admin'),
];
