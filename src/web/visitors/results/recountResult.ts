import type { CompetitionEvent } from '../../../domain/competition.ts';
import { recountFinal, recountRecall } from '../../../domain/floor/recount.ts';
import type { PanelByDance } from '../../../domain/panels.ts';
import type { SavedResult } from '../../../store/results/results.ts';
import type { RoundMarks } from '../../../store/sheets/marks.ts';
import { sortByDanceOrder } from '../../kit/parts/result/sortByDanceOrder.ts';
import { describeRecount, type RecountOutcome } from '../../kit/parts/result/describeRecount.ts';
import { recountWords } from '../../kit/words/english/recount.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { getWords } from '../../kit/words/language.ts';

/** Recounts a saved result from its marks, and describes the outcome. */
export function recountResult(
  event: CompetitionEvent,
  saved: SavedResult,
  panels: PanelByDance,
  marks: RoundMarks,
): RecountOutcome {
  const written: Parameters<typeof recountFinal>[2] = (judge, dance) => {
    const own = marks.get(judge)?.get(dance);
    return own?.kind === 'numbers' ? own.numbers : undefined;
  };
  const again =
    saved.kind === 'final'
      ? recountFinal(sortByDanceOrder(event, saved.result), panels, written)
      : recountRecall(saved.counts, panels, written);
  return describeRecount(
    again,
    saved.kind === 'final',
    getWords(recountWords),
    getWords(termsWords).danceName,
  );
}
