import { useMemo, type ReactNode } from 'react';
import type { CompetitionEvent, RecallRound } from '../../domain/competition.ts';
import { panelsOf } from '../../domain/floor/judging.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { Note } from '../parts/note/Note.tsx';
import { RecallParts } from '../parts/result/RecallParts.tsx';
import { eventResult, results as resultsWords } from '../words/english/results.ts';
import { resultPage } from '../words/english/resultPage.ts';
import { useWords } from '../words/language.ts';
import { Recount } from './Recount.tsx';
import { usePosted } from './usePosted.ts';

interface Props {
  readonly event: CompetitionEvent;
  readonly round: RecallRound;
  readonly marksPublic: boolean;
  readonly meant: LeadNumber | undefined;
  readonly actionOf: (couple: LeadNumber) => ReactNode;
}

/** A posted preliminary round as it lies in the tree. */
export function RecallResultView({ event, round, marksPublic, meant, actionOf }: Props) {
  const words = useWords(eventResult);
  const page = useWords(resultPage);
  const { loading, notShown } = useWords(resultsWords);
  const { saved, marks, judges } = usePosted(event, round, marksPublic);
  const panels = useMemo(() => panelsOf(event, round, judges), [event, round, judges]);
  if (saved.kind === 'waiting') return <LoadingBars label={loading} />;
  if (saved.kind === 'refused') return <Note tone="info">{page.notAtPresent}</Note>;
  if (saved.value?.kind !== 'recall') return <ErrorNote failed={notShown}>{words.unreadable}</ErrorNote>;
  return (
    <RecallParts
      event={event}
      round={round}
      result={saved.value}
      marks={marks}
      panels={panels}
      judges={judges}
      meant={meant}
      actionOf={actionOf}
    >
      <Recount event={event} saved={saved.value} marks={marks} panels={panels} />
    </RecallParts>
  );
}
