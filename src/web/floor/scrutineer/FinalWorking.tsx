import { storedTerm } from '../../../domain/event/storedTerm.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { SkatingTable } from '../../kit/parts/marks/SkatingTable.tsx';
import { TogetherTable } from '../../kit/parts/marks/TogetherTable.tsx';
import { WhyList } from '../../kit/parts/why/Why.tsx';
import type { Computed } from '../../../store/models/round/finalCount.ts';
import { scrutineer } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLaterWords } from '../../kit/words/laterWords.ts';
import { CountedTwice } from './CountedTwice.tsx';
import type { DeskProps } from './deskProps.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets'> {
  readonly computed: Computed;
}

/** The working of a final, counted twice; or the reason there is none yet. */
export function FinalWorking({ event, round, sheets, computed }: Props) {
  useLaterWords();
  const words = useWords(scrutineer).final;
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
          <CountedTwice comparison={computed.twice} />
          {hasBegun && (
            <div className="desk-working figures-on-surface">
              {event.dances.length > 1 && <TogetherTable result={computed.result} />}
              {computed.result.dances.map((dance, index) => (
                <SkatingTable key={storedTerm(dance.dance)} result={dance} marks={computed.marks[index]} />
              ))}
              <WhyList
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
