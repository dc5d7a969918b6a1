import { useMemo, useState } from 'react';
import { useOpenedAt } from '../../kit/clock/useNow.ts';
import { isFinal } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { changeRounds } from '../../../store/rounds/roundEdits.ts';
import type { HallState } from '../../staff/hall/useHallState.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { reasonWords } from '../../kit/words/english/reason.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { planRoundEdits, previewRoundChange } from './roundChange.ts';
import { RoundChangeEffect } from './RoundChangeEffect.tsx';
import { MAX_COUNT } from '../../../domain/bounds.ts';

/** Parses a count; 0 becomes 1 (SPEC 5). Undefined if it is not a number or exceeds `most`. */
function countFrom(typed: string, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(typed.trim())) return undefined;
  const count = Math.max(1, Number(typed));
  return count <= most ? count : undefined;
}

export interface RoundChangeDialogProps {
  readonly hall: HallState;
  readonly at: ScheduledRound;
  readonly onClose: () => void;
}

/** Changes the recall size or the heats, and shows the effect on the day first. */
export function RoundChangeDialog({ hall: { plan, timing }, at, onClose }: RoundChangeDialogProps) {
  const { event, round } = at;
  const { ofRound, round: words } = useWords(chairmanWords);
  const { saving } = useWords(reasonWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const { busy, problem, act } = useDecisions('chairman');
  const [recall, setRecall] = useState(String(round.recallSize ?? ''));
  const [heats, setHeats] = useState(String(round.numHeats));
  const now = useOpenedAt();
  const recallSize = isFinal(round) ? undefined : countFrom(recall, MAX_COUNT.recalledCouples);
  const numHeats = countFrom(heats, MAX_COUNT.heatsPerRound);
  const wish = useMemo(
    () =>
      numHeats === undefined || (recallSize === undefined && !isFinal(round))
        ? undefined
        : { recallSize, numHeats },
    [round, recallSize, numHeats],
  );
  const effect = useMemo(
    () => (wish === undefined ? undefined : previewRoundChange(plan, timing, { ...at, wish }, now)),
    [plan, timing, at, wish, now],
  );
  const entered = round.entries.length;
  // Heats are drawn already: a new number would leave couples in a heat that is never called.
  const isDrawn = entered > 0;
  const recallsOther = recallSize !== round.recallSize;
  const isSame = !recallsOther && numHeats === round.numHeats;
  const named = [eventName(event), roundInSentence(round.name)] as const;
  const unchanged = isSame ? words.nothingChanged : undefined;

  const submit = async (): Promise<void> => {
    if (wish === undefined) return;
    const isDone = await act({
      changesBy: (by) => changeRounds(by, event, planRoundEdits(plan, timing, at, wish)),
      done: words.done(...named),
    });
    if (isDone) onClose();
  };

  return (
    <Dialog
      open
      question={ofRound(...named)}
      verb={words.confirm}
      look="ink"
      busy={busy}
      busyWord={saving}
      blocked={wish === undefined ? words.wholeNumbers : unchanged}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="chairman-fields">
        {isFinal(round) ? null : (
          <TextField
            label={words.recall}
            help={entered > 0 ? words.recallHelp(entered) : undefined}
            inputMode="numeric"
            value={recall}
            error={recallSize === undefined ? words.outOfRange(MAX_COUNT.recalledCouples) : undefined}
            onChange={({ target }) => setRecall(target.value)}
          />
        )}
        <TextField
          label={words.heats}
          help={isDrawn ? words.heatsDrawn : undefined}
          inputMode="numeric"
          readOnly={isDrawn}
          value={heats}
          error={numHeats === undefined ? words.outOfRange(MAX_COUNT.heatsPerRound) : undefined}
          onChange={({ target }) => setHeats(target.value)}
        />
      </div>
      {entered > 0 && recallSize !== undefined && recallSize >= entered && !isFinal(round) ? (
        <NoteBox tone="warn">{words.nobodyCut(entered)}</NoteBox>
      ) : null}
      {wish === undefined || effect === undefined ? null : (
        <RoundChangeEffect effect={effect} recallsOther={recallsOther} />
      )}
      {problem === undefined ? null : <NoteBox tone="stop">{problem}</NoteBox>}
    </Dialog>
  );
}
