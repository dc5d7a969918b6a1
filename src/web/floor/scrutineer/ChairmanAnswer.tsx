import { useTimes } from '../../kit/clock/useTimes.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { Approval } from '../../../store/results/approvals.ts';
import { describeQuestion } from '../../staff/approvals/describeQuestion.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { approvalsWords } from '../../kit/words/english/approvals.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** The state of this round's question to the chairman, shown at the scrutineer's desk. */
export function ChairmanAnswer({ approval }: { readonly approval: Approval }) {
  const times = useTimes();
  const words = useWords(approvalsWords);
  const called = useWords(termsWords);
  switch (approval.kind) {
    case 'nothing':
      return null;
    case 'waits':
      return (
        <NoteBox tone="info" spoken="politely">
          {words.asked(
            words.about(describeQuestion(approval.asked, called)),
            times.clockTime(approval.asked.at),
          )}
        </NoteBox>
      );
    case 'withdrawn':
      return (
        <NoteBox tone="info" spoken="politely">
          {words.withdrawn(words.about(describeQuestion(approval.asked, called)), approval.withdrawn.because)}
        </NoteBox>
      );
    case 'answered':
    case 'signed': {
      const { asked, decided } = approval;
      const decision = words.decision(decided.verdict, decided.count);
      const time = times.clockTime(decided.at);
      return (
        <NoteBox tone={decided.verdict === 'refused' ? 'warn' : 'ok'} spoken="politely">
          {asked === undefined || approval.kind === 'signed'
            ? words.decided(time, decision, decided.note)
            : words.answered(words.about(describeQuestion(asked, called)), time, decision, decided.note)}
        </NoteBox>
      );
    }
    default:
      return unreachable(approval);
  }
}
