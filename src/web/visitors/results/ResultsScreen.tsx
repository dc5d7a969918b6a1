import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { ProgramEvent } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { parseLeadNumber } from '../../../domain/ids.ts';
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';
import { STYLES } from '../../../domain/event/terms.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { programPath } from '../../../store/events/program.ts';
import { eventSettingsPath, type EventSettings } from '../../../store/competition/settings.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, type LiveValue } from '../../kit/cache/useLive.ts';
import { lazyPart } from '../../kit/lazy/lazyScreen.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { SearchLine } from '../../kit/parts/field/SearchLine.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { StyleMark } from '../../kit/parts/event/StyleMark.tsx';
import { resultsWords } from '../../kit/words/english/results.ts';
import { resultsSearchWords } from '../../kit/words/english/resultsSearch.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { pageLanguage, useWords } from '../../kit/words/language.ts';
import { loadLazyWords, useLazyWords } from '../../kit/words/laterWords.ts';
import type { ResultSearch } from '../../../store/results/readResults.ts';
import { screens } from '../../kit/screens/screens.ts';
import { EventLevelLabel } from '../../kit/parts/event/EventLevelLabel.tsx';
import { DEFAULT_RELEASE } from '../../../domain/round/release.ts';
import { countEventField } from '../../../domain/round/countField.ts';
import { findEventProgress, STATE_BY_PROGRESS } from '../../../domain/round/eventProgress.ts';
import '../../kit/shell/page.css';
import './results.css';

const NO_EVENTS: readonly ProgramEvent[] = [];

// Loads only for a search or a download.
const { Part: ResultsSearch, fetchPart } = lazyPart(() => import('./search/ResultsSearch.tsx'));
/** The other parts of a page that the server has rendered. */
export const fetchParts = (): Promise<unknown> =>
  Promise.all([...(window.location.search === '' ? [] : [fetchPart()]), loadLazyWords(pageLanguage.now.tag)]);

/** The school or number in the address. */
function parseSearch(search: URLSearchParams): ResultSearch | undefined {
  const number = parseLeadNumber(search.get('number') ?? '');
  const school = search.get('school') ?? '';
  if (number !== undefined) return { kind: 'number', number };
  return school === '' ? undefined : { kind: 'school', school };
}

/**
 * For a dancer after the final, and an aunt at home: every event and its progress. Goal: a glance finds an
 * event by style. Nothing shows before it is posted.
 */
export default function ResultsScreen() {
  useLazyWords();
  const words = useWords(resultsWords);
  const { device, backend } = useStore();
  const all = useLive(
    device,
    useMemo(() => programPath(backend), [backend]),
  );
  const settings = valueOr(useLive(device, eventSettingsPath), undefined);
  const [search] = useSearchParams();
  const asked = useMemo(() => parseSearch(search), [search]);
  return (
    <main className="page page-wide results">
      {all.kind === 'refused' && <VisitorError failed={words.notShown} />}
      {asked === undefined ? <Everything all={all} settings={settings} /> : null}
      {asked !== undefined && (all.kind !== 'known' || settings === undefined) ? (
        <LoadingBars label={words.loading} />
      ) : null}
      {asked !== undefined && all.kind === 'known' && settings !== undefined ? (
        <Suspense fallback={<LoadingBars label={words.loading} />}>
          <ResultsSearch
            part="of"
            key={search.toString()}
            asked={asked}
            program={all.value}
            usual={settings.release}
          />
        </Suspense>
      ) : null}
    </main>
  );
}

interface EverythingProps {
  readonly all: LiveValue<readonly ProgramEvent[]>;
  readonly settings: EventSettings | undefined;
}

function Everything({ all, settings }: EverythingProps) {
  const words = useWords(resultsWords);
  useTitle(words.title);
  const { device } = useStore();
  const fullName = valueOr(useLive(device, competitionBasics), undefined)?.fullName;
  const { eventName } = useWords(termsWords);
  const { label } = useWords(resultsSearchWords);
  const [typed, setTyped] = useState('');
  // Typing stays fast while the list renders.
  const looked = useDeferredValue(typed.trim());
  const shown = useMemo(() => {
    const isFound = buildSearch(looked);
    return valueOr(all, NO_EVENTS).filter(
      // An event without entries will have no results.
      (event) => hasEntries(event) && isFound(normalizeSearch(eventName(event))),
    );
  }, [all, looked, eventName]);
  return (
    <>
      <div className="results-head">
        <div>
          <h1>{words.title}</h1>
          <p className="second">{fullName ?? ' '}</p>
        </div>
        <SearchLine className="results-search" label={label} typed={typed} onType={setTyped} />
      </div>
      {all.kind === 'waiting' && <LoadingBars label={words.loading} />}
      {looked === '' ? null : (
        <Suspense>
          <ResultsSearch part="found" typed={looked} events={shown.length} />
        </Suspense>
      )}
      {all.kind === 'known' && (looked === '' || shown.length > 0) ? <EventsByStyle events={shown} /> : null}
      {all.kind === 'known' && settings !== undefined && looked === '' ? (
        <Suspense>
          <ResultsSearch part="take" program={all.value} settings={settings} />
        </Suspense>
      ) : null}
    </>
  );
}

function EventsByStyle({ events: all }: { readonly events: readonly ProgramEvent[] }) {
  const words = useWords(resultsWords);
  const groups = useMemo(
    () =>
      mapDefined([...STYLES, 'other' as const], (style) => {
        const inStyle = all
          .filter(
            (event) =>
              hasEntries(event) && (typeof event.style === 'string' ? event.style : 'other') === style,
          )
          .toSorted((a, b) => firstOf(a) - firstOf(b));
        return inStyle.length === 0 ? undefined : { style, events: inStyle };
      }),
    [all],
  );
  if (groups.length === 0) return <EmptyState more={words.noneMore}>{words.none}</EmptyState>;
  return groups.map(({ style, events: inStyle }) => (
    <section key={style} className="results-style">
      <h2>{style === 'other' ? words.otherStyles : <StyleMark name={style} large />}</h2>
      <ul>
        {inStyle.map((event) => (
          <EventRow key={event.key} event={event} />
        ))}
      </ul>
    </section>
  ));
}

/** True if it has a dancer, entered or danced: old events may have no entries. */
function hasEntries(event: ProgramEvent): boolean {
  const { couples, alone } = countEventField(event);
  return couples + alone > 0;
}

const firstOf = (event: ProgramEvent): number =>
  Math.min(...event.rounds.map(({ scheduleIndex }) => scheduleIndex));

function EventRow({ event }: { readonly event: ProgramEvent }) {
  const { device } = useStore();
  const settings = valueOr(useLive(device, eventSettingsPath), undefined);
  const words = useWords(resultsWords);
  const { eventName } = useWords(termsWords);
  const now = findEventProgress(event, settings?.release ?? DEFAULT_RELEASE);
  const { couples, alone } = countEventField(event);
  return (
    <li>
      <Link className="results-event" to={screens.resultDetails.link({ event: event.key })}>
        <span className="results-name">{eventName(event)}</span>
        <EventLevelLabel level={event.level} hideIcon={settings?.hideLevelIcons ?? false} />
        <span className="results-couples">
          <b className="number">{couples}</b> {words.couples(couples)}
          {alone === 0 ? null : <small>{words.alone(alone)}</small>}
        </span>
        <RoundStateMark state={STATE_BY_PROGRESS[now.kind]} word={words.standing(now)} />
      </Link>
    </li>
  );
}
