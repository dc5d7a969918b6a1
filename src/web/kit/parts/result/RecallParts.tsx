import { useMemo } from 'react';
import type { RecallRound } from '../../../../domain/competition.ts';
import { sortEventDances } from '../../../../domain/event/dances.ts';
import { listSeatedJudges } from '../../../../domain/panels.ts';
import { buildRecallLadder } from '../../../../domain/recall/recall.ts';
import { buildRecallClaim } from '../../../../domain/recall/recallClaim.ts';
import { isSharedPlace } from '../../../../domain/skating/sharedPlace.ts';
import type { SavedResult } from '../../../../store/results/results.ts';
import { eventResultWords } from '../../words/english/results.ts';
import { resultPageWords } from '../../words/english/resultPage.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { MarkGrid } from '../marks/MarkGrid.tsx';
import { RecallLadder } from '../marks/RecallLadder.tsx';
import type { FinalPartsProps } from './FinalParts.tsx';
import { JudgesLegend } from './JudgesLegend.tsx';
import { listShownRecallMarks } from './listShownMarks.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { RECALL_SUMMARY_ID } from './recallSummaryId.ts';
import './result.css';

type RecallResult = Extract<SavedResult, { readonly kind: 'recall' }>;

export interface RecallPartsProps extends Omit<FinalPartsProps, 'result'> {
  readonly round: RecallRound;
  readonly result: RecallResult;
}

/**
 * A posted preliminary round: the recalled couples with their marks, the tie at the cut, and the judges' marks where
 * they are public.
 */
export function RecallParts(props: RecallPartsProps) {
  const { event, round, result, marks, panels, judges, linked, actionOf, children } = props;
  const words = useWords(eventResultWords);
  const page = useWords(resultPageWords);
  const { roundName } = useWords(termsWords);
  const ladder = useMemo(() => buildRecallLadder(result.counts), [result]);
  const couples = ladder.flatMap((rung) => rung.couples);
  const { recalled, needed, tie } = buildRecallClaim(ladder, result.placements, round.recallSize);
  const cutAt = needed === undefined ? 0 : ladder.findIndex(({ through }) => through === recalled.length) + 1;
  // Rounds are numbered from the final: the last one before this in the list is danced next.
  const next = event.rounds.findLast(({ number, state }) => number < round.number && state !== 'skipped');
  const most = [...panels.values()].reduce((sum, panel) => sum + panel.length, 0);
  const panel = listSeatedJudges(panels);
  const shown = useMemo(
    () => (marks === undefined ? [] : listShownRecallMarks(marks, panels)),
    [marks, panels],
  );
  return (
    <div className="result-recall">
      <section className="recall-tally">
        <h2>{words.advance(recalled.length, result.counts.size, next?.name)}</h2>
        <p className="second measure" id={RECALL_SUMMARY_ID}>
          {needed === undefined ? null : page.needed(needed, most === 0 ? undefined : most)}
          {tie === undefined
            ? null
            : ` ${page.tie(tie.couples.length, tie.marks, round.recallSize, tie.isTaken)}`}
        </p>
        <RecallLadder
          ladder={ladder}
          tiedAt={tie?.marks}
          chosen={cutAt === 0 ? undefined : cutAt}
          cuts={cutAt === 0 ? [] : [{ rungs: cutAt, meaning: words.recalled(recalled.length) }]}
        />
      </section>
      <div className="result-working recall-marks">
        {shown.length > 0 && (
          <section>
            <h2>{words.marks}</h2>
            <MarkGrid
              label={roundName(round.name)}
              couples={couples}
              judges={panel}
              dances={sortEventDances(event)}
              marks={shown}
              through={recalled}
              highlighted={linked === undefined ? undefined : [linked]}
              tie={
                tie === undefined
                  ? undefined
                  : {
                      couples: tie.couples,
                      words: tie.isTaken
                        ? page.tieTaken(tie.couples.length)
                        : page.tieNotTaken(tie.couples.length),
                    }
              }
            />
          </section>
        )}
        {marks === undefined ? <p className="caption">{page.marksHidden}</p> : null}
        <JudgesLegend panels={panels} judges={judges} />
        {children}
      </div>
      <section className="recall-couples">
        <h2>{page.couples}</h2>
        <ol className="places">
          {couples.map((couple) => {
            const place = result.placements.get(couple);
            const count = result.counts.get(couple) ?? 0;
            return (
              <PlaceRow
                key={couple}
                small
                couple={couple}
                place={undefined}
                out={place !== undefined}
                entry={event.entries.find(({ number }) => number === couple)}
                said={[
                  page.marksOfCouple(count),
                  place === undefined
                    ? page.dancesOn
                    : page.placed(place, isSharedPlace(result.placements.values(), place)),
                ].join(' · ')}
                isLinked={couple === linked}
                action={actionOf?.(couple)}
              />
            );
          })}
        </ol>
      </section>
    </div>
  );
}
