import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { writePartnerRequestLetter, type MailedPlace } from '../../domain/mail/partnerRequestLetter.ts';
import {
  writePartnerDeclinedLetter,
  writePartnerAcceptedLetter,
  writePlaceTakenLetter,
} from '../../domain/mail/partnerLetters.ts';
import { findSharedEvents, type PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import { cleanMailedName } from './dueMail.ts';
import {
  formatDancerName,
  buildEntriesUrl,
  formatMailEventName,
  readDue,
  type LetterDesk,
  type MailReason,
} from './letterDesk.ts';
import type { TakenPlace } from './reasons.ts';

/** The reader's whole bill after a yes; undefined without fees. */
function costsAfterYes({ facts, formats, own }: LetterDesk, request: PartnerRequest): string | undefined {
  const total = facts.billAfter(own, [request])?.total ?? 0;
  return total === 0 ? undefined : formats.money(total);
}

const isEntered = ({ facts }: LetterDesk, { from, entries }: PartnerRequest): boolean =>
  facts.events.some((event) =>
    event.entries.some(
      ({ id, leadId, followId }) => entries.get(event.key) === id && [leadId, followId].includes(from),
    ),
  );

/** Mails about the requests that a dancer sent or received. */
export function listRequestMails(requests: readonly PartnerRequest[], own: string): readonly MailReason[] {
  return mapDefined(requests, (request): MailReason | undefined => {
    const { from, to, at, answered } = request;
    const reason = [from, to, String(at)];
    const names = (desk: LetterDesk) =>
      [...request.entries.keys()].map((key) => formatMailEventName(desk, key));
    if (to === own && answered === undefined)
      return {
        kind: 'partner asks',
        reason,
        at,
        letter: (desk) =>
          writePartnerRequestLetter(
            {
              ...desk.sender,
              asker: formatDancerName(desk, from),
              school: cleanMailedName(desk.facts.people.get(from)?.affiliation ?? ''),
              asked: cleanMailedName(desk.one.name),
              events: mapDefined(request.entries, ([key, id]): MailedPlace | undefined => {
                const event = desk.facts.events.find((one) => one.key === key);
                const entry = event?.entries.find((one) => one.id === id);
                if (event === undefined || entry === undefined) return undefined;
                const isLead = entry.followId === from || entry.leadId === to;
                return { event: desk.names.eventName(event), role: isLead ? 'lead' : 'follow' };
              }),
              answerUrl: buildEntriesUrl(desk),
              ...omitUndefined({ costs: costsAfterYes(desk, request) }),
            },
            desk.words,
          ),
      };
    if (from !== own || answered === undefined) return undefined;
    return answered === 'declined'
      ? {
          kind: 'partner says no',
          reason,
          at,
          letter: (desk) =>
            writePartnerDeclinedLetter(
              {
                ...desk.sender,
                partner: formatDancerName(desk, to),
                events: names(desk),
                listUrl: `${desk.facts.site}/TBAList`,
                isEntered: isEntered(desk, request),
              },
              desk.words,
            ),
        }
      : {
          kind: 'partner says yes',
          reason,
          at,
          letter: (desk) =>
            writePartnerAcceptedLetter(
              {
                ...desk.sender,
                partner: formatDancerName(desk, to),
                events: findSharedEvents(request, desk.facts.events).map(({ event }) =>
                  desk.names.eventName(event),
                ),
                entriesUrl: buildEntriesUrl(desk),
                ...readDue(desk),
              },
              desk.words,
            ),
        };
  });
}

/**
 * Mails to a dancer whose partner took their place with a link.
 * @param registeredAt when the partner registered: the place itself has no time
 */
export const listPlaceMails = (
  places: readonly TakenPlace[],
  registeredAt: (dancer: string) => number,
): readonly MailReason[] =>
  places.map(({ event, entry, by }) => ({
    kind: 'place taken',
    reason: [event, entry, by],
    at: registeredAt(by),
    letter: (desk) =>
      writePlaceTakenLetter(
        {
          ...desk.sender,
          partner: formatDancerName(desk, by),
          events: [formatMailEventName(desk, event)],
          entriesUrl: buildEntriesUrl(desk),
          ...readDue(desk),
        },
        desk.words,
      ),
  }));
