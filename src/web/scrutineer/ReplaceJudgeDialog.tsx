import { asWritten } from '../../domain/event/asWritten.ts';
import { danceOf } from '../../domain/event/dances.ts';
import { useState } from 'react';
import { mayLeave, mayStandIn, replaced } from '../../domain/floor/judgeReplaced.ts';
import { judgeKey, type JudgeKey } from '../../domain/ids.ts';
import { judgeExchanged } from '../../store/rounds/outAndReplaced.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';
import { TextAreaField } from '../parts/field/TextAreaField.tsx';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import { IN_THE_JOURNAL } from '../staff/round/roundSheets.ts';
import { judgeReplaced } from '../words/english/judgeReplaced.ts';
import { reason } from '../words/english/reason.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { LONGEST } from '../../domain/bounds.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets' | 'judges'> {
  readonly actions: RoundActions;
  readonly onClose: () => void;
}

/** A judge leaves in the middle of a round and another one takes the seat from a dance on. */
export function ReplaceJudgeDialog({ event, round, sheets, judges, actions, onClose }: Props) {
  const words = useWords(judgeReplaced);
  const { why: whyLabel, sayWhy } = useWords(reason);
  const { danceName } = useWords(terms);
  const [from, setFrom] = useState(event.dances[0] ?? danceOf(''));
  const seated = mayLeave(sheets.panels, from).toSorted();
  const free = mayStandIn(sheets.panels, from, judges);
  const [picked, setPicked] = useState<JudgeKey>();
  const [pickedFree, setPickedFree] = useState<JudgeKey>();
  const [why, setWhy] = useState('');
  // From another dance on, others sit, and others are free.
  const judge = seated.find((key) => key === picked) ?? seated[0];
  const by = (free.find(({ key }) => key === pickedFree) ?? free[0])?.key;
  const change = judge === undefined || by === undefined ? undefined : { judge, by, from, why: why.trim() };
  const answer =
    change === undefined
      ? undefined
      : replaced(sheets.panels, change.why === '' ? { ...change, why: IN_THE_JOURNAL } : change);
  const who = judge ?? '';
  const kept = event.dances.slice(0, event.dances.indexOf(from));
  return (
    <Dialog
      open
      question={words.question}
      verb={words.verb(who)}
      blocked={change === undefined ? words.nobodyFree : why.trim() === '' ? sayWhy : undefined}
      onSubmit={() => {
        if (change === undefined || answer?.ok !== true) return;
        void actions.perform(
          (stamp) => [judgeExchanged(stamp, event, round, answer.value, change)],
          words.done(change.by, danceName(change.from)),
        );
        onClose();
      }}
      onClose={onClose}
    >
      <SelectField
        label={words.leaving}
        value={who}
        onChange={({ target }) => setPicked(judgeKey(target.value))}
      >
        {seated.map((key) => (
          <option key={key} value={key}>
            {words.judgeNamed(key, judges.find((one) => one.key === key)?.name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.replacement}
        value={by ?? ''}
        onChange={({ target }) => setPickedFree(judgeKey(target.value))}
      >
        {free.map(({ key, name }) => (
          <option key={key} value={key}>
            {words.judgeNamed(key, name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.from}
        value={asWritten(from)}
        onChange={({ target }) => setFrom(danceOf(target.value))}
      >
        {event.dances.map((dance) => (
          <option key={asWritten(dance)} value={asWritten(dance)}>
            {danceName(dance)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={whyLabel}
        rows={2}
        maxLength={LONGEST.why}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {answer?.ok === false ? (
        <Note tone="stop">{words.problem(answer.problem)}</Note>
      ) : (
        <Note tone="info">
          {kept.length === 0
            ? words.nothingCounts(who)
            : words.counts(
                who,
                kept.map((dance) => danceName(dance)),
              )}
        </Note>
      )}
    </Dialog>
  );
}
