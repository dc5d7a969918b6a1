import { MAX_COUNT } from '../../../domain/bounds.ts';
import type { Session } from '../../../store/connection/session.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { requestNamedPartners } from '../../../store/registrant/requestNamedPartners.ts';
import type { NewEntry } from '../../../store/registrant/createEntry.ts';
import { requestedDancersPath, requestPath } from '../../../store/registrant/requests.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import type { TreePath } from '../../../store/tree/path.ts';

/**
 * Requests to registered partners named in new entries, as in a first registration. Empty if the data can't
 * be read.
 */
export async function buildPartnerRequests(
  device: Session,
  dancer: string,
  made: readonly NewEntry[],
): Promise<Patch> {
  if (made.every(({ looks }) => looks !== undefined)) return {};
  const now = async <T>({ at, parse }: TreePath<T>): Promise<T | undefined> => {
    const heard = await device.readOnce(at);
    return heard.kind === 'known' ? parse(heard.raw) : undefined;
  };
  const [people, slots] = [await now(competitors), await now(requestedDancersPath(dancer))];
  if (people === undefined || slots === undefined) return {};
  const before = await Promise.all(
    [...new Set(slots.values())].map(async (to) => [to, await now(requestPath(to, dancer))] as const),
  );
  const requests = new Map(before.flatMap(([to, one]) => (one === undefined ? [] : [[to, one] as const])));
  const used = new Set([...requests.values()].map(({ slot }) => slot));
  const freeSlots = Array.from({ length: MAX_COUNT.openRequests }, (_, slot) => slot).filter(
    (slot) => !used.has(slot),
  );
  return requestNamedPartners(made, people, [], { freeSlots, requests });
}
