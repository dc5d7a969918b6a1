import type { NotWaiting } from '../staff/approvals/inbox.ts';
import { questionSaid } from '../staff/approvals/questionSaid.ts';
import { Note } from '../parts/note/Note.tsx';
import { approvals } from '../words/english/approvals.ts';
import { chairman } from '../words/english/chairman.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';

/** A question that was here and needs no answer any more: why, and who went on without one. */
export function WithdrawnQuestion({ question: { at, asked, withdrawn } }: { readonly question: NotWaiting }) {
  const { ofRound } = useWords(chairman);
  const words = useWords(approvals);
  const called = useWords(terms);
  return (
    <Note tone="info" spoken="politely">
      <b>{ofRound(called.eventName(at.event), called.roundInSentence(at.round.name))}.</b>{' '}
      {words.withdrawn(words.about(questionSaid(asked, called)), withdrawn.because, withdrawn.name)}
    </Note>
  );
}
