import { isFinal, type CompetitionEvent, type Entry, type Round } from '../../../../domain/competition.ts';
import { MAX_COUNT } from '../../../../domain/bounds.ts';
import { compareNumbers, type LeadNumber } from '../../../../domain/ids.ts';
import { announceCallbacks } from '../../../../domain/floor/script.ts';
import { findNextDanced, type ScheduledRound } from '../../../../domain/round/day.ts';
import type { SavedResult } from '../../../../store/results/results.ts';
import { layOutPages } from '../page/layOutPages.ts';

/** A posted round and its saved result; undefined if there is none that can be read. */
export interface PostedRound extends ScheduledRound {
  readonly saved: SavedResult | undefined;
}

export interface RecalledHeat {
  /** Undefined: the next round is not drawn yet, or its heats differ by dance. */
  readonly heat: number | 'withdrew' | undefined;
  readonly couples: number;
  readonly items: readonly LeadNumber[];
}

export interface CallbackSheetBase {
  readonly key: string;
  readonly event: CompetitionEvent;
  readonly round: Round;
  /** The next round; undefined if not known. */
  readonly next: Round | undefined;
  readonly recalled: number;
  readonly of: number;
  readonly page: number;
  readonly pages: number;
}

/** A sheet for the wall: numbers, readable from three steps away. */
export interface WallSheet extends CallbackSheetBase {
  readonly heats: readonly RecalledHeat[];
  readonly inARow: number;
  readonly isRedrawn: boolean;
}

/** A sheet for the MC: three numbers at a time, and their names. */
export interface McSheet extends CallbackSheetBase {
  readonly threes: readonly (readonly { readonly number: LeadNumber; readonly entry: Entry | undefined }[])[];
}

/** True for public callbacks: a posted preliminary round. */
export const hasCallbacks = ({ round }: ScheduledRound): boolean =>
  round.state === 'posted' && !isFinal(round);

interface Recalled extends Omit<CallbackSheetBase, 'key' | 'page' | 'pages'> {
  readonly numbers: readonly LeadNumber[];
}

function recalledFrom({ event, round, saved }: PostedRound): Recalled | undefined {
  if (!hasCallbacks({ event, round }) || saved?.kind !== 'recall') return undefined;
  const numbers = [...saved.counts.keys()]
    .filter((couple) => !saved.placements.has(couple))
    .toSorted(compareNumbers);
  const next = findNextDanced(event, round.number);
  return { event, round, next, numbers, recalled: numbers.length, of: saved.counts.size };
}

/** The recalled couples by their next heat; withdrawn ones last. */
function groupRecalledByHeat(
  { event, next, numbers }: Recalled,
  isRedrawn: boolean,
): readonly RecalledHeat[] {
  const ids = new Map(event.entries.map(({ id, number }) => [number, id]));
  const places = new Map(next?.entries.map(({ id, heats }) => [id, isRedrawn ? undefined : heats[0]]));
  const heats = new Map<RecalledHeat['heat'], LeadNumber[]>();
  for (const number of numbers) {
    const id = ids.get(number);
    const isGone = places.size > 0 && (id === undefined || !places.has(id));
    const heat = isGone ? 'withdrew' : id && places.get(id);
    heats.set(heat, [...(heats.get(heat) ?? []), number]);
  }
  const orderOf = (heat: RecalledHeat['heat']): number => {
    if (heat === undefined) return MAX_COUNT.heatsPerRound + 1;
    return heat === 'withdrew' ? MAX_COUNT.heatsPerRound + 2 : heat;
  };
  return [...heats]
    .toSorted(([a], [b]) => orderOf(a) - orderOf(b))
    .map(([heat, items]) => ({ heat, couples: items.length, items }));
}

/** Numbers in a row, and rows still readable from three steps away. */
const WALL = { inARow: 5, rows: 16 } as const;
/** Up to this many are larger, three in a row. */
const MAX_LARGE_NUMBERS = 12;
const WALL_OF_FEW = { inARow: 3, rows: 16 } as const;
/** Rows of three numbers on a page for the MC. */
const THREES = 11;

/** Callbacks for the wall, by heat if there are several. */
export const buildWallSheets = (rounds: readonly PostedRound[]): readonly WallSheet[] =>
  rounds.flatMap((at) => {
    const recalled = recalledFrom(at);
    if (recalled === undefined) return [];
    const { numbers, ...about } = recalled;
    const isRedrawn = recalled.next?.entries.some(({ heats }) => heats.length > 1) === true;
    const all = groupRecalledByHeat(recalled, isRedrawn);
    const room = numbers.length <= MAX_LARGE_NUMBERS ? WALL_OF_FEW : WALL;
    const pages = layOutPages(all, room);
    return pages.map((heats, page) => ({
      ...about,
      key: `${about.event.key}/${about.round.number}/${page}`,
      heats,
      inARow: room.inARow,
      isRedrawn,
      page: page + 1,
      pages: pages.length,
    }));
  });

/** Callbacks for the MC, in reading order. */
export const buildMcSheets = (rounds: readonly PostedRound[]): readonly McSheet[] =>
  rounds.flatMap((at) => {
    const recalled = recalledFrom(at);
    if (recalled === undefined) return [];
    const { numbers, ...about } = recalled;
    const entries = new Map(about.event.entries.map((entry) => [entry.number, entry]));
    const threes = announceCallbacks(about.event, about.next?.name, numbers)
      .flatMap((line) => (line.kind === 'numbers' ? line.groups : []))
      .map((group) => group.map((number) => ({ number, entry: entries.get(number) })));
    const pages = Math.max(1, Math.ceil(threes.length / THREES));
    return Array.from({ length: pages }, (_, page) => ({
      ...about,
      key: `${about.event.key}/${about.round.number}/${page}`,
      threes: threes.slice(page * THREES, (page + 1) * THREES),
      page: page + 1,
      pages,
    }));
  });
