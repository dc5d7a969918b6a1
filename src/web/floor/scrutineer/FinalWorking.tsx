import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { SkatingTable } from '../../kit/parts/marks/SkatingTable.tsx';
import { OverallTable } from '../../kit/parts/marks/OverallTable.tsx';
import { PlaceReasonList } from '../../kit/parts/why/Why.tsx';
import type { FinalCount } from '../../../store/models/round/finalCount.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLazyWords } from '../../kit/words/laterWords.ts';
import { CountComparisonNote } from './CountComparisonNote.tsx';
import type { DeskProps } from './deskProps.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets'> {
  readonly computed: FinalCount;
}

/** The calculation of a final, done twice; or the reason there is none yet. */
export function FinalWorking({ event, round, sheets, computed }: Props) {
  useLazyWords();
  const words = useWords(scrutineerWords).final;
  const hasBegun = round.state !== 'initialized';
  switch (computed.kind) {
    case 'waiting': {
      const judges = [...new Set(sheets.missing.map(({ judge }) => judge))];
      return hasBegun ? <EmptyState more={words.waitingOn(judges)}>{words.notYet}</EmptyState> : null;
    }
    case 'invalid':
      return <NoteBox tone="stop">{words.invalid}</NoteBox>;
    case 'computed':
      return (
        <>
          <CountComparisonNote comparison={computed.twice} />
          {hasBegun && (
            <div className="desk-working figures-on-surface">
              {event.dances.length > 1 && <OverallTable result={computed.result} />}
              {computed.result.dances.map((dance, index) => (
                <SkatingTable key={toStoredTerm(dance.dance)} result={dance} marks={computed.marks[index]} />
              ))}
              <PlaceReasonList
                result={computed.result}
                panelSize={(dance) => computed.marks.find((one) => one.dance === dance)?.judges.length}
              />
            </div>
          )}
        </>
      );
    default:
      return unreachable(computed);
  }
}
