import { mapDefined } from '../../domain/mapDefined.ts';
import { parseEventKey, type EventKey } from '../../domain/ids.ts';
import { findBegunRounds } from './findBegunRounds.ts';
import { RECORD_KEY_PLACEHOLDER } from '../delivery/operation.ts';
import { blocks } from './blocks.ts';
import { PLAN_RECORD_AT, planRevision, undoAt } from './planning.ts';
import { INCREMENT, type Patch } from '../tree/patch.ts';
import { toJson } from '../tree/toJson.ts';
import { isStoredAlike } from '../tree/isStoredAlike.ts';
import { serializeUndo, parseUndoText, type Undo } from '../tree/undo.ts';
import type { ReadAt } from '../tree/readAt.ts';

/** Counters are not undone: the undo of a publication increments them once more. */
const isCount = (value: unknown): boolean => isStoredAlike(value, INCREMENT);

const inverseOf = (patch: Patch, read: ReadAt): Patch =>
  Object.fromEntries(
    Object.entries(patch).map(([path, value]) => [path, isCount(value) ? INCREMENT : toJson(read(path))]),
  );

/**
 * The patch of a published plan: the change, its undo, and the next revision. The rules accept the revision
 * only if it follows the current one and comes with its journal record.
 * @param revision the one this publication is based on
 */
export const buildPublication = (patch: Patch, revision: number, read: ReadAt): Patch => ({
  ...patch,
  [planRevision.at]: revision + 1,
  [PLAN_RECORD_AT]: RECORD_KEY_PLACEHOLDER,
  [undoAt(revision + 1)]: serializeUndo({ done: patch, back: inverseOf(patch, read) }),
});

/** The reason a publication is not undone. */
export type UndoProblem =
  | { readonly code: 'not kept' }
  | { readonly code: 'unreadable' }
  /** A round was started since, or a couple checked in. `places` are for the log. */
  | {
      readonly code: 'changed since';
      readonly places: readonly string[];
      readonly events: readonly EventKey[];
    };

type Found<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: UndoProblem };

/** The stored undo of a publication. */
export function parseUndo(raw: unknown): Found<Undo> {
  if (typeof raw !== 'string') return { ok: false, problem: { code: 'not kept' } };
  const undo = parseUndoText(raw);
  return undo === undefined ? { ok: false, problem: { code: 'unreadable' } } : { ok: true, value: undo };
}

/** The event of a path. Only breaks of the day have none. */
function eventOfPlace(place: string): EventKey | undefined {
  const [node, key = ''] = place.split('/');
  return node === blocks.at ? undefined : parseEventKey(key);
}

/** The places an undo touches, for reading them first. */
export const listUndoPaths = ({ done }: Undo): readonly string[] => Object.keys(done);

/**
 * The patch that undoes a publication. Refused if data it wrote has changed since (a check-in, another publication), or if
 * a round whose couples or order would change has begun since.
 */
export function buildPublicationUndo({ done, back }: Undo, read: ReadAt): Found<Patch> {
  const since = [
    ...Object.keys(done).filter((path) => !isCount(done[path]) && !isStoredAlike(done[path], read(path))),
    ...findBegunRounds(back, read),
  ];
  if (since.length === 0) return { ok: true, value: back };
  const events = [...new Set(mapDefined(since, eventOfPlace))];
  return { ok: false, problem: { code: 'changed since', places: since, events } };
}
