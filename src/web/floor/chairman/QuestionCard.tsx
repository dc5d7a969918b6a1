import { useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { listDancingCouples, buildRoundName } from '../../../domain/round/rounds.ts';
import { countMarksNeeded, findRound } from '../../../domain/competition.ts';
import { answerQuestion } from '../../../store/results/chairmanDecisions.ts';
import type { Signer } from '../../../store/journal/signer.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import type { OpenQuestion } from '../../staff/approvals/inbox.ts';
import { describeQuestion } from '../../staff/approvals/describeQuestion.ts';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { approvalsWords } from '../../kit/words/english/approvals.ts';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { listAnswers, type AnswerOption } from './answers.ts';
import { FinalOrderCard } from './FinalOrderCard.tsx';
import { AnswerSavedNote } from './AnswerSavedNote.tsx';
import { isOfRound } from '../../../store/journal/isOfRound.ts';

export interface QuestionCardProps {
  readonly waiting: OpenQuestion;
  readonly signer: Signer | undefined;
}

function lookOf({ verdict }: AnswerOption, place: number): 'ink' | 'plain' | 'border' {
  if (place === 0) return 'ink';
  return verdict === 'refused' ? 'plain' : 'border';
}

/** A question to the chairman: its subject, the person asking, and the answers as buttons. */
export function QuestionCard({ waiting, signer }: QuestionCardProps) {
  const times = useTimes();
  const { at, question } = waiting;
  const { event, round } = at;
  const words = useWords(chairmanWords);
  const called = useWords(termsWords);
  const { busy, problem, perform, isKept } = useDecisions('chairman');
  const [reasoning, setReasoning] = useState<AnswerOption>();
  const toast = useToast();
  const into = called.roundInSentence(
    findRound(event, round.number - 1)?.name ?? buildRoundName(0, event.rounds.length),
  );
  const sentence = useWords(approvalsWords).question(
    describeQuestion(question, called),
    into,
    countMarksNeeded(round, listDancingCouples(round)),
  );
  const where = words.ofRound(called.eventName(event), called.roundInSentence(round.name));
  const said = ({ kind, count = 0 }: AnswerOption): string => words.inbox.answer(kind, count);

  const isAnswered = isKept(
    (record) =>
      (record.kind === 'decided' ||
        record.kind === 'short sheet accepted' ||
        record.kind === 'disqualified') &&
      isOfRound(record, event, round),
  );
  const answer = async (given: AnswerOption, why: string): Promise<void> => {
    if (signer === undefined) return;
    const { verdict, count } = given;
    if (
      !(await perform((by) =>
        answerQuestion(by, signer, { ...at, asked: question }, { verdict, count, why }),
      ))
    )
      return;
    setReasoning(undefined);
    toast({ words: words.inbox.answered(said(given), where) });
  };

  return (
    <li className="chairman-question">
      <p className="second">
        {where}
        <span className="push caption">
          {question.name}, {times.clockTime(question.at)}
        </span>
      </p>
      <h3>{sentence}</h3>
      {question.note === undefined ? null : <p className="chairman-note">{question.note}</p>}
      {question.couples.length > 0 ? (
        <p className="wrap" aria-label={words.inbox.couples}>
          {question.couples.map((couple) => (
            <NumberCard key={couple} number={couple} />
          ))}
        </p>
      ) : null}
      {question.what === 'final' ? <FinalOrderCard at={at} /> : null}
      {isAnswered ? <AnswerSavedNote /> : null}
      <div className="chairman-answers" hidden={isAnswered}>
        {listAnswers(question).map((option, order) => (
          <Button
            key={option.kind}
            size="tall"
            look={lookOf(option, order)}
            busy={busy}
            onClick={() => (option.needsReason ? setReasoning(option) : void answer(option, ''))}
          >
            {said(option)}
          </Button>
        ))}
      </div>
      {problem !== undefined && reasoning === undefined ? (
        <NoteBox tone="stop" spoken="at once">
          {problem}
        </NoteBox>
      ) : null}
      {reasoning === undefined ? null : (
        <ReasonDialog
          question={words.inbox.sure(said(reasoning))}
          verb={said(reasoning)}
          look={reasoning.verdict === 'approved' ? 'ink' : 'stop'}
          needed
          busy={busy}
          problem={problem}
          onSubmit={(why) => void answer(reasoning, why)}
          onClose={() => setReasoning(undefined)}
        >
          {where}. {sentence}
        </ReasonDialog>
      )}
    </li>
  );
}
