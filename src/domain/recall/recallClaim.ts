import type { LeadNumber } from '../ids.ts';
import type { RecallRung } from './recall.ts';

/** Statements about a posted preliminary round that its marks prove. */
export interface RecallClaim {
  /** The recalled couples, most marks first. */
  readonly recalled: readonly LeadNumber[];
  /**
   * The fewest marks that recalled a couple; undefined unless exactly the couples with at least that many are
   * recalled.
   */
  readonly needed: number | undefined;
  /** Couples with equal marks on both sides of the cut; undefined if there are none, or only a part is recalled. */
  readonly tie:
    | { readonly couples: readonly LeadNumber[]; readonly marks: number; readonly isTaken: boolean }
    | undefined;
}

/** @param out couples not recalled; @param asked the recall size */
export function buildRecallClaim(
  ladder: readonly RecallRung[],
  out: { readonly has: (couple: LeadNumber) => boolean },
  asked: number,
): RecallClaim {
  const recalled = ladder.flatMap(({ couples }) => couples).filter((couple) => !out.has(couple));
  const lowest = ladder.find(({ through }) => through === recalled.length);
  const isClean = ladder.every(({ couples, through }) =>
    couples.every((couple) => out.has(couple) === through > recalled.length),
  );
  const across = ladder.find(({ couples, through }) => through > asked && through - couples.length < asked);
  const taken = across?.couples.filter((couple) => !out.has(couple)).length;
  return {
    recalled,
    needed: isClean ? lowest?.marks : undefined,
    tie:
      across !== undefined && (taken === 0 || taken === across.couples.length)
        ? { couples: across.couples, marks: across.marks, isTaken: taken > 0 }
        : undefined,
  };
}
