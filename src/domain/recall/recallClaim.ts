import type { LeadNumber } from '../ids.ts';
import type { LadderRung } from './recall.ts';

/** A posted preliminary round, as its marks and who dances on prove it. */
export interface RecallClaim {
  /** Most marks first. */
  readonly recalled: readonly LeadNumber[];
  /** The fewest marks with which a couple dances on, where nobody with fewer does and everybody with as many. */
  readonly needed: number | undefined;
  /** Couples with equal marks on both sides of the asked number; undefined where there are none, or a part of them dances on. */
  readonly tie:
    | { readonly couples: readonly LeadNumber[]; readonly marks: number; readonly isTaken: boolean }
    | undefined;
}

/** @param out the couples that don't dance on; @param asked how many were to be recalled */
export function recallClaim(
  ladder: readonly LadderRung[],
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
