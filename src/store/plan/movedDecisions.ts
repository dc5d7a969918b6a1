import { APPROVALS_AT } from '../results/resultAt.ts';
import { isStoredAlike } from '../tree/isStoredAlike.ts';
import { toJson } from '../tree/toJson.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren } from '../tree/path.ts';
import type { ReadAt } from '../tree/readAt.ts';

const APPROVAL = new RegExp(`^(${APPROVALS_AT}/[^/]+)/\\d+$`);

const fieldsOf = (decided: unknown): readonly (readonly [string, Json])[] =>
  listRawChildren(decided)
    .filter(([field]) => field !== 'movedFrom')
    .map(([field, value]) => [field, toJson(value)] as const);

function withMovedFrom(approval: Json, ofEvent: unknown): Json {
  const decided = fieldsOf(getRawChild(approval, 'decided'));
  if (decided.length === 0) return approval;
  const [from] =
    listRawChildren(ofEvent).find(([, one]) =>
      isStoredAlike(Object.fromEntries(decided), Object.fromEntries(fieldsOf(getRawChild(one, 'decided')))),
    ) ?? [];
  if (from === undefined) return approval;
  return { ...Object(approval), decided: { ...Object.fromEntries(decided), movedFrom: from } };
}

/** Adds to each decision that a publication moves the round number it came from, which the rules check. */
export const nameMovedDecisions = (patch: Patch, read: ReadAt): Patch =>
  Object.fromEntries(
    Object.entries(patch).map(([path, value]) => {
      const event = APPROVAL.exec(path)?.[1];
      return [path, event === undefined ? value : withMovedFrom(value, read(event))];
    }),
  );
