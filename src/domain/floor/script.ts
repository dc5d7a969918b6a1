import { asWritten } from '../event/asWritten.ts';
import type { EventDance } from '../event/dances.ts';
import { byNumber, type LeadNumber } from '../ids.ts';
import { ordinal } from '../round/rounds.ts';
import { unreachable } from '../unreachable.ts';
import type { Position } from './position.ts';

/** A couple as the MC announces it. */
export interface SpokenCouple {
  readonly number: LeadNumber;
  /** As they are said; missing where nobody knows them or where they are not shown: then the number is called. */
  readonly names?: string;
  readonly affiliation?: string;
}

/** One line of the teleprompter. */
export type SpokenLine =
  | { readonly kind: 'say'; readonly text: string }
  /** Read group by group with a breath between them. */
  | { readonly kind: 'numbers'; readonly groups: readonly (readonly LeadNumber[])[] }
  | { readonly kind: 'award'; readonly place: string; readonly couples: readonly SpokenCouple[] };

const say = (text: string): SpokenLine => ({ kind: 'say', text });

const GROUP = 3;

/** The numbers in order, in threes: more at a breath nobody in a loud hall takes in. */
export function inThrees(numbers: readonly LeadNumber[]): readonly (readonly LeadNumber[])[] {
  const ordered = numbers.toSorted(byNumber);
  return Array.from({ length: Math.ceil(ordered.length / GROUP) }, (_, at) =>
    ordered.slice(at * GROUP, (at + 1) * GROUP),
  );
}

const numbersLine = (numbers: readonly LeadNumber[]): SpokenLine => ({
  kind: 'numbers',
  groups: inThrees(numbers),
});

const SMALL_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const spoken = (n: number): string => SMALL_NUMBERS[n] ?? String(n);

const couplesInWords = (n: number): string => (n === 1 ? 'one couple' : `${spoken(n)} couples`);

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What is on the floor, as far as the MC says it. */
export interface RoundOnTheFloor {
  readonly event: string;
  readonly round: string;
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
  const heat = heats > 1 ? `, heat ${spoken(position.heat)} of ${spoken(heats)}` : '';
  const dance = dances[position.dance];
  const first = position.dance === 0 && position.heat === 1;
  return [
    say(`${event}, ${round}${heat}${dance === undefined ? '' : `: ${asWritten(dance)}`}.`),
    numbersLine(inHeat),
    ...(first && dances.length > 1
      ? [
          say(
            `The dances: ${list(dances.map(asWritten))}${heats > 1 ? ', all heats of each dance first' : ''}.`,
          ),
        ]
      : []),
    ...(first ? [say(judgesAreAsked(couples, recall))] : []),
  ];
}

const judgesAreAsked = (couples: number, recall: number | undefined): string =>
  recall === undefined
    ? `Judges, please place all ${couplesInWords(couples)}.`
    : `Judges, please recall ${spoken(Math.min(recall, couples))} from ${spoken(couples)}.`;

/** Reads who dances on: callbacks are public at once. */
export function callbacks(
  event: string,
  nextRound: string,
  recalled: readonly LeadNumber[],
): readonly SpokenLine[] {
  if (recalled.length === 0) return [say(`${event}: nobody is recalled.`)];
  return [
    say(`${event}: ${couplesInWords(recalled.length)} recalled to the ${nextRound}.`),
    numbersLine(recalled),
  ];
}

/** Calls the couples that are not at the deck; nothing to say when nobody is missing. */
export function missingCall(
  event: string,
  round: string,
  missing: readonly LeadNumber[],
): readonly SpokenLine[] {
  if (missing.length === 0) return [];
  return [
    say(
      `${event}, ${round}. We are missing ${couplesInWords(missing.length)}: please come to the deck captain now.`,
    ),
    numbersLine(missing),
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
export function awards(event: string, couples: readonly AwardedCouple[]): readonly SpokenLine[] {
  const places = [...new Set(couples.map(({ place }) => place))].toSorted((a, b) => b - a);
  return [
    say(`The results of ${event}.`),
    ...places.map((place): SpokenLine => {
      const ofPlace = couples
        .filter((awarded) => awarded.place === place)
        .map(({ couple }) => couple)
        .toSorted((a, b) => byNumber(a.number, b.number));
      // Not from the couples ahead: a place that stays empty after a disqualification is not read out, but counts.
      const best = ordinal(Math.floor(place - (ofPlace.length - 1) / 2));
      return {
        kind: 'award',
        place: ofPlace.length > 1 ? `Tied for ${best} place` : `In ${best} place`,
        couples: ofPlace,
      };
    }),
  ];
}

const coupleInWords = ({ number, names, affiliation }: SpokenCouple): string =>
  [`number ${number}`, names, affiliation].filter((word) => word !== undefined).join(', ');

/** A line as one text: '101, 104, 107 … 112, 115', the dots a breath. */
export function spokenText(line: SpokenLine): string {
  switch (line.kind) {
    case 'say':
      return line.text;
    case 'numbers':
      return line.groups.map((group) => group.join(', ')).join(' … ');
    case 'award':
      return `${line.place}: ${line.couples.map(coupleInWords).join(' … and ')}.`;
    default:
      return unreachable(line);
  }
}
