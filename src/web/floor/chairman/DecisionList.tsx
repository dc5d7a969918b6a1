import { useTimes } from '../../kit/clock/useTimes.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import type { MadeDecision } from '../../staff/approvals/inbox.ts';
import { approvalsWords } from '../../kit/words/english/approvals.ts';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

export interface DecisionListProps {
  /** The latest first. */
  readonly decisions: readonly MadeDecision[];
  readonly onRemoveSignature: (from: ScheduledRound) => void;
}

/** Today's decisions, with person and reason. */
export function DecisionList({ decisions, onRemoveSignature }: DecisionListProps) {
  const times = useTimes();
  const words = useWords(chairmanWords);
  const { decision } = useWords(approvalsWords);
  const { eventName, roundName } = useWords(termsWords);
  if (decisions.length === 0) return null;
  return (
    <section aria-label={words.decided.list}>
      <h2>{words.decided.list}</h2>
      <ul className="chairman-rows">
        {decisions.map(({ at, decided: { verdict, count, name, note, at: when } }) => (
          <li key={`${at.event.key}/${at.round.number}`}>
            <span>
              {eventName(at.event)}{' '}
              <small className="second">
                {words.decided.one(roundName(at.round.name), decision(verdict, count), {
                  time: times.clockTime(when),
                  by: name,
                  note,
                })}
              </small>
            </span>
            {verdict === 'signed' ? (
              <Button
                look="plain"
                aria-label={words.sign.removeFrom(eventName(at.event))}
                onClick={() => onRemoveSignature(at)}
              >
                {words.sign.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
