import type { CompetitionEvent, Entry } from '../../../domain/competition.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import {
  announceAwards,
  announceCallbacks,
  type SpokenCouple,
  type SpokenLine,
} from '../../../domain/floor/script.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { SavedResult } from '../../../store/results/results.ts';

const NO_SCHOOL: ReadonlySet<string> = new Set(['', 'other', 'tba', 'unaffiliated', 'independent']);

/** A couple as spoken: names if both are known and shown, else the number alone. */
function spokenCouple(number: LeadNumber, entry: Entry | undefined): SpokenCouple {
  if (entry === undefined) return { number };
  const [lead, follow] = listPublicNames(entry);
  const school = entry.affiliation.trim();
  return {
    number,
    ...(lead === undefined || follow === undefined ? {} : { names: [lead, follow] as const }),
    ...(NO_SCHOOL.has(school.toLowerCase()) ? {} : { affiliation: school }),
  };
}

/** The awards of a posted final, the last place first; empty while the calculation is missing. */
export function buildAwardLines(
  event: CompetitionEvent,
  saved: SavedResult | undefined,
): readonly SpokenLine[] | undefined {
  if (saved?.kind !== 'final') return undefined;
  const byNumber = new Map(event.entries.map((entry) => [entry.number, entry]));
  return announceAwards(
    event,
    saved.result.placings.map(({ couple, place }) => ({
      place,
      couple: spokenCouple(couple, byNumber.get(couple)),
    })),
  );
}

/** The couples that dance on after a posted round: counted there, and not withdrawn. */
export function buildCallbackLines(
  event: CompetitionEvent,
  nextRound: string | undefined,
  saved: SavedResult | undefined,
): readonly SpokenLine[] | undefined {
  if (saved?.kind !== 'recall') return undefined;
  const recalled = [...saved.counts.keys()].filter((couple) => !saved.placements.has(couple));
  return announceCallbacks(event, nextRound, recalled);
}
