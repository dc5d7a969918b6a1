import { useTimes } from '../../kit/clock/useTimes.ts';
import { countMinutesLate } from '../../staff/hall/lateness.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { RoundChangeResult } from './roundChange.ts';

export interface RoundChangeEffectProps {
  readonly effect: RoundChangeResult;
  /** The change affects the number of couples in the next round. */
  readonly recallsOther: boolean;
}

/** The effect of a changed round on the next round and on the end of the day. */
export function RoundChangeEffect({ effect, recallsOther }: RoundChangeEffectProps) {
  const times = useTimes();
  const words = useWords(chairmanWords).round;
  const { roundName } = useWords(termsWords);
  const { next, later } = effect;
  const minutes = countMinutesLate(later);
  const end = effect.end === undefined ? undefined : times.clockTime(effect.end);
  return (
    <p className="chairman-effect">
      {next === undefined || !recallsOther ? null : (
        <span>
          {words.next(
            roundName(next.name),
            next.sizes.reduce((sum, size) => sum + size, 0),
            next.sizes,
          )}
        </span>
      )}
      {minutes === 0 ? (
        <StateLabel tone="info">{words.sameEnd(end)}</StateLabel>
      ) : (
        <StateLabel tone={minutes > 0 ? 'warn' : 'ok'}>
          {minutes > 0 ? words.later(minutes, end) : words.earlier(-minutes, end)}
        </StateLabel>
      )}
    </p>
  );
}
