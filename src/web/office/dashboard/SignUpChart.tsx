import { useMemo } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { RegistrationDates } from '../../../domain/registration/phase.ts';
import type { CompetitionTime } from '../../kit/clock/now.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';
import { countByWeek, countOverTime, roundUpForChart } from './signUps.ts';

interface Props {
  /** The time of each registration, in ms. */
  readonly times: readonly number[];
  readonly dates: RegistrationDates;
  readonly now: CompetitionTime;
}

/** The chart's own units; it scales to the available width. */
const [WIDE, HIGH] = [600, 220];
const [TOP, FOOT] = [28, 24];

/** Registrations over time: a line with the ends of the prices, and the figures by week below. */
export function SignUpChart({ times, dates, now }: Props) {
  const words = useWords(dashboardWords).signedUp;
  const line = useMemo(() => countOverTime(times, now.at), [times, now.at]);
  const weeks = useMemo(() => countByWeek(times), [times]);
  const first = line[0];
  const last = line.at(-1);
  const { monthAndDay: day } = useTimes();
  return (
    <section aria-labelledby="signed-up">
      <h2 id="signed-up">{words.title}</h2>
      {first === undefined || last === undefined ? (
        <p className="second">{words.none}</p>
      ) : (
        <>
          <Line
            line={line}
            marks={[
              ...(dates.early === undefined ? [] : [dates.early]),
              ...(dates.open === undefined ? [] : [dates.open]),
            ]}
            to={Math.max(last.at, dates.closed ?? last.at)}
            label={words.label(last.count, day(first.at), day(last.at))}
            day={day}
          />
          <details className="dashboard-weeks">
            <summary>{words.asTable}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.week}</th>
                  <th scope="col">{words.registered}</th>
                </tr>
              </thead>
              <tbody>
                {weeks.map(({ at, count }) => (
                  <tr key={at}>
                    <td>{day(at)}</td>
                    <td className="number">{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

interface LineProps {
  readonly line: readonly { readonly at: number; readonly count: number }[];
  readonly marks: readonly number[];
  /** The end of the time axis. */
  readonly to: number;
  readonly label: string;
  readonly day: (at: number) => string;
}

function Line({ line, marks, to, label, day }: LineProps) {
  const from = line[0]?.at ?? 0;
  const last = line.at(-1) ?? { at: from, count: 0 };
  const top = roundUpForChart(last.count);
  const x = (at: number): number => ((at - from) / Math.max(1, to - from)) * WIDE;
  const y = (count: number): number => HIGH - FOOT - (count / top) * (HIGH - TOP - FOOT);
  const shown = marks.filter((at) => at > from && at < to);
  const path = line.map(({ at, count }, place) => `${place === 0 ? 'M' : 'L'}${x(at)} ${y(count)}`).join('');
  const isAtTheEnd = x(last.at) > WIDE / 2;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot take the colors of the page
    <svg className="dashboard-line" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {[0, top / 2, top].map((count) => (
        <g key={count}>
          <line className="dashboard-line-grid" x1="0" x2={WIDE} y1={y(count)} y2={y(count)} />
          {count === 0 ? null : (
            <text x="0" y={y(count) - 5}>
              {count}
            </text>
          )}
        </g>
      ))}
      {shown.map((at) => (
        <g key={at}>
          <line className="dashboard-line-mark" x1={x(at)} x2={x(at)} y1={TOP} y2={HIGH - FOOT} />
          <text x={x(at)} y={HIGH - 6} textAnchor="middle">
            {day(at - 1)}
          </text>
        </g>
      ))}
      <path className="dashboard-line-path" d={path} />
      <circle className="dashboard-line-now" cx={x(last.at)} cy={y(last.count)} r="6" />
      <text
        className="dashboard-line-count"
        x={x(last.at) + (isAtTheEnd ? -10 : 10)}
        y={y(last.count) - 12}
        textAnchor={isAtTheEnd ? 'end' : 'start'}
      >
        {last.count}
      </text>
      <text x="0" y={HIGH - 6}>
        {day(from)}
      </text>
      {shown.some((at) => x(at) > WIDE - 120) ? null : (
        <text x={WIDE} y={HIGH - 6} textAnchor="end">
          {day(to)}
        </text>
      )}
    </svg>
  );
}
