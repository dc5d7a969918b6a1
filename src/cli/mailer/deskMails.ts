import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import type { Objection } from '../../domain/eligibility/ruling.ts';
import type { Payment } from '../../domain/fees/payment.ts';
import {
  writeDeskChangeLetter,
  writeDecisionLetter,
  writeObjectionLetter,
  writePaymentLetter,
  writeStaffLetter,
} from '../../domain/mail/deskLetters.ts';
import { writePartnerFoundLetter } from '../../domain/mail/partnerLetters.ts';
import type { MailMessage } from '../../store/registrant/mails.ts';
import {
  listMailedEntries,
  buildEntriesUrl,
  formatMailEventName,
  readDue,
  type LetterDesk,
  type MailReason,
} from './letterDesk.ts';
import type { DecidedEntry, DeskChange } from './reasons.ts';

/** The desk often makes several changes in a row: after a pause this long, one mail reports them all. */
const DESK_PAUSE_MS = 5 * 60_000;

/** A mail about a dancer's latest change at the desk, once the desk has paused. */
export function listDeskChangeMails(
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
        const entries = listMailedEntries(desk);
        const found = entries.filter(
          ({ key, partner }) => paired.includes(key) && partner.kind === 'confirmed',
        );
        const [partner] = mapDefined(found, (one) =>
          one.partner.kind === 'confirmed' ? one.partner.name : undefined,
        );
        if (partner !== undefined)
          return writePartnerFoundLetter(
            {
              ...desk.sender,
              partner,
              events: found.map(({ event }) => event),
              entriesUrl: buildEntriesUrl(desk),
              ...readDue(desk),
            },
            desk.words,
          );
        const number = desk.facts.people.get(own)?.number;
        return writeDeskChangeLetter(
          {
            ...desk.sender,
            entries,
            ...omitUndefined({ number }),
            entriesUrl: buildEntriesUrl(desk),
            ...readDue(desk),
          },
          desk.words,
        );
      },
    },
  ];
}

export const listPaymentMails = (payments: readonly Payment[], own: string): readonly MailReason[] =>
  payments.map(({ id, at, cents }) => ({
    kind: 'payment',
    reason: [id],
    at,
    letter: (desk) => {
      const left = desk.facts.balances.get(own)?.left ?? 0;
      return writePaymentLetter(
        {
          ...desk.sender,
          amount: desk.formats.money(Math.abs(cents)),
          isRefund: cents < 0,
          ...(left > 0 ? { left: desk.formats.money(left) } : {}),
          entriesUrl: buildEntriesUrl(desk),
        },
        desk.words,
      );
    },
  }));

/**
 * Confirms an objection to the person whose device made it, and reports a decision to both sides.
 * @param objections of the reader
 */
export function listDisputeMails(
  decided: readonly DecidedEntry[],
  objections: readonly Objection[],
  own: string,
): readonly MailReason[] {
  return [
    ...objections.map(({ uid, slot, event, at }): MailReason => ({
      kind: 'objection',
      reason: [uid, String(slot), String(at)],
      at,
      letter: (desk) =>
        writeObjectionLetter({ ...desk.sender, event: formatMailEventName(desk, event) }, desk.words),
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
            writeDecisionLetter(
              {
                ...desk.sender,
                event: formatMailEventName(desk, event),
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
export const listMessageMails = (
  messages: readonly (readonly [id: string, MailMessage])[],
  own: string,
): readonly MailReason[] =>
  messages.map(([id, { at, subject, text }]) => ({
    kind: 'message',
    reason: [id, own],
    at,
    isBulk: true,
    letter: (desk) => writeStaffLetter({ ...desk.sender, subject, text }, desk.words),
  }));
