import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { Competitor } from '../../../domain/people/directory.ts';
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useDirectory } from '../../kit/shell/useDirectory.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';
import { DataAge } from '../../kit/shell/DataAge.tsx';
import { ListsNav } from './ListsNav.tsx';
import { SearchField } from './SearchField.tsx';
import '../../kit/shell/page.css';
import './lists.css';

/** All dancers. Goal: three letters find one among a thousand, on an old phone. */
export default function CompetitorsScreen() {
  const words = useWords(listsWords);
  useTitle(words.competitors);
  const { device } = useStore();
  const { events, registered, everybody: all } = useDirectory(device);
  const refused = [events, registered].find((one) => one.kind === 'refused');
  return (
    <main className="page page-wide lists">
      <ListsNav here="competitors" />
      <h1>{words.competitors}</h1>
      <DataAge />
      {refused === undefined ? null : <VisitorError />}
      {all === undefined && refused === undefined ? (
        <LoadingNote label={words.loading} noConnection={words.noConnection} />
      ) : null}
      {all?.length === 0 ? (
        <EmptyState more={words.competitorsPage.noneMore}>{words.competitorsPage.none}</EmptyState>
      ) : null}
      {all === undefined || all.length === 0 ? null : <Directory people={all} />}
    </main>
  );
}

/** Rows shown before Show more: each row costs an old phone time. */
const FIRST_ROWS = 100;

const searchedBy = ({ name, affiliation, number }: Competitor): string =>
  normalizeSearch([name ?? '', affiliation, number ?? ''].join(' '));

function Directory({ people }: { readonly people: readonly Competitor[] }) {
  const words = useWords(listsWords);
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(FIRST_ROWS);
  // Typing stays fast while the list renders.
  const looked = useDeferredValue(typed);
  const all = useMemo(
    () =>
      people
        .map((one) => ({ one, searched: searchedBy(one) }))
        .toSorted(({ one: a }, { one: b }) => {
          if (a.name === undefined) return 1;
          return b.name === undefined ? -1 : a.name.localeCompare(b.name);
        }),
    [people],
  );
  const shown = useMemo(() => {
    const isFound = buildSearch(looked);
    return looked.trim() === '' ? all : all.filter(({ searched }) => isFound(searched));
  }, [all, looked]);
  const schools = useMemo(
    () =>
      new Set(mapDefined(people, ({ affiliation }) => (affiliation === '' ? undefined : affiliation))).size,
    [people],
  );
  return (
    <>
      <p className="second lists-sum">{words.competitorsPage.from(words.dancers(all.length), schools)}</p>
      <div className="lists-tools">
        <SearchField
          typed={typed}
          onType={(text) => {
            setTyped(text);
            setMost(FIRST_ROWS);
          }}
        />
        <output className="caption">{looked.trim() === '' ? null : words.dancers(shown.length)}</output>
      </div>
      {shown.length === 0 ? (
        <EmptyState more={words.nobodyFoundMore}>{words.nobodyFound(looked.trim())}</EmptyState>
      ) : (
        <>
          <ul className="lists-people">
            {shown.slice(0, most).map(({ one }) => (
              <Row key={one.key} person={one} />
            ))}
          </ul>
          {shown.length > most ? (
            <p>
              <Button onClick={() => setMost(Infinity)}>{words.competitorsPage.showAll(shown.length)}</Button>
            </p>
          ) : null}
        </>
      )}
    </>
  );
}

function PersonRow({ person }: { readonly person: Competitor }) {
  const words = useWords(listsWords);
  const { key, name, number, affiliation, dances } = person;
  return (
    <li>
      <Link className="lists-person" to={screens.competitorDetails.link({ id: key })}>
        <NumberCard number={number} openWord="–" />
        <span className="lists-who">
          {name ?? words.withheld}
          <span className="lists-school">{affiliation}</span>
        </span>
        <span className="lists-count">
          {dances.length === 0 ? words.competitorsPage.notEntered : words.events(dances.length)}
        </span>
      </Link>
    </li>
  );
}

/** Typing renders only the rows that change. */
const Row = memo(PersonRow);
