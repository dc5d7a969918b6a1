import { mapDefined } from '../../../domain/mapDefined.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { parseDance } from '../../../domain/event/dances.ts';
import {
  recountFinal,
  recountRecall,
  type RecountResult,
  type MarksLookup,
} from '../../../domain/floor/recount.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import type { FinalResult } from '../../../domain/skating/working.ts';
import type { PublicRound } from '../../../store/results/publicResults.ts';

/** A round inside its page, for a recount there: the posting, the panels, the marks. */
export interface PackedRound {
  readonly posted:
    | { readonly kind: 'final'; readonly result: FinalResult }
    | { readonly kind: 'recall'; readonly counts: readonly (readonly [LeadNumber, number])[] };
  readonly panels: readonly (readonly [dance: string, panel: readonly JudgeKey[]])[];
  readonly marks: readonly (readonly [judge: JudgeKey, dance: string, numbers: readonly LeadNumber[]])[];
}

/** @param result with its dances in the order danced; undefined for a preliminary round */
export function packRound(
  { saved, panels, marks }: PublicRound,
  result: FinalResult | undefined,
): PackedRound | undefined {
  if (marks === undefined) return undefined;
  return {
    posted:
      saved.kind === 'final'
        ? { kind: 'final', result: result ?? saved.result }
        : { kind: 'recall', counts: [...saved.counts] },
    panels: [...panels].map(([dance, panel]) => [toStoredTerm(dance), panel]),
    marks: [...marks].flatMap(([judge, byDance]) =>
      mapDefined(byDance, ([dance, own]) =>
        own.kind === 'numbers' ? ([judge, toStoredTerm(dance), own.numbers] as const) : undefined,
      ),
    ),
  };
}

/** Recounts the data in a page. Turns dance names back into terms. */
export function recountInPage({ posted, panels, marks }: PackedRound): RecountResult {
  const seated = new Map(panels.map(([dance, panel]) => [parseDance(dance), panel]));
  const written: MarksLookup = (judge, dance) =>
    marks.find(([who, where]) => who === judge && where === toStoredTerm(dance))?.[2];
  if (posted.kind === 'recall') return recountRecall(new Map(posted.counts), seated, written);
  const dances = posted.result.dances.map((one) => ({ ...one, dance: parseDance(String(one.dance)) }));
  return recountFinal({ ...posted.result, dances }, seated, written);
}
