import { mapDefined } from '../mapDefined.ts';
import type { DanceRole } from '../people/people.ts';
import { unreachable } from '../unreachable.ts';
import type { Letter, LetterLink, LetterPart, LetterRow } from './letter.ts';
import type { MailWords } from './words/mailWords.ts';

export type PartnerState =
  | { readonly kind: 'confirmed'; readonly name: string }
  | { readonly kind: 'asked'; readonly name: string }
  | { readonly kind: 'unregistered'; readonly name: string }
  /** The role the entry still needs, and the list of dancers who look for a partner. */
  | { readonly kind: 'needs'; readonly role: DanceRole; readonly listUrl: string };

export interface MailedEntry {
  readonly event: string;
  readonly partner: PartnerState;
}

/** The ways to pay, in the reader's language. */
export interface MailedWaysToPay {
  readonly text: string;
  /** Opens a service, with the amount filled in. */
  readonly link?: LetterLink;
}

/** The section with the ways to pay, and its button. */
export const buildPayParts = (pay: MailedWaysToPay | undefined, title: string): readonly LetterPart[] =>
  pay === undefined
    ? []
    : [
        { kind: 'section', title, text: pay.text },
        ...(pay.link === undefined ? [] : [{ kind: 'buttons', links: [pay.link] } as const]),
      ];

/** A bill in the words of the reader's language. */
export interface MailedBill {
  readonly lines: readonly { readonly words: string; readonly amount: string }[];
  readonly total: string;
  readonly dueBy?: string;
}

/** A new registration. Dates, amounts and names of events come formatted in the reader's language. */
export interface RegistrationNews {
  readonly competition: string;
  /** Day and place, as far as they are known. */
  readonly when: string;
  readonly name: string;
  readonly code: string;
  readonly entriesUrl: string;
  readonly entries: readonly MailedEntry[];
  readonly bill?: MailedBill;
  readonly howToPay?: MailedWaysToPay;
  readonly closes?: string;
  readonly site: string;
  readonly contact?: string;
}

function partnerRow(words: MailWords['registered'], event: string, partner: PartnerState): LetterRow {
  switch (partner.kind) {
    case 'confirmed':
      return {
        title: event,
        about: words.withPartner(partner.name),
        end: { kind: 'state', state: 'done', words: words.state.confirmed },
      };
    case 'asked':
      return {
        title: event,
        about: words.asked(partner.name),
        end: { kind: 'state', state: 'waiting', words: words.state.asked },
      };
    case 'unregistered':
      return {
        title: event,
        about: words.unregistered(partner.name),
        end: { kind: 'state', state: 'waiting', words: words.state.unregistered },
      };
    case 'needs':
      return {
        title: event,
        link: { words: words.seeList, url: partner.listUrl },
        end: { kind: 'state', state: 'open', words: words.needs[partner.role] },
      };
    default:
      return unreachable(partner);
  }
}

export const buildEntryRows = (
  words: MailWords['registered'],
  entries: readonly MailedEntry[],
): readonly LetterRow[] => entries.map(({ event, partner }) => partnerRow(words, event, partner));

function billRows(words: MailWords['registered'], { lines, total, dueBy }: MailedBill): readonly LetterRow[] {
  return [
    ...lines.map(({ words: title, amount }): LetterRow => ({ title, end: { kind: 'amount', text: amount } })),
    { title: words.toPay(dueBy), end: { kind: 'amount', text: total }, isSum: true },
  ];
}

/** Confirms a registration: the code, what they dance and with whom, what it costs and how to pay, what happens next. */
export function writeRegistrationLetter(about: RegistrationNews, mail: MailWords): Letter {
  const { registered: words, foot } = mail;
  const { bill, howToPay, closes, contact } = about;
  const parts: readonly (LetterPart | undefined)[] = [
    {
      kind: 'code',
      label: words.code,
      code: about.code,
      about: words.codeAbout,
      link: { words: words.openEntries, url: about.entriesUrl },
    },
    about.entries.length === 0
      ? undefined
      : {
          kind: 'list',
          title: words.dancing,
          rows: buildEntryRows(words, about.entries),
        },
    bill === undefined ? undefined : { kind: 'list', title: words.costs, rows: billRows(words, bill) },
    ...buildPayParts(howToPay, words.howToPay),
    closes === undefined ? undefined : { kind: 'section', title: words.next, text: words.closes(closes) },
  ];
  return {
    subject: words.subject(about.competition),
    preview: words.preview(bill?.total),
    from: about.competition,
    title: words.title(about.name),
    lead: words.lead(about.when),
    parts: mapDefined(parts, (part) => part),
    foot: [foot.registered(about.site), ...(contact === undefined ? [] : [foot.questions(contact)])],
  };
}
