import { toStandardTerm } from '../../../domain/event/storedTerm.ts';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { type CompetitionEvent, isFinal, listPostedRounds, type Round } from '../../../domain/competition.ts';
import { parseEventKey, parseLeadNumber, type LeadNumber } from '../../../domain/ids.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { eventPath } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { StyleMark } from '../../kit/parts/event/StyleMark.tsx';
import { TabLinks } from '../../kit/parts/tabs/TabLinks.tsx';
import { eventResultWords, resultsWords } from '../../kit/words/english/results.ts';
import { resultPageWords } from '../../kit/words/english/resultPage.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { loadLazyWords, useLazyWords } from '../../kit/words/laterWords.ts';
import { pageLanguage, useWords } from '../../kit/words/language.ts';
import { screens } from '../../kit/screens/screens.ts';
import { EventLevelLabel } from '../../kit/parts/event/EventLevelLabel.tsx';
import { CoupleLink } from './CoupleLink.tsx';
import { PostedResult } from './PostedResult.tsx';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { arePlacingsPublic, DEFAULT_RELEASE } from '../../../domain/round/release.ts';
import { countDanced } from '../../../domain/round/countCouples.ts';
import { findEventProgress, STATE_BY_PROGRESS } from '../../../domain/round/eventProgress.ts';
import './resultDetails.css';

/** The names of rounds, by number, that were unposted while the page was open. */
function useTakenDown(event: CompetitionEvent): ReadonlyMap<number, string> {
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(new Map());
  const posted = new Map(listPostedRounds(event).map(({ number, name }) => [number, name] as const));
  // The set of rounds only grows, so that this ends.
  if ([...posted].some(([number]) => !seen.has(number))) setSeen(new Map([...seen, ...posted]));
  return new Map([...seen].filter(([number]) => !posted.has(number)));
}

// Lazy: at the bottom, so it can load last.
const LanguageChoice = lazyOptional(() => import('../../kit/shell/LanguageChoice.tsx'));

/** The other parts of a page that the server has rendered. */
export const fetchParts = (): Promise<unknown> => loadLazyWords(pageLanguage.now.tag);

/**
 * For a dancer who wants the place first, then the reason; and for later readers. Goal: place, number and
 * names are readable in a second, and the calculation answers every doubt without a scrutineer.
 */
export default function ResultDetailsScreen() {
  useLazyWords();
  const { event: param = '' } = useParams();
  const words = useWords(eventResultWords);
  const { title, titleOf, notShown, loading } = useWords(resultsWords);
  const { eventName } = useWords(termsWords);
  const { device } = useStore();
  const key = parseEventKey(param);
  const found = useLive(
    device,
    useMemo(() => (key === undefined ? undefined : eventPath(key)), [key]),
  );
  const fullName = valueOr(useLive(device, competitionBasics), undefined)?.fullName;
  const event = valueOr(found, undefined);
  const page = useWords(resultPageWords);
  const [wasThere, setWasThere] = useState(false);
  if (event !== undefined && !wasThere) setWasThere(true);
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
        {found.kind === 'refused' && <VisitorError failed={notShown} />}
        {found.kind === 'waiting' && key !== undefined && <LoadingBars label={loading} />}
        {(key === undefined || (found.kind === 'known' && event === undefined)) && (
          <>
            <h1>{words.noEvent}</h1>
            <p className="second" role={wasThere ? 'status' : undefined}>
              {wasThere ? page.eventGone : words.noEventMore(param)}
            </p>
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

/** The round in an address; undefined if it is missing or malformed. */
function parseRound(search: URLSearchParams): number | undefined {
  const text = search.get('round') ?? '';
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function EventResult({ event }: { readonly event: CompetitionEvent }) {
  const [search] = useSearchParams();
  const { device } = useStore();
  const posted = listPostedRounds(event);
  const asked = parseRound(search);
  const shown: Round | undefined = posted.find(({ number }) => number === asked) ?? posted[0];
  const settings = valueOr(useLive(device, eventSettingsPath), undefined);
  const usual = settings?.release ?? DEFAULT_RELEASE;
  const isHeldBack = shown !== undefined && isFinal(shown) && !arePlacingsPublic(shown, usual);
  const now = findEventProgress(event, usual);
  const danced = countDanced(event);
  const words = useWords(eventResultWords);
  const resultsNow = useWords(resultsWords);
  const { eventName, roundName } = useWords(termsWords);
  return (
    <>
      <h1>{eventName(event)}</h1>
      <p className="result-meta">
        <EventLevelLabel level={event.level} hideIcon={settings?.hideLevelIcons ?? false} />
        {typeof event.style === 'string' && <StyleMark name={event.style} />}
        <RoundStateMark state={STATE_BY_PROGRESS[now.kind]} word={resultsNow.standing(now)} />
        <span className="chip">{words.size(danced.couples, danced.rounds)}</span>
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
      <NotPosted event={event} asked={asked} />
      {shown === undefined ? (
        <EmptyState trace={toStandardTerm(event.style)} more={words.noneMore}>
          {words.none}
        </EmptyState>
      ) : null}
      {isHeldBack ? (
        <EmptyState trace={toStandardTerm(event.style)} more={words.atTheAwardsMore}>
          {words.atTheAwards}
        </EmptyState>
      ) : null}
      {shown === undefined || isHeldBack ? null : (
        <PostedRound
          key={shown.number}
          event={event}
          round={shown}
          marksPublic={settings?.marksPublic ?? false}
          linked={parseLeadNumber(search.get('couple') ?? '')}
        />
      )}
    </>
  );
}

interface PostedRoundProps {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly marksPublic: boolean;
  readonly linked: LeadNumber | undefined;
}

function PostedRound({ event, round, marksPublic, linked }: PostedRoundProps) {
  const actionOf = useCallback(
    (couple: LeadNumber) => <CoupleLink event={event.key} round={round.number} couple={couple} />,
    [event.key, round.number],
  );
  return (
    <PostedResult event={event} round={round} marksPublic={marksPublic} linked={linked} actionOf={actionOf} />
  );
}

/** The requested round, or the one being read, is not posted: shown above the round displayed in its place. */
function NotPosted({
  event,
  asked,
}: {
  readonly event: CompetitionEvent;
  readonly asked: number | undefined;
}) {
  const words = useWords(resultPageWords);
  const takenDown = useTakenDown(event);
  const round = event.rounds.find(({ number }) => number === asked);
  const isMissing = asked !== undefined && round?.state !== 'posted' && !takenDown.has(asked);
  return (
    <>
      {[...takenDown].map(([number, name]) => (
        <NoteBox key={number} tone="info" spoken="politely">
          {words.takenDown(name)}
        </NoteBox>
      ))}
      {isMissing ? (
        <NoteBox tone="info">{round === undefined ? words.noSuchRound : words.notPosted(round.name)}</NoteBox>
      ) : null}
    </>
  );
}
