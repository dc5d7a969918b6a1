import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ProgramEvent } from '../../domain/competition.ts';
import { STYLES } from '../../domain/event/terms.ts';
import { competition } from '../../store/competition/competition.ts';
import { program } from '../../store/events/program.ts';
import { eventSettings } from '../../store/competition/settings.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { useTitle } from '../app/useTitle.ts';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import { StyleMark } from '../parts/event/StyleMark.tsx';
import { results as resultsWords } from '../words/english/results.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { screens } from '../screens/screens.ts';
import { EventLevel } from '../parts/event/EventLevel.tsx';
import { USUAL_RELEASE } from '../../domain/round/release.ts';
import { standing, STATE_OF } from '../../domain/round/standing.ts';
import '../app/page.css';
import './results.css';

/**
 * For a dancer after the final and an aunt at home: every event, and how far it is. Good is when the event one looks
 * for is found by style at a glance, and nothing is shown before it is posted.
 */
export default function ResultsScreen() {
  const words = useWords(resultsWords);
  useTitle(words.title);
  const { device, backend } = useStore();
  const all = useLive(
    device,
    useMemo(() => program(backend), [backend]),
  );
  const fullName = knownOr(useLive(device, competition), undefined)?.fullName;
  return (
    <main className="page page-wide results">
      <div>
        <h1>{words.title}</h1>
        <p className="second">{fullName ?? ''}</p>
      </div>
      {all.kind === 'waiting' && <LoadingBars label={words.loading} />}
      {all.kind === 'refused' && <ErrorNote failed={words.notShown}>{all.why}</ErrorNote>}
      {all.kind === 'known' && <EventsByStyle events={all.value} />}
    </main>
  );
}

function EventsByStyle({ events: all }: { readonly events: readonly ProgramEvent[] }) {
  const words = useWords(resultsWords);
  const groups = useMemo(
    () =>
      [...STYLES, 'other' as const].flatMap((style) => {
        const inStyle = all
          .filter((event) => (typeof event.style === 'string' ? event.style : 'other') === style)
          .toSorted((a, b) => firstOf(a) - firstOf(b));
        return inStyle.length === 0 ? [] : [{ style, events: inStyle }];
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

const firstOf = (event: ProgramEvent): number =>
  Math.min(...event.rounds.map(({ scheduleIndex }) => scheduleIndex));

function EventRow({ event }: { readonly event: ProgramEvent }) {
  const { device } = useStore();
  const settings = knownOr(useLive(device, eventSettings), undefined);
  const words = useWords(resultsWords);
  const { eventName } = useWords(terms);
  const now = standing(event, settings?.release ?? USUAL_RELEASE);
  return (
    <li>
      <Link className="results-event" to={screens.resultDetails.link({ event: event.key })}>
        <span className="results-name">{eventName(event)}</span>
        <EventLevel level={event.level} hideIcon={settings?.hideLevelIcons} />
        <span className="results-couples">
          <b className="number">{event.entries.length}</b> {words.couples(event.entries.length)}
        </span>
        <RoundStateMark state={STATE_OF[now.kind]} word={words.standing(now)} />
      </Link>
    </li>
  );
}
