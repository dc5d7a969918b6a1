import { useMemo, type ReactNode } from 'react';
import type { CompetitionEvent, Judge } from '../../../domain/competition.ts';
import { asWritten } from '../../../domain/event/asWritten.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { seatedIn, type PanelByDance } from '../../../domain/panels.ts';
import { inShort } from '../../../domain/skating/inShort.ts';
import type { FinalPlacing, FinalResult } from '../../../domain/skating/working.ts';
import type { RoundMarks } from '../../../store/sheets/marks.ts';
import { eventResult } from '../../words/english/results.ts';
import { resultPage } from '../../words/english/resultPage.ts';
import { useWords } from '../../words/language.ts';
import { SkatingTable } from '../marks/SkatingTable.tsx';
import { TogetherTable } from '../marks/TogetherTable.tsx';
import { Said } from '../why/Said.tsx';
import { Why } from '../why/Why.tsx';
import { JudgesLegend } from './JudgesLegend.tsx';
import { inDancedOrder } from './inDancedOrder.ts';
import { finalMarksShown } from './marksShown.ts';
import { PlaceRow } from './PlaceRow.tsx';
import './result.css';

export interface FinalPartsProps {
  readonly event: CompetitionEvent;
  readonly result: FinalResult;
  /** What the judges wrote, where everybody may see it. */
  readonly marks: RoundMarks | undefined;
  readonly panels: PanelByDance;
  readonly judges: readonly Judge[];
  /** The couple that a link leads to. */
  readonly meant?: LeadNumber | undefined;
  /** The way to link to a couple. */
  readonly actionOf?: ((couple: LeadNumber) => ReactNode) | undefined;
  /** Below the tables. */
  readonly children?: ReactNode;
}

/** A posted final: the places with names and a sentence each, the summary, the reasons, and the working of each dance. */
export function FinalParts(props: FinalPartsProps) {
  const { event, marks, panels, judges, meant, actionOf, children } = props;
  const words = useWords(eventResult);
  const page = useWords(resultPage);
  const result = useMemo(() => inDancedOrder(event, props.result), [event, props.result]);
  const shown = useMemo(
    () => (marks === undefined ? [] : finalMarksShown(result, marks, panels)),
    [result, marks, panels],
  );
  // Who judged is known also where nobody may see how.
  const panel = seatedIn(panels);
  const each = panels.get(result.dances[0]?.dance ?? 'Waltz')?.length ?? 0;
  const judged = each === 0 ? undefined : each;
  const isMeant = meant === undefined ? undefined : [meant];
  return (
    <div className="result-final">
      <ol className="places" aria-label={words.places}>
        {result.placings.map((placing) => (
          <Placed
            key={placing.couple}
            event={event}
            result={result}
            placing={placing}
            judges={judged}
            meant={placing.couple === meant}
            action={actionOf?.(placing.couple)}
          />
        ))}
      </ol>
      <div className="result-working">
        {result.dances.length > 1 && <TogetherTable result={result} meant={isMeant} />}
        <Why result={result} judges={judged} open={meant} />
        {result.dances.map((dance) => (
          <SkatingTable
            key={asWritten(dance.dance)}
            result={dance}
            marks={shown.find((one) => one.dance === dance.dance)}
            meant={isMeant}
          />
        ))}
        <p className="caption measure">
          {words.legend(result.dances[0]?.majority)}
          {marks === undefined ? ` ${page.marksHidden}` : null}
        </p>
        {panel.length > 0 && <JudgesLegend panel={panel} judges={judges} />}
        {children}
      </div>
    </div>
  );
}

interface PlacedProps {
  readonly event: CompetitionEvent;
  readonly result: FinalResult;
  readonly placing: FinalPlacing;
  readonly judges: number | undefined;
  readonly meant: boolean;
  readonly action: ReactNode;
}

function Placed({ event, result, placing, judges, meant, action }: PlacedProps) {
  const words = useWords(resultPage);
  const short = inShort(result, placing, judges);
  return (
    <PlaceRow
      couple={placing.couple}
      place={placing.place}
      entry={event.entries.find(({ number }) => number === placing.couple)}
      said={<Said phrase={words.inShort(short)} />}
      tie={short.kind === 'ahead in a tie' || short.kind === 'behind in a tie' || short.kind === 'shared'}
      meant={meant}
      action={action}
    />
  );
}
