import { useMemo, useState } from 'react';
import type { NewBlock } from '../../../domain/schedule/plan/blocks.ts';
import { applyChange, type PlanChange } from '../../../domain/schedule/plan/change.ts';
import {
  BLOCK_KINDS,
  listItems,
  toItemRef,
  isSameItem,
  type BlockKind,
  type ItemRef,
  type Plan,
} from '../../../domain/schedule/plan/plan.ts';
import { isDanced } from '../../../domain/schedule/plan/states.ts';
import { recalculateTimes, hasStart } from '../../../domain/schedule/times/times.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { Pill } from '../../kit/parts/pill/Pill.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { buildRowId } from './rows.ts';
import { formatTypedTime, parseTypedTime } from './typedTime.ts';
import { DEFAULT_BLOCK_MINUTES } from './newBlock.ts';
import { findRowName, usePlanNames } from './usePlanNames.ts';
import type { PublishedPlan } from './usePlan.ts';

const LENGTHS = ['10', '15', '20', '30', '45'] as const;
const STARTS = ['after', 'time'] as const;
const LAST = 'last';
const MINUTE = 60_000;

interface Props {
  readonly block: NewBlock;
  /** The row below it; undefined: it is last. */
  readonly before: ItemRef | undefined;
  readonly isNew: boolean;
  readonly published: Pick<PublishedPlan, 'timing' | 'settings'>;
  readonly plan: Plan;
  readonly submit: (...changes: readonly PlanChange[]) => void;
  readonly onClose: () => void;
}

/** The new end of the day, before anything is saved; nothing for a day without a start. */
function Effect({
  plan,
  changes,
  published,
}: Pick<Props, 'plan' | 'published'> & { readonly changes: readonly PlanChange[] }) {
  const words = useWords(scheduleWords).block.effect;
  const { problem } = useWords(planProblemsWords);
  const times = useTimes();
  const { timing, settings } = published;
  const made = useMemo(() => {
    let next = plan;
    for (const change of changes) {
      const changed = applyChange(next, change, settings);
      if (!changed.ok) return changed;
      next = changed.value;
    }
    const [before, after] = [plan, next].map((one) => recalculateTimes(one, timing));
    const [was, ends] = [before, after].map((one) => one?.days.at(-1)?.planned.to);
    return before === undefined || !hasStart(before) || was === undefined || ends === undefined
      ? undefined
      : { ok: true as const, was, ends };
  }, [plan, changes, timing, settings]);
  if (made === undefined) return null;
  if (!made.ok) return <NoteBox tone="stop">{problem(made.problem)}</NoteBox>;
  return (
    <p className="schedule-block-effect">
      <b className="number">
        <TimeText>{times.plainTime(made.ends)}</TimeText>
      </b>
      <span>{words(Math.round((made.ends - made.was) / MINUTE))}</span>
    </p>
  );
}

/** A break or a session: its name, place, length and start, with the effect on the day. */
export function BlockDialog({ block, before, isNew, published, plan, submit, onClose }: Props) {
  const { block: words } = useWords(scheduleWords);
  const { timeZone } = useTimes();
  const names = usePlanNames(plan);
  const [kind, setKind] = useState<BlockKind>(block.kind);
  const [title, setTitle] = useDialogText(`block/${isNew ? 'new' : block.id}`, block.title);
  const [minutes, setMinutes] = useState(String(block.minutes));
  const [starts, setStarts] = useState<(typeof STARTS)[number]>(
    block.notBefore === undefined ? 'after' : 'time',
  );
  const [from, setFrom] = useState(
    block.notBefore === undefined ? '' : formatTypedTime(timeZone, block.notBefore),
  );
  const self: ItemRef = { kind: 'block', block: block.id };
  const items = listItems(plan).filter((item) => !isSameItem(toItemRef(item), self));
  const lastDanced = items.findLastIndex((item) => item.kind === 'round' && isDanced(item.round));
  const places = items.slice(lastDanced + 1);
  const [below, setBelow] = useState(before === undefined ? LAST : buildRowId(before));
  const next = places.map(toItemRef).find((ref) => buildRowId(ref) === below);
  const length = Number(minutes);
  const notBefore = starts === 'time' ? parseTypedTime(timeZone, from) : undefined;
  const problem = (): string | undefined => {
    if (title.trim() === '') return words.nameMissing;
    if (minutes.trim() === '' || !Number.isInteger(length) || length < 0) return words.wholeMinutes;
    return starts === 'time' && notBefore === undefined ? words.dayAndTime : undefined;
  };
  const blocked = problem();
  const edit = { kind, title, minutes: length, notBefore };
  const isMoved = (before === undefined ? LAST : buildRowId(before)) !== below;
  const changes: readonly PlanChange[] = isNew
    ? [{ kind: 'addBlock', block: { id: block.id, ...edit }, before: next }]
    : [
        { kind: 'editBlock', block: block.id, edit },
        ...(isMoved ? [{ kind: 'move', item: self, before: next } as const] : []),
      ];
  const choose = (one: BlockKind): void => {
    setKind(one);
    setTitle(words.kinds[one]);
    setMinutes(String(DEFAULT_BLOCK_MINUTES[one]));
  };
  return (
    <Dialog
      open
      wide
      question={isNew ? words.whenNew : words.when(block.kind)}
      verb={words.save(kind)}
      also={
        isNew ? undefined : (
          <span className="schedule-block-remove">
            <Button onClick={() => submit({ kind: 'removeBlock', block: block.id })}>
              {words.remove(block.kind)}
            </Button>
          </span>
        )
      }
      blocked={blocked}
      onSubmit={() => submit(...changes)}
      onClose={onClose}
    >
      <div className="schedule-block">
        <TextField label={words.name} value={title} onChange={({ target }) => setTitle(target.value)} />
        <SelectField label={words.before} value={below} onChange={({ target }) => setBelow(target.value)}>
          {places.map((item) => {
            const ref = toItemRef(item);
            return (
              <option key={buildRowId(ref)} value={buildRowId(ref)}>
                {findRowName(plan, ref, names)}
              </option>
            );
          })}
          <option value={LAST}>{words.last}</option>
        </SelectField>
        <div className="wrap schedule-block-wide">
          {BLOCK_KINDS.filter((one) => one !== 'other').map((one) => (
            <Pill key={one} chosen={one === kind} onToggle={() => choose(one)}>
              {words.kinds[one]}
            </Pill>
          ))}
        </div>
        <div className="schedule-block-wide schedule-block-length">
          <PillChoice
            label={words.length}
            options={LENGTHS.map((value) => ({ value, words: value }))}
            value={LENGTHS.find((one) => one === minutes)}
            onChange={setMinutes}
          />
          <TextField
            label={words.minutes}
            inputMode="numeric"
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
        </div>
        <div className="schedule-block-wide stack">
          <PillChoice
            label={words.starts}
            options={STARTS.map((value) => ({ value, words: words.startsAt[value] }))}
            value={starts}
            onChange={setStarts}
          />
          {starts === 'time' ? (
            <DayAndTime label={words.notBefore} help={words.notBeforeHelp} value={from} onChange={setFrom} />
          ) : null}
        </div>
        {blocked === undefined ? (
          <div className="schedule-block-wide">
            <Effect plan={plan} changes={changes} published={published} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
