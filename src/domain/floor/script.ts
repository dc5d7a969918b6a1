import type { CompetitionEvent } from '../competition.ts';
import type { EventDance } from '../event/dances.ts';
import { byNumber, type LeadNumber } from '../ids.ts';
import type { Position } from './position.ts';

/** An event, as far as it is named aloud. */
export type SpokenEvent = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances'>;

/** A couple as the MC announces it. */
export interface SpokenCouple {
  readonly number: LeadNumber;
  /** The names as they are said; missing where nobody knows them or where they are not shown: then the number is called. */
  readonly names?: readonly [lead: string, follow: string];
  readonly affiliation?: string;
}

interface OfRound {
  readonly event: SpokenEvent;
  /** The stored name of the round. */
  readonly round: string;
}

/** One line of the teleprompter: what is said, in whatever language the hall speaks. */
export type SpokenLine =
  | ({
      readonly kind: 'heat';
      /** Missing: the event has no such dance. */
      readonly dance: EventDance | undefined;
      readonly heat: number;
      readonly heats: number;
    } & OfRound)
  /** Read group by group with a breath between them. */
  | { readonly kind: 'numbers'; readonly groups: readonly (readonly LeadNumber[])[] }
  /** In the order of the floor; with more heats than one all of them dance a dance before the next one begins. */
  | { readonly kind: 'dances'; readonly dances: readonly EventDance[]; readonly heats: number }
  /** What the judges are asked for. */
  | { readonly kind: 'recall'; readonly recall: number; readonly couples: number }
  | { readonly kind: 'place all'; readonly couples: number }
  | {
      readonly kind: 'recalled';
      readonly event: SpokenEvent;
      readonly to: NextRound;
      readonly couples: number;
    }
  /** Stands before the numbers of who is missing, and what they are to do behind them. */
  | ({ readonly kind: 'missing'; readonly couples: number } & OfRound)
  | { readonly kind: 'report on deck' }
  | { readonly kind: 'results'; readonly event: SpokenEvent }
  | {
      readonly kind: 'award';
      readonly place: number;
      readonly isShared: boolean;
      readonly couples: readonly SpokenCouple[];
    };

/** The stored name of the round the recalled dance in; undefined: nobody has said which. */
type NextRound = string | undefined;

const GROUP = 3;

/** The numbers in order, in threes: more at a breath nobody in a loud hall takes in. */
function inThrees(numbers: readonly LeadNumber[]): readonly (readonly LeadNumber[])[] {
  const ordered = numbers.toSorted(byNumber);
  return Array.from({ length: Math.ceil(ordered.length / GROUP) }, (_, at) =>
    ordered.slice(at * GROUP, (at + 1) * GROUP),
  );
}

const numbersLine = (numbers: readonly LeadNumber[]): SpokenLine => ({
  kind: 'numbers',
  groups: inThrees(numbers),
});

/** What is on the floor, as far as the MC says it. */
export interface RoundOnTheFloor extends OfRound {
  /** In the order of the floor. */
  readonly dances: readonly EventDance[];
  readonly heats: number;
  /** Couples in the whole round. */
  readonly couples: number;
  /** How many each judge recalls; a final has none. */
  readonly recall: number | undefined;
}

/**
 * Calls a heat on the floor: the event and round, the heat, its couples, and the dance. What the judges are asked for is
 * said before the first heat of the first dance; the order of the dances too, where there is more than one.
 */
export function heatCall(
  { event, round, dances, heats, couples, recall }: RoundOnTheFloor,
  position: Position,
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

/** Nobody can recall more couples than there are. */
const judgesAreAsked = (couples: number, recall: number | undefined): SpokenLine =>
  recall === undefined
    ? { kind: 'place all', couples }
    : { kind: 'recall', recall: Math.min(recall, couples), couples };

/** Reads who dances on: callbacks are public at once. */
export function callbacks(
  event: SpokenEvent,
  to: NextRound,
  recalled: readonly LeadNumber[],
): readonly SpokenLine[] {
  const line: SpokenLine = { kind: 'recalled', event, to, couples: recalled.length };
  return recalled.length === 0 ? [line] : [line, numbersLine(recalled)];
}

/** Calls the couples that are not at the deck; nothing to say when nobody is missing. */
export function missingCall(
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

/** A couple of the final with its place; a shared one is the mean, as the count says. */
export interface AwardedCouple {
  readonly couple: SpokenCouple;
  readonly place: number;
}

/**
 * Reads the awards from the last place to the first. Couples that share a place are called together and by the best of
 * the places they share: two on 3.5 are tied for 3rd.
 */
export function awards(event: SpokenEvent, couples: readonly AwardedCouple[]): readonly SpokenLine[] {
  const places = [...new Set(couples.map(({ place }) => place))].toSorted((a, b) => b - a);
  return [
    { kind: 'results', event },
    ...places.map((place): SpokenLine => {
      const ofPlace = couples
        .filter((awarded) => awarded.place === place)
        .map(({ couple }) => couple)
        .toSorted((a, b) => byNumber(a.number, b.number));
      // Not from the couples ahead: a place that stays empty after a disqualification is not read out, but counts.
      const best = Math.floor(place - (ofPlace.length - 1) / 2);
      return { kind: 'award', place: best, isShared: ofPlace.length > 1, couples: ofPlace };
    }),
  ];
}
