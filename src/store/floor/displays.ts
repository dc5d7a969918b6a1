import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import {
  DISPLAY_BOUNDS,
  displayCode,
  LAYOUTS,
  type DisplayCode,
  type Layout,
} from '../../domain/floor/display.ts';
import { eventKey, type EventKey } from '../../domain/ids.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';
import { DISPLAYS } from './madeFrom.ts';

/** What a display shows: a layout, and what it is about. Undefined where the layout finds that by itself. */
export interface Shown {
  readonly layout: Layout;
  readonly event?: EventKey;
  readonly round?: number;
  readonly words?: string;
}

/** What somebody has put on a display by hand. */
export interface OnAir extends Shown {
  /** The press that put it there: what is made from it names it. */
  readonly key: string;
  /** In milliseconds of the backend's clock. */
  readonly at: number;
  /** The page it is held at; in a reveal, how many places are open. Missing: pages turn by themselves. */
  readonly page: number | undefined;
  /** Put in between for so many seconds, on a display that follows the floor. Missing: until somebody takes something else. */
  readonly seconds?: number;
}

/** What waits to be shown. */
export interface Queue {
  /** The change that made it so: the next one names it. */
  readonly key: string | undefined;
  readonly items: readonly Shown[];
}

export type DisplayTheme = 'dark' | 'light';

/** A display of the hall, as somebody has named it. */
export interface Display {
  readonly code: DisplayCode;
  readonly name: string;
  readonly slot: number;
  readonly theme: DisplayTheme;
  /** What it is read in, as a BCP 47 tag. */
  readonly language: string;
  /** It goes by what happens on the floor, whatever was put on it by hand. */
  readonly follows: boolean;
  readonly air: OnAir | undefined;
  readonly queue: Queue;
}

/** The desks are in it, and so are the names of the events. */
const USUAL_LANGUAGE = 'en';

const AT = 'jumbotron';
const SPONSORS = `${AT}/sponsors`;
const slotAt = (slot: number): string => `${AT}/slots/${slot}`;
const displayAt = (code: DisplayCode): string => `${DISPLAYS}/${code}`;

function parseShown(raw: unknown): Shown | undefined {
  const layout = LAYOUTS.find((one) => one === childOf(raw, 'layout'));
  if (layout === undefined) return undefined;
  const event = eventKey(textOf(childOf(raw, 'event')) ?? '');
  const round = countOf(childOf(raw, 'round'));
  const words = textOf(childOf(raw, 'words'));
  return {
    layout,
    ...omitUndefined({ event, round, words }),
  };
}

function parseAir(raw: unknown): OnAir | undefined {
  const shown = parseShown(raw);
  const key = textOf(childOf(raw, 'key'));
  const at = numberOf(childOf(raw, 'at'));
  const seconds = countOf(childOf(raw, 'seconds'), 1);
  if (shown === undefined || key === undefined || at === undefined) return undefined;
  return {
    ...shown,
    key,
    at,
    page: countOf(childOf(raw, 'page')),
    ...omitUndefined({ seconds }),
  };
}

function parseDisplay(code: DisplayCode, raw: unknown): Display | undefined {
  const name = textOf(childOf(raw, 'name'));
  const slot = countOf(childOf(raw, 'slot'), 1);
  if (name === undefined || slot === undefined) return undefined;
  const queue = childOf(raw, 'queue');
  return {
    code,
    name,
    slot,
    theme: childOf(raw, 'theme') === 'light' ? 'light' : 'dark',
    language: textOf(childOf(raw, 'language')) ?? USUAL_LANGUAGE,
    follows: childOf(raw, 'follows') === true,
    air: parseAir(childOf(raw, 'air')),
    queue: {
      key: textOf(childOf(queue, 'key')),
      items: mapDefined(childrenOf(childOf(queue, 'items')), ([, item]) => parseShown(item)),
    },
  };
}

/** Every display, in the order they were given their places: for the staff. */
export const displays: Path<readonly Display[]> = {
  at: DISPLAYS,
  parse: (raw) =>
    childrenOf(raw)
      .flatMap(([key, one]) => {
        const code = displayCode(key);
        return code === undefined ? [] : (parseDisplay(code, one) ?? []);
      })
      .toSorted((a, b) => a.slot - b.slot),
};

/** One display, for itself: whoever has its code before their eyes. Undefined until somebody has named it. */
export const display = (code: DisplayCode): Path<Display | undefined> => ({
  at: displayAt(code),
  parse: (raw) => parseDisplay(code, raw),
});

/** The sponsors' lines, as the organizer wrote them. */
export const sponsors: Path<readonly string[]> = {
  at: SPONSORS,
  parse: (raw) => mapDefined(childrenOf(raw), ([, line]) => textOf(line)),
};

/** The first place that is free; undefined: there are as many displays as there can be. */
export const freeSlot = (there: readonly Display[]): number | undefined =>
  Array.from({ length: DISPLAY_BOUNDS.displays }, (_, at) => at + 1).find(
    (slot) => !there.some((one) => one.slot === slot),
  );

/** A display is given a name and a place, and follows the floor. */
export const displayNamed = (code: DisplayCode, name: string, slot: number): Patch => ({
  [slotAt(slot)]: code,
  [displayAt(code)]: { name: name.trim(), slot, at: SERVER_TIME, follows: true },
});

export const displayRenamed = ({ code }: Display, name: string): Patch => ({
  [`${displayAt(code)}/name`]: name.trim(),
});

/** It shows its code again. */
export const displayRemoved = ({ code, slot }: Display): Patch => ({
  [slotAt(slot)]: null,
  [displayAt(code)]: null,
});

export const themeChosen = ({ code }: Display, theme: DisplayTheme): Patch => ({
  [`${displayAt(code)}/theme`]: theme === 'light' ? 'light' : null,
});

export const languageChosen = ({ code }: Display, language: string): Patch => ({
  [`${displayAt(code)}/language`]: language === USUAL_LANGUAGE ? null : language,
});

const stored = ({ layout, event, round, words }: Shown): { readonly [field: string]: Json } => ({
  layout,
  ...omitUndefined({ event, round, words: words?.trim() }),
});

/** What somebody has put on a display, as far as it stands there at a moment; undefined: the display shows the floor. */
export function putOn({ follows, air }: Pick<Display, 'follows' | 'air'>, now: number): OnAir | undefined {
  if (!follows) return air;
  return air?.seconds !== undefined && now < air.at + air.seconds * 1000 ? air : undefined;
}

/** How a press goes beyond what it shows. */
export interface Press {
  /** The press it takes the place of: refused when there has been another one since. */
  readonly over?: string;
  /** The page it is held at. */
  readonly page?: number | undefined;
  /** The display goes on following the floor: this stands in between for so many seconds, or is over already. */
  readonly between?: number;
}

/**
 * Put on a display by hand: from now on it does not follow the floor, unless this is only put in between.
 * @param key of this press
 */
export function taken(
  { code }: Pick<Display, 'code'>,
  shown: Shown,
  key: string,
  { over, page: held, between }: Press = {},
): Patch {
  // A reveal begins with every place closed.
  const page = held ?? (shown.layout === 'results' ? 0 : undefined);
  return {
    [`${displayAt(code)}/follows`]: between === undefined ? null : true,
    [`${displayAt(code)}/air`]: {
      ...stored(shown),
      key,
      at: SERVER_TIME,
      ...omitUndefined({ over }),
      ...(page === undefined ? {} : { page, pageOf: key }),
      ...(between === undefined || between === 0 ? {} : { seconds: between }),
    },
  };
}

/** A display as it stood before a press, unless there has been another one since. */
export function putBack(before: Display, key: string, over: string): Patch {
  const { follows, air } = before;
  return taken(before, air ?? { layout: 'dancing' }, key, {
    over,
    page: air?.page,
    ...(follows || air === undefined ? { between: air?.seconds ?? 0 } : {}),
  });
}

/** These displays follow the floor, and what was put in between is over. What was on them by hand is remembered. */
export const floorFollowed = (followed: readonly Pick<Display, 'code'>[]): Patch =>
  Object.fromEntries(
    followed.flatMap(({ code }) => [
      [`${displayAt(code)}/follows`, true] as const,
      [`${displayAt(code)}/air/seconds`, null] as const,
    ]),
  );

/** Another page of what is on air, or so many places open; undefined: pages turn by themselves. Refused over anything else. */
export const pageTurned = (
  { code }: Pick<Display, 'code'>,
  { key }: OnAir,
  page: number | undefined,
): Patch => ({
  [`${displayAt(code)}/air/page`]: page ?? null,
  [`${displayAt(code)}/air/pageOf`]: key,
});

/** Another queue, made from the one that was there: of two who change it at once one is told. */
export const queued = ({ code, queue }: Display, items: readonly Shown[], key: string): Patch => ({
  [`${displayAt(code)}/queue`]: {
    key,
    ...omitUndefined({ over: queue.key }),
    ...(items.length === 0 ? {} : { items: items.map(stored) }),
  },
});

/** Lines that are left empty are left out. */
export const sponsorsWritten = (lines: readonly string[]): Patch => {
  const kept = lines.map((line) => line.trim()).filter((line) => line !== '');
  return { [SPONSORS]: kept.length === 0 ? null : kept };
};
