import type { CheckInStep, Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { deskNote as node } from '../../schema/nodes/deskNotes.ts';
import { DESK_NOTES_AT } from './deskEdits.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

const editedAt = (id: string): string => `${DESK_NOTES_AT}/${id}/edited`;

export type DeskNote = ReturnType<typeof node.parse>;
export type DeskNotes = ReadonlyMap<string, DeskNote>;

/** Desk notes by the keys of dancers, for the organizer. */
export const deskNotes: TreePath<DeskNotes> = {
  at: DESK_NOTES_AT,
  parse: (raw) => new Map(listRawChildren(raw).map(([id, note]) => [id, node.parse(note)])),
};

/** Part of every edit of a dancer: refused if another person has edited them since. */
export const recordEdit = (id: string, notes: DeskNotes): Patch => ({
  [editedAt(id)]: (notes.get(id)?.edited ?? 0) + 1,
});

/** Marks a dancer as merged into another. */
export const markMerged = (gone: string, stays: string): Patch => ({
  [`${DESK_NOTES_AT}/${gone}/into`]: stays,
});

/** The dancer a merged one has become. */
export function resolveCurrentKey(key: string, notes: DeskNotes): string {
  const passed = new Set<string>();
  let now = key;
  for (
    let into = notes.get(now)?.into;
    into !== undefined && !passed.has(into);
    into = notes.get(now)?.into
  ) {
    passed.add(into);
    now = into;
  }
  return now;
}

/**
 * Checks off a dancer's arrival or received number at the door, or undoes that. Two desks may check off the
 * same.
 */
export const setCheckInStep = (id: string, what: CheckInStep, isSo: boolean): Patch => ({
  [`${DESK_NOTES_AT}/${id}/${what}`]: isSo ? SERVER_TIME : null,
});

export const recordCheckInStep = (
  by: Author,
  { id, name }: { readonly id: string; readonly name: string },
  what: CheckInStep,
  isSo: boolean,
): Change => ({
  record: { ...by, kind: 'ticked at the door', competitor: id, name, what, isSo },
  patch: setCheckInStep(id, what, isSo),
});
