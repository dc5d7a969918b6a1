import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { hallWords } from '../../kit/words/english/hall.ts';
import { useWords } from '../../kit/words/language.ts';
import { countMinutesLate, findToday } from './lateness.ts';
import { useNow } from '../../kit/clock/useNow.ts';

/** The delay of the day while a round is still to be danced; renders nothing while it is on time. */
export function DelayLabel({ plan, timing }: { readonly plan: Plan; readonly timing: Timing }) {
  const words = useWords(hallWords);
  const now = useNow();
  const late = useMemo(
    () => countMinutesLate(findToday(calculateTimes(plan, timing, now).days, now)?.late ?? 0),
    [plan, timing, now],
  );
  const isOver = plan.events.every(({ rounds }) =>
    rounds.every(({ state }) => state !== 'initialized' && state !== 'running'),
  );
  if (isOver || late === 0) return null;
  return (
    <StateLabel tone={late > 0 ? 'warn' : 'ok'} icon={<Clock size={16} strokeWidth={1.6} aria-hidden />}>
      {words.late(late)}
    </StateLabel>
  );
}
