import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { parseLeadNumber } from '../../../../domain/ids.ts';
import type { RegisteredPerson } from '../../../../domain/people/directory.ts';
import { normalizeKnownName } from '../../../../domain/people/people.ts';
import { normalizeSearch, buildSearch } from '../../../../domain/people/searching.ts';
import { competitors } from '../../../../store/people/competitors.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { NumberCard } from '../../../kit/parts/couple/NumberCard.tsx';
import { EmptyState } from '../../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { screens } from '../../../kit/screens/screens.ts';
import { resultsSearchWords } from '../../../kit/words/english/resultsSearch.ts';
import { useWords } from '../../../kit/words/language.ts';

/** Maximum number of matches shown: with more, typing on is faster. */
const MAX_PEOPLE = 20;
const MAX_SCHOOLS = 8;

interface Found {
  readonly people: readonly RegisteredPerson[];
  readonly schools: readonly string[];
}

function foundIn(all: readonly RegisteredPerson[], typed: string): Found {
  const isFound = buildSearch(typed);
  const schools = new Set(
    mapDefined(all, ({ affiliation }) => (affiliation === '' ? undefined : affiliation)),
  );
  return {
    people: all.filter(
      ({ name, number }) =>
        normalizeKnownName(name) !== undefined && isFound(normalizeSearch([name, number ?? ''].join(' '))),
    ),
    schools: [...schools].filter((school) => isFound(normalizeSearch(school))).toSorted(),
  };
}

export interface FoundPeopleProps {
  readonly typed: string;
  /** The number of events found too. */
  readonly events: number;
}

/** Matching dancers, schools, and the couple of a number. Names are read once, at the first search. */
export function FoundPeople({ typed, events }: FoundPeopleProps) {
  const words = useWords(resultsSearchWords);
  const { device } = useStore();
  const [all, setAll] = useState<readonly RegisteredPerson[] | 'failed'>();
  useEffect(() => {
    let isHere = true;
    void device.readOnce(competitors.at).then((heard) => {
      if (isHere) setAll(heard.kind === 'known' ? competitors.parse(heard.raw) : 'failed');
    });
    return () => {
      isHere = false;
    };
  }, [device]);
  const found = useMemo(() => (Array.isArray(all) ? foundIn(all, typed) : undefined), [all, typed]);
  const number = parseLeadNumber(typed.trim());
  const isNothing =
    found !== undefined && events + found.people.length + found.schools.length === 0 && number === undefined;
  return (
    <section className="results-found">
      <output className="caption">
        {found === undefined && all !== 'failed' ? words.looking : null}
        {found === undefined ? null : words.found(events, found.people.length, found.schools.length)}
      </output>
      {all === 'failed' ? <NoteBox tone="warn">{words.namesFailed}</NoteBox> : null}
      {number === undefined ? null : (
        <Link className="results-found-row" to={screens.results.link({ number })}>
          <NumberCard number={number} />
          <span>
            {words.couple(number)}
            <small>{words.coupleMore}</small>
          </span>
        </Link>
      )}
      {found === undefined || found.people.length === 0 ? null : (
        <>
          <h2>{words.dancers}</h2>
          <ul>
            {found.people.slice(0, MAX_PEOPLE).map(({ id, name, affiliation }) => (
              <li key={id}>
                <Link className="results-found-row" to={screens.competitorDetails.link({ id })}>
                  <span>
                    {name}
                    <small>{affiliation}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {found.people.length > MAX_PEOPLE ? (
            <p className="caption">{words.more(found.people.length - MAX_PEOPLE)}</p>
          ) : null}
        </>
      )}
      {found === undefined || found.schools.length === 0 ? null : (
        <>
          <h2>{words.schools}</h2>
          <ul>
            {found.schools.slice(0, MAX_SCHOOLS).map((school) => (
              <li key={school}>
                <Link className="results-found-row" to={screens.results.link({ school })}>
                  <span>{school}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {isNothing ? <EmptyState more={words.nothingMore}>{words.nothing(typed.trim())}</EmptyState> : null}
    </section>
  );
}
