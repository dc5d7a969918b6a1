import type { RibbonPart } from '../../../domain/schedule/times/dayRibbon.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { schedule } from '../../kit/words/english/schedule.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** A narrower stretch has no room for its name. */
const MIN_LABELED_PERCENT = 13;

/** The day as a band: one stretch for each style, an outline for each long break. */
export function DayRibbon({ parts }: { readonly parts: readonly RibbonPart[] }) {
  const words = useWords(schedule).first;
  const { styleName } = useWords(terms);
  const { plainTime } = useTimes();
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const length = last.to - first.from;
  const shown = parts.map(({ of, from, to }) => ({
    isBreak: of.kind === 'break',
    name: of.kind === 'break' ? words.break : styleName(of.style),
    time: plainTime(from),
    at: ((from - first.from) / length) * 100,
    percent: ((to - from) / length) * 100,
  }));
  return (
    <figure
      className="day-ribbon"
      aria-label={words.ribbon(shown.map(({ name, time }) => `${name} ${time}`))}
    >
      {shown.map(({ isBreak, name, time, at, percent }) => (
        <div key={at} style={{ insetInlineStart: `${at}%`, inlineSize: `${percent}%` }}>
          <i className={isBreak ? 'is-break' : undefined} />
          {isBreak || percent >= MIN_LABELED_PERCENT ? (
            <span className={isBreak ? 'is-break' : undefined}>
              {name}
              {isBreak ? ' ' : <br />}
              {time}
            </span>
          ) : null}
        </div>
      ))}
    </figure>
  );
}
