import type { Letter } from './letter.ts';
import { formatNameList, writeShortLetter, type MailSender } from './shortLetter.ts';
import type { MailWords } from './words/mailWords.ts';

/** News about a partner. Events come in the reader's language. */
export interface PartnerNews extends MailSender {
  readonly partner: string;
  readonly events: readonly string[];
  readonly entriesUrl: string;
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
      button: openEntries(about, mail),
    },
    mail,
  );

export const writePartnerDeclinedLetter = (
  about: PartnerNews & { readonly listUrl: string },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.partnerSaysNo(about.partner, formatNameList(about.events, mail)),
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
      button: openEntries(about, mail),
    },
    mail,
  );
