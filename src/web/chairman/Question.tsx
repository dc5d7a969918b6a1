import { useState } from 'react';
import { roundOf } from '../../domain/competition.ts';
import { unreachable } from '../../domain/unreachable.ts';
import type { Verdict } from '../../store/paths/approvals.ts';
import { acceptShortSheet, decide, type Signer } from '../../store/writes/approvals.ts';
import type { Patch } from '../../store/writes/patch.ts';
import { clock } from '../app/clock.ts';
import { useWrite } from '../mc/useWrite.ts';
import { Button } from '../parts/Button.tsx';
import { Note } from '../parts/Note.tsx';
import { NumberCard } from '../parts/NumberCard.tsx';
import { useToast } from '../parts/useToast.ts';
import { FinalAsked } from './FinalAsked.tsx';
import { questionInWords, type Waiting } from './inbox.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** One way to answer. */
interface Answer {
  readonly words: string;
  readonly verdict: Verdict;
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
  const { busy, problem, write } = useWrite();
  const [asking, setAsking] = useState<Answer>();
  const toast = useToast();
  const into = roundOf(event, round.number - 1)?.name ?? 'next round';
  const place = { event: event.key, round: round.number };

  const patchOf = (answer: Answer, why: string, who: Signer): Patch =>
    asked.what === 'short sheet' &&
    answer.verdict === 'approved' &&
    asked.judge !== undefined &&
    asked.dance !== undefined
      ? acceptShortSheet(place, who, { judge: asked.judge, dance: asked.dance }, why)
      : decide(place, who, answer.verdict, { note: why, count: answer.count });
  const give = async (answer: Answer, why: string): Promise<void> => {
    if (signer === undefined) return;
    if (!(await write(patchOf(answer, why, signer)))) return;
    setAsking(undefined);
    toast({ words: `${answer.words}: ${event.name}, ${round.name}` });
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
      <div className="chairman-answers">
        {answersOf(waiting).map((answer, order) => (
          <Button
            key={answer.words}
            size="tall"
            look={order === 0 ? 'ink' : answer.verdict === 'refused' ? 'plain' : 'border'}
            busy={busy}
            onClick={() => (answer.asks ? setAsking(answer) : void give(answer, ''))}
          >
            {answer.words}
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
          onConfirm={(why) => void give(asking, why)}
          onKeep={() => setAsking(undefined)}
        >
          {event.name}, {round.name}. {questionInWords(waiting, into)}
        </ReasonDialog>
      )}
    </li>
  );
}
