import type { EventDance } from '../../domain/event/dances.ts';
import { asWritten } from '../../domain/event/asWritten.ts';
import { useMemo } from 'react';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { DanceMarks, FinalPlacing, FinalResult } from '../../domain/skating/working.ts';
import type { RoundMarks } from '../../store/sheets/marks.ts';
import { marksOfRound } from '../../store/sheets/marks.ts';
import { savedResult } from '../../store/results/results.ts';
import { competition } from '../../store/competition/competition.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { Ordinal } from '../parts/marks/Ordinal.tsx';
import { SkatingTable } from '../parts/marks/SkatingTable.tsx';
import { TogetherTable } from '../parts/marks/TogetherTable.tsx';
import { eventResult, results as resultsWords } from '../words/english/results.ts';
import { useWords } from '../words/language.ts';
import { coupleNames } from './coupleNames.ts';
import { Why } from '../parts/why/Why.tsx';

/** A posted final: the places with names, the summary, the reasons, and the working of each dance. */
export function FinalResultView({ event }: { readonly event: CompetitionEvent }) {
  const words = useWords(eventResult);
  const { loading, notShown } = useWords(resultsWords);
  const { device } = useStore();
  const saved = useLive(
    device,
    useMemo(() => savedResult(event.key, 0), [event.key]),
  );
  const roundMarks = useLive(
    device,
    useMemo(() => marksOfRound(event.key, 0), [event.key]),
  );
  const judges = knownOr(useLive(device, competition), undefined)?.judges ?? [];
  if (saved.kind === 'waiting') return <LoadingBars label={loading} />;
  if (saved.kind === 'refused' || saved.value?.kind !== 'final')
    return <ErrorNote failed={notShown}>{words.unreadable}</ErrorNote>;
  const result = inOrderOf(event.dances, saved.value.result);
  const marks = roundMarks.kind === 'known' ? marksOf(result, roundMarks.value) : [];
  const panel = marks[0]?.judges ?? [];
  const rounds = event.dances.length > 1;
  return (
    <div className="result-final">
      <ol className="podium" aria-label={words.places}>
        {result.placings.map((placing) => (
          <PodiumRow
            key={placing.couple}
            placing={placing}
            severalDances={rounds}
            entry={event.entries.find(({ number }) => number === placing.couple)}
          />
        ))}
      </ol>
      <div className="result-working">
        {rounds && <TogetherTable result={result} />}
        <Why result={result} judges={panel.length === 0 ? undefined : panel.length} />
        {result.dances.map((dance) => (
          <SkatingTable
            key={asWritten(dance.dance)}
            result={dance}
            marks={marks.find((one) => one.dance === dance.dance)}
          />
        ))}
        <p className="caption measure">{words.legend(result.dances[0]?.majority)}</p>
        {panel.length > 0 && (
          <p className="caption measure">
            {words.judges(
              panel.map((key) => `${key} ${judges.find((judge) => judge.key === key)?.name ?? ''}`),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** The tree keeps its children by name; people read the dances in the order in which they are danced. */
const inOrderOf = (dances: readonly EventDance[], result: FinalResult): FinalResult => ({
  ...result,
  dances: result.dances.toSorted((a, b) => dances.indexOf(a.dance) - dances.indexOf(b.dance)),
});

/** The judges' marks in the order of the table, where the competition lets everybody see them. */
function marksOf(result: FinalResult, roundMarks: RoundMarks): readonly DanceMarks[] {
  const judges = [...roundMarks.keys()].toSorted();
  return result.dances.flatMap(({ dance, placings }) => {
    const byJudge = judges.map((judge) => roundMarks.get(judge)?.get(dance));
    if (byJudge.length === 0 || byJudge.some((own) => own?.kind !== 'numbers')) return [];
    const markOf = (couple: LeadNumber) =>
      byJudge.map((own) => (own?.kind === 'numbers' ? own.numbers.indexOf(couple) + 1 : 0));
    return [{ dance, judges, marks: new Map(placings.map(({ couple }) => [couple, markOf(couple)])) }];
  });
}

function decided({ decidedBy }: FinalPlacing, words: typeof eventResult.english): string | undefined {
  if (decidedBy === '9') return undefined;
  return decidedBy === 'tie' ? words.sharedPlace : words.tieDecidedBy(decidedBy);
}

function PodiumRow(props: {
  readonly placing: FinalPlacing;
  readonly entry: Entry | undefined;
  readonly severalDances: boolean;
}) {
  const { placing, entry, severalDances } = props;
  const words = useWords(eventResult);
  const names = coupleNames(entry);
  const rule = severalDances || placing.decidedBy === 'tie' ? decided(placing, words) : undefined;
  return (
    <li>
      <span className="number podium-place">
        {Number.isInteger(placing.place) ? <Ordinal place={placing.place} /> : placing.place}
      </span>
      <NumberCard number={placing.couple} size={placing.place === 1 ? 'large' : 'step'} />
      <span className="podium-names">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
        {entry !== undefined && !entry.placeholder && (
          <span className="podium-school">{entry.affiliation}</span>
        )}
        {rule !== undefined && <span className="podium-rule">{rule}</span>}
      </span>
    </li>
  );
}
