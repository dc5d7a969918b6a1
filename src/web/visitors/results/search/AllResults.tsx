import { countDanced } from '../../../../domain/round/countCouples.ts';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { ProgramEvent } from '../../../../domain/competition.ts';
import type { ReleaseTime } from '../../../../domain/round/release.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useTitle } from '../../../kit/shell/useTitle.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../../kit/parts/couple/NumberCard.tsx';
import { EmptyState } from '../../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { className } from '../../../kit/parts/page/className.ts';
import { screens } from '../../../kit/screens/screens.ts';
import { resultsSearchWords } from '../../../kit/words/english/resultsSearch.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import {
  readResults,
  peekResults,
  type ResultSearch,
  type CoupleResult,
} from '../../../../store/results/readResults.ts';

export interface AllResultsProps {
  readonly asked: ResultSearch;
  readonly program: readonly ProgramEvent[];
  readonly usual: ReleaseTime;
}

/** Finals first, best place first; then couples eliminated, recalled, and not danced yet. */
const weightOf = ({ came }: CoupleResult): number => {
  if (came?.kind === 'placed') return came.inFinal ? 0 : 1;
  return came?.kind === 'recalled' ? 2 : 3;
};

const placeIn = ({ came }: CoupleResult): number => (came?.kind === 'placed' ? came.place : 0);

const byPlace = (a: CoupleResult, b: CoupleResult): number =>
  weightOf(a) - weightOf(b) ||
  placeIn(a) - placeIn(b) ||
  a.event.name.localeCompare(b.event.name) ||
  Number(a.entry.number ?? 0) - Number(b.entry.number ?? 0);

/** For a captain on the bus, or a reader who knows only a number: all results of a school or a couple, on one page. */
export function AllResults({ asked, program, usual }: AllResultsProps) {
  const words = useWords(resultsSearchWords);
  const { device, backend } = useStore();
  const [results, setResults] = useState<readonly CoupleResult[] | 'failed' | undefined>(() =>
    // Start with results that the server has rendered into the page, if any.
    peekResults(device, { backend, program, usual }, asked),
  );
  const title = asked.kind === 'number' ? words.ofCouple(asked.number) : words.ofSchool(asked.school);
  useTitle(title);
  useEffect(() => {
    let isHere = true;
    readResults(device, { backend, program, usual }, asked).then(
      (found) => {
        if (isHere) setResults(found);
      },
      () => {
        // Keeps the results already shown.
        if (isHere) setResults((before) => before ?? 'failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, [device, backend, program, usual, asked]);
  const rows = useMemo(() => (Array.isArray(results) ? results.toSorted(byPlace) : []), [results]);
  return (
    <section className="results-of" aria-label={title}>
      <Link to={screens.results.link()}>{words.all}</Link>
      <h1>{title}</h1>
      {results === undefined ? <LoadingBars label={words.reading} /> : null}
      {results === 'failed' ? <NoteBox tone="warn">{words.failed}</NoteBox> : null}
      {Array.isArray(results) && rows.length === 0 ? (
        <EmptyState>
          {asked.kind === 'number' ? words.noneOfCouple(asked.number) : words.noneOfSchool(asked.school)}
        </EmptyState>
      ) : null}
      {rows.length === 0 ? null : (
        <>
          <p className="second results-of-sum">
            {words.sum(
              rows.length,
              rows.filter(({ came }) => came?.kind === 'placed' && came.inFinal).length,
            )}
            <Button size="small" onClick={() => window.print()}>
              {words.print}
            </Button>
          </p>
          <ul>
            {rows.map((row) => (
              <Row key={`${row.event.key}/${row.entry.id}`} row={row} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Row({ row: { event, entry, came, round } }: { readonly row: CoupleResult }) {
  const words = useWords(resultsSearchWords);
  const { eventName } = useWords(termsWords);
  let said = words.noResult;
  if (came?.kind === 'recalled') said = words.recalled(came.from);
  else if (came?.kind === 'no place') said = words.noPlace;
  else if (came !== undefined) said = words.placed(came.place, came.isShared, countDanced(event).couples);
  const names = entry.placeholder ? [] : [entry.leadName, entry.followName].filter((name) => name !== '');
  return (
    <li>
      <Link
        className="results-of-row"
        to={screens.resultDetails.link({ event: event.key, round, couple: entry.number })}
      >
        <NumberCard number={entry.number} />
        <span className="results-of-names">
          {eventName(event)}
          {names.length === 0 ? null : <small>{names.join(' & ')}</small>}
        </span>
        <span className={className('results-of-came', came?.kind === 'placed' && came.inFinal && 'is-final')}>
          {said}
        </span>
      </Link>
    </li>
  );
}
