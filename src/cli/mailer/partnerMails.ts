import { mapDefined } from '../../domain/defined.ts';
import { partnerAsks } from '../../domain/mail/partnerAsks.ts';
import { partnerSaysNo, partnerSaysYes, placeTaken } from '../../domain/mail/partnerLetters.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { dancedTogether, type PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import { mailedName } from './dueMail.ts';
import { dancerName, entriesUrl, eventName, type LetterDesk, type MailReason } from './letterDesk.ts';
import type { TakenPlace } from './reasons.ts';

/** Mails about requests of a dancer, and to them. */
export function requestMails(requests: readonly PartnerRequest[], own: string): readonly MailReason[] {
  return mapDefined(requests, (request): MailReason | undefined => {
    const { from, to, at, answered } = request;
    const reason = [from, to, String(at)];
    const names = (desk: LetterDesk) => [...request.entries.keys()].map((key) => eventName(desk, key));
    if (to === own && answered === undefined)
      return {
        kind: 'partner asks',
        reason,
        at,
        letter: (desk) =>
          partnerAsks(
            {
              ...desk.sender,
              asker: dancerName(desk, from),
              school: mailedName(desk.facts.people.get(from)?.affiliation ?? ''),
              asked: mailedName(desk.one.name),
              events: mapDefined(request.entries, ([key, id]) => {
                const event = desk.facts.events.find((one) => one.key === key);
                const entry = event?.entries.find((one) => one.id === id);
                if (event === undefined || entry === undefined) return undefined;
                const role: DanceRole = entry.leadId === from ? 'follow' : 'lead';
                return { event: desk.names.eventName(event), role };
              }),
              answerUrl: `${desk.facts.site}/updateEntries`,
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
            partnerSaysNo(
              {
                ...desk.sender,
                partner: dancerName(desk, to),
                events: names(desk),
                entriesUrl: entriesUrl(desk),
                listUrl: `${desk.facts.site}/TBAList`,
              },
              desk.words,
            ),
        }
      : {
          kind: 'partner says yes',
          reason,
          at,
          letter: (desk) =>
            partnerSaysYes(
              {
                ...desk.sender,
                partner: dancerName(desk, to),
                events: dancedTogether(request, desk.facts.events).map(({ event }) =>
                  desk.names.eventName(event),
                ),
                entriesUrl: entriesUrl(desk),
              },
              desk.words,
            ),
        };
  });
}

/** Places beside a dancer that were taken with a link. @param registeredAt of the guest: the place has no time */
export const placeMails = (
  places: readonly TakenPlace[],
  registeredAt: (dancer: string) => number,
): readonly MailReason[] =>
  places.map(({ event, entry, by }) => ({
    kind: 'place taken',
    reason: [event, entry, by],
    at: registeredAt(by),
    letter: (desk) =>
      placeTaken(
        {
          ...desk.sender,
          partner: dancerName(desk, by),
          events: [eventName(desk, event)],
          entriesUrl: entriesUrl(desk),
        },
        desk.words,
      ),
  }));
