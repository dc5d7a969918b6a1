import { mapDefined } from '../../../../domain/mapDefined.ts';
import { awaitsCallbacks } from '../../../../domain/round/knownCouples.ts';
import type { CompetitionEvent, Entry, Round } from '../../../../domain/competition.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { EventStyle } from '../../../../domain/event/terms.ts';
import { hasKey, type Competitor, type DancerEntry } from '../../../../domain/people/directory.ts';
import { normalizeSpelling } from '../../../../domain/people/people.ts';
import { layOutPages } from '../page/layOutPages.ts';

/** A dance on a dancer's sheet. */
export interface HeatLine {
  readonly key: string;
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  /** Undefined: the rounds of the event are not drawn yet. */
  readonly round: Round | undefined;
  /** The planned time in ms; undefined if not planned. */
  readonly planned: number | undefined;
  /** One, or one for each dance. */
  readonly heats: readonly number[];
}

/** Consecutive dances of one style. */
export interface StyleOnSheet {
  readonly style: EventStyle;
  readonly items: readonly HeatLine[];
}

/** The dancer or school of the sheet. */
export type HeatSheetOwner =
  | {
      readonly kind: 'dancer';
      readonly name: string | undefined;
      readonly school: string;
      readonly id: string | undefined;
    }
  | { readonly kind: 'school'; readonly name: string; readonly dancers: number };

export interface HeatSheet {
  readonly key: string;
  readonly of: HeatSheetOwner;
  /** The number of dances, over all pages. */
  readonly lines: number;
  readonly styles: readonly StyleOnSheet[];
  readonly page: number;
  readonly pages: number;
}

export type PlannedTimeLookup = (event: CompetitionEvent, round: Round) => number | undefined;

/** Rows of a page, of dances and headings of styles, on Letter and A4. */
const ROOM = { inARow: 1, rows: 18, parted: 3 } as const;

/** Finished rounds are left out: they do not help to find a heat. */
const isToCome = ({ state }: Round): boolean => state === 'initialized' || state === 'running';

/** One heat if it is the same in all dances. */
const withoutRepeats = (heats: readonly number[]): readonly number[] =>
  new Set(heats).size > 1 ? heats : heats.slice(0, 1);

function linesOf({ event, entry }: DancerEntry, plannedAt: PlannedTimeLookup): readonly HeatLine[] {
  const key = `${event.key}/${entry.id}`;
  const inRounds = mapDefined(event.rounds, (round) => {
    const place = round.entries.find(({ id }) => id === entry.id);
    return place === undefined ? undefined : { round, heats: place.heats };
  });
  // Entered, and no round has couples yet.
  if (inRounds.length === 0 && event.rounds.every(({ entries }) => entries.length === 0))
    return [{ key, event, entry, round: undefined, planned: undefined, heats: [] }];
  return inRounds
    .filter(({ round }) => isToCome(round))
    .map(({ round, heats }) => ({
      key: `${key}/${round.number}`,
      event,
      entry,
      round,
      planned: plannedAt(event, round),
      // The heats are drawn again once the callbacks are known.
      heats: awaitsCallbacks(round) ? [] : withoutRepeats(heats),
    }));
}

const orEnd = (value: number | undefined): number => value ?? Number.MAX_SAFE_INTEGER;

/** Orders lines by planned time, else in the running order; rounds not drawn yet come last. */
const ordered = (lines: readonly HeatLine[]): readonly HeatLine[] =>
  lines.toSorted(
    (a, b) =>
      orEnd(a.planned) - orEnd(b.planned) || orEnd(a.round?.scheduleIndex) - orEnd(b.round?.scheduleIndex),
  );

function splitByStyle(lines: readonly HeatLine[]): readonly StyleOnSheet[] {
  const styles: { style: EventStyle; items: HeatLine[] }[] = [];
  for (const line of lines) {
    const last = styles.at(-1);
    if (last !== undefined && toStoredTerm(last.style) === toStoredTerm(line.event.style))
      last.items.push(line);
    else styles.push({ style: line.event.style, items: [line] });
  }
  return styles;
}

function onSheets(key: string, of: HeatSheetOwner, lines: readonly HeatLine[]): readonly HeatSheet[] {
  if (lines.length === 0) return [];
  const pages = layOutPages(splitByStyle(ordered(lines)), ROOM);
  return pages.map((styles, page) => ({
    key: `${key}/${page}`,
    of,
    lines: lines.length,
    styles,
    page: page + 1,
    pages: pages.length,
  }));
}

const byText = (a: string, b: string): number => a.localeCompare(b, 'en');

/**
 * A sheet for each dancer who still dances, by name.
 * @param withheld replaces a hidden name
 */
export const buildDancerHeatSheets = (
  people: readonly Competitor[],
  plannedAt: PlannedTimeLookup,
  withheld: string,
): readonly HeatSheet[] =>
  people
    .toSorted((a, b) => byText(a.name ?? withheld, b.name ?? withheld))
    .flatMap((person) =>
      onSheets(
        person.key,
        {
          kind: 'dancer',
          name: person.name,
          school: person.affiliation,
          id: hasKey(person) ? person.key : undefined,
        },
        person.dances.flatMap((one) => linesOf(one, plannedAt)),
      ),
    );

/** A sheet for each school: every couple of its dancers once, also if both are of it. */
export function buildSchoolHeatSheets(
  people: readonly Competitor[],
  plannedAt: PlannedTimeLookup,
  noSchool: string,
): readonly HeatSheet[] {
  const schools = new Map<string, Competitor[]>();
  for (const person of people) {
    const spelled = normalizeSpelling(person.affiliation);
    schools.set(spelled, [...(schools.get(spelled) ?? []), person]);
  }
  return [...schools]
    .map(([key, its]) => ({ key, its, name: key === '' ? noSchool : (its[0]?.affiliation ?? '') }))
    .toSorted((a, b) => byText(a.name, b.name))
    .flatMap(({ key, its, name }) => {
      const lines = new Map(
        its.flatMap(({ dances }) =>
          dances.flatMap((one) => linesOf(one, plannedAt).map((line) => [line.key, line] as const)),
        ),
      );
      const dancers = its.filter(({ dances }) => dances.length > 0).length;
      return onSheets(`schools/${key}`, { kind: 'school', name, dancers }, [...lines.values()]);
    });
}
