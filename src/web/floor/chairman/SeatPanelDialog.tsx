import { useState } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import { findCurrentPanel } from '../../../domain/floor/judging.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { pairReplacements } from '../../../domain/floor/reseat.ts';
import { seatPanel } from '../../../store/rounds/roundEdits.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { reasonWords } from '../../kit/words/english/reason.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { MAX_LENGTH } from '../../../domain/bounds.ts';

/**
 * The ticked judges, valid for one state of the panel only: another desk may change the panel in the
 * meantime.
 */
interface Choice {
  readonly of: string;
  readonly chosen: ReadonlyMap<JudgeKey, boolean>;
}

const NOTHING_CHOSEN: Choice['chosen'] = new Map();

export interface SeatPanelDialogProps {
  readonly at: ScheduledRound;
  readonly judges: readonly Judge[];
  readonly onClose: () => void;
}

/** Assigns a round's judges, even while it is on the floor, for example when a judge falls ill. */
export function SeatPanelDialog({ at, judges, onClose }: SeatPanelDialogProps) {
  const { event, round } = at;
  const words = useWords(chairmanWords).panel;
  const { saving, sayWhy } = useWords(reasonWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const named = eventName(event);
  const inSentence = roundInSentence(round.name);
  const { busy, problem, act } = useDecisions('chairman');
  const was = findCurrentPanel(event, round, judges);
  const [choice, setChoice] = useState<Choice>({ of: was.join(), chosen: NOTHING_CHOSEN });
  const isOvertaken = choice.of !== was.join() && choice.chosen.size > 0 && !busy;
  const chosen = choice.of === was.join() ? choice.chosen : NOTHING_CHOSEN;
  const isSeated = (judge: JudgeKey): boolean => chosen.get(judge) ?? was.includes(judge);
  const panel = [...new Set([...was, ...chosen.keys()])].filter(isSeated);
  const isSame = panel.length === was.length && was.every((judge) => panel.includes(judge));
  const [why, setWhy] = useDialogText(`panel/${event.key}/${round.number}`);
  // The sheets of the round are sorted by letter.
  const inOrder = judges.map(({ key }) => key).filter((key) => panel.includes(key));
  // Replacing a judge during the round requires a reason; before it, that's ordinary planning.
  const replaced = round.state === 'running' ? pairReplacements(was, inOrder) : [];
  const seat = async (): Promise<void> => {
    const isDone = await act({
      changesBy: (by) => seatPanel(by, at, judges, { panel: inOrder, why }),
      done: words.done(named, inSentence, inOrder),
    });
    if (isDone) onClose();
  };
  let blocked: string | undefined;
  if (panel.length === 0) blocked = words.pickOne;
  else if (isSame) blocked = words.nothingChanged;
  else if (replaced.length > 0 && why.trim() === '') blocked = sayWhy;
  return (
    <Dialog
      open
      question={words.question(named, inSentence)}
      verb={words.seat(panel.length)}
      look="ink"
      busy={busy}
      busyWord={saving}
      blocked={blocked}
      onSubmit={() => void seat()}
      onClose={onClose}
    >
      <div className="chairman-panel">
        {judges.map(({ key, name }) => (
          <CheckField
            key={key}
            label={
              <>
                <b>{key}</b> {name}
              </>
            }
            checked={isSeated(key)}
            onChange={() => setChoice({ of: was.join(), chosen: new Map(chosen).set(key, !isSeated(key)) })}
          />
        ))}
      </div>
      {isOvertaken ? <NoteBox tone="warn">{words.overtaken}</NoteBox> : null}
      {panel.length % 2 === 0 && panel.length > 0 ? (
        <NoteBox tone="warn">{words.even(panel.length)}</NoteBox>
      ) : null}
      {round.state === 'running' ? <NoteBox tone="info">{words.onTheFloor}</NoteBox> : null}
      {replaced.length > 0 ? (
        <TextAreaField
          label={words.whyReplaced(replaced)}
          rows={2}
          maxLength={MAX_LENGTH.reason}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      ) : null}
      {problem === undefined ? null : <NoteBox tone="stop">{problem}</NoteBox>}
    </Dialog>
  );
}
