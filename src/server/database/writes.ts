import { createInvalidData, RequestRefusal } from '../refusal.ts';
import type { PlacedNode } from '../storage/storage.ts';
import { buildIncomingNode, parseIncomingPriority, type WriteContext } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';
import { getNode, replaceAll, shareEqualNodes, replacePriority, type Tree } from '../tree/node.ts';
import { isWithin, parsePath, parseWritePlace, formatPath, type KeyPath } from '../tree/paths.ts';

/** A write as the client sent it. */
export type ClientWrite =
  | { readonly kind: 'set'; readonly path: string; readonly value: Json; readonly hash?: string }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly values: { readonly [path: string]: Json };
      readonly hash?: string;
    };

/** Paths a write sets to a value. Empty if they don't parse, since such a write is refused. */
export function listWrittenPaths(write: ClientWrite): readonly KeyPath[] {
  const put =
    write.kind === 'set'
      ? [[write.path, write.value] as const]
      : Object.entries(write.values).map(
          ([relative, value]) => [`${write.path}/${relative}`, value] as const,
        );
  try {
    return put.filter(([, value]) => value !== null).map(([path]) => parseWritePlace(path).path);
  } catch {
    return [];
  }
}

/** A write with parsed paths, checked values and resolved server values. */
export interface WritePlan {
  readonly path: KeyPath;
  readonly placed: readonly PlacedNode[];
  readonly newRoot: Tree;
}

function place(path: string, value: Json, moment: WriteContext): PlacedNode {
  const named = parseWritePlace(path);
  const node = named.priorityOnly
    ? replacePriority(getNode(moment.root, named.path), parseIncomingPriority(value, moment.now))
    : buildIncomingNode(value, named.path, moment);
  return { path: named.path, node };
}

function refuseOverlaps(placed: readonly PlacedNode[]): void {
  // Sorted as text with the separator, a path comes right before the paths below it.
  const sorted = placed
    .map(({ path }) => ({ path, text: `${formatPath(path)}/` }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1));
  for (const [index, { path }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && isWithin(path, before.path)) {
      throw createInvalidData(`Paths overlap: /${formatPath(before.path)} and /${formatPath(path)}`);
    }
  }
}

/** The reason this value is invalid at this path; undefined if it is valid. */
export function findInvalidReason(path: string, value: Json): string | undefined {
  try {
    place(path, value, { now: 0, root: null });
    return undefined;
  } catch (error) {
    if (error instanceof RequestRefusal) return error.message;
    throw error;
  }
}

/**
 * Plans a write against the current tree without changing anything.
 * @throws Refusal `invalid_data` for a bad key, depth, size or server value, or for overlapping paths
 */
export function planWrite(write: ClientWrite, moment: WriteContext): WritePlan {
  const placed =
    write.kind === 'set'
      ? [place(write.path, write.value, moment)]
      : Object.entries(write.values).map(([relative, value]) =>
          place(`${write.path}/${relative}`, value, moment),
        );
  if (write.kind === 'update') refuseOverlaps(placed);
  // Sharing equal nodes turns "did this path change" into an identity comparison.
  const newRoot = replaceAll(
    moment.root,
    placed.map(({ path, node }) => ({ path, node: shareEqualNodes(getNode(moment.root, path), node) })),
  );
  const path = write.kind === 'set' ? parseWritePlace(write.path).path : parsePath(write.path);
  return { path, placed, newRoot };
}
