import type { Author } from '../../domain/journal/record.ts';
import { loggedMail, mailAgain, mailMessage, mailSecretNode } from '../../schema/nodes/mails.ts';
import { registrationForm } from '../../schema/nodes/people/registration.ts';
import type { Change } from '../delivery/operation.ts';
import { SERVER_TIME } from '../tree/patch.ts';
import { buildChildrenAddress, getRawChild, mapChildren, type TreePath } from '../tree/path.ts';
import { registrationList, type ListedRegistration } from './registrationList.ts';

const AT = 'mails';
export const MAILS_SINCE_AT = `${AT}/since`;
/** The mailer encrypts its tokens with this secret, and the server decrypts them. */
export const mailSecret: TreePath<string | undefined> = {
  at: mailSecretNode.at,
  parse: mailSecretNode.parse,
};
export const loggedMailAt = (id: string): string => `${AT}/log/${id}`;
const mailAgainAt = (id: string): string => `${AT}/again/${id}`;

export type LoggedMail = NonNullable<ReturnType<typeof loggedMail.parse>>;
export type MailMessage = NonNullable<ReturnType<typeof mailMessage.parse>>;

const byId = <T>(at: string, parse: (raw: unknown) => T | undefined): TreePath<ReadonlyMap<string, T>> => ({
  at,
  parse: (raw) => mapChildren(raw, (id) => id, parse),
});

/** Mails that were sent or tried, by their keys. */
export const mailLog = byId(`${AT}/log`, loggedMail.parse);

/** Mails about one dancer, by their keys. */
export const dancerMailsPath = (dancer: string): TreePath<ReadonlyMap<string, LoggedMail>> => ({
  at: buildChildrenAddress(mailLog.at, 'dancer', dancer),
  parse: mailLog.parse,
});

/** The times at which staff asked for a mail to be sent again, by its key. */
export const mailResends = byId(`${AT}/again`, mailAgain.parse);

export const mailMessages = byId(`${AT}/messages`, mailMessage.parse);

/** Asks the mailer to send a mail again. */
export const resendMail = (
  by: Author,
  id: string,
  { key, name }: { readonly key: string; readonly name: string },
): Change => ({
  record: { ...by, kind: 'mail sent again', competitor: key, name },
  patch: { [mailAgainAt(id)]: SERVER_TIME },
});

interface NewMessage {
  readonly subject: string;
  readonly text: string;
  /** The dancers' keys. */
  readonly to: readonly string[];
}

/** Sends dancers a message under a key that is made once, so that a retry doesn't send it twice. */
export const sendMessage = (by: Author, key: string, { subject, text, to }: NewMessage): Change => ({
  record: { ...by, kind: 'message written', subject: subject.trim(), dancers: to.length },
  patch: {
    [`${AT}/messages/${key}`]: {
      at: SERVER_TIME,
      uid: by.uid,
      subject: subject.trim(),
      text: text.trim(),
      to: Object.fromEntries(to.map((dancer) => [dancer, true])),
    },
  },
});

export interface MailedRegistration extends ListedRegistration {
  /** The tag of the language they registered in; undefined if the organizer registered them. */
  readonly language: string | undefined;
  readonly noReminders: boolean;
}

/** All registrations with their mail preferences. */
export const mailedRegistrations: TreePath<readonly MailedRegistration[]> = {
  at: registrationList.at,
  as: 'mailed',
  parse: (raw) =>
    registrationList.parse(raw).map((one) => {
      const { language, noReminders = false } = registrationForm.read(getRawChild(raw, one.code)) ?? {};
      return { ...one, language, noReminders };
    }),
};
