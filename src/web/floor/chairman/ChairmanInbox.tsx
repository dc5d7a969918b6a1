import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { approvals as approvalsPath } from '../../../store/results/approvals.ts';
import type { PendingChange } from '../../../store/sheets/changeRequests.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import {
  findRoundApproval,
  listChangeRequests,
  listDecisions,
  type WithdrawnQuestion,
  listUnsigned,
  listOpenQuestions,
  listWithdrawnQuestions,
} from '../../staff/approvals/inbox.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useSigner } from '../../staff/approvals/useSigner.ts';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import { ChangeRequestCard } from './ChangeRequestCard.tsx';
import { DecisionList } from './DecisionList.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { SignAllDialog } from './SignAllDialog.tsx';
import { SignatureDialog, type SignatureRequest } from './SignatureDialog.tsx';
import { UnsignedResultList } from './UnsignedResultList.tsx';
import { describeQuestion } from '../../staff/approvals/describeQuestion.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { approvalsWords } from '../../kit/words/english/approvals.ts';
import { termsWords } from '../../kit/words/english/terms.ts';

/** A withdrawn question: the reason, and the scrutineer who went on without an answer. */
function WithdrawnCard({ question: { at, question, withdrawn } }: { readonly question: WithdrawnQuestion }) {
  const { ofRound } = useWords(chairmanWords);
  const words = useWords(approvalsWords);
  const called = useWords(termsWords);
  return (
    <NoteBox tone="info" spoken="politely">
      <b>{ofRound(called.eventName(at.event), called.roundInSentence(at.round.name))}.</b>{' '}
      {words.withdrawn(words.about(describeQuestion(question, called)), withdrawn.because, withdrawn.name)}
    </NoteBox>
  );
}

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

export interface ChairmanInboxProps {
  readonly day: readonly ScheduledRound[];
  /** Undefined until loaded. */
  readonly requests: readonly PendingChange[] | undefined;
}

export function ChairmanInbox({ day, requests }: ChairmanInboxProps) {
  const { staff } = useStore();
  const { notAvailable, noAccess, inbox: words } = useWords(chairmanWords);
  const known = useLive(staff, approvalsPath);
  const signer = useSigner();
  const [signing, setSigning] = useState<SignatureRequest>();
  const now = useNow();
  const [signingAll, setSigningAll] = useState(false);
  if (known.kind === 'waiting' || requests === undefined)
    return <LoadingBars label={words.loading} height={48} />;
  if (known.kind === 'refused') return <ErrorNote failed={notAvailable}>{noAccess}</ErrorNote>;
  const waiting = listOpenQuestions(day, known.value);
  const back = listChangeRequests(day, requests);
  const toSign = listUnsigned(day, known.value);
  const withdrawn = listWithdrawnQuestions(day, known.value, now);
  const count = waiting.length + back.length;
  const needsNothing = count === 0 && toSign.length === 0;

  return (
    <div className="chairman-inbox">
      <section aria-label={words.label}>
        <h2 className={needsNothing ? 'spoken' : undefined}>{words.count(count, toSign.length)}</h2>
        {withdrawn.map((one) => (
          <WithdrawnCard key={`${keyOf(one.at)} ${one.question.at}`} question={one} />
        ))}
        {needsNothing ? (
          <EmptyState more={words.emptyMore} trace="Standard">
            {words.empty}
          </EmptyState>
        ) : (
          <ul className="chairman-questions">
            {waiting.map((one) => (
              <QuestionCard key={`${keyOf(one.at)} ${one.question.at}`} waiting={one} signer={signer} />
            ))}
            {back.map(({ at, asked }) => (
              <ChangeRequestCard
                key={`${keyOf(at)} ${asked.judge} ${toStoredTerm(asked.dance)}`}
                at={at}
                asked={asked}
                approval={findRoundApproval(known.value, at)}
              />
            ))}
          </ul>
        )}
      </section>
      <div className="chairman-record">
        <UnsignedResultList
          results={toSign}
          onSign={(at) => setSigning({ at, verdict: 'signed' })}
          onSignAll={() => setSigningAll(true)}
        />
        <DecisionList
          decisions={listDecisions(day, known.value)}
          onRemoveSignature={(at) => setSigning({ at, verdict: 'reopened' })}
        />
      </div>
      {signing === undefined ? null : (
        <SignatureDialog {...signing} signer={signer} onClose={() => setSigning(undefined)} />
      )}
      {signingAll ? (
        <SignAllDialog results={toSign} signer={signer} onClose={() => setSigningAll(false)} />
      ) : null}
    </div>
  );
}
