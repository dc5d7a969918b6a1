import { objectionsUntil as node } from '../../schema/nodes/settings.ts';
import type { Patch } from '../tree/patch.ts';
import type { TreePath } from '../tree/path.ts';

/** The deadline for objections to entries, in milliseconds; undefined: no objections. */
export const objectionsDeadline: TreePath<number | undefined> = node;

export const setObjectionsDeadline = (at: number | undefined): Patch => ({ [node.at]: at ?? null });
