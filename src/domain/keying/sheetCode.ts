import type { CompetitionEvent } from '../competition.ts';
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

type OfEvent = Pick<CompetitionEvent, 'key' | 'renumbered'>;

/** How often the rounds of the event had got other numbers when the sheet was printed: left out where they never had. */
const counted = ({ renumbered = 0 }: OfEvent): string => (renumbered === 0 ? '' : `.${renumbered}`);

/** What stands on a judge's sheet on paper, to find its round again: 'K7HM-1-C'. The plan may be published anew in between. */
export const sheetCode = (event: OfEvent, round: number, judge: JudgeKey): string =>
  `${signsOf(event.key)}-${round}${counted(event)}-${judge}`;

const CODE = new RegExp(
  String.raw`^([${SIGNS}]{${LENGTH}})(?:[\s-]+(\d{1,3})(?:\.(\d{1,6}))?(?:[\s-].*)?)?$`,
  'i',
);

/**
 * The rounds a code means, also where only its first signs were typed. A sheet that was printed before the rounds of its
 * event got other numbers may mean any of them: the heading of the sheet says which.
 */
export function roundsByCode(events: readonly CompetitionEvent[], typed: string): readonly ScheduledRound[] {
  const [, signs, round, renumbered] = CODE.exec(typed.trim()) ?? [];
  if (signs === undefined) return [];
  const meant = events.filter(({ key }) => signsOf(key) === signs.toUpperCase());
  return roundsOfTheDay(meant).filter(
    ({ event, round: { number } }) =>
      round === undefined || (event.renumbered ?? 0) !== Number(renumbered ?? 0) || number === Number(round),
  );
}
