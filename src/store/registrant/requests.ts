import { entryId, eventKey } from '../../domain/ids.ts';
import type { PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type TreePath } from '../tree/path.ts';
import { requestsByAt, requestAt, REQUESTS, requestsAt } from './requestAt.ts';

/** A stored request, with the asker's slot. */
export interface StoredRequest extends PartnerRequest {
  readonly slot: number;
}

function requestOf(to: string, from: string, raw: unknown): StoredRequest | undefined {
  const [at, slot] = [numberOf(childOf(raw, 'at')), countOf(childOf(raw, 'slot'))];
  const answered = childOf(raw, 'answered');
  if (at === undefined || slot === undefined) return undefined;
  return {
    from,
    to,
    entries: new Map(
      childrenOf(childOf(raw, 'entries')).flatMap(([event, entry]) => {
        const [key, id] = [eventKey(event), entryId(textOf(entry) ?? '')];
        return key === undefined || id === undefined ? [] : [[key, id] as const];
      }),
    ),
    note: textOf(childOf(raw, 'note')) ?? '',
    at,
    slot,
    answered: answered === 'accepted' || answered === 'declined' ? answered : undefined,
  };
}

/** Requests to a dancer, readable with that dancer's code. */
export const requestsTo = (to: string): TreePath<readonly StoredRequest[]> => ({
  at: requestsAt(to),
  parse: (raw) => childrenOf(raw).flatMap(([from, one]) => requestOf(to, from, one) ?? []),
});

/** One request; undefined if there is none. */
export const requestBetween = (to: string, from: string): TreePath<StoredRequest | undefined> => ({
  at: requestAt(to, from),
  parse: (raw) => requestOf(to, from, raw),
});

/** Dancers asked by a dancer, by slot. A slot may name a dancer whose request is gone. */
export const requestedDancers = (from: string): TreePath<ReadonlyMap<number, string>> => ({
  at: requestsByAt(from),
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([slot, to]) => {
        const [number, dancer] = [countOf(slot), textOf(to)];
        return number === undefined || dancer === undefined ? [] : [[number, dancer] as const];
      }),
    ),
});

/** All requests, for the organizer. */
export const allRequests: TreePath<readonly StoredRequest[]> = {
  at: REQUESTS,
  parse: (raw) =>
    childrenOf(raw).flatMap(([to, asked]) =>
      childrenOf(asked).flatMap(([from, one]) => requestOf(to, from, one) ?? []),
    ),
};
