import { Suspense } from 'react';
import { useParams } from 'wouter';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { parseEventKey } from '../../../domain/ids.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { useDataTime } from '../../kit/shell/useDataTime.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { useOfflineScreens } from '../../kit/cache/useOfflineScreens.ts';
import { lazyOptional, lazyPart } from '../../kit/lazy/lazyScreen.ts';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { liveWords } from '../../kit/words/english/live.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { pageLanguage, useWords } from '../../kit/words/language.ts';
import { loadLazyWords, useLazyWords } from '../../kit/words/laterWords.ts';
import { LiveHead } from './LiveHead.tsx';
import { buildRoundPageContent } from './roundPageContent.ts';
import { useLiveHall } from './useLiveHall.ts';
import './live.css';

// Lazy: the couples of the round, which depend on the data of the day.
const { Part: RoundBody, fetchPart } = lazyPart(() => import('./RoundBody.tsx'));
/** The other parts of a page that the server has rendered. */
export const fetchParts = (): Promise<unknown> =>
  Promise.all([fetchPart(), loadLazyWords(pageLanguage.now.tag)]);

/** This page and its parent. */
const OFFLINE_SCREENS = ['liveRound', 'live'] as const;

// Lazy: at the bottom, so it can load last.
const LanguageChoice = lazyOptional(() => import('../../kit/shell/LanguageChoice.tsx'));

/**
 * One round by number: the recalled couples with their heats, or those who dance it. Goal: dancers read their
 * own number across the hall.
 */
export default function LiveRoundScreen() {
  useLazyWords();
  const { event: param = '', round: asked = '' } = useParams();
  const words = useWords(liveWords);
  const { eventName, roundName } = useWords(termsWords);
  useOfflineScreens(OFFLINE_SCREENS);
  const heard = useLiveHall();
  const asOf = useDataTime('live');
  const hall = heard.kind === 'known' ? heard.hall : undefined;
  const { clockTime: timeOf } = useTimes();
  const key = parseEventKey(param);
  const shown =
    hall === undefined
      ? undefined
      : buildRoundPageContent(
          hall.events.find((one) => one.key === key),
          /^\d{1,3}$/.test(asked) ? Number(asked) : Number.NaN,
          hall.settings.release,
        );
  useTitle(
    shown === undefined || !('round' in shown)
      ? words.title
      : words.round.tab(eventName(shown.event), roundName(shown.round.name)),
  );
  return (
    <div className="live live-round">
      <LiveHead asOf={asOf} timeOf={timeOf} />
      <main>
        {heard.kind === 'refused' ? <VisitorError /> : null}
        {heard.kind === 'waiting' ? (
          <LoadingNote label={words.loading} noConnection={words.noConnection} />
        ) : null}
        {hall === undefined || shown === undefined ? null : (
          <Suspense>
            <RoundBody key={`${param}/${asked}`} hall={hall} shown={shown} asOf={asOf} timeOf={timeOf} />
          </Suspense>
        )}
      </main>
      <footer className="live-foot">
        <Suspense>
          <LanguageChoice />
        </Suspense>
      </footer>
    </div>
  );
}
