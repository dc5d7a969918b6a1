import type { AtTheDoor, Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { deskNote as node } from '../../schema/nodes/deskNotes.ts';
import { DESK } from './deskEdits.ts';
import { childrenOf, type TreePath } from '../tree/path.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

const editedAt = (id: string): string => `${DESK}/${id}/edited`;

export type DeskNote = ReturnType<typeof node.parse>;
export type DeskNotes = ReadonlyMap<string, DeskNote>;

/** Desk notes by the keys of dancers, for the organizer. */
export const deskNotes: TreePath<DeskNotes> = {
  at: DESK,
  parse: (raw) => new Map(childrenOf(raw).map(([id, note]) => [id, node.parse(note)])),
};

/** Part of every edit of a dancer: refused if another person has edited them since. */
export const recordEdit = (id: string, notes: DeskNotes): Patch => ({
  [editedAt(id)]: (notes.get(id)?.edited ?? 0) + 1,
});

/** Marks a dancer as merged into another. */
export const isNow = (gone: string, stays: string): Patch => ({ [`${DESK}/${gone}/into`]: stays });

/** The dancer a merged one has become. */
export function currentKeyOf(key: string, notes: DeskNotes): string {
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

/** Ticks an arrival or a number at the door, or clears the tick. Two desks may tick the same. */
export const atTheDoor = (id: string, what: AtTheDoor, isSo: boolean): Patch => ({
  [`${DESK}/${id}/${what}`]: isSo ? SERVER_TIME : null,
});

export const tickedAtTheDoor = (
  by: Author,
  { id, name }: { readonly id: string; readonly name: string },
  what: AtTheDoor,
  isSo: boolean,
): Change => ({
  record: { ...by, kind: 'ticked at the door', competitor: id, name, what, isSo },
  patch: atTheDoor(id, what, isSo),
});
