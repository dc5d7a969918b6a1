import { useTimes } from '../../kit/clock/useTimes.ts';
import type { DayFinish } from '../../../domain/schedule/times/times.ts';
import { minutesLate } from '../../staff/hall/lateness.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { chairman } from '../../kit/words/english/chairman.ts';
import { hall } from '../../kit/words/english/hall.ts';
import { useWords } from '../../kit/words/language.ts';

export function EndOfDay({ day: { end, planned, late } }: { readonly day: DayFinish }) {
  const times = useTimes();
  const words = useWords(chairman).day;
  const lateness = useWords(hall).late;
  const minutes = late === undefined ? undefined : minutesLate(late);
  return (
    <section className="chairman-end" aria-label={words.endLabel}>
      <p className="second">{words.endsAt}</p>
      <p className="row">
        <b className="number">
          <TimeText>{times.clockTime(end?.likely ?? planned.to)}</TimeText>
        </b>
        {minutes === undefined ? null : (
          <StateLabel tone={minutes > 0 ? 'warn' : 'ok'}>{lateness(minutes)}</StateLabel>
        )}
      </p>
    </section>
  );
}
