import { Suspense, useMemo, type ReactNode } from 'react';
import { isFinal, type CompetitionEvent, type Round } from '../../../domain/competition.ts';
import { buildPanels } from '../../../domain/floor/judging.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { FinalParts } from '../../kit/parts/result/FinalParts.tsx';
import { RecallParts } from '../../kit/parts/result/RecallParts.tsx';
import { eventResultWords, resultsWords } from '../../kit/words/english/results.ts';
import { resultPageWords } from '../../kit/words/english/resultPage.ts';
import { useWords } from '../../kit/words/language.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Recount } from './Recount.tsx';
import { usePosted } from './usePosted.ts';

// Few rounds have a story.
const RoundStoryText = lazyOptional(() => import('../../kit/parts/result/RoundStoryText.tsx'));

interface Props {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly marksPublic: boolean;
  readonly linked: LeadNumber | undefined;
  readonly actionOf: (couple: LeadNumber) => ReactNode;
}

/** A posted round from the tree, a final or an earlier one. */
export function PostedResult({ event, round, marksPublic, linked, actionOf }: Props) {
  const words = useWords(eventResultWords);
  const page = useWords(resultPageWords);
  const { loading, notShown } = useWords(resultsWords);
  const { saved, marks, judges } = usePosted(event, round, marksPublic);
  const panels = useMemo(() => buildPanels(event, round, judges), [event, round, judges]);
  if (saved.kind === 'waiting') return <LoadingBars label={loading} />;
  if (saved.kind === 'refused') return <NoteBox tone="info">{page.notAtPresent}</NoteBox>;
  const { value } = saved;
  const known = { event, marks, panels, judges, linked, actionOf };
  const story =
    value === undefined ? null : (
      <Suspense>
        <RoundStoryText event={event} round={round} saved={value} />
      </Suspense>
    );
  if (value?.kind === 'final' && isFinal(round))
    return (
      <FinalParts {...known} result={value.result}>
        {story}
        <Recount event={event} saved={value} marks={marks} panels={panels} />
      </FinalParts>
    );
  if (value?.kind === 'recall' && !isFinal(round))
    return (
      <RecallParts {...known} round={round} result={value}>
        {story}
        <Recount event={event} saved={value} marks={marks} panels={panels} />
      </RecallParts>
    );
  return <VisitorError failed={notShown}>{words.unreadable}</VisitorError>;
}
