import { useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** The number of results listed at first, so that pending decisions stay in view. */
const FIRST = 6;

export interface UnsignedResultListProps {
  readonly results: readonly ScheduledRound[];
  readonly onSign: (result: ScheduledRound) => void;
  readonly onSignAll: () => void;
}

export function UnsignedResultList({ results, onSign, onSignAll }: UnsignedResultListProps) {
  const words = useWords(chairmanWords).sign;
  const { eventName, roundName } = useWords(termsWords);
  const [allShown, setAllShown] = useState(false);
  if (results.length === 0) return null;
  return (
    <section aria-label={words.list}>
      <div className="chairman-list-head">
        <h2>{words.list}</h2>
        {results.length > 1 ? <Button onClick={onSignAll}>{words.several(results.length)}</Button> : null}
      </div>
      <ul className="chairman-rows">
        {results.slice(0, allShown ? undefined : FIRST).map((at) => (
          <li key={`${at.event.key}/${at.round.number}`}>
            <span>
              {eventName(at.event)} <small className="second">{words.posted(roundName(at.round.name))}</small>
            </span>
            <Button aria-label={words.signEvent(eventName(at.event))} onClick={() => onSign(at)}>
              {words.verb}
            </Button>
          </li>
        ))}
      </ul>
      {results.length > FIRST && !allShown ? (
        <Button look="plain" onClick={() => setAllShown(true)}>
          {words.more(results.length - FIRST)}
        </Button>
      ) : null}
    </section>
  );
}
