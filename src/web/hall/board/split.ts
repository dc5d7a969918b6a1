import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { buildDancingCouples } from '../../../domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

/** A one-line description of the heats of a round. */
export type HeatSplit =
  /** Two heats; the first one up to this number. */
  | { readonly kind: 'two'; readonly upTo: LeadNumber }
  | { readonly kind: 'even'; readonly each: number }
  | { readonly kind: 'counted' };

/**
 * Describes the heats in the order of the numbers, so that all couples can find their heat from their own number.
 */
export function describeHeats(event: CompetitionEvent, round: Round): HeatSplit {
  const couples = buildDancingCouples(event, round);
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
