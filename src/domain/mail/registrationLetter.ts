import { mapDefined } from '../mapDefined.ts';
import type { DanceRole } from '../people/people.ts';
import { unreachable } from '../unreachable.ts';
import type { Letter, LetterPart, LetterRow } from './letter.ts';
import { buildPayParts, type MailedWaysToPay } from './payParts.ts';
import { formatNameList } from './shortLetter.ts';
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

/** A bill in the words of the reader's language. */
export interface MailedBill {
  readonly lines: readonly { readonly words: string; readonly amount: string }[];
  /** Undefined: nothing was paid. */
  readonly paid?: string;
  /** The balance due; with `pending`, once those partners agree. */
  readonly toPay: string;
  readonly dueBy?: string;
  /** Requests for places in partners' entries: part of the bill comes with their yes. */
  readonly pending?: {
    readonly partners: readonly string[];
    /** The part that is due before; undefined: nothing. */
    readonly now?: string;
  };
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
  /** The other dancers in the registration, and the sum of their bills if the reader doesn't dance. */
  readonly others?: {
    readonly dancers: readonly { readonly name: string; readonly amount?: string }[];
    readonly toPay?: string;
  };
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

function billRows(mail: MailWords, { lines, paid, toPay, dueBy, pending }: MailedBill): readonly LetterRow[] {
  const { registered: words } = mail;
  const amount = (text: string) => ({ kind: 'amount', text }) as const;
  return [
    ...lines.map(({ words: title, amount: text }): LetterRow => ({ title, end: amount(text) })),
    ...(paid === undefined ? [] : [{ title: words.paid, end: amount(paid) }]),
    {
      title: words.toPay(dueBy),
      end: amount(toPay),
      isSum: true,
      ...(pending === undefined
        ? {}
        : { about: words.afterYes(formatNameList(pending.partners, mail), pending.now) }),
    },
  ];
}

const otherRows = (
  words: MailWords['registered'],
  { dancers, toPay }: NonNullable<RegistrationNews['others']>,
): readonly LetterRow[] => [
  ...dancers.map(({ name, amount }): LetterRow => ({
    title: name,
    ...(amount === undefined ? {} : { end: { kind: 'amount', text: amount } }),
  })),
  ...(toPay === undefined
    ? []
    : [{ title: words.toPay(undefined), end: { kind: 'amount', text: toPay }, isSum: true } as const]),
];

/** Confirms a registration: the code, what they dance and with whom, what it costs and how to pay, what happens next. */
export function writeRegistrationLetter(about: RegistrationNews, mail: MailWords): Letter {
  const { registered: words, foot } = mail;
  const { bill, others, howToPay, closes, contact } = about;
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
    bill === undefined ? undefined : { kind: 'list', title: words.costs, rows: billRows(mail, bill) },
    others === undefined ? undefined : { kind: 'list', title: words.others, rows: otherRows(words, others) },
    ...buildPayParts(howToPay, mail),
    closes === undefined ? undefined : { kind: 'section', title: words.next, text: words.closes(closes) },
  ];
  return {
    subject: words.subject(about.competition),
    preview: words.preview(bill?.pending === undefined ? bill?.toPay : undefined),
    from: about.competition,
    title: words.title(about.name),
    lead: words.lead(about.when),
    parts: mapDefined(parts, (part) => part),
    foot: [foot.registered(about.site), ...(contact === undefined ? [] : [foot.questions(contact)])],
  };
}
