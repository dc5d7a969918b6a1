import type { CompetitionEvent } from '../competition.ts';
import { sortEvents } from '../event/eventOrder.ts';
import type { DanceRole } from '../people/people.ts';
import { normalizeName } from '../people/normalizeName.ts';
import { listOwnEntries, findPartner, findPartnerKey, type OwnEntry } from './ownEntries.ts';
import type { PartnerRequest } from './partnerRequest.ts';

/** The partner of a dancer in some events, and the state of the partnership. */
export type PartnerStatus =
  | { readonly kind: 'confirmed' | 'asked' | 'declined' | 'not registered'; readonly name: string }
  /** The partner is still to be found, in this role. */
  | { readonly kind: 'wanted'; readonly role: DanceRole };

export interface PartnerGroup {
  readonly partner: PartnerStatus;
  readonly events: readonly CompetitionEvent[];
}

type Sent = Pick<PartnerRequest, 'from' | 'to' | 'entries' | 'answered'>;

const OTHER = { lead: 'follow', follow: 'lead' } as const satisfies Record<DanceRole, DanceRole>;

function stateOf(one: OwnEntry, sent: readonly Sent[]): PartnerStatus {
  const name = findPartner(one);
  if (name === undefined) return { kind: 'wanted', role: OTHER[one.role] };
  if (findPartnerKey(one) !== undefined) return { kind: 'confirmed', name };
  const request = sent.find(({ entries }) => entries.get(one.event.key) === one.entry.id);
  if (request === undefined) return { kind: 'not registered', name };
  return { kind: request.answered === 'declined' ? 'declined' : 'asked', name };
}

/** Places requested in entries of others: the dancer is in none of them yet. */
const askedPlaces = (
  dancer: string,
  events: readonly CompetitionEvent[],
  sent: readonly Sent[],
  nameOf: (dancer: string) => string,
): readonly { readonly event: CompetitionEvent; readonly partner: PartnerStatus }[] =>
  sent
    .filter(({ from, answered }) => from === dancer && answered !== 'accepted')
    .flatMap(({ to, entries, answered }) =>
      events.flatMap((event) => {
        const entry = event.entries.find(({ id }) => id === entries.get(event.key));
        return entry === undefined || entry.leadId === dancer || entry.followId === dancer
          ? []
          : [
              {
                event,
                partner: {
                  kind: answered === 'declined' ? ('declined' as const) : ('asked' as const),
                  name: nameOf(to),
                },
              },
            ];
      }),
    );

const keyOf = (partner: PartnerStatus): string =>
  partner.kind === 'wanted' ? partner.role : `${partner.kind} ${normalizeName(partner.name)}`;

/** A dancer's events by partner and state, in the organizer's order. */
export function groupByPartner(
  dancer: string,
  events: readonly CompetitionEvent[],
  sent: readonly Sent[],
  nameOf: (dancer: string) => string,
): readonly PartnerGroup[] {
  const all = [
    ...listOwnEntries(dancer, events).map((one) => ({ event: one.event, partner: stateOf(one, sent) })),
    ...askedPlaces(dancer, events, sent, nameOf),
  ];
  const groups = new Map<string, { partner: PartnerStatus; events: CompetitionEvent[] }>();
  for (const { event, partner } of all) {
    const group = groups.get(keyOf(partner)) ?? { partner, events: [] };
    groups.set(keyOf(partner), group);
    group.events.push(event);
  }
  return [...groups.values()].map(({ partner, events: its }) => ({ partner, events: sortEvents(its) }));
}
