import type { CompetitionEvent } from '../competition.ts';
import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type LeadNumber } from '../ids.ts';
import type { HeatPosition } from './position.ts';

/** The parts of an event that are read aloud. */
export type SpokenEvent = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances'>;

export interface SpokenCouple {
  readonly number: LeadNumber;
  /** Missing if unknown or not public: then only the number is called. */
  readonly names?: readonly [lead: string, follow: string];
  readonly affiliation?: string;
}

interface OfRound {
  readonly event: SpokenEvent;
  /** The round's stored name. */
  readonly round: string;
}

/** One line of the teleprompter, independent of language. */
export type SpokenLine =
  | ({
      readonly kind: 'heat';
      readonly dance: EventDance | undefined;
      readonly heat: number;
      readonly heats: number;
    } & OfRound)
  /** Read group by group, with a pause between them. */
  | { readonly kind: 'numbers'; readonly groups: readonly (readonly LeadNumber[])[] }
  /** The dances in floor order. With several heats, all of them dance one dance before the next begins. */
  | { readonly kind: 'dances'; readonly dances: readonly EventDance[]; readonly heats: number }
  | { readonly kind: 'recall'; readonly recall: number; readonly couples: number }
  | { readonly kind: 'place all'; readonly couples: number }
  | {
      readonly kind: 'recalled';
      readonly event: SpokenEvent;
      readonly to: NextRound;
      readonly couples: number;
    }
  /** Introduces the numbers of missing couples; 'report on deck' follows the numbers. */
  | ({ readonly kind: 'missing'; readonly couples: number } & OfRound)
  | { readonly kind: 'report on deck' }
  | { readonly kind: 'results'; readonly event: SpokenEvent }
  | {
      readonly kind: 'award';
      readonly place: number;
      readonly isShared: boolean;
      readonly couples: readonly SpokenCouple[];
    };

/** The stored name of the round they are recalled to; undefined if unknown. */
type NextRound = string | undefined;

const GROUP = 3;

/** Sorted and grouped by three: listeners in a loud hall cannot take in more at once. */
function inThrees(numbers: readonly LeadNumber[]): readonly (readonly LeadNumber[])[] {
  const ordered = numbers.toSorted(compareNumbers);
  return Array.from({ length: Math.ceil(ordered.length / GROUP) }, (_, at) =>
    ordered.slice(at * GROUP, (at + 1) * GROUP),
  );
}

const numbersLine = (numbers: readonly LeadNumber[]): SpokenLine => ({
  kind: 'numbers',
  groups: inThrees(numbers),
});

/** The current round, as far as the MC announces it. */
export interface RoundOnTheFloor extends OfRound {
  /** In floor order. */
  readonly dances: readonly EventDance[];
  readonly heats: number;
  /** In the whole round. */
  readonly couples: number;
  /** Recall size per judge; undefined in a final. */
  readonly recall: number | undefined;
}

/**
 * Announces a heat: event and round, heat, couples, dance. The first heat of the first dance also gets the number to
 * recall and, if there are several dances, their order.
 */
export function announceHeat(
  { event, round, dances, heats, couples, recall }: RoundOnTheFloor,
  position: HeatPosition,
  inHeat: readonly LeadNumber[],
): readonly SpokenLine[] {
  const first = position.dance === 0 && position.heat === 1;
  return [
    { kind: 'heat', event, round, dance: dances[position.dance], heat: position.heat, heats },
    numbersLine(inHeat),
    ...(first && dances.length > 1 ? [{ kind: 'dances', dances, heats } as const] : []),
    ...(first ? [judgesAreAsked(couples, recall)] : []),
  ];
}

/** The judges are asked for at most as many couples as there are. */
const judgesAreAsked = (couples: number, recall: number | undefined): SpokenLine =>
  recall === undefined
    ? { kind: 'place all', couples }
    : { kind: 'recall', recall: Math.min(recall, couples), couples };

/** Reads callbacks, which are public at once. */
export function announceCallbacks(
  event: SpokenEvent,
  to: NextRound,
  recalled: readonly LeadNumber[],
): readonly SpokenLine[] {
  const line: SpokenLine = { kind: 'recalled', event, to, couples: recalled.length };
  return recalled.length === 0 ? [line] : [line, numbersLine(recalled)];
}

/** Calls couples missing at the deck; no lines if none is missing. */
export function announceMissing(
  event: SpokenEvent,
  round: string,
  missing: readonly LeadNumber[],
): readonly SpokenLine[] {
  if (missing.length === 0) return [];
  return [
    { kind: 'missing', event, round, couples: missing.length },
    numbersLine(missing),
    { kind: 'report on deck' },
  ];
}

/** A couple of the final. A shared place is the mean, as counted. */
export interface AwardedCouple {
  readonly couple: SpokenCouple;
  readonly place: number;
}

/**
 * Reads awards from the last place to the first. Couples that share a place are called together, by the best of the
 * places they share: two on 3.5 are tied for 3rd.
 */
export function announceAwards(event: SpokenEvent, couples: readonly AwardedCouple[]): readonly SpokenLine[] {
  const places = [...new Set(couples.map(({ place }) => place))].toSorted((a, b) => b - a);
  return [
    { kind: 'results', event },
    ...places.map((place): SpokenLine => {
      const ofPlace = couples
        .filter((awarded) => awarded.place === place)
        .map(({ couple }) => couple)
        .toSorted((a, b) => compareNumbers(a.number, b.number));
      // Don't derive the place from the couples ahead: a place left empty by a disqualification is not read out but
      // still counts.
      const best = Math.floor(place - (ofPlace.length - 1) / 2);
      return { kind: 'award', place: best, isShared: ofPlace.length > 1, couples: ofPlace };
    }),
  ];
}
