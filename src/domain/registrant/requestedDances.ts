import type { CompetitionEvent } from '../competition.ts';
import {
  isMatchedByKey,
  type Competitor,
  type DancerEntry,
  type RegisteredPerson,
} from '../people/directory.ts';
import type { DanceRole } from '../people/people.ts';
import { findNewCouples, type NewCouple, type PartnerRequest } from './partnerRequest.ts';

const OTHER = { lead: 'follow', follow: 'lead' } as const satisfies Record<DanceRole, DanceRole>;

/** The place that a yes adds for this dancer; undefined if they are in the event already. */
function findAddedPlace(
  dancer: string,
  { from, to }: PartnerRequest,
  { event, entry, joins, role: asked, own }: NewCouple,
): DancerEntry | undefined {
  if (dancer !== (joins === 'asked' ? to : from) || own !== undefined) return undefined;
  const role = joins === 'asked' ? asked : OTHER[asked];
  return { event, entry: { ...entry, [role === 'lead' ? 'leadId' : 'followId']: dancer }, role };
}

/** A dancer with the events they also dance once these open requests are accepted. */
export function addRequestedDances(
  dancer: Competitor,
  requests: readonly PartnerRequest[],
  events: readonly CompetitionEvent[],
  people: readonly RegisteredPerson[],
): Competitor {
  const dances = [...dancer.dances];
  const isOwn = isMatchedByKey(dancer.key);
  for (const request of requests.filter(({ answered }) => answered === undefined))
    for (const couple of findNewCouples(request, events, people).joinings) {
      const added = findAddedPlace(dancer.key, request, couple);
      const isNew = (place: DancerEntry): boolean =>
        !dances.some((one) => one.event.key === place.event.key && one.role === place.role && isOwn(one));
      if (added !== undefined && isNew(added)) dances.push(added);
    }
  return { ...dancer, dances };
}
