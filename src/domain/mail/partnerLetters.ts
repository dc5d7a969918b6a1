import type { Letter } from './letter.ts';
import { buildDueParts, type MailedDue } from './payParts.ts';
import { formatNameList, writeShortLetter, type MailSender } from './shortLetter.ts';
import type { MailWords } from './words/mailWords.ts';

/** News about a partner. Events come in the reader's language. */
export interface PartnerNews extends MailSender {
  readonly partner: string;
  readonly events: readonly string[];
  readonly entriesUrl: string;
  /** Undefined: the reader owes nothing. */
  readonly due?: MailedDue;
}

const openEntries = ({ entriesUrl }: PartnerNews, { open }: MailWords) => ({
  words: open.entries,
  url: entriesUrl,
});

export const writePartnerAcceptedLetter = (about: PartnerNews, mail: MailWords): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.partnerSaysYes(
        about.partner,
        about.events.length === 0 ? undefined : formatNameList(about.events, mail),
      ),
      parts: buildDueParts(about.due, mail),
      button: openEntries(about, mail),
    },
    mail,
  );

export const writePartnerDeclinedLetter = (
  about: Omit<PartnerNews, 'entriesUrl' | 'due'> & {
    readonly listUrl: string;
    /** The reader is in the events; false: only the partner's entry had a place for them. */
    readonly isEntered: boolean;
  },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.partnerSaysNo(about.partner, formatNameList(about.events, mail), about.isEntered),
      button: { words: mail.open.partners, url: about.listUrl },
    },
    mail,
  );

/** The desk entered the reader with a partner. */
export const writePartnerFoundLetter = (about: PartnerNews, mail: MailWords): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.partnerFound(about.partner, formatNameList(about.events, mail)),
      parts: buildDueParts(about.due, mail),
      button: openEntries(about, mail),
    },
    mail,
  );

/** A guest took the place that waited beside the reader. */
export const writePlaceTakenLetter = (about: PartnerNews, mail: MailWords): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.placeTaken(about.partner, formatNameList(about.events, mail)),
      parts: buildDueParts(about.due, mail),
      button: openEntries(about, mail),
    },
    mail,
  );
