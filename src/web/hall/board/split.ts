import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { dancingCouples } from '../../../domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

/** What can be said in a line of how the couples of a round are divided into heats. */
export type Split =
  /** Two, the first of them up to a number. */
  | { readonly kind: 'two'; readonly upTo: LeadNumber }
  | { readonly kind: 'even'; readonly each: number }
  | { readonly kind: 'counted' };

/** In the order of the numbers, so that everybody knows from their own number in which heat they are. */
export function splitOf(event: CompetitionEvent, round: Round): Split {
  const couples = dancingCouples(event, round);
  const inHeat = Array.from({ length: round.numHeats }, (_, at) =>
    couples.filter(({ heat }) => heat === at + 1),
  );
  const [first, second] = inHeat;
  const isForEachDance = round.entries.some(({ heats }) => new Set(heats).size > 1);
  const last = first?.at(-1);
  if (isForEachDance || last === undefined || inHeat.length < 2) return { kind: 'counted' };
  const isInOrder = second?.every(({ number }) => Number(number) > Number(last.number)) === true;
  if (inHeat.length === 2 && isInOrder && second.length > 0) return { kind: 'two', upTo: last.number };
  const each = first?.length ?? 0;
  return inHeat.every(({ length }) => length === each) ? { kind: 'even', each } : { kind: 'counted' };
}
