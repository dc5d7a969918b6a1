import { NO_EVIDENCE, type Evidence } from '../../domain/eligibility/evidence.ts';
import { evidence as node, evidenceForm } from '../../schema/nodes/evidence.ts';
import { toJson } from '../tree/toJson.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren, type TreePath } from '../tree/path.ts';

const AT = 'evidence';

/** Unsaved evidence and what it replaces, as kept in a tab. */
export function parseEvidenceDraft(
  raw: unknown,
): { readonly mine: Evidence; readonly before: Evidence } | undefined {
  const mine = getRawChild(raw, 'mine');
  const before = getRawChild(raw, 'before');
  return mine === undefined || before === undefined
    ? undefined
    : { mine: evidenceForm.read(mine), before: evidenceForm.read(before) };
}

/** A dancer's statements, and how often they were saved. */
export interface StatedEvidence {
  readonly evidence: Evidence;
  readonly edition: number;
}

const NOTHING: StatedEvidence = { evidence: NO_EVIDENCE, edition: 0 };

function statedOf(raw: unknown): StatedEvidence | undefined {
  const stored = node.parse(raw);
  if (stored === undefined) return undefined;
  const { at: _, edition, ...evidence } = stored;
  return { evidence, edition };
}

/** The evidence of a dancer, for devices that hold the dancer's code. */
export const evidencePath = (dancer: string): TreePath<StatedEvidence> => ({
  at: `${AT}/${dancer}`,
  parse: (raw) => statedOf(raw) ?? NOTHING,
});

/** Evidence by the dancers' keys, for the organizer. */
export const allEvidence: TreePath<ReadonlyMap<string, Evidence>> = {
  at: AT,
  parse: (raw) =>
    new Map(listRawChildren(raw).map(([dancer, one]) => [dancer, (statedOf(one) ?? NOTHING).evidence])),
};

/** Replaces all earlier statements. Refused if another device has saved since. */
export const saveEvidence = (dancer: string, { evidence, edition }: StatedEvidence): Patch => ({
  [`${AT}/${dancer}`]: { ...Object(toJson(evidence)), at: SERVER_TIME, edition: edition + 1 },
});
