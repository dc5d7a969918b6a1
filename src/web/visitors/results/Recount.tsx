import { useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { PanelByDance } from '../../../domain/panels.ts';
import type { SavedResult } from '../../../store/results/results.ts';
import type { RoundMarks } from '../../../store/sheets/marks.ts';
import { useIsHydrated } from '../../kit/parts/page/useIsHydrated.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import type { RecountOutcome } from '../../kit/parts/result/describeRecount.ts';
import { recountWords } from '../../kit/words/english/recount.ts';
import { useWords } from '../../kit/words/language.ts';
import './recount.css';

interface Props {
  readonly event: CompetitionEvent;
  readonly saved: SavedResult;
  /** Undefined if they are private. */
  readonly marks: RoundMarks | undefined;
  readonly panels: PanelByDance;
}

/** Compares by content: a page that the server has rendered reads an equal result again. */
const textOf = (saved: SavedResult): string =>
  JSON.stringify(saved.kind === 'final' ? saved.result : [...saved.counts, ...saved.placements]);

/** For a parent who doubts a place: one tap recounts the whole round from the marks, on their own device. */
export function Recount({ event, saved, marks, panels }: Props) {
  const words = useWords(recountWords);
  const isTakenOver = useIsHydrated();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<RecountOutcome & { readonly of: string }>();
  if (marks === undefined) return <p className="caption measure">{words.hidden}</p>;
  const isFinal = saved.kind === 'final';
  const count = async (): Promise<void> => {
    setBusy(true);
    // Loads the calculation on demand.
    const loaded = await import('./recountResult.ts').catch(() => undefined);
    setSaid({
      of: textOf(saved),
      ...(loaded?.recountResult(event, saved, panels, marks) ?? {
        tone: 'warn',
        says: words.failed,
        lines: [],
      }),
    });
    setBusy(false);
  };
  return (
    <section className="recount">
      <h2>{words.title}</h2>
      <p className="second measure">{isFinal ? words.moreFinal : words.more}</p>
      <Button
        busy={busy || !isTakenOver}
        busyWord={isTakenOver ? words.busy : undefined}
        onClick={() => void count()}
      >
        {words.verb}
      </Button>
      {/* Hides the outcome for an earlier version of the result. */}
      {said?.of === textOf(saved) ? (
        <NoteBox tone={said.tone} spoken="politely">
          {said.says}
          {said.lines.length === 0 ? null : (
            <ul className="recount-lines">
              {said.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </NoteBox>
      ) : null}
    </section>
  );
}
