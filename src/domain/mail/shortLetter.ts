import { mapDefined, omitUndefined } from '../mapDefined.ts';
import type { Letter, LetterLink, LetterPart, LetterRow } from './letter.ts';
import type { MailWords, ShortMail } from './words/mailWords.ts';

/** The sender, as every mail names it. */
export interface MailSender {
  readonly competition: string;
  /** The site's host, such as 'pbc.example'. */
  readonly site: string;
  /** The organizer's address. */
  readonly contact?: string;
}

interface Content {
  readonly said: ShortMail;
  readonly parts?: readonly (LetterPart | undefined)[];
  readonly button?: LetterLink;
  readonly stop?: LetterLink;
}

/** A letter to a person who registered: one thing that happened, and one button. */
export const writeShortLetter = (
  { competition, site, contact }: MailSender,
  { said, parts = [], button, stop }: Content,
  { foot }: MailWords,
): Letter => ({
  subject: said.subject,
  preview: said.lead,
  from: competition,
  title: said.title,
  lead: said.lead,
  parts: mapDefined(
    [...parts, button === undefined ? undefined : ({ kind: 'buttons', links: [button] } as const)],
    (part) => part,
  ),
  foot: [foot.registered(site), ...(contact === undefined ? [] : [foot.questions(contact)])],
  ...omitUndefined({ stop }),
});

/** 'Bronze Waltz, Gold Rumba and Samba' in the reader's language. */
export const formatNameList = (names: readonly string[], { language }: MailWords): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export const buildNumberRow = (number: string, { yourNumber }: MailWords): LetterRow => ({
  title: yourNumber,
  end: { kind: 'amount', text: number },
});
