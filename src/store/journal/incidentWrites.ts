import type { EventKey } from '../../domain/ids.ts';
import { incidents, type IncidentKind } from './incidents.ts';
import type { Signer } from '../results/approvalWrites.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/** A line of the chairman's log under a fresh key: what happened, and in which round if it was one. Never changed again. */
export const logIncident = (
  key: string,
  { uid, name }: Signer,
  line: {
    readonly kind: IncidentKind;
    readonly what: string;
    readonly at?: { readonly event: EventKey; readonly round: number } | undefined;
  },
): Patch => ({
  [`${incidents.at}/${key}`]: {
    uid,
    name,
    at: SERVER_TIME,
    kind: line.kind,
    what: line.what.trim(),
    ...(line.at === undefined ? {} : { event: line.at.event, round: line.at.round }),
  },
});
