import { useState } from 'react';
import { BLOCK_KINDS, type Block } from '../../../domain/schedule/plan/plan.ts';
import { useDialogText } from '../../kit/shell/useUnsent.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { schedule } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { parseTypedTime, formatTypedTime } from './typedTime.ts';
import type { DayChanges } from './useDayChanges.ts';

export interface BlockEditorProps {
  readonly block: Block;
  readonly mayPlan: boolean;
  readonly changes: Pick<DayChanges, 'change'>;
}

/** The selected break or session: its name, its length, and its promised time. */
export function BlockEditor({ block, mayPlan, changes: { change } }: BlockEditorProps) {
  const { block: words, selected } = useWords(schedule);
  const { timeZone } = useTimes();
  const [title, setTitle] = useDialogText(`block/${block.id}`, block.title);
  const [minutes, setMinutes] = useState(String(block.minutes));
  const [from, setFrom] = useState(
    block.notBefore === undefined ? '' : formatTypedTime(timeZone, block.notBefore),
  );
  const [kind, setKind] = useState(block.kind);
  const length = Number(minutes);
  let problem: string | undefined;
  if (title.trim() === '') problem = words.nameMissing;
  else if (minutes.trim() === '' || !Number.isInteger(length) || length < 0) problem = words.wholeMinutes;
  else if (from.replace('T', '') !== '' && parseTypedTime(timeZone, from) === undefined)
    problem = words.dayAndTime;
  const keep = (): void =>
    change({
      kind: 'editBlock',
      block: block.id,
      edit: { kind, title, minutes: length, notBefore: parseTypedTime(timeZone, from) },
    });
  return (
    <section aria-label={selected.break}>
      <h2>{block.title}</h2>
      {mayPlan ? (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (problem === undefined) keep();
          }}
        >
          <TextField label={words.name} value={title} onChange={(event) => setTitle(event.target.value)} />
          <SelectField
            label={words.kind}
            value={kind}
            onChange={(event) => setKind(BLOCK_KINDS.find((one) => one === event.target.value) ?? block.kind)}
          >
            {BLOCK_KINDS.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.minutes}
            inputMode="numeric"
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
          <DayAndTime
            label={words.notBefore}
            optional
            help={words.notBeforeHelp}
            value={from}
            onChange={setFrom}
          />
          <div className="schedule-verbs">
            <Button size="small" look="ink" type="submit" blocked={problem}>
              {words.save}
            </Button>
            <Button
              size="small"
              look="plain"
              kbd="D"
              onClick={() => change({ kind: 'removeBlock', block: block.id })}
            >
              {words.remove(block.kind)}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
