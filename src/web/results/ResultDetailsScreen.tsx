import { inTheLists } from '../../domain/event/asWritten.ts';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { isFinal, postedRounds, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import { eventKey } from '../../domain/ids.ts';
import { competition } from '../../store/competition/competition.ts';
import { eventSettings } from '../../store/competition/settings.ts';
import { event as eventPath } from '../../store/events/events.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { useTitle } from '../app/useTitle.ts';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import { StyleMark } from '../parts/event/StyleMark.tsx';
import { TabLinks } from '../parts/tabs/TabLinks.tsx';
import { eventResult, results as resultsWords } from '../words/english/results.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { screens } from '../screens/screens.ts';
import { EventLevel } from '../parts/event/EventLevel.tsx';
import { FinalResultView } from './FinalResultView.tsx';
import { orNothing } from '../app/whenAskedFor.ts';
import { RecallResultView } from './RecallResultView.tsx';
import { placingsAreOut, USUAL_RELEASE } from '../../domain/round/release.ts';
import { standing, STATE_OF } from '../../domain/round/standing.ts';
import './resultDetails.css';

// Below everything: nobody waits for it.
const LanguageChoice = orNothing(() => import('../app/LanguageChoice.tsx'));

/**
 * For a dancer who wants to know the place, and then why; and for everybody else who looks it up later. Good is when
 * place, number and names are read in a second, and the working below answers every doubt without a scrutineer.
 */
export default function ResultDetailsScreen() {
  const { event: param = '' } = useParams();
  const words = useWords(eventResult);
  const { title, titleOf, notShown, loading } = useWords(resultsWords);
  const { eventName } = useWords(terms);
  const { device } = useStore();
  const key = eventKey(param);
  const found = useLive(
    device,
    useMemo(() => (key === undefined ? undefined : eventPath(key)), [key]),
  );
  const fullName = knownOr(useLive(device, competition), undefined)?.fullName;
  const event = knownOr(found, undefined);
  useTitle(event === undefined ? title : titleOf(eventName(event)));
  return (
    <div className="result">
      <nav className="result-back" aria-label={words.back}>
        <Link to={screens.results.link()}>
          <ChevronLeft size={20} strokeWidth={1.6} aria-hidden />
          {words.all}
        </Link>
        <span className="caption">{fullName ?? ''}</span>
      </nav>
      <main>
        {found.kind === 'refused' && <ErrorNote failed={notShown}>{found.why}</ErrorNote>}
        {found.kind === 'waiting' && key !== undefined && <LoadingBars label={loading} />}
        {(key === undefined || (found.kind === 'known' && event === undefined)) && (
          <>
            <h1>{words.noEvent}</h1>
            <p className="second">{words.noEventMore(param)}</p>
          </>
        )}
        {event !== undefined && <EventResult event={event} />}
      </main>
      <footer className="result-foot">
        <Suspense>
          <LanguageChoice />
        </Suspense>
      </footer>
    </div>
  );
}

function EventResult({ event }: { readonly event: CompetitionEvent }) {
  const [search] = useSearchParams();
  const posted = postedRounds(event);
  const asked = Number(search.get('round') ?? Number.NaN);
  const shown: Round | undefined = posted.find(({ number }) => number === asked) ?? posted[0];
  const usual = knownOr(useLive(useStore().device, eventSettings), undefined)?.release ?? USUAL_RELEASE;
  const now = standing(event, usual);
  const words = useWords(eventResult);
  const resultsNow = useWords(resultsWords);
  const { eventName, roundName } = useWords(terms);
  return (
    <>
      <h1>{eventName(event)}</h1>
      <p className="result-meta">
        <EventLevel level={event.level} />
        {typeof event.style === 'string' && <StyleMark name={event.style} />}
        <RoundStateMark state={STATE_OF[now.kind]} word={resultsNow.standing(now)} />
        <span className="chip">{words.size(event.entries.length, event.rounds.length)}</span>
      </p>
      {posted.length > 1 && (
        <TabLinks label={words.rounds}>
          {posted.map((round) => (
            <Link
              key={round.number}
              to={screens.resultDetails.link({ event: event.key, round: round.number })}
              aria-current={round.number === shown?.number ? 'page' : undefined}
            >
              {roundName(round.name)}
            </Link>
          ))}
        </TabLinks>
      )}
      {shown === undefined ? (
        <EmptyState trace={inTheLists(event.style)} more={words.noneMore}>
          {words.none}
        </EmptyState>
      ) : isFinal(shown) ? (
        placingsAreOut(shown, usual) ? (
          <FinalResultView event={event} />
        ) : (
          <EmptyState trace={inTheLists(event.style)} more={words.atTheAwardsMore}>
            {words.atTheAwards}
          </EmptyState>
        )
      ) : (
        <RecallResultView key={shown.number} event={event} round={shown} />
      )}
    </>
  );
}
