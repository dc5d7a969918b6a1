import type { Entry } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import type { EventKey } from '../../domain/ids.ts';
import type { MailKind } from '../../domain/mail/kinds.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import type { MailFormats } from '../../domain/mail/mailFormats.ts';
import type { MailedDue } from '../../domain/mail/payParts.ts';
import type { MailedEntry, PartnerState } from '../../domain/mail/registrationLetter.ts';
import type { MailWords } from '../../domain/mail/words/mailWords.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import type { Competition } from '../../store/competition/competition.ts';
import type { MailedRegistration } from '../../store/registrant/mails.ts';
import { cleanMailedName } from './dueMail.ts';
import type { MailFacts, MailNames } from './facts.ts';
import type { MailReasons } from './reasons.ts';

const OTHER: Readonly<Record<DanceRole, DanceRole>> = { lead: 'follow', follow: 'lead' };

export const getTimeZoneOrUtc = ({ timeZone }: Pick<Competition, 'timeZone'>): string => timeZone ?? 'UTC';

/** All data for writing a letter to one person. */
export interface LetterDesk {
  readonly reasons: MailReasons;
  readonly facts: MailFacts;
  readonly names: MailNames;
  readonly words: MailWords;
  readonly formats: MailFormats;
  readonly sender: { readonly competition: string; readonly site: string };
  /** The registration of the reader. */
  readonly one: MailedRegistration;
  /** The reader's key as a dancer; empty for a captain who doesn't dance. */
  readonly own: string;
}

/** A reason for a mail to one person, and its letter; undefined if there is no news. */
export interface MailReason {
  readonly kind: MailKind;
  readonly reason: readonly string[];
  readonly at: number | undefined;
  readonly isBulk?: true;
  readonly stopUrl?: string;
  readonly letter: (desk: LetterDesk) => Letter | undefined | Promise<Letter | undefined>;
}

export const buildEntriesUrl = ({ facts, one }: LetterDesk): string =>
  `${facts.site}/updateEntries#${one.code}`;

/** The balance due of the reader; missing if it is nothing, or not known. */
export function readDue({ facts, formats, names, own }: LetterDesk): { readonly due?: MailedDue } {
  const left = facts.balances.get(own)?.left ?? 0;
  if (left <= 0) return {};
  const howToPay = names.howToPay(facts.ways, left, [{ kind: 'dancer', dancer: own }]);
  return { due: { amount: formats.money(left), ...omitUndefined({ howToPay }) } };
}

/** The name of a dancer as mails show it. */
export function formatDancerName({ facts, words }: LetterDesk, dancer: string): string {
  return cleanMailedName(facts.people.get(dancer)?.name ?? '') || words.someone;
}

export function formatMailEventName({ facts, names }: LetterDesk, key: EventKey): string {
  const event = facts.events.find((one) => one.key === key);
  return event === undefined ? key : names.eventName(event);
}

/**
 * The state of the partner. Undefined: the reader neither dances in this entry nor requested a place in it.
 */
function partnerState(desk: LetterDesk, event: EventKey, entry: Entry): PartnerState | undefined {
  const { own, facts, reasons, words } = desk;
  const request = reasons.requests.find(
    ({ from, entries }) => from === own && entries.get(event) === entry.id,
  );
  const isOpen = request !== undefined && request.answered === undefined;
  if (entry.leadId !== own && entry.followId !== own)
    return isOpen ? { kind: 'asked', name: formatDancerName(desk, request.to) } : undefined;
  const other = OTHER[entry.leadId === own ? 'lead' : 'follow'];
  const [written, key] =
    other === 'lead' ? [entry.leadName, entry.leadId] : [entry.followName, entry.followId];
  const name = cleanMailedName(written) || words.someone;
  if (key !== undefined) return { kind: 'confirmed', name };
  if (written === 'TBA' || request?.answered === 'declined')
    return { kind: 'needs', role: other, listUrl: `${facts.site}/TBAList` };
  return { kind: isOpen ? 'asked' : 'unregistered', name };
}

export const listMailedEntries = (desk: LetterDesk): readonly (MailedEntry & { readonly key: EventKey })[] =>
  desk.facts.events.flatMap((event) =>
    mapDefined(desk.own === '' ? [] : event.entries, (entry) => {
      const partner = partnerState(desk, event.key, entry);
      return partner && { key: event.key, event: desk.names.eventName(event), partner };
    }),
  );
