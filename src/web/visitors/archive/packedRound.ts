import { mapDefined } from '../../../domain/defined.ts';
import { storedTerm } from '../../../domain/event/storedTerm.ts';
import { danceOf } from '../../../domain/event/dances.ts';
import {
  finalCountedAgain,
  recallCountedAgain,
  type CountedAgain,
  type WrittenMarks,
} from '../../../domain/floor/countedAgain.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import type { FinalResult } from '../../../domain/skating/working.ts';
import type { PublicRound } from '../../../store/results/publicResults.ts';

/** A round as it lies within its page, for who counts it again there: what is posted, who judged, what they wrote. */
export interface PackedRound {
  readonly posted:
    | { readonly kind: 'final'; readonly result: FinalResult }
    | { readonly kind: 'recall'; readonly counts: readonly (readonly [LeadNumber, number])[] };
  readonly panels: readonly (readonly [dance: string, panel: readonly JudgeKey[]])[];
  readonly marks: readonly (readonly [judge: JudgeKey, dance: string, numbers: readonly LeadNumber[]])[];
}

/** @param result with its dances as they were danced; undefined of a preliminary round */
export function packedRound(
  { saved, panels, marks }: PublicRound,
  result: FinalResult | undefined,
): PackedRound | undefined {
  if (marks === undefined) return undefined;
  return {
    posted:
      saved.kind === 'final'
        ? { kind: 'final', result: result ?? saved.result }
        : { kind: 'recall', counts: [...saved.counts] },
    panels: [...panels].map(([dance, panel]) => [storedTerm(dance), panel]),
    marks: [...marks].flatMap(([judge, byDance]) =>
      mapDefined(byDance, ([dance, own]) =>
        own.kind === 'numbers' ? ([judge, storedTerm(dance), own.numbers] as const) : undefined,
      ),
    ),
  };
}

/** Counts what lies in a page. The dances are words of the field again: in text they are what they are called. */
export function countedInPage({ posted, panels, marks }: PackedRound): CountedAgain {
  const seated = new Map(panels.map(([dance, panel]) => [danceOf(dance), panel]));
  const written: WrittenMarks = (judge, dance) =>
    marks.find(([who, where]) => who === judge && where === storedTerm(dance))?.[2];
  if (posted.kind === 'recall') return recallCountedAgain(new Map(posted.counts), seated, written);
  const dances = posted.result.dances.map((one) => ({ ...one, dance: danceOf(String(one.dance)) }));
  return finalCountedAgain({ ...posted.result, dances }, seated, written);
}
