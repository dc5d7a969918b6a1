import { useMemo } from 'react';
import type { Entry, Judge } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { computeFinal } from '../../../store/models/round/finalCount.ts';
import { useRoundSheets } from '../../staff/round/useRoundSheets.ts';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { countedTwiceWords } from '../../kit/words/english/countedTwice.ts';
import { useWords } from '../../kit/words/language.ts';

const NO_JUDGES: readonly Judge[] = [];

const namesOf = (entry: Entry | undefined): string =>
  entry === undefined ? '' : listPublicNames(entry).join(', ');

/** The order of the final as the scrutineer's desk has it, counted twice, for the chairman to approve. */
export function FinalOrderCard({ at: { event, round } }: { readonly at: ScheduledRound }) {
  const { staff } = useStore();
  const words = useWords(chairmanWords).final;
  const { agree } = useWords(countedTwiceWords);
  const judges = valueOr(useLive(staff, competitionBasics), undefined)?.judges ?? NO_JUDGES;
  const sheets = useRoundSheets(event, round, judges);
  const counted = useMemo(
    () => (typeof sheets === 'string' ? undefined : computeFinal(event, sheets)),
    [event, sheets],
  );
  if (sheets === 'loading') return null;
  if (counted?.kind !== 'computed') return <NoteBox tone="warn">{words.incomplete}</NoteBox>;
  const entries = new Map(event.entries.map((entry) => [entry.number, entry]));
  return (
    <>
      {counted.twice.kind === 'agree' ? (
        <p>
          <StateLabel tone="ok">{agree}</StateLabel>
        </p>
      ) : (
        <NoteBox tone="stop">{words.disagree}</NoteBox>
      )}
      <ol className="chairman-placings">
        {counted.result.placings.map(({ couple, place }) => (
          <li key={couple}>
            <span className="number">{place}</span>
            <NumberCard number={couple} />
            <span className="second">{namesOf(entries.get(couple))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
