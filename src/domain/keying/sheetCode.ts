import { getRoundOrigin, type CompetitionEvent, type Round } from '../competition.ts';
import type { EventKey, JudgeKey } from '../ids.ts';
import { listRoundsOfDay, type ScheduledRound } from '../round/day.ts';

/** No characters that look alike, and no vowels, so that no code forms a word. */
const SIGNS = '23456789CDFHJKMNPRTVWX';
const CODE_LENGTH = 4;

/** Hashes the event's key, so the code does not depend on entries, plan or name. */
function signsOf(event: EventKey): string {
  let mixed = 0x811c9dc5;
  for (const letter of event) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Mix once more, so that the key's last letters affect every character.
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  mixed = (mixed ^ (mixed >>> 13)) >>> 0;
  return Array.from({ length: CODE_LENGTH }, (_, at) =>
    SIGNS.charAt(Math.floor(mixed / SIGNS.length ** at) % SIGNS.length),
  ).join('');
}

/**
 * The code printed on a judge's paper sheet: 'K7HM-1-C', or 'K7HM-1.2-C' for a round added to the plan later. It uses
 * the round's origin, which survives renumbering when the plan is published again.
 */
export const buildSheetCode = (event: Pick<CompetitionEvent, 'key'>, round: Round, judge: JudgeKey): string =>
  `${signsOf(event.key)}-${getRoundOrigin(round).replace(/\.0$/, '')}-${judge}`;

const CODE = new RegExp(
  String.raw`^([${SIGNS}]{${CODE_LENGTH}})(?:[\s-]+(\d{1,3})(?:\.(\d{1,6}))?(?:[\s-].*)?)?$`,
  'i',
);

export type SheetCodeRounds =
  | { readonly kind: 'rounds'; readonly rounds: readonly ScheduledRound[] }
  /** The code is valid but its round was removed from the plan after printing. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'no code' };

/** The round by its origin, whatever its current number; all rounds of the event if only the first part was typed. */
export function findRoundsByCode(events: readonly CompetitionEvent[], typed: string): SheetCodeRounds {
  const [, signs, number, count = '0'] = CODE.exec(typed.trim()) ?? [];
  if (signs === undefined) return { kind: 'no code' };
  const meant = listRoundsOfDay(events.filter(({ key }) => signsOf(key) === signs.toUpperCase()));
  if (number === undefined) return meant.length > 0 ? { kind: 'rounds', rounds: meant } : { kind: 'no code' };
  const called = `${Number(number)}.${Number(count)}`;
  const rounds = meant.filter(({ round }) => getRoundOrigin(round) === called);
  return rounds.length > 0 ? { kind: 'rounds', rounds } : { kind: 'gone' };
}
