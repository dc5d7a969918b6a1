import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { FinishedDance, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { screens } from '../../kit/screens/screens.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DayTimes } from './useDayTimes.ts';

// The code that reads results loads with the first final.
const FinalPlace = lazyOptional(() => import('./FinalPlace.tsx'));

interface Props {
  readonly done: DancersDay['done'];
  readonly times: DayTimes;
}

/** Finished events, latest first: the last round reached, the place, and a link to the marks. */
export function FinishedEventList({ done, times }: Props) {
  const words = useWords(dancersDayWords);
  if (done.length === 0) return null;
  return (
    <section className="day-list">
      <h2>{words.done}</h2>
      <ul>
        {done.map((line) => (
          <DoneLine
            key={`${line.couple.event.key}/${line.couple.entry.id}/${line.round.number}`}
            line={line}
            times={times}
          />
        ))}
      </ul>
    </section>
  );
}

function DoneLine({ line, times }: { readonly line: FinishedDance; readonly times: DayTimes }) {
  const words = useWords(dancersDayWords);
  const { competitorPage } = useWords(listsWords);
  const { eventName, roundName } = useWords(termsWords);
  const { couple, round, what } = line;
  const { startedAt } = round;
  return (
    <li>
      <span className="number day-time day-time-past">
        {startedAt === undefined ? null : <TimeText>{times.at(startedAt)}</TimeText>}
      </span>
      <p>
        {round.state === 'marked' ? (
          eventName(couple.event)
        ) : (
          <Link
            to={screens.resultDetails.link({ event: couple.event.key, round: round.number })}
            aria-label={`${eventName(couple.event)}. ${competitorPage.judged}`}
          >
            {eventName(couple.event)}
          </Link>
        )}
        <span className="second">{words.danced(what, roundName(round.name))}</span>
      </p>
      {what.kind === 'placed' ? (
        <span className="number day-place">
          <Suspense>
            <FinalPlace event={couple.event.key} number={couple.entry.number} />
          </Suspense>
        </span>
      ) : null}
    </li>
  );
}
