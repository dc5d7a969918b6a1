import { Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import type { DanceRole } from '../../../domain/people/people.ts';
import { findRequestableEntries } from '../../../domain/registrant/partnerRequest.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { searches as searchesPath, type Search } from '../../../store/people/searches.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { Pill } from '../../kit/parts/pill/Pill.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import type { RequestSender } from '../requests/RequestDialog.tsx';
import { useMyDancers } from '../requests/useMyDancers.ts';
import { useRequests, type DancerRequests } from '../requests/useRequests.ts';
import { screens } from '../../kit/screens/screens.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { listFilters, listSeekers, pickSideToShow, type SearchFilter } from './searchGroups.ts';
import { SeekerRow, type SeekerRelation } from './SeekerRow.tsx';
import '../../kit/shell/page.css';
import './partners.css';

// Only visitors with a code send and answer requests, so these load after the list.
const RequestDialog = lazyOptional(() => import('../requests/RequestDialog.tsx'));
const RequestsPart = lazyOptional(() => import('../requests/RequestsPart.tsx'));

/**
 * For a newcomer without a partner: a list of others who search, and one tap to ask. Never shows contact
 * data.
 */
export default function PartnersScreen() {
  const words = useWords(partnersWords);
  const { noConnection } = useWords(listsWords);
  useTitle(words.tab);
  const { device } = useStore();
  const all = [
    useLive(device, searchesPath),
    useLive(device, competitors),
    useLive(device, eventsPath),
  ] as const;
  const [searches, people, events] = all;
  const refused = all.find((one) => one.kind === 'refused');
  const isKnown = searches.kind === 'known' && people.kind === 'known' && events.kind === 'known';
  return (
    <main className="page page-wide partners">
      <h1>{words.title}</h1>
      <p className="second partners-lead">{words.lead}</p>
      {refused === undefined ? null : <VisitorError />}
      {isKnown && <Seeking searches={searches.value} people={people.value} events={events.value} />}
      {!isKnown && refused === undefined && <LoadingNote label={words.loading} noConnection={noConnection} />}
    </main>
  );
}

interface Known {
  readonly searches: readonly Search[];
  readonly people: readonly RegisteredPerson[];
  readonly events: readonly CompetitionEvent[];
}

const ROLES = ['lead', 'follow'] as const;

/** This device's dancers who may send a request, with the events. */
const askersOf = (
  to: string,
  dancers: readonly string[],
  { events, people }: Known,
  { sent, freeSlotOf }: DancerRequests,
): readonly RequestSender[] =>
  dancers.flatMap((from) => {
    const isOpen = sent.some((one) => one.from === from && one.to === to && one.answered !== 'accepted');
    const joinings = isOpen ? [] : findRequestableEntries(from, to, events, people);
    return joinings.length === 0 ? [] : [{ from, joinings, slot: freeSlotOf(from) }];
  });

function betweenUs(
  id: string,
  dancers: readonly string[],
  { toMe, sent }: DancerRequests,
  askers: readonly RequestSender[],
): SeekerRelation {
  if (dancers.includes(id)) return 'you';
  if (dancers.length === 0) return 'nothing';
  if (toMe.some(({ from, answered }) => from === id && answered === undefined)) return 'asks you';
  if (askers.length > 0) return 'can be asked';
  const asked = sent.find(({ to }) => to === id);
  if (asked === undefined || asked.answered === 'accepted') return 'no events in common';
  return asked.answered === 'declined' ? 'declined' : 'asked';
}

function Seeking(known: Known) {
  const { searches, people, events } = known;
  const words = useWords(partnersWords);
  const dancers = useMyDancers();
  const requests = useRequests(dancers);
  const [shown, setShown] = useState<SearchFilter>({ style: undefined, level: undefined });
  const [chosenSide, setSide] = useState<DanceRole>();
  const first = pickSideToShow(searches, dancers);
  const side = chosenSide ?? first;
  const roles = first === 'lead' ? ROLES : ROLES.toReversed();
  const [asked, setAsked] = useState<string>();
  const seekers = useMemo(
    () => ({
      lead: listSeekers(searches, people, 'lead', shown),
      follow: listSeekers(searches, people, 'follow', shown),
    }),
    [searches, people, shown],
  );
  const to = people.find(({ id }) => id === asked);
  return (
    <>
      <Filters searches={searches} shown={shown} onShow={setShown} />
      <div className="partners-all">
        <aside className="partners-side">
          <Suspense>
            <RequestsPart requests={requests} dancers={dancers} events={events} people={people} />
          </Suspense>
          {dancers.length > 0 ? null : (
            <div className="partners-code">
              <p>{words.noCode}</p>
              <p className="partners-ways">
                <Link to={screens.register.link()}>{words.register}</Link>
                <Link to={screens.updateEntries.link()}>{words.myEntries}</Link>
              </p>
            </div>
          )}
        </aside>
        {searches.length === 0 ? (
          <EmptyState more={words.noneMore}>{words.none}</EmptyState>
        ) : (
          <div className="partners-lists" data-side={side}>
            <div className="partners-switch">
              <PillChoice
                label={words.side}
                quiet
                tall
                options={roles.map((role) => ({
                  value: role,
                  words:
                    role === 'lead' ? words.leads(seekers.lead.length) : words.follows(seekers.follow.length),
                }))}
                value={side}
                onChange={setSide}
              />
            </div>
            {roles.map((role) => (
              <section key={role} className={`partners-${role}s`}>
                <h2>
                  {role === 'lead' ? words.leads(seekers.lead.length) : words.follows(seekers.follow.length)}
                </h2>
                {seekers[role].length === 0 ? <p className="caption">{words.noneOf[role]}</p> : null}
                <ul>
                  {seekers[role].map((seeker) => (
                    <SeekerRow
                      key={seeker.who.id}
                      seeker={seeker}
                      between={betweenUs(
                        seeker.who.id,
                        dancers,
                        requests,
                        askersOf(seeker.who.id, dancers, known, requests),
                      )}
                      onAsk={() => setAsked(seeker.who.id)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
      {to === undefined ? null : (
        <Suspense>
          <RequestDialog
            key={to.id}
            to={to}
            askers={askersOf(to.id, dancers, known, requests)}
            people={people}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function Filters({
  searches,
  shown,
  onShow,
}: {
  readonly searches: readonly Search[];
  readonly shown: SearchFilter;
  readonly onShow: (shown: SearchFilter) => void;
}) {
  const words = useWords(partnersWords);
  const { styleName, levelName } = useWords(termsWords);
  const { styles, levels } = useMemo(() => listFilters(searches), [searches]);
  if (searches.length === 0) return null;
  return (
    <div className="partners-filters">
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent */}
      <div role="group" aria-label={words.styles}>
        <Pill tall chosen={shown.style === undefined} onToggle={() => onShow({ ...shown, style: undefined })}>
          {words.allStyles}
        </Pill>
        {styles.map(({ style, dancers }) => (
          <Pill
            key={toStoredTerm(style)}
            tall
            chosen={shown.style === toStoredTerm(style)}
            onToggle={() => onShow({ ...shown, style: toStoredTerm(style) })}
          >
            {styleName(style)} <b className="number">{dancers}</b>
          </Pill>
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent */}
      <div role="group" aria-label={words.levels}>
        <Pill tall chosen={shown.level === undefined} onToggle={() => onShow({ ...shown, level: undefined })}>
          {words.allLevels}
        </Pill>
        {levels.map((level) => (
          <Pill
            key={toStoredTerm(level)}
            tall
            chosen={shown.level === toStoredTerm(level)}
            onToggle={() => onShow({ ...shown, level: toStoredTerm(level) })}
          >
            {levelName(level)}
          </Pill>
        ))}
      </div>
    </div>
  );
}
