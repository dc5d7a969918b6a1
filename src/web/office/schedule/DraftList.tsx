import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { describeChange } from '../../../store/plan/describeChange.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { planWords } from '../../kit/words/english/plan.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import type { PlanNames } from '../../kit/words/english/plan.ts';
import type { ScheduleDraft } from './useDraft.ts';
import type { PublishedPlan } from './usePlan.ts';
import { describeChanges, type PlanPublisher } from './usePublish.ts';
import { useSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

export interface DraftListProps {
  readonly published: PublishedPlan;
  readonly draft: ScheduleDraft;
  readonly names: PlanNames;
  readonly publishing: Pick<PlanPublisher, 'problem' | 'isAwaited'>;
}

/** The unpublished changes on this device, and those that no longer apply, with the reason. */
export function DraftList({ published, draft, names, publishing }: DraftListProps) {
  const words = useWords(scheduleWords).draft;
  const ifSaved = useSavedSentence();
  const { problem, isAwaited } = publishing;
  if (draft.count === 0 && problem === undefined) return null;
  return (
    <section aria-label={words.label}>
      {draft.count === 0 || isAwaited ? null : <h2>{words.title}</h2>}
      {problem === undefined ? null : (
        <NoteBox tone="stop" spoken="at once">
          {words.failed(problem, draft.isLoose ? 0 : draft.count)}
        </NoteBox>
      )}
      {draft.isLoose ? <NoteBox tone="warn">{words.savesNothing}</NoteBox> : null}
      {!isAwaited ? null : (
        <NoteBox tone="info" spoken="politely">
          {ifSaved(words.onTheirWay(draft.count))}
        </NoteBox>
      )}
      {draft.count === 0 || isAwaited ? null : (
        <>
          <Changes published={published} draft={draft} names={names} />
          <div className="schedule-verbs">
            <Button size="small" kbd="U" onClick={draft.undo}>
              {words.undo}
            </Button>
            <Button size="small" look="plain" onClick={draft.clear}>
              {words.discard}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Changes({ published, draft, names }: Pick<DraftListProps, 'published' | 'draft' | 'names'>) {
  const { problem: problemSaid } = useWords(planProblemsWords);
  const words = useWords(scheduleWords).draft;
  const { change: inWords } = useWords(planWords);
  return (
    <ol className="schedule-list">
      {describeChanges(published.plan, draft.applied, published.settings).map((change, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the changes have an order and nothing else
        <li key={at}>{inWords(change, names)}</li>
      ))}
      {draft.refused.map(({ change, why }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- likewise
        <li key={`refused ${at}`}>
          <StateLabel tone="warn">{words.refused}</StateLabel>
          {inWords(describeChange(draft.plan, change), names)}
          <small className="second">{problemSaid(why)}</small>
        </li>
      ))}
    </ol>
  );
}
