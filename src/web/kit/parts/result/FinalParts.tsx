import { useMemo, type ReactNode } from 'react';
import type { CompetitionEvent, Judge } from '../../../../domain/competition.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import type { PanelByDance } from '../../../../domain/panels.ts';
import { findDecisiveClaim, listReasons, type PanelSize } from '../../../../domain/skating/reasons.ts';
import { isSharedPlace } from '../../../../domain/skating/sharedPlace.ts';
import type { FinalPlacing, FinalResult } from '../../../../domain/skating/working.ts';
import type { RoundMarks } from '../../../../store/sheets/marks.ts';
import { eventResultWords } from '../../words/english/results.ts';
import { resultPageWords } from '../../words/english/resultPage.ts';
import { whyWords } from '../../words/english/why.ts';
import { useWords } from '../../words/language.ts';
import { SkatingTable } from '../marks/SkatingTable.tsx';
import { OverallTable } from '../marks/OverallTable.tsx';
import { PhraseText } from '../why/PhraseText.tsx';
import { PlaceReasonList } from '../why/Why.tsx';
import { JudgesLegend } from './JudgesLegend.tsx';
import { sortByDanceOrder } from './sortByDanceOrder.ts';
import { listFinalMarks } from './listShownMarks.ts';
import { PlaceRow } from './PlaceRow.tsx';
import './result.css';

export interface FinalPartsProps {
  readonly event: CompetitionEvent;
  readonly result: FinalResult;
  /** The judges' marks, where they are public. */
  readonly marks: RoundMarks | undefined;
  readonly panels: PanelByDance;
  readonly judges: readonly Judge[];
  /** The couple a link points to. */
  readonly linked?: LeadNumber | undefined;
  /** The link to a couple. */
  readonly actionOf?: ((couple: LeadNumber) => ReactNode) | undefined;
  readonly children?: ReactNode;
}

/** The majority, if it is the same in every dance. */
function sameMajority({ dances: [first, ...others] }: FinalResult): number | undefined {
  return others.every(({ majority }) => majority === first?.majority) ? first?.majority : undefined;
}

/**
 * A posted final: the places with names and a sentence each, the summary, the reasons, and the calculation of
 * each dance.
 */
export function FinalParts(props: FinalPartsProps) {
  const { event, marks, panels, judges, linked, actionOf, children } = props;
  const words = useWords(eventResultWords);
  const page = useWords(resultPageWords);
  const result = useMemo(() => sortByDanceOrder(event, props.result), [event, props.result]);
  const shown = useMemo(
    () => (marks === undefined ? [] : listFinalMarks(result, marks, panels)),
    [result, marks, panels],
  );
  const panelSize: PanelSize = (dance) => panels.get(dance)?.length;
  const isMeant = linked === undefined ? undefined : [linked];
  return (
    <div className="result-final">
      <ol className="places" aria-label={words.places}>
        {result.placings.map((placing) => (
          <Placed
            key={placing.couple}
            event={event}
            result={result}
            placing={placing}
            panelSize={panelSize}
            isLinked={placing.couple === linked}
            action={actionOf?.(placing.couple)}
          />
        ))}
      </ol>
      <div className="result-working">
        {result.dances.length > 1 && <OverallTable result={result} highlighted={isMeant} />}
        <PlaceReasonList result={result} panelSize={panelSize} open={linked} />
        {result.dances.map((dance) => (
          <SkatingTable
            key={toStoredTerm(dance.dance)}
            result={dance}
            marks={shown.find((one) => one.dance === dance.dance)}
            highlighted={isMeant}
          />
        ))}
        <p className="caption measure">
          {words.legend(sameMajority(result))}
          {marks === undefined ? ` ${page.marksHidden}` : null}
        </p>
        <JudgesLegend panels={panels} judges={judges} />
        {children}
      </div>
    </div>
  );
}

interface PlacedProps {
  readonly event: CompetitionEvent;
  readonly result: FinalResult;
  readonly placing: FinalPlacing;
  readonly panelSize: PanelSize;
  readonly isLinked: boolean;
  readonly action: ReactNode;
}

function Placed({ event, result, placing, panelSize, isLinked, action }: PlacedProps) {
  const words = useWords(whyWords);
  const claim = findDecisiveClaim(listReasons(result, placing, panelSize));
  return (
    <PlaceRow
      couple={placing.couple}
      place={placing.place}
      shared={isSharedPlace(
        result.placings.map(({ place }) => place),
        placing.place,
      )}
      entry={event.entries.find(({ number }) => number === placing.couple)}
      said={claim === undefined ? undefined : <PhraseText phrase={words.inShort(claim)} />}
      tie={claim?.rule === '10' || claim?.rule === '11'}
      isLinked={isLinked}
      action={action}
    />
  );
}
