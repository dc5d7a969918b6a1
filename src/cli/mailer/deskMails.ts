import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import type { Objection } from '../../domain/eligibility/ruling.ts';
import type { Payment } from '../../domain/fees/payment.ts';
import {
  changedByDesk,
  entryDecided,
  objectionReceived,
  paymentRecorded,
  staffMessage,
} from '../../domain/mail/deskLetters.ts';
import { partnerFound } from '../../domain/mail/partnerLetters.ts';
import type { MailMessage } from '../../store/registrant/mails.ts';
import { mailedEntries, entriesUrl, eventName, type LetterDesk, type MailReason } from './letterDesk.ts';
import type { DecidedEntry, DeskChange } from './reasons.ts';

/** Changes at the desk come in a row: one mail tells them, after this pause. */
const DESK_PAUSE_MS = 5 * 60_000;

/** The last change of a dancer at the desk, once it rests. */
export function deskChangeMails(
  changes: readonly DeskChange[],
  own: string,
  now: number,
): readonly MailReason[] {
  const last = changes.at(-1);
  if (last === undefined || last.at > now - DESK_PAUSE_MS) return [];
  const paired = last.paired?.dancer === own ? last.paired.events : [];
  return [
    {
      kind: paired.length > 0 ? 'partner found' : 'changed by desk',
      reason: [last.hash, own],
      at: last.at,
      letter: (desk) => {
        const entries = mailedEntries(desk);
        const found = entries.filter(
          ({ key, partner }) => paired.includes(key) && partner.kind === 'confirmed',
        );
        const [partner] = mapDefined(found, (one) =>
          one.partner.kind === 'confirmed' ? one.partner.name : undefined,
        );
        if (partner !== undefined)
          return partnerFound(
            {
              ...desk.sender,
              partner,
              events: found.map(({ event }) => event),
              entriesUrl: entriesUrl(desk),
            },
            desk.words,
          );
        const number = desk.facts.people.get(own)?.number;
        return changedByDesk(
          { ...desk.sender, entries, ...omitUndefined({ number }), entriesUrl: entriesUrl(desk) },
          desk.words,
        );
      },
    },
  ];
}

export const paymentMails = (payments: readonly Payment[], own: string): readonly MailReason[] =>
  payments.map(({ id, at, cents }) => ({
    kind: 'payment',
    reason: [id],
    at,
    letter: (desk) => {
      const left = desk.facts.balances.get(own)?.left ?? 0;
      return paymentRecorded(
        {
          ...desk.sender,
          amount: desk.formats.money(Math.abs(cents)),
          isRefund: cents < 0,
          ...(left > 0 ? { left: desk.formats.money(left) } : {}),
          entriesUrl: entriesUrl(desk),
        },
        desk.words,
      );
    },
  }));

/**
 * An objection is confirmed to the person whose device made it, and a decision told to both sides.
 * @param objections of the reader
 */
export function disputeMails(
  decided: readonly DecidedEntry[],
  objections: readonly Objection[],
  own: string,
): readonly MailReason[] {
  return [
    ...objections.map(({ uid, slot, event, at }): MailReason => ({
      kind: 'objection',
      reason: [uid, String(slot), String(at)],
      at,
      letter: (desk) => objectionReceived({ ...desk.sender, event: eventName(desk, event) }, desk.words),
    })),
    ...decided.flatMap(({ event, entry, ruling, why }) => {
      const isOfCouple = own !== '' && [ruling.lead, ruling.follow].includes(own);
      const hasObjected = objections.some(
        (objection) => objection.event === event && objection.entry === entry && objection.at <= ruling.at,
      );
      const reader = isOfCouple ? 'couple' : 'objector';
      if (!isOfCouple && !hasObjected) return [];
      return [
        {
          kind: 'decision',
          reason: [event, entry, String(ruling.at), reader],
          at: ruling.at,
          letter: (desk: LetterDesk) =>
            entryDecided(
              {
                ...desk.sender,
                event: eventName(desk, event),
                outcome: ruling.outcome,
                reader,
                ...omitUndefined({ why }),
              },
              desk.words,
            ),
        } as const,
      ];
    }),
  ];
}

/** Messages of staff. */
export const messageMails = (
  messages: readonly (readonly [id: string, MailMessage])[],
  own: string,
): readonly MailReason[] =>
  messages.map(([id, { at, subject, text }]) => ({
    kind: 'message',
    reason: [id, own],
    at,
    isBulk: true,
    letter: (desk) => staffMessage({ ...desk.sender, subject, text }, desk.words),
  }));
