import { createHash } from 'node:crypto';
import type { MailKind } from '../../domain/mail/kinds.ts';
import type { Letter } from '../../domain/mail/letter.ts';

/** A mail that is to be sent once. */
export interface DueMail {
  /** Equal for equal reasons, so that a mail is sent once. Contains no name, code or address. */
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  /** The dancer that the mail is about. */
  readonly dancer?: string;
  /**
   * When the mail became due, in milliseconds. Mails due before the mailer's first check are never sent.
   * Undefined: due for a limited time, even if the mailer starts later.
   */
  readonly at: number | undefined;
  /** True for a mail to many people at once: other mails are sent first. */
  readonly isBulk: boolean;
  readonly language: string;
  /** The key of the earlier mail in the same thread. */
  readonly follows?: string;
  /** The page that ends mails of this kind, for a registration. */
  readonly stop?: { readonly code: string; readonly url: string };
  /** Writes the mail; undefined if there is no news for this person. */
  readonly write: () => Promise<Letter | undefined>;
}

/** The key of a mail in the log: a hash, so that it reveals no code or address. */
export const createMailId = (...reason: readonly string[]): string =>
  createHash('sha256').update(reason.join('\n')).digest('hex').slice(0, 32);

export const isMailAddress = (email: string): boolean =>
  /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email);

/**
 * A name as mails show it. A stranger may register another person's address, so names that a mail program would turn into
 * a link are left out.
 */
export const cleanMailedName = (name: string): string =>
  /[/@:]|\w\.\w/.test(name) ? '' : name.replaceAll(/\s+/g, ' ').trim();
