import { useState } from 'react';
import { roundOf } from '../../domain/competition.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { questionAnswered } from '../../store/results/chairmanDecisions.ts';
import type { Signer } from '../../store/journal/signer.ts';
import { clock } from '../app/clock.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { FinalAsked } from './FinalAsked.tsx';
import { questionInWords, type Waiting } from '../staff/approvals/inbox.ts';
import { Kept } from './Kept.tsx';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';

/** One way to answer. */
interface Answer {
  readonly words: string;
  readonly verdict: 'approved' | 'refused';
  readonly count?: number | undefined;
  /** Nothing is answered so without a reason. */
  readonly needsReason: boolean;
  /** A dialog asks first. */
  readonly asks: boolean;
}

const yes = (words: string, count?: number): Answer => ({
  words,
  verdict: 'approved',
  count,
  needsReason: false,
  asks: false,
});
const no = (words: string): Answer => ({ words, verdict: 'refused', needsReason: true, asks: true });

/** The answers a question has; the first is the usual one. */
function answersOf({ asked }: Waiting): readonly Answer[] {
  const through = asked.count ?? asked.couples.length;
  switch (asked.what) {
    case 'cut':
      return [yes(`Approve ${through}`, through), no('Send it back')];
    case 'tie':
      return [
        yes(`All: ${through} go through`, through),
        yes(
          `None: ${Math.max(0, through - asked.couples.length)} go through`,
          Math.max(0, through - asked.couples.length),
        ),
        no('Send it back'),
      ];
    case 'final':
      return [yes('Approve the final'), no('Send it back')];
    case 'short sheet':
      return [
        { words: 'Let it count', verdict: 'approved', needsReason: true, asks: true },
        no('Back to the judge'),
      ];
    case 'disqualification':
      return [
        { words: 'Disqualify', verdict: 'approved', needsReason: true, asks: true },
        no('Let them dance'),
      ];
    default:
      return unreachable(asked.what);
  }
}

export interface QuestionProps {
  readonly waiting: Waiting;
  readonly signer: Signer | undefined;
}

/** Something that waits for the chairman: what is asked, by whom, what it is about, and the answers as buttons. */
export function Question({ waiting, signer }: QuestionProps) {
  const { at, asked } = waiting;
  const { event, round } = at;
  const { busy, problem, perform: act, isKept } = useDecisions('chairman');
  const [asking, setAsking] = useState<Answer>();
  const toast = useToast();
  const into = roundOf(event, round.number - 1)?.name ?? 'next round';

  const isAnswered = isKept(
    (line) =>
      (line.kind === 'decided' || line.kind === 'short sheet accepted' || line.kind === 'disqualified') &&
      line.event === event.key &&
      line.round === round.number,
  );
  const answer = async ({ words, verdict, count }: Answer, why: string): Promise<void> => {
    if (signer === undefined) return;
    if (!(await act((by) => questionAnswered(by, signer, at, asked, { verdict, count, why })))) return;
    setAsking(undefined);
    toast({ words: `${words}: ${event.name}, ${round.name}` });
  };

  return (
    <li className="chairman-question">
      <p className="second">
        {event.name}, {round.name}
        <span className="push caption">
          {asked.name}, {clock(asked.at)}
        </span>
      </p>
      <h3>{questionInWords(waiting, into)}</h3>
      {asked.note === undefined ? null : <p className="chairman-note">{asked.note}</p>}
      {asked.couples.length > 0 ? (
        <p className="wrap" aria-label="Couples">
          {asked.couples.map((couple) => (
            <NumberCard key={couple} number={couple} />
          ))}
        </p>
      ) : null}
      {asked.what === 'final' ? <FinalAsked at={at} /> : null}
      {isAnswered ? <Kept /> : null}
      <div className="chairman-answers" hidden={isAnswered}>
        {answersOf(waiting).map((option, order) => (
          <Button
            key={option.words}
            size="tall"
            look={order === 0 ? 'ink' : option.verdict === 'refused' ? 'plain' : 'border'}
            busy={busy}
            onClick={() => (option.asks ? setAsking(option) : void answer(option, ''))}
          >
            {option.words}
          </Button>
        ))}
      </div>
      {problem !== undefined && asking === undefined ? (
        <Note tone="stop" spoken="at once">
          {problem}
        </Note>
      ) : null}
      {asking === undefined ? null : (
        <ReasonDialog
          question={`${asking.words}?`}
          verb={asking.words}
          keepVerb="Leave it open"
          look={asking.verdict === 'approved' ? 'ink' : 'stop'}
          needed={asking.needsReason}
          busy={busy}
          problem={problem}
          onConfirm={(why) => void answer(asking, why)}
          onKeep={() => setAsking(undefined)}
        >
          {event.name}, {round.name}. {questionInWords(waiting, into)}
        </ReasonDialog>
      )}
    </li>
  );
}
