import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { isWithoutPartner } from '../people/people.ts';
import { countKnownCouples } from './knownCouples.ts';
import { hasStarted } from './rounds.ts';

/** Couples who can dance, and dancers beside them who still look for a partner. */
export interface FieldCount {
  readonly couples: number;
  readonly alone: number;
}

export function countField(entries: readonly Entry[]): FieldCount {
  const alone = entries.filter(isWithoutPartner).length;
  return { couples: entries.length - alone, alone };
}

/** The field of a round once it is known; 0 before. After the start, everybody on the floor has a partner. */
export function countRoundField({ entries }: Pick<CompetitionEvent, 'entries'>, round: Round): FieldCount {
  const known = countKnownCouples(round);
  if (known === 0 || hasStarted(round.state)) return { couples: known, alone: 0 };
  const here = new Set(round.entries.map(({ id }) => id));
  const alone = entries.filter((entry) => here.has(entry.id) && isWithoutPartner(entry)).length;
  return { couples: known - alone, alone };
}
