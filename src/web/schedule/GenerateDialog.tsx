import { useMemo, useState } from 'react';
import { applyChange, type Change } from '../../domain/schedule/plan/change.ts';
import { whyNotGenerated } from '../../domain/schedule/plan/generate.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import { freshTimesOf } from '../../domain/schedule/times/times.ts';
import { clock } from '../app/clock.ts';
import { CheckField } from '../parts/field/CheckField.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Note } from '../parts/note/Note.tsx';
import { TimingForm } from './TimingForm.tsx';
import type { PublishedPlan } from './usePlan.ts';

export interface GenerateDialogProps {
  readonly known: PublishedPlan;
  readonly plan: Plan;
  readonly make: (change: Change) => void;
  readonly leave: () => void;
}

const WORD = 'replace';

/** Rounds out of the entries: how each level is cut, and what that costs, before anything is made. */
export function GenerateDialog({ known, plan, make, leave }: GenerateDialogProps) {
  const [timing, setTiming] = useState(known.timing);
  const [anew, setAnew] = useState(false);
  const [typed, setTyped] = useState('');
  const { without, open, events, change } = useMemo(() => {
    const none = plan.events.filter(({ rounds }) => rounds.length === 0);
    const waiting = plan.events.filter((event) => whyNotGenerated(event) === undefined);
    const meant = anew ? waiting : none;
    const generate: Change = { kind: 'generate', events: meant.map(({ key }) => key), timing };
    return { without: none, open: waiting, events: meant, change: generate };
  }, [plan, anew, timing]);
  const levels = useMemo(() => plan.events.map(({ level }) => level), [plan]);
  const made = useMemo(() => applyChange(plan, change, known.settings), [plan, change, known.settings]);
  const effect = useMemo(() => {
    if (!made.ok) return undefined;
    const rounds = made.value.events.reduce((sum, event) => sum + event.rounds.length, 0);
    const last = freshTimesOf(made.value, timing).days.at(-1);
    return {
      rounds,
      end: last?.planned.to,
      length: last === undefined ? 0 : last.planned.to - last.planned.from,
    };
  }, [made, timing]);
  const replaces = anew && open.some(({ rounds }) => rounds.length > 0);
  const blocked =
    events.length === 0
      ? 'No event to make rounds for'
      : replaces && typed.trim().toLowerCase() !== WORD
        ? `Type ${WORD} first`
        : undefined;
  return (
    <Dialog
      open
      wide
      question="Make the rounds from the entries?"
      verb={events.length === 1 ? 'Make the rounds of 1 event' : `Make the rounds of ${events.length} events`}
      look={replaces ? 'stop' : 'ink'}
      blocked={blocked}
      onSubmit={() => make(change)}
      closeVerb="Leave the day"
      onClose={leave}
    >
      <TimingForm timing={timing} onChange={setTiming} was={known.timing} levels={levels} events={events} />
      <CheckField
        label={`Also anew for the ${open.length - without.filter((event) => open.includes(event)).length} events that have rounds already and wait`}
        checked={anew}
        onChange={(event) => setAnew(event.target.checked)}
      />
      {replaces ? (
        <Field
          label={`Type “${WORD}”`}
          help="The rounds, heats and panels of these events are made anew."
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {made.ok ? null : <Note tone="stop">{made.problem}</Note>}
      {effect === undefined ? null : (
        <p className="schedule-effect">
          <b className="number">{effect.rounds}</b> rounds in all,{' '}
          <b className="number">{Math.round(effect.length / 360_000) / 10}</b> hours
          {effect.end === undefined || effect.end < 86_400_000 * 365 ? '' : `, until ${clock(effect.end)}`}
        </p>
      )}
    </Dialog>
  );
}
