import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { numbersTyped } from '../../domain/people/numberRange.ts';
import { directoryOf, type Competitor } from '../../domain/people/directory.ts';
import { competition } from '../../store/competition/competition.ts';
import { events } from '../../store/events/events.ts';
import { competitors } from '../../store/people/competitors.ts';
import { competitionName } from '../app/competitionName.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { loadDisplayFace } from '../look/displayFace.ts';
import { Button } from '../parts/button/Button.tsx';
import { Field } from '../parts/field/Field.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { NoAccess } from '../staff/bar/NoAccess.tsx';
import { StaffBar } from '../staff/bar/StaffBar.tsx';
import { prints } from '../words/english/prints.ts';
import { staff as staffWords } from '../words/english/staff.ts';
import { useWords } from '../words/language.ts';
import { BackNumbers } from './BackNumbers.tsx';
import { Labels, ON_A_SHEET } from './Labels.tsx';
import { PAPERS, type PaperName } from './Paper.tsx';
import { backNumbers, inPages, labelsOfDancers, labelsOfSchools, meant } from './printed.ts';
import '../app/page.css';
import './prints.css';

const KINDS = ['numbers', 'labels'] as const;
const LAYOUTS = ['one', 'two'] as const;
const BY = ['dancer', 'school'] as const;

/**
 * For the organizer with a box of safety pins, the evening before: numbers for the backs, labels for the envelopes. Good is
 * when it is one press, and what comes out of the printer fits.
 */
export default function PrintSheetsScreen() {
  const words = useWords(prints);
  const { staff } = useStore();
  const all = useLive(staff, events);
  const registered = useLive(staff, competitors);
  const people = useMemo(
    () =>
      all.kind === 'known' && registered.kind !== 'waiting'
        ? directoryOf(all.value, knownOr(registered, []))
        : undefined,
    [all, registered],
  );
  useEffect(() => loadDisplayFace(), []);
  return (
    <>
      <StaffBar screen="printSheets" />
      <main className="page page-wide prints">
        {all.kind === 'refused' ? <NoAccess failed={words.notAvailable} /> : null}
        {all.kind !== 'refused' && people === undefined ? (
          <LoadingBars label={words.loading} height={48} />
        ) : null}
        {people === undefined ? null : <Prints people={people} />}
      </main>
    </>
  );
}

function Prints({ people }: { readonly people: readonly Competitor[] }) {
  const words = useWords(prints);
  const event = competitionName(
    knownOr(useLive(useStore().staff, competition), undefined),
    useWords(staffWords),
  );
  const [kind, setKind] = useState<(typeof KINDS)[number]>('numbers');
  const [paper, setPaper] = useState<PaperName>('letter');
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('one');
  const [by, setBy] = useState<(typeof BY)[number]>('dancer');
  const [typed, setTyped] = useState('');
  const [spare, setSpare] = useState('');
  // Typing never waits for three hundred pages.
  const [looked, spared] = [useDeferredValue(typed), useDeferredValue(spare)];
  const those = useMemo(() => meant(people, looked), [people, looked]);
  const numbers = useMemo(() => backNumbers(those, numbersTyped(spared) ?? []), [those, spared]);
  const labels = useMemo(
    () => (by === 'school' ? labelsOfSchools(those, words.noSchool) : labelsOfDancers(those, words.withheld)),
    [those, by, words],
  );
  const isNumbers = kind === 'numbers';
  const pages = isNumbers
    ? inPages(numbers, layout === 'two' ? 2 : 1).length
    : inPages(labels, ON_A_SHEET[paper]).length;
  return (
    <>
      <div className="prints-choices prints-unprinted">
        <div>
          <PillChoice
            label={words.kindLabel}
            options={KINDS.map((value) => ({ value, words: words.kind[value] }))}
            value={kind}
            onChange={setKind}
          />
          <PillChoice
            label={words.paperLabel}
            options={PAPERS.map((value) => ({ value, words: words.paper[value] }))}
            value={paper}
            onChange={setPaper}
          />
          {isNumbers ? (
            <PillChoice
              label={words.layoutLabel}
              options={LAYOUTS.map((value) => ({ value, words: words.layout[value] }))}
              value={layout}
              onChange={setLayout}
            />
          ) : (
            <PillChoice
              label={words.byLabel}
              options={BY.map((value) => ({ value, words: words.by[value] }))}
              value={by}
              onChange={setBy}
            />
          )}
        </div>
        <div>
          <Field
            label={words.who}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isNumbers ? (
            <Field
              label={words.spare}
              help={words.spareHelp}
              error={numbersTyped(spare) === undefined ? words.spareWrong : undefined}
              value={spare}
              onChange={({ target }) => setSpare(target.value)}
            />
          ) : null}
        </div>
        <Button look="main" blocked={pages === 0 ? words.none : undefined} onClick={() => window.print()}>
          {words.print(pages)}
        </Button>
      </div>
      {pages === 0 ? (
        <EmptyState>{isNumbers ? words.noNumbers : words.noLabels}</EmptyState>
      ) : isNumbers ? (
        <BackNumbers numbers={numbers} paper={paper} layout={layout} event={event} />
      ) : (
        <Labels labels={labels} paper={paper} />
      )}
    </>
  );
}
