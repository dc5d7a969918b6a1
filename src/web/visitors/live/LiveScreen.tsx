import { Megaphone } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { useDataTime, type DataTime } from '../../kit/shell/useDataTime.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { useOfflineScreens } from '../../kit/cache/useOfflineScreens.ts';
import { lazyOptional, lazyPart } from '../../kit/lazy/lazyScreen.ts';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { liveWords } from '../../kit/words/english/live.ts';
import { pageLanguage, useWords } from '../../kit/words/language.ts';
import { loadLazyWords, useLazyWords } from '../../kit/words/laterWords.ts';
import { LiveHead } from './LiveHead.tsx';
import { NowCard } from './NowCard.tsx';
import { listCurrentRounds } from './currentRounds.ts';
import { useLiveHall, type LiveHall } from './useLiveHall.ts';
import './live.css';

// The floor shows first; next rounds and callbacks load with the next file.
const { Part: LiveRest, fetchPart } = lazyPart(() => import('./LiveRest.tsx'));
/** The other parts of a page that the server has rendered. */
export const fetchParts = (): Promise<unknown> =>
  Promise.all([fetchPart(), loadLazyWords(pageLanguage.now.tag)]);

/** This page and its rounds. */
const OFFLINE_SCREENS = ['live', 'liveRound'] as const;

// Lazy: at the bottom, so it can load last.
const LanguageChoice = lazyOptional(() => import('../../kit/shell/LanguageChoice.tsx'));

/** For a dancer in the corridor: the current round, the next ones, callbacks. Goal: readable at a glance. */
export default function LiveScreen() {
  useLazyWords();
  const words = useWords(liveWords);
  useTitle(words.title);
  useOfflineScreens(OFFLINE_SCREENS);
  const heard = useLiveHall();
  const asOf = useDataTime('live');
  const { clockTime: timeOf } = useTimes();
  return (
    <div className="live">
      <LiveHead title={words.title} asOf={asOf} timeOf={timeOf} />
      <main>
        {heard.kind === 'refused' ? <VisitorError /> : null}
        {heard.kind === 'waiting' ? (
          <LoadingNote label={words.loading} noConnection={words.noConnection} />
        ) : null}
        {heard.kind === 'known' ? <OfHall hall={heard.hall} asOf={asOf} timeOf={timeOf} /> : null}
      </main>
      <footer className="live-foot">
        <Suspense>
          <LanguageChoice />
        </Suspense>
      </footer>
    </div>
  );
}

interface Props {
  readonly hall: LiveHall;
  readonly asOf: DataTime;
  readonly timeOf: (at: number) => string;
}

function OfHall({ hall, asOf, timeOf }: Props) {
  const words = useWords(liveWords);
  const { events, live, announcement } = hall;
  const onFloor = useMemo(() => listCurrentRounds(events, live), [events, live]);
  return (
    <>
      {announcement === undefined ? null : (
        <section className="live-announcement" aria-label={words.announcement}>
          <Megaphone size={20} strokeWidth={1.6} aria-hidden />
          <p>{announcement}</p>
        </section>
      )}
      {asOf.isOffline ? <p className="live-offline">{words.offline}</p> : null}
      {onFloor.length === 0 ? null : (
        <div className="live-floors">
          {onFloor.map((one) => (
            <NowCard key={`${one.event.key}/${one.round.number}`} now={one} timeOf={timeOf} />
          ))}
        </div>
      )}
      <Suspense>
        <LiveRest hall={hall} onFloor={onFloor} now={asOf.at} timeOf={timeOf} />
      </Suspense>
    </>
  );
}
