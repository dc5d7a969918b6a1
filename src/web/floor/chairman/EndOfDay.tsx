import { useTimes } from '../../kit/clock/useTimes.ts';
import type { DayFinish } from '../../../domain/schedule/times/times.ts';
import { countMinutesLate } from '../../staff/hall/lateness.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { hallWords } from '../../kit/words/english/hall.ts';
import { useWords } from '../../kit/words/language.ts';

export function EndOfDay({ day: { end, planned, late } }: { readonly day: DayFinish }) {
  const times = useTimes();
  const words = useWords(chairmanWords).day;
  const lateness = useWords(hallWords).late;
  const minutes = late === undefined ? undefined : countMinutesLate(late);
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
