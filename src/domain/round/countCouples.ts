import { countByes, countSittingOut, type ProgramEvent, type ProgramRound } from '../competition.ts';
import { listDancingCouples, hasStarted } from './rounds.ts';

type Rounds = Pick<ProgramEvent, 'rounds'>;

/** Couples that reached a round: those who dance it, and those seeded past it or sitting it out. */
export const countReaching = ({ rounds }: Rounds, round: ProgramRound): number =>
  rounds.reduce(
    (sum, one) => (one.number < round.number ? sum + countByes(one) : sum),
    listDancingCouples(round) + countSittingOut(round),
  );

/** Rounds that are or were on the floor, and the couples that dance the event. */
export function countDanced(event: Rounds): { readonly couples: number; readonly rounds: number } {
  const danced = event.rounds.filter(({ state, entries }) => hasStarted(state) && entries.length > 0);
  const [first] = danced.toSorted((a, b) => b.number - a.number);
  return { couples: first === undefined ? 0 : countReaching(event, first), rounds: danced.length };
}
