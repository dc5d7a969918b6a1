import { Suspense, useMemo } from 'react';
import { Link, useParams } from 'wouter';
import { hasKey, partnersOf, type Competitor } from '../../domain/people/directory.ts';
import { USUAL_RELEASE } from '../../domain/round/release.ts';
import { eventSettings } from '../../store/competition/settings.ts';
import { Coming } from '../app/Coming.tsx';
import { useStore } from '../app/StoreProvider.tsx';
import { useDirectory } from '../app/useDirectory.ts';
import { knownOr, useLive } from '../app/useLive.ts';
import { useTitle } from '../app/useTitle.ts';
import { orNothing } from '../app/whenAskedFor.ts';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { screens } from '../screens/screens.ts';
import { lists } from '../words/english/lists.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { dayOf, nextOf } from './competitorsDay.ts';
import { DayRows } from './DayRows.tsx';
import { LastHeard } from './LastHeard.tsx';
import { NextUp } from './NextUp.tsx';
import { usePlanTime } from './usePlanTime.ts';
import '../app/page.css';
import './lists.css';

// Beside the name: it comes a moment later, with its words.
const FollowDancer = orNothing(() => import('../pinned/FollowDancer.tsx'));
// What few come for: it follows what everybody came for.
const ObjectPart = orNothing(() => import('./ObjectPart.tsx'));

/** For a dancer between two rounds, and everybody who came to see one: the number, what comes next, and what came of it. */
export default function CompetitorScreen() {
  const { id = '' } = useParams();
  const words = useWords(lists);
  const { device } = useStore();
  const { events, registered, everybody: all } = useDirectory(device);
  const person = all?.find(({ key }) => key === id);
  const refused = [events, registered].find((one) => one.kind === 'refused');
  useTitle(
    person === undefined ? words.competitors : words.competitorPage.title(person.name ?? words.withheld),
  );
  return (
    <main className="page page-wide competitor">
      <LastHeard />
      {refused === undefined ? null : <ErrorNote>{refused.why}</ErrorNote>}
      {all === undefined && refused === undefined ? (
        <Coming label={words.loading} noConnection={words.noConnection} />
      ) : null}
      {all !== undefined && person === undefined ? (
        <>
          <h1>{words.competitorPage.nobody}</h1>
          <p className="second">{words.competitorPage.nobodyMore}</p>
        </>
      ) : null}
      {person === undefined ? null : <Person person={person} />}
      <p>
        <Link className="competitor-all" to={screens.competitors.link()}>
          {words.competitorPage.all}
        </Link>
      </p>
    </main>
  );
}

function rolesOf({ dances }: Competitor): 'lead' | 'follow' | 'both' | undefined {
  const roles = new Set(dances.map(({ role }) => role));
  return roles.size > 1 ? 'both' : [...roles][0];
}

function Person({ person }: { readonly person: Competitor }) {
  const words = useWords(lists);
  const { competitorPage } = words;
  const { device } = useStore();
  const usual = knownOr(useLive(device, eventSettings), undefined)?.release ?? USUAL_RELEASE;
  const rows = useMemo(() => dayOf(person, usual), [person, usual]);
  const next = nextOf(rows);
  const timeOf = usePlanTime(rows);
  const role = rolesOf(person);
  const about = [person.affiliation, ...(role === undefined ? [] : [competitorPage.roles[role]])];
  return (
    <div className="competitor-two">
      <section className="competitor-who">
        {role === 'follow' ? null : <NumberCard number={person.number} size="hero" openWord="–" />}
        {role === 'follow' || person.number !== undefined ? null : (
          <p className="caption">{competitorPage.noNumber}</p>
        )}
        <h1>{person.name ?? words.withheld}</h1>
        <p className="second">{about.filter((text) => text !== '').join(', ')}</p>
        {/* Somebody who is known by name alone has no address that stays. */}
        {person.name === undefined || !hasKey(person) ? null : (
          <p className="competitor-follow">
            <Suspense>
              <FollowDancer id={person.key} name={person.name} />
            </Suspense>
          </p>
        )}
      </section>
      <section className="competitor-day">
        {next === undefined ? null : <NextUp row={next} timeOf={timeOf} />}
        <h2>{competitorPage.dances}</h2>
        {rows.length === 0 ? (
          <EmptyState>{competitorPage.noEvents}</EmptyState>
        ) : (
          <DayRows rows={rows} timeOf={timeOf} />
        )}
        <Suspense>
          <ObjectPart person={person} />
        </Suspense>
      </section>
      <Partners person={person} />
    </div>
  );
}

function Partners({ person }: { readonly person: Competitor }) {
  const { competitorPage } = useWords(lists);
  const { eventName } = useWords(terms);
  const partners = partnersOf(person);
  if (partners.length === 0) return null;
  return (
    <div className="competitor-partners">
      <h2>{competitorPage.partners}</h2>
      <ul>
        {partners.map(({ name, id, events }) => (
          <li key={id ?? name}>
            {id === undefined ? name : <Link to={screens.competitorDetails.link({ id })}>{name}</Link>}
            <span className="lists-school">{events.map(eventName).join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
