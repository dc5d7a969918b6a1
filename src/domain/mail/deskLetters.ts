import type { RulingOutcome } from '../eligibility/ruling.ts';
import type { Letter, LetterPart } from './letter.ts';
import { buildDueParts, type MailedDue } from './payParts.ts';
import { buildEntryRows, type MailedEntry } from './registrationLetter.ts';
import { buildNumberRow, writeShortLetter, type MailSender } from './shortLetter.ts';
import type { MailWords } from './words/mailWords.ts';

interface WithEntries extends MailSender {
  readonly entriesUrl: string;
}

const openEntries = ({ entriesUrl }: WithEntries, { open }: MailWords) => ({
  words: open.entries,
  url: entriesUrl,
});

const entryList = (entries: readonly MailedEntry[], mail: MailWords): LetterPart | undefined =>
  entries.length === 0
    ? undefined
    : { kind: 'list', title: mail.yourEvents, rows: buildEntryRows(mail.registered, entries) };

/** The desk changed a dancer's entries: all of them as they are now. */
export const writeDeskChangeLetter = (
  about: WithEntries & {
    readonly entries: readonly MailedEntry[];
    readonly number?: string;
    /** Undefined: the reader owes nothing. */
    readonly due?: MailedDue;
  },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.changedByDesk(about.competition),
      parts: [
        entryList(about.entries, mail),
        about.number === undefined ? undefined : { kind: 'list', rows: [buildNumberRow(about.number, mail)] },
        ...buildDueParts(about.due, mail),
      ],
      button: openEntries(about, mail),
    },
    mail,
  );

/** A payment or refund. Amounts come formatted. */
export const writePaymentLetter = (
  about: WithEntries & { readonly amount: string; readonly isRefund: boolean; readonly left?: string },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: about.isRefund ? mail.refund(about.amount) : mail.payment(about.amount, about.left),
      button: openEntries(about, mail),
    },
    mail,
  );

export const writeObjectionLetter = (
  about: MailSender & { readonly event: string },
  mail: MailWords,
): Letter => writeShortLetter(about, { said: mail.objectionReceived(about.event) }, mail);

/** A decision on an entry, for its couple, or for those who objected to it. */
export const writeDecisionLetter = (
  about: MailSender & {
    readonly event: string;
    readonly outcome: RulingOutcome;
    readonly reader: 'couple' | 'objector';
    readonly why?: string;
  },
  mail: MailWords,
): Letter => {
  const said = about.reader === 'couple' ? mail.decided : mail.objectionDecided;
  return writeShortLetter(
    about,
    {
      said: said[about.outcome](about.event),
      parts: [about.why === undefined ? undefined : { kind: 'section', title: mail.why, text: about.why }],
    },
    mail,
  );
};

/** A message by staff, in their own words. */
export const writeStaffLetter = (
  about: MailSender & { readonly subject: string; readonly text: string },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: { subject: about.subject, title: about.subject, lead: '' },
      parts: [{ kind: 'paragraph', text: about.text }],
    },
    mail,
  );
