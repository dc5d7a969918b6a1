import type { RibbonPart } from '../../../domain/schedule/times/dayRibbon.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** Room for a label, in percent of the narrowest side panel. */
const LABEL_PERCENT = 24;
/** A narrower stretch has no label: there would be too many. */
const MIN_LABELED_PERCENT = 6;

type Row = 'above' | 'first' | 'second';

/** The row of each label, so that none covers another; undefined: no room. */
function labelRows(
  parts: readonly { readonly isBreak: boolean; readonly at: number; readonly percent: number }[],
): readonly (Row | undefined)[] {
  const free: Record<Row, number> = { above: 0, first: 0, second: 0 };
  return parts.map(({ isBreak, at, percent }) => {
    if (percent < MIN_LABELED_PERCENT) return undefined;
    const from = Math.min(at, 100 - LABEL_PERCENT);
    const rows: readonly Row[] = isBreak ? ['above'] : ['first', 'second'];
    const row = rows.find((one) => free[one] <= from);
    if (row !== undefined) free[row] = from + LABEL_PERCENT;
    return row;
  });
}

/** The day as a band: one stretch for each style, an outline for each long break. */
export function DayRibbon({ parts }: { readonly parts: readonly RibbonPart[] }) {
  const words = useWords(scheduleWords).first;
  const { styleName } = useWords(termsWords);
  const { plainTime } = useTimes();
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const length = last.to - first.from;
  const shown = parts.map(({ of, from, to }) => ({
    isBreak: of.kind === 'break',
    name: of.kind === 'break' ? of.title : styleName(of.style),
    time: plainTime(from),
    at: ((from - first.from) / length) * 100,
    percent: ((to - from) / length) * 100,
  }));
  const rows = labelRows(shown);
  return (
    <figure
      className="day-ribbon"
      aria-label={words.ribbon(shown.map(({ name, time }) => `${name} ${time}`))}
    >
      {shown.map(({ isBreak, name, time, at, percent }, index) => (
        <div key={at}>
          <i
            className={isBreak ? 'is-break' : undefined}
            style={{ insetInlineStart: `${at}%`, inlineSize: `calc(${percent}% - 2px)` }}
          />
          {rows[index] === undefined ? null : (
            <span
              className={`is-${rows[index]}`}
              style={at > 100 - LABEL_PERCENT ? { insetInlineEnd: 0 } : { insetInlineStart: `${at}%` }}
            >
              {name}
              {isBreak ? ' ' : <br />}
              {time}
            </span>
          )}
        </div>
      ))}
    </figure>
  );
}
