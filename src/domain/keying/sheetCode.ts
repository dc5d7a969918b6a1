import { originOf, type CompetitionEvent, type Round } from '../competition.ts';
import type { EventKey, JudgeKey } from '../ids.ts';
import { roundsOfTheDay, type ScheduledRound } from '../round/day.ts';

/** None that a tired eye takes for another one, and no vowel: no code becomes a word. */
const SIGNS = '23456789CDFHJKMNPRTVWX';
const LENGTH = 4;

/** Of an event's key always the same four signs, whatever else is entered, planned or renamed. */
function signsOf(event: EventKey): string {
  let mixed = 0x811c9dc5;
  for (const letter of event) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The last letters of a key reach every sign.
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  mixed = (mixed ^ (mixed >>> 13)) >>> 0;
  return Array.from({ length: LENGTH }, (_, at) =>
    SIGNS.charAt(Math.floor(mixed / SIGNS.length ** at) % SIGNS.length),
  ).join('');
}

/**
 * What stands on a judge's sheet on paper, to find its round again: 'K7HM-1-C', or 'K7HM-1.2-C' of a round that came into
 * the plan later. The plan may be published anew in between, and the round get another number.
 */
export const sheetCode = (event: Pick<CompetitionEvent, 'key'>, round: Round, judge: JudgeKey): string =>
  `${signsOf(event.key)}-${originOf(round).replace(/\.0$/, '')}-${judge}`;

const CODE = new RegExp(
  String.raw`^([${SIGNS}]{${LENGTH}})(?:[\s-]+(\d{1,3})(?:\.(\d{1,6}))?(?:[\s-].*)?)?$`,
  'i',
);

/** What a code on a sheet leads to. */
export type RoundsOfCode =
  | { readonly kind: 'rounds'; readonly rounds: readonly ScheduledRound[] }
  /** It names a round, and no event has it: it was taken off the plan after the sheet was printed. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'no code' };

/** The round a code means, whatever number that has by now; where only its first signs were typed, all of the event. */
export function roundsByCode(events: readonly CompetitionEvent[], typed: string): RoundsOfCode {
  const [, signs, number, count = '0'] = CODE.exec(typed.trim()) ?? [];
  if (signs === undefined) return { kind: 'no code' };
  const meant = roundsOfTheDay(events.filter(({ key }) => signsOf(key) === signs.toUpperCase()));
  if (number === undefined) return meant.length > 0 ? { kind: 'rounds', rounds: meant } : { kind: 'no code' };
  const called = `${Number(number)}.${Number(count)}`;
  const rounds = meant.filter(({ round }) => originOf(round) === called);
  return rounds.length > 0 ? { kind: 'rounds', rounds } : { kind: 'gone' };
}
