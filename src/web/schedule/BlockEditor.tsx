import { useState } from 'react';
import type { Change } from '../../domain/schedule/plan/change.ts';
import { BLOCK_KINDS, type Block, type BlockKind } from '../../domain/schedule/plan/plan.ts';
import { Button } from '../parts/button/Button.tsx';
import { Field } from '../parts/field/Field.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';

const BLOCK_WORDS = {
  session: 'Session',
  break: 'Break',
  lunch: 'Lunch',
  generalDancing: 'General dancing',
  awards: 'Awards',
  other: 'Something else',
} as const satisfies Record<BlockKind, string>;

const two = (n: number): string => String(n).padStart(2, '0');

/** For an input of date and time, on the clock of the device. */
const localTime = (at: number | undefined): string => {
  if (at === undefined) return '';
  const time = new Date(at);
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

export interface BlockEditorProps {
  readonly block: Block;
  readonly mayPlan: boolean;
  readonly change: (change: Change) => void;
}

/** The selected break or session: what it is called, how long it lasts, and the time that is promised for it. */
export function BlockEditor({ block, mayPlan, change }: BlockEditorProps) {
  const [title, setTitle] = useState(block.title);
  const [minutes, setMinutes] = useState(String(block.minutes));
  const [from, setFrom] = useState(localTime(block.notBefore));
  const [kind, setKind] = useState(block.kind);
  const length = Number(minutes);
  const time = from === '' ? undefined : new Date(from).getTime();
  const problem =
    title.trim() === ''
      ? 'A name is missing'
      : minutes.trim() === '' || !Number.isInteger(length) || length < 0
        ? 'Minutes are a whole number'
        : undefined;
  const keep = (): void =>
    change({
      kind: 'editBlock',
      block: block.id,
      edit: { kind, title, minutes: length, notBefore: Number.isFinite(time) ? time : undefined },
    });
  return (
    <section aria-label="The selected break">
      <h2>{block.title}</h2>
      {mayPlan ? (
        <form
          className="schedule-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (problem === undefined) keep();
          }}
        >
          <Field label="Name" value={title} onChange={(event) => setTitle(event.target.value)} />
          <SelectField
            label="What"
            value={kind}
            onChange={(event) => setKind(BLOCK_KINDS.find((one) => one === event.target.value) ?? block.kind)}
          >
            {BLOCK_KINDS.map((one) => (
              <option key={one} value={one}>
                {BLOCK_WORDS[one]}
              </option>
            ))}
          </SelectField>
          <Field
            label="Minutes"
            inputMode="numeric"
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
          <Field
            label="Not before"
            optional
            type="datetime-local"
            help="The day waits for this time, also when it is early."
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <div className="schedule-verbs">
            <Button size="small" look="ink" type="submit" blocked={problem}>
              Change it
            </Button>
            <Button
              size="small"
              look="plain"
              kbd="D"
              onClick={() => change({ kind: 'removeBlock', block: block.id })}
            >
              Remove
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
