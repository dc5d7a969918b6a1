import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { returnSheetToJudge } from '../../../store/floor/reopenJudging.ts';
import type { Approval } from '../../../store/results/approvals.ts';
import type { PendingChange } from '../../../store/sheets/changeRequests.ts';
import { refuseChange } from '../../../store/sheets/sheetChanges.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { AnswerSavedNote } from './AnswerSavedNote.tsx';
import { createSheetPlace } from '../../../store/sheets/sheetAt.ts';
import { isOfRound } from '../../../store/journal/isOfRound.ts';

export interface ChangeRequestCardProps {
  readonly at: ScheduledRound;
  readonly asked: PendingChange;
  /** The pending question becomes obsolete when this sheet is marked again. */
  readonly approval: Approval;
}

/** A judge's request to reopen a sent sheet: opened for that judge alone, or left as sent; with a reason either way. */
export function ChangeRequestCard({ at: { event, round }, asked, approval }: ChangeRequestCardProps) {
  const { judge, dance } = asked;
  const { ofRound, change: words } = useWords(chairmanWords);
  const { eventName, roundInSentence, danceName } = useWords(termsWords);
  const { busy, problem, perform, isKept } = useDecisions('chairman');
  const [deciding, setDeciding] = useState<'reopen' | 'leave'>();
  const toast = useToast();
  const named = danceName(dance);
  const place = createSheetPlace(event, round, { judge, dance });
  const answer = async (given: 'reopen' | 'leave', why: string): Promise<void> => {
    const isDone = await perform((by) =>
      given === 'leave'
        ? [refuseChange(by, place, why)]
        : returnSheetToJudge(by, { event, round, judge: asked.judge, dance: asked.dance }, approval, why),
    );
    if (!isDone) return;
    setDeciding(undefined);
    toast({ words: given === 'reopen' ? words.reopened(judge, named) : words.left(judge, named) });
  };
  const isAnswered = isKept(
    (record) =>
      (record.kind === 'sheet reopened' || record.kind === 'change refused') &&
      isOfRound(record, event, round) &&
      record.judge === judge &&
      record.dance === toStoredTerm(dance),
  );
  return (
    <li className="chairman-question">
      <p className="second">{ofRound(eventName(event), roundInSentence(round.name))}</p>
      <h3>{words.question(judge, named)}</h3>
      {isAnswered ? <AnswerSavedNote /> : null}
      <div className="chairman-answers" hidden={isAnswered}>
        <Button
          size="tall"
          look="ink"
          blocked={round.state === 'running' ? undefined : words.judgingClosed}
          onClick={() => setDeciding('reopen')}
        >
          {words.reopen}
        </Button>
        <Button size="tall" look="plain" onClick={() => setDeciding('leave')}>
          {words.leave}
        </Button>
      </div>
      {deciding === undefined ? null : (
        <ReasonDialog
          question={deciding === 'reopen' ? words.sureReopen(judge, named) : words.sureLeave(judge, named)}
          verb={deciding === 'reopen' ? words.reopen : words.leave}
          look={deciding === 'reopen' ? 'ink' : 'stop'}
          needed
          busy={busy}
          problem={problem}
          onSubmit={(why) => void answer(deciding, why)}
          onClose={() => setDeciding(undefined)}
        >
          {deciding === 'reopen' ? words.reopenMeans : words.leaveMeans}
        </ReasonDialog>
      )}
    </li>
  );
}
