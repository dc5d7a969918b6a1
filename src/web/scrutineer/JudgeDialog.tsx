import { asWritten } from '../../domain/event/asWritten.ts';
import { danceOf } from '../../domain/event/dances.ts';
import { useState } from 'react';
import { replaced } from '../../domain/floor/judgeReplaced.ts';
import { judgeKey } from '../../domain/ids.ts';
import { judgeExchanged } from '../../store/rounds/outAndReplaced.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';
import { TextAreaField } from '../parts/field/TextAreaField.tsx';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import type { DeskProps } from './deskProps.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'desk' | 'judges'> {
  readonly actions: RoundActions;
  readonly onDone: () => void;
}

/** A judge leaves in the middle of a round and another one takes the seat from a dance on. */
export function JudgeDialog({ event, round, desk, judges, actions, onDone }: Props) {
  const [who, setWho] = useState(desk.judges[0] ?? '');
  const free = judges.filter(({ key }) => !desk.judges.includes(key));
  const [standIn, setStandIn] = useState<string>(free[0]?.key ?? '');
  const [from, setFrom] = useState(event.dances[0] ?? danceOf(''));
  const [why, setWhy] = useState('');
  const [judge, by] = [judgeKey(who), judgeKey(standIn)];
  const change = judge === undefined || by === undefined ? undefined : { judge, by, from, why: why.trim() };
  const answer =
    change === undefined
      ? undefined
      : replaced(desk.panels, change.why === '' ? { ...change, why: '-' } : change);
  const kept = event.dances.slice(0, event.dances.indexOf(from));
  return (
    <Dialog
      open
      question="Which judge is replaced?"
      verb="Replace the judge"
      blocked={change === undefined ? 'No other judge is free' : why.trim() === '' ? 'Say why' : undefined}
      onSubmit={() => {
        if (change === undefined || answer?.ok !== true) return;
        void actions.perform(
          (stamp) => [judgeExchanged(stamp, event, round, desk.judges, change)],
          `Judge ${change.by} marks from ${asWritten(change.from)} on`,
        );
        onDone();
      }}
      closeVerb="Leave the panel"
      onClose={onDone}
    >
      <SelectField label="Leaves" value={who} onChange={({ target }) => setWho(judgeKey(target.value) ?? '')}>
        {desk.judges.map((key) => (
          <option key={key} value={key}>
            Judge {key}
          </option>
        ))}
      </SelectField>
      <SelectField label="Takes the seat" value={standIn} onChange={({ target }) => setStandIn(target.value)}>
        {free.map(({ key, name }) => (
          <option key={key} value={key}>
            Judge {key}, {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="From this dance on"
        value={asWritten(from)}
        onChange={({ target }) => setFrom(danceOf(target.value))}
      >
        {event.dances.map((dance) => (
          <option key={asWritten(dance)}>{asWritten(dance)}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Why"
        rows={2}
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {answer?.ok === false ? (
        <Note tone="stop">{answer.problem}</Note>
      ) : (
        <Note tone="info">
          {kept.length === 0
            ? `Nothing of Judge ${who} counts in this round.`
            : `What Judge ${who} has marked in ${kept.join(', ')} counts.`}
        </Note>
      )}
    </Dialog>
  );
}
