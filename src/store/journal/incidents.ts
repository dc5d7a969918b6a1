import { mapDefined } from '../../domain/mapDefined.ts';
import type { EventKey } from '../../domain/ids.ts';
import { incident } from '../../schema/nodes/incidents.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import type { Signer } from './signer.ts';

export type Incident = NonNullable<ReturnType<typeof incident.parse>> & { readonly id: string };
export type IncidentKind = Incident['kind'];

const INCIDENTS = 'incidents';

/** The newest first. */
export const incidents: TreePath<readonly Incident[]> = {
  at: INCIDENTS,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([id, stored]): Incident | undefined => {
      const parsed = incident.parse(stored);
      return parsed && { ...parsed, id };
    }).toSorted((a, b) => b.at - a.at),
};

interface Written {
  readonly kind: IncidentKind;
  readonly what: string;
  readonly at?: { readonly event: EventKey; readonly round: number } | undefined;
}

/** @param key a fresh one; records never change */
export const logIncident = (key: string, { uid, name }: Signer, { kind, what, at }: Written): Patch => ({
  [`${INCIDENTS}/${key}`]: { uid, name, at: SERVER_TIME, kind, what: what.trim(), ...at },
});
