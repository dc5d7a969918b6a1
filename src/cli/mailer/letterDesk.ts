import type { Entry } from '../../domain/competition.ts';
import type { EventKey } from '../../domain/ids.ts';
import type { MailKind } from '../../domain/mail/kinds.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import type { MailFormats } from '../../domain/mail/mailFormats.ts';
import type { MailedEntry, PartnerState } from '../../domain/mail/registrationReceived.ts';
import type { MailWords } from '../../domain/mail/words/mailWords.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import type { Competition } from '../../store/competition/competition.ts';
import type { MailedRegistration } from '../../store/registrant/mails.ts';
import { mailedName } from './dueMail.ts';
import type { MailFacts, MailNames } from './facts.ts';
import type { MailReasons } from './reasons.ts';

const OTHER: Readonly<Record<DanceRole, DanceRole>> = { lead: 'follow', follow: 'lead' };

export const zoneOf = ({ timeZone }: Pick<Competition, 'timeZone'>): string => timeZone ?? 'UTC';

/** Everything that a letter to one person is written from. */
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

export const entriesUrl = ({ facts, one }: LetterDesk): string => `${facts.site}/updateEntries#${one.code}`;

/** The name of a dancer as mails show it. */
export function dancerName({ facts, words }: LetterDesk, dancer: string): string {
  return mailedName(facts.people.get(dancer)?.name ?? '') || words.someone;
}

export function eventName({ facts, names }: LetterDesk, key: EventKey): string {
  const event = facts.events.find((one) => one.key === key);
  return event === undefined ? key : names.eventName(event);
}

function partnerState(desk: LetterDesk, { leadName, followName, leadId, followId }: Entry): PartnerState {
  const { own, facts, reasons, words } = desk;
  const other = OTHER[leadId === own ? 'lead' : 'follow'];
  const name = other === 'lead' ? leadName : followName;
  const key = other === 'lead' ? leadId : followId;
  if (name === 'TBA') return { kind: 'needs', role: other, listUrl: `${facts.site}/TBAList` };
  const isAsked = reasons.requests.some(({ from, answered }) => from === own && answered === undefined);
  const mailed = mailedName(name) || words.someone;
  return key === undefined && isAsked ? { kind: 'asked', name: mailed } : { kind: 'confirmed', name: mailed };
}

export const mailedEntries = (desk: LetterDesk): readonly (MailedEntry & { readonly key: EventKey })[] =>
  desk.facts.events.flatMap((event) =>
    event.entries
      .filter(({ leadId, followId }) => desk.own !== '' && (leadId === desk.own || followId === desk.own))

      .map((entry) => ({
        key: event.key,
        event: desk.names.eventName(event),
        partner: partnerState(desk, entry),
      })),
  );
