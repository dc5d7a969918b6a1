import { APPROVALS } from '../results/resultAt.ts';
import { alike } from '../tree/alike.ts';
import { toJson } from '../tree/toJson.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { childOf, childrenOf } from '../tree/path.ts';
import type { ReadAt } from '../tree/readAt.ts';

const APPROVAL = new RegExp(`^(${APPROVALS}/[^/]+)/\\d+$`);

const fieldsOf = (decided: unknown): readonly (readonly [string, Json])[] =>
  childrenOf(decided)
    .filter(([field]) => field !== 'movedFrom')
    .map(([field, value]) => [field, toJson(value)] as const);

function withMovedFrom(approval: Json, ofEvent: unknown): Json {
  const decided = fieldsOf(childOf(approval, 'decided'));
  if (decided.length === 0) return approval;
  const [from] =
    childrenOf(ofEvent).find(([, one]) =>
      alike(Object.fromEntries(decided), Object.fromEntries(fieldsOf(childOf(one, 'decided')))),
    ) ?? [];
  if (from === undefined) return approval;
  return { ...Object(approval), decided: { ...Object.fromEntries(decided), movedFrom: from } };
}

/** Decisions that a publication moves to other rounds name the number they had: the rules compare them with it. */
export const namingMovedDecisions = (patch: Patch, read: ReadAt): Patch =>
  Object.fromEntries(
    Object.entries(patch).map(([path, value]) => {
      const event = APPROVAL.exec(path)?.[1];
      return [path, event === undefined ? value : withMovedFrom(value, read(event))];
    }),
  );
