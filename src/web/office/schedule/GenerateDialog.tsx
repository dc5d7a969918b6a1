import { useMemo, useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { applyChange, type PlanChange } from '../../../domain/schedule/plan/change.ts';
import { listEventsWithoutRounds, findGenerateProblem } from '../../../domain/schedule/plan/generate.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { recalculateTimes, hasStart } from '../../../domain/schedule/times/times.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { useWords } from '../../kit/words/language.ts';
import { TimingForm } from '../../staff/timing/TimingForm.tsx';
import type { PublishedPlan } from './usePlan.ts';

export interface GenerateDialogProps {
  readonly published: PublishedPlan;
  readonly plan: Plan;
  readonly submit: (change: PlanChange) => void;
  readonly onClose: () => void;
}

const MINUTE = 60_000;

function Effect({ made, timing }: { readonly made: Plan; readonly timing: Timing }) {
  const times = useTimes();
  const words = useWords(scheduleDialogsWords).generate;
  const rounds = made.events.reduce((sum, event) => sum + event.rounds.length, 0);
  const fresh = useMemo(() => recalculateTimes(made, timing, undefined, 0), [made, timing]);
  const day = fresh.days.at(-1)?.planned;
  return (
    <p className="schedule-effect">
      <b className="number">{rounds}</b> {words.rounds(rounds)},{' '}
      {words.lasts(day === undefined ? 0 : Math.round((day.to - day.from) / MINUTE))}
      {day === undefined || !hasStart(fresh) ? '' : `, ${words.until(times.clockTime(day.to))}`}
    </p>
  );
}

/** Generates rounds from the entries: the cuts of each level, with their cost, before anything is made. */
export function GenerateDialog({ published, plan, submit, onClose }: GenerateDialogProps) {
  const words = useWords(scheduleDialogsWords);
  const { problem: problemSaid } = useWords(planProblemsWords);
  const [timing, setTiming] = useState(published.timing);
  const [anew, setAnew] = useState(false);
  const [typed, setTyped] = useState('');
  const { events, redone, change } = useMemo(() => {
    const without = listEventsWithoutRounds(plan);
    const open = plan.events.filter(
      (event) => event.rounds.length > 0 && findGenerateProblem(event) === undefined,
    );
    const meant = anew ? [...without, ...open] : without;
    const generate: PlanChange = { kind: 'generate', events: meant.map(({ key }) => key), timing };
    return {
      events: meant,
      redone: open.length,
      change: generate,
    };
  }, [plan, anew, timing]);
  const levels = useMemo(() => plan.events.map(({ level }) => level), [plan]);
  const made = useMemo(
    () => applyChange(plan, change, published.settings),
    [plan, change, published.settings],
  );
  const replaces = anew && redone > 0;
  const { word } = words.generate;
  const isTyped = typed.trim().toLowerCase() === word;
  const untyped = replaces && !isTyped ? words.typeFirst(word) : undefined;
  const blocked = events.length === 0 ? words.generate.noEvent : untyped;
  return (
    <Dialog
      open
      wide
      question={words.generate.question}
      verb={words.generate.verb(events.length)}
      look={replaces ? 'stop' : 'ink'}
      blocked={blocked}
      onSubmit={() => submit(change)}
      onClose={onClose}
    >
      <TimingForm
        timing={timing}
        onChange={setTiming}
        was={published.timing}
        levels={levels}
        events={events}
      />
      <CheckField
        label={words.generate.again(redone)}
        checked={anew}
        onChange={(event) => setAnew(event.target.checked)}
      />
      {replaces ? (
        <TextField
          label={words.typeIt(word)}
          help={words.generate.replaces}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {made.ok ? (
        <Effect made={made.value} timing={timing} />
      ) : (
        <NoteBox tone="stop">{problemSaid(made.problem)}</NoteBox>
      )}
    </Dialog>
  );
}
