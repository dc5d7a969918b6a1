import type { AtTheDoor, Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

const DESK = 'deskNotes';

const editedAt = (id: string): string => `${DESK}/${id}/edited`;

/** What the desk has noted of a dancer. */
export interface DeskNote {
  /** How often the dancer was edited at the desk. */
  readonly edited: number;
  /** Who they are: they were in the list twice. */
  readonly into: string | undefined;
  /** When they came, and when they got their number at the door, in milliseconds. */
  readonly arrived: number | undefined;
  readonly given: number | undefined;
}

export type DeskNotes = ReadonlyMap<string, DeskNote>;

/** Of every dancer who was ever edited, by their key: for the organizer. */
export const deskNotes: Path<DeskNotes> = {
  at: DESK,
  parse: (raw) =>
    new Map(
      childrenOf(raw).map(
        ([id, note]) =>
          [
            id,
            {
              edited: countOf(childOf(note, 'edited')) ?? 0,
              into: textOf(childOf(note, 'into')),
              arrived: numberOf(childOf(note, 'arrived')),
              given: numberOf(childOf(note, 'given')),
            },
          ] as const,
      ),
    ),
};

/** Stands in every edit of a dancer: refused where somebody else has edited them since. */
export const editedOn = (id: string, notes: DeskNotes): Patch => ({
  [editedAt(id)]: (notes.get(id)?.edited ?? 0) + 1,
});

/** The places of a patch that count the edits of dancers, with what they would be. */
export const editsIn = (patch: Patch): readonly (readonly [at: string, edited: number])[] =>
  Object.entries(patch).flatMap(([at, value]) =>
    at.startsWith(`${DESK}/`) && at.endsWith('/edited') && typeof value === 'number'
      ? [[at, value] as const]
      : [],
  );

/** Somebody is somebody else of the list from now on. */
export const isNow = (gone: string, stays: string): Patch => ({ [`${DESK}/${gone}/into`]: stays });

/** Who somebody of the list is by now. */
export function whoIsNow(key: string, notes: DeskNotes): string {
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

/** Somebody is here, or has their number; or that was a slip. Two desks that tick the same at once have both ticked it. */
export const atTheDoor = (id: string, what: AtTheDoor, isSo: boolean): Patch => ({
  [`${DESK}/${id}/${what}`]: isSo ? SERVER_TIME : null,
});

/** The same with its record. */
export const tickedAtTheDoor = (
  by: Author,
  { id, name }: { readonly id: string; readonly name: string },
  what: AtTheDoor,
  isSo: boolean,
): Change => ({
  record: { ...by, kind: 'ticked at the door', competitor: id, name, what, isSo },
  patch: atTheDoor(id, what, isSo),
});
