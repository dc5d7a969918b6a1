import { mapDefined } from '../../domain/mapDefined.ts';
import type { PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import { requestSlots, request } from '../../schema/nodes/people/request.ts';
import { listRawChildren, type TreePath, mapOf } from '../tree/path.ts';
import { requestsByAt, requestAt, REQUESTS_AT, requestsAt } from './requestAt.ts';

/** A stored request, with the asker's slot. */
export interface StoredRequest extends PartnerRequest {
  readonly slot: number;
}

function requestOf(to: string, from: string, raw: unknown): StoredRequest | undefined {
  const stored = request.read(raw);
  return stored && { answered: undefined, ...stored, from, to };
}

/** Requests to a dancer, readable with that dancer's code. */
export const requestsPath = (to: string): TreePath<readonly StoredRequest[]> => ({
  at: requestsAt(to),
  parse: (raw) => mapDefined(listRawChildren(raw), ([from, one]) => requestOf(to, from, one)),
});

/** One request; undefined if there is none. */
export const requestPath = (to: string, from: string): TreePath<StoredRequest | undefined> => ({
  at: requestAt(to, from),
  parse: (raw) => requestOf(to, from, raw),
});

/** Dancers asked by a dancer, by slot. A slot may name a dancer whose request is gone. */
export const requestedDancersPath = (from: string): TreePath<ReadonlyMap<number, string>> => ({
  at: requestsByAt(from),
  parse: (raw) => new Map([...mapOf(requestSlots.read(raw))].map(([slot, to]) => [Number(slot), to])),
});

/** All requests, for the organizer. */
export const allRequests: TreePath<readonly StoredRequest[]> = {
  at: REQUESTS_AT,
  parse: (raw) =>
    listRawChildren(raw).flatMap(([to, asked]) =>
      mapDefined(listRawChildren(asked), ([from, one]) => requestOf(to, from, one)),
    ),
};
