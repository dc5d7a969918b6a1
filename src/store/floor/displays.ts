import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { DISPLAY_BOUNDS, parseDisplayCode, type DisplayCode } from '../../domain/floor/display.ts';
import { DISPLAYS_AT, JUMBOTRON_AT } from '../../schema/nodes/addresses.ts';
import {
  displayForm as node,
  sponsorsForm as sponsorsNode,
  type DisplayTheme,
  type DisplayOnAir,
  type DisplayQueue,
  type DisplayContent,
  type StoredDisplay,
} from '../../schema/nodes/displays.ts';
import { INCREMENT, SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';

export type { DisplayTheme, DisplayOnAir, DisplayContent };

/** A display of the hall with its code. */
export type Display = StoredDisplay & { readonly code: DisplayCode; readonly queue: DisplayQueue };

const slotAt = (slot: number): string => `${JUMBOTRON_AT}/slots/${slot}`;
const displayAt = (code: DisplayCode): string => `${DISPLAYS_AT}/${code}`;

const parseDisplay = (code: DisplayCode | undefined, raw: unknown): Display | undefined => {
  const stored = node.parse(raw);
  return code === undefined || stored === undefined
    ? undefined
    : { queue: { version: 0, items: [] }, ...stored, code };
};

/** Every display in the order of the slots, for staff. */
export const allDisplays: TreePath<readonly Display[]> = {
  at: DISPLAYS_AT,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([key, one]) => parseDisplay(parseDisplayCode(key), one)).toSorted(
      (a, b) => a.slot - b.slot,
    ),
};

/** One display, for itself. Undefined until it has a name. */
export const displayPath = (code: DisplayCode): TreePath<Display | undefined> => ({
  at: displayAt(code),
  parse: (raw) => parseDisplay(code, raw),
});

export const sponsors: TreePath<readonly string[]> = {
  at: sponsorsNode.at,
  parse: (raw) => sponsorsNode.parse(raw) ?? [],
};

/** The lowest free slot; undefined if the maximum number of displays is reached. */
export const findFreeDisplaySlot = (there: readonly Display[]): number | undefined =>
  Array.from({ length: DISPLAY_BOUNDS.displays }, (_, at) => at + 1).find(
    (slot) => !there.some((one) => one.slot === slot),
  );

/** A new display follows the floor. */
export const addDisplay = (code: DisplayCode, name: string, slot: number): Patch => ({
  [slotAt(slot)]: code,
  [displayAt(code)]: { name: name.trim(), slot, at: SERVER_TIME, follows: true },
});

export const renameDisplay = ({ code }: Display, name: string): Patch => ({
  [`${displayAt(code)}/name`]: name.trim(),
});

/** Removes a display, which then shows its code again. */
export const removeDisplay = ({ code, slot }: Display): Patch => ({
  [slotAt(slot)]: null,
  [displayAt(code)]: null,
});

export const setDisplayTheme = ({ code }: Display, theme: DisplayTheme): Patch => ({
  [`${displayAt(code)}/theme`]: theme,
});

export const setDisplayLanguage = ({ code }: Display, language: string): Patch => ({
  [`${displayAt(code)}/language`]: language,
});

const stored = ({ layout, event, round, words }: DisplayContent): { readonly [field: string]: Json } => ({
  layout,
  ...omitUndefined({ event, round, words: words?.trim() }),
});

/** The content shown by hand. A display that follows the floor has some only while it is inserted. */
export function findContentByHand(
  { follows, air }: Pick<Display, 'follows' | 'air'>,
  now: number,
): DisplayOnAir | undefined {
  if (!follows) return air;
  return air?.seconds !== undefined && now < air.at + air.seconds * 1000 ? air : undefined;
}

type OfAir = Pick<Display, 'code' | 'air'>;

const versionOf = ({ air }: OfAir): number => air?.version ?? 0;

interface Taking {
  /** Refused if there has been another version since this one. Missing: the later press wins. */
  readonly after?: number;
  /** The page to stay on. */
  readonly page?: number | undefined;
  /**
   * Seconds for which this content interrupts a display that keeps following the floor; 0: it has ended
   * already.
   */
  readonly between?: number | undefined;
}

/**
 * Puts content on a display by hand: the display stops following the floor, unless the content is only inserted.
 */
export function showOnDisplay(
  { code }: Pick<Display, 'code'>,
  shown: DisplayContent,
  { after, page: held, between }: Taking = {},
): Patch {
  // A reveal begins with every place closed.
  const page = held ?? (shown.layout === 'results' ? 0 : undefined);
  const at = displayAt(code);
  return {
    [`${at}/follows`]: between === undefined ? null : true,
    [`${at}/air`]: {
      ...stored(shown),
      version: after === undefined ? INCREMENT : after + 1,
      at: SERVER_TIME,
      ...omitUndefined({ page, seconds: between === 0 ? undefined : between }),
    },
  };
}

/** A display as it was before a change. @param after the version of that change */
export function restoreDisplay(before: Display, after = versionOf(before)): Patch {
  const { follows, air } = before;
  const between = follows || air === undefined ? (air?.seconds ?? 0) : undefined;
  return showOnDisplay(before, air ?? { layout: 'dancing' }, { after, page: air?.page, between });
}

/** Makes these displays follow the floor and ends insertions. Their content by hand is kept for undo. */
export const followFloor = (followed: readonly Pick<Display, 'code'>[]): Patch =>
  Object.fromEntries(
    followed.flatMap(({ code }) => [
      [`${displayAt(code)}/follows`, true] as const,
      [`${displayAt(code)}/air/seconds`, null] as const,
    ]),
  );

/** Shows this page of the content, or reveals this many places; undefined: pages turn automatically. */
export const turnPage = (display: OfAir, page: number | undefined): Patch => ({
  [`${displayAt(display.code)}/air/page`]: page ?? null,
  [`${displayAt(display.code)}/air/version`]: versionOf(display) + 1,
});

/** Replaces the queue: of two simultaneous changes one is refused. */
export const replaceQueue = (
  { code, queue }: Pick<Display, 'code' | 'queue'>,
  items: readonly DisplayContent[],
): Patch => ({
  [`${displayAt(code)}/queue`]: {
    version: queue.version + 1,
    ...(items.length === 0 ? {} : { items: items.map(stored) }),
  },
});

/** Writes the sponsors without empty lines. */
export const setSponsors = (lines: readonly string[]): Patch => {
  const kept = lines.map((line) => line.trim()).filter((line) => line !== '');
  return { [sponsorsNode.at]: kept.length === 0 ? null : kept };
};
