import type { CompetitionEvent, Entry, Round } from '../../../../domain/competition.ts';
import { sortEventDances, type EventDance } from '../../../../domain/event/dances.ts';
import { listDancedPlaces } from '../../../../domain/round/rounds.ts';
import type { ScheduledRound } from '../../../../domain/round/day.ts';
import { layOutPages } from '../page/layOutPages.ts';

export interface HeatOnDeck {
  readonly heat: number;
  readonly couples: number;
  /** Entries by number; couples without one come last. */
  readonly items: readonly Entry[];
}

export interface DeckList {
  readonly key: string;
  readonly event: CompetitionEvent;
  readonly round: Round;
  /** Set if the heats differ by dance; undefined: the same for all. */
  readonly dance: EventDance | undefined;
  readonly heats: readonly HeatOnDeck[];
  readonly ofHeats: number;
  readonly couples: number;
  readonly page: number;
  readonly pages: number;
}

/** Rows with a name in each, on Letter and A4. */
const ROOM = { inARow: 1, rows: 28 } as const;

const numberOf = ({ number }: Entry): number => (number === undefined ? Infinity : Number(number));

function heatsOf({ event, round }: ScheduledRound, dance: number): readonly HeatOnDeck[] {
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  const heats = new Map<number, Entry[]>();
  for (const { id, heats: own } of listDancedPlaces(round)) {
    const entry = entries.get(id);
    const heat = own[dance] ?? own[0] ?? 1;
    if (entry !== undefined) heats.set(heat, [...(heats.get(heat) ?? []), entry]);
  }
  return [...heats]
    .toSorted(([a], [b]) => a - b)
    .map(([heat, items]) => ({
      heat,
      couples: items.length,
      items: items.toSorted((a, b) => numberOf(a) - numberOf(b)),
    }));
}

/** The couples by round and heat, in the order of the floor. */
export const buildDeckLists = (rounds: readonly ScheduledRound[]): readonly DeckList[] =>
  rounds.flatMap((at) => {
    const { event, round } = at;
    const isRedrawn = round.entries.some(({ heats }) => heats.length > 1);
    const dances = isRedrawn ? sortEventDances(event) : [undefined];
    return dances.flatMap((dance, index) => {
      const all = heatsOf(at, index);
      const pages = layOutPages(all, ROOM);
      return all.length === 0
        ? []
        : pages.map((heats, page) => ({
            key: `${event.key}/${round.number}/${index}/${page}`,
            event,
            round,
            dance,
            heats,
            ofHeats: all.length,
            couples: all.reduce((sum, { couples }) => sum + couples, 0),
            page: page + 1,
            pages: pages.length,
          }));
    });
  });
