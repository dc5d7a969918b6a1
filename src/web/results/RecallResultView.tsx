import { useMemo } from 'react';
import { roundOf, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import type { RecallMarks } from '../../domain/recall/judgesMarks.ts';
import { ladderOf } from '../../domain/recall/recall.ts';
import { marksOfRound, type RoundMarks } from '../../store/sheets/marks.ts';
import { savedResult } from '../../store/results/results.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { eventResult, results as resultsWords } from '../words/english/results.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { MarkGrid } from '../parts/marks/MarkGrid.tsx';
import { RecallLadder } from '../parts/marks/RecallLadder.tsx';

/** A posted preliminary round: who dances on, with how many marks, and who gave them where that is public. */
export function RecallResultView({
  event,
  round,
}: {
  readonly event: CompetitionEvent;
  readonly round: Round;
}) {
  const words = useWords(eventResult);
  const { loading, notShown } = useWords(resultsWords);
  const { roundName } = useWords(terms);
  const { device } = useStore();
  const saved = useLive(
    device,
    useMemo(() => savedResult(event.key, round.number), [event.key, round.number]),
  );
  const marks = useLive(
    device,
    useMemo(() => marksOfRound(event.key, round.number), [event.key, round.number]),
  );
  const result = saved.kind === 'known' ? saved.value : undefined;
  const ladder = useMemo(() => (result?.kind === 'recall' ? ladderOf(result.counts) : []), [result]);
  if (saved.kind === 'waiting') return <LoadingBars label={loading} />;
  if (result?.kind !== 'recall') return <ErrorNote failed={notShown}>{words.unreadable}</ErrorNote>;
  const recalled = ladder
    .flatMap(({ couples }) => couples)
    .filter((couple) => !result.placements.has(couple));
  const cutAt = ladder.findIndex(({ through }) => through === recalled.length) + 1;
  const next = roundOf(event, round.number - 1);
  return (
    <div className="result-recall">
      <section>
        <h2>{words.advance(recalled.length, result.counts.size, next?.name)}</h2>
        <RecallLadder
          ladder={ladder}
          chosen={cutAt === 0 ? undefined : cutAt}
          cuts={cutAt === 0 ? [] : [{ rungs: cutAt, meaning: words.recalled(recalled.length) }]}
        />
      </section>
      {marks.kind === 'known' && marks.value.size > 0 && (
        <section>
          <h2>{words.marks}</h2>
          <MarkGrid
            label={roundName(round.name)}
            couples={ladder.flatMap(({ couples }) => couples)}
            judges={[...marks.value.keys()].toSorted()}
            dances={event.dances}
            marks={recallMarksOf(marks.value)}
            through={recalled}
          />
        </section>
      )}
    </div>
  );
}

const recallMarksOf = (marks: RoundMarks): readonly RecallMarks[] =>
  [...marks].flatMap(([judge, byDance]) =>
    [...byDance].map(([dance, own]) => ({
      judge,
      dance,
      recalled: own.kind === 'numbers' ? own.numbers : [],
    })),
  );
