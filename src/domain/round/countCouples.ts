import {
  countByes,
  countSittingOut,
  type CompetitionEvent,
  type Entry,
  type ProgramEvent,
  type ProgramRound,
  type Round,
} from '../competition.ts';
import { isWithoutPartner } from '../people/people.ts';
import { countKnownCouples } from './knownCouples.ts';
import { listDancingCouples, hasStarted } from './rounds.ts';

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

type Rounds = Pick<ProgramEvent, 'rounds'>;

/** Couples that reached a round: those who dance it, and those seeded past it or sitting it out. */
export const countReaching = ({ rounds }: Rounds, round: ProgramRound): number =>
  rounds.reduce(
    (sum, one) => (one.number < round.number ? sum + countByes(one) : sum),
    listDancingCouples(round) + countSittingOut(round),
  );

/** Couples that dance the event; before it has begun, entries. */
export const countCouples = (event: Pick<ProgramEvent, 'entries' | 'rounds'>): number =>
  countDanced(event).couples || event.entries.length;

/** Rounds that are or were on the floor, and the couples that dance the event. */
export function countDanced(event: Rounds): { readonly couples: number; readonly rounds: number } {
  const danced = event.rounds.filter(({ state, entries }) => hasStarted(state) && entries.length > 0);
  const [first] = danced.toSorted((a, b) => b.number - a.number);
  return { couples: first === undefined ? 0 : countReaching(event, first), rounds: danced.length };
}
