import type { EventKey } from '../../domain/ids.ts';
import { incidents, type IncidentKind } from './incidents.ts';
import type { Signer } from './signer.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/** A record of the chairman's log under a fresh key: what happened, and in which round if it was one. Never changed again. */
export const logIncident = (
  key: string,
  { uid, name }: Signer,
  record: {
    readonly kind: IncidentKind;
    readonly what: string;
    readonly at?: { readonly event: EventKey; readonly round: number } | undefined;
  },
): Patch => ({
  [`${incidents.at}/${key}`]: {
    uid,
    name,
    at: SERVER_TIME,
    kind: record.kind,
    what: record.what.trim(),
    ...(record.at === undefined ? {} : { event: record.at.event, round: record.at.round }),
  },
});
