import type {
  CompetitionEvent,
  Countable,
  Entry,
  ProgramEvent,
  ProgramRound,
  Round,
} from '../competition.ts';
import { isWithoutPartner } from '../people/people.ts';
import { countKnownCouples } from './knownCouples.ts';
import { countDanced } from './countCouples.ts';
import { hasStarted, listDancingCouples } from './rounds.ts';

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

const isNamed = (entries: Countable): entries is readonly Entry[] => Array.isArray(entries);

/** The entries of an event on the program, which has them as counts, or one by one. */
const countEntered = ({ entries, alone = 0 }: Pick<ProgramEvent, 'entries' | 'alone'>): FieldCount =>
  isNamed(entries) ? countField(entries) : { couples: entries.length - alone, alone };

type OnProgram = Pick<ProgramEvent, 'entries' | 'alone' | 'rounds'>;

/** The couples that dance an event on the program; before it has begun, its entries. */
export function countEventField(event: OnProgram): FieldCount {
  const { couples } = countDanced(event);
  return couples === 0 ? countEntered(event) : { couples, alone: 0 };
}

/** The field of a round on the program. Only the first round of an event can have dancers without a partner. */
export function countProgramField(event: OnProgram, round: ProgramRound): FieldCount {
  const all = listDancingCouples(round);
  const isFirst = event.rounds.every(
    ({ number, state, entries }) => number <= round.number || state === 'skipped' || entries.length === 0,
  );
  const alone = isFirst && !hasStarted(round.state) ? Math.min(all, countEntered(event).alone) : 0;
  return { couples: all - alone, alone };
}
