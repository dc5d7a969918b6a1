import { useDeferredValue, useMemo, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHidesLevelIcons } from '../../kit/shell/useHidesLevelIcons.ts';
import { useLive } from '../../kit/cache/useLive.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { Pill } from '../../kit/parts/pill/Pill.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { listsWords } from '../../kit/words/english/lists.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { isWithoutPartner } from '../../../domain/people/people.ts';
import { groupByEvent, groupBySchool, searchEntries, listCouples } from './entryGroups.ts';
import { EntryGroupRow } from './EntryGroupRow.tsx';
import { DataAge } from '../../kit/shell/DataAge.tsx';
import { ListsNav } from './ListsNav.tsx';
import { SearchField } from './SearchField.tsx';
import '../../kit/shell/page.css';
import './lists.css';

/**
 * For a dancer who looks up competitors, and a captain who checks the team's entries: all couples by event or
 * by school. Goal: three letters find a name.
 */
export default function EntriesScreen() {
  const words = useWords(listsWords);
  useTitle(words.entries);
  const all = useLive(useStore().device, eventsPath);
  return (
    <main className="page page-wide lists">
      <ListsNav here="entries" />
      <h1>{words.entries}</h1>
      <DataAge />
      {all.kind === 'waiting' && <LoadingNote label={words.loading} noConnection={words.noConnection} />}
      {all.kind === 'refused' && <VisitorError />}
      {all.kind === 'known' &&
        (all.value.length === 0 ? (
          <EmptyState more={words.entriesPage.noneMore}>{words.entriesPage.none}</EmptyState>
        ) : (
          <Entries events={all.value} />
        ))}
    </main>
  );
}

const SORTED = ['event', 'school'] as const;

function Entries({ events }: { readonly events: readonly CompetitionEvent[] }) {
  const words = useWords(listsWords);
  const { entriesPage } = words;
  const { styleName } = useWords(termsWords);
  const hideLevelIcons = useHidesLevelIcons(useStore().device);
  const [typed, setTyped] = useState('');
  const [sorted, setSorted] = useState<(typeof SORTED)[number]>('event');
  const [style, setStyle] = useState<string>();
  const [numbersOnly, setNumbersOnly] = useState(false);
  // Typing stays fast while the list renders.
  const looked = useDeferredValue(typed);
  const all = useMemo(() => listCouples(events), [events]);
  const styles = useMemo(
    () => [...new Map(all.map(({ event }) => [toStoredTerm(event.style), event.style]))],
    [all],
  );
  const isSearched = looked.trim() !== '';
  const groups = useMemo(() => {
    const isShown = (event: CompetitionEvent): boolean =>
      style === undefined || toStoredTerm(event.style) === style;
    const listed = searchEntries(
      all.filter(({ event }) => isShown(event)),
      looked,
    );
    return sorted === 'school'
      ? groupBySchool(listed)
      : groupByEvent(events.filter(isShown), listed, isSearched);
  }, [all, events, style, looked, sorted, isSearched]);
  const waiting = all.filter(({ entry }) => isWithoutPartner(entry)).length;
  return (
    <>
      <p className="second lists-sum">
        {joinParts([
          words.couples(all.length - waiting),
          words.events(events.length),
          waiting === 0 ? undefined : words.waiting(waiting),
        ])}
      </p>
      <div className="lists-tools">
        <SearchField typed={typed} onType={setTyped} />
        <PillChoice
          label={entriesPage.by}
          quiet
          tall
          options={SORTED.map((value) => ({
            value,
            words: value === 'event' ? entriesPage.byEvent : entriesPage.bySchool,
          }))}
          value={sorted}
          onChange={setSorted}
        />
        <Pill tall chosen={numbersOnly} onToggle={() => setNumbersOnly(!numbersOnly)}>
          {entriesPage.numbers}
        </Pill>
      </div>
      {styles.length < 2 ? null : (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent
        <div className="lists-pills" role="group" aria-label={entriesPage.styles}>
          <Pill tall chosen={style === undefined} onToggle={() => setStyle(undefined)}>
            {entriesPage.allStyles}
          </Pill>
          {styles.map(([key, its]) => (
            <Pill key={key} tall chosen={style === key} onToggle={() => setStyle(key)}>
              {styleName(its)}
            </Pill>
          ))}
        </div>
      )}
      {groups.length === 0 && isSearched ? (
        <EmptyState more={words.nobodyFoundMore}>{words.nobodyFound(looked.trim())}</EmptyState>
      ) : (
        <div className="lists-groups">
          {groups.map((group) => (
            <EntryGroupRow
              // A new search closes rows opened by hand.
              key={`${group.key}/${isSearched}`}
              group={group}
              open={isSearched}
              numbersOnly={numbersOnly}
              hideLevelIcons={hideLevelIcons}
            />
          ))}
        </div>
      )}
    </>
  );
}
