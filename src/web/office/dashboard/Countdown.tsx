import { Link } from 'wouter';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import type { CompetitionTime } from '../../kit/clock/now.ts';
import { screens } from '../../kit/screens/screens.ts';
import { createDayRangeFormatter } from '../../kit/words/days.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';

interface Props {
  readonly competition: Competition;
  readonly now: CompetitionTime;
  readonly isOrganizer: boolean;
}

export function Countdown({ competition, now, isOrganizer }: Props) {
  const words = useWords(dashboardWords).days;
  const { tag } = useLanguage();
  const { days, moment } = now;
  const left = moment.kind === 'over' || moment.kind === 'the day' ? undefined : moment.daysLeft;
  const ends = windowsOf(competition, now.at);
  const { lastDay: until } = useTimes();
  return (
    <section className="dashboard-days">
      {left === undefined || days.first === undefined ? (
        <p className="second">
          {moment.kind === 'over' ? words.over : words.noDate}{' '}
          {isOrganizer && moment.kind !== 'over' ? (
            <Link to={screens.setup.link({ desk: 'basics' })}>{words.setDate}</Link>
          ) : null}
        </p>
      ) : (
        <p>
          <b className="number dashboard-figure">{left}</b>
          <span className="second">
            {words.toGo(left)} {createDayRangeFormatter(tag)(days.first, days.first)}
          </span>
        </p>
      )}
      {ends.length === 0 ? null : (
        <ol className="dashboard-windows">
          {ends.map(({ price, end, state }) => (
            <li key={price} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              <span>{words.price[price]}</span>
              {end === undefined ? null : <small>{words.till(until(end))}</small>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Price = 'early' | 'normal' | 'late';

/** The prices in order, as far as they have dates. */
function windowsOf(
  { registration: { dates } }: Competition,
  at: number,
): readonly {
  readonly price: Price;
  readonly end: number | undefined;
  readonly state: 'past' | 'now' | 'next';
}[] {
  if (dates.early === undefined && dates.open === undefined) return [];
  const prices: readonly (readonly [Price, number | undefined])[] = [
    ...(dates.early === undefined ? [] : [['early', dates.early] as const]),
    ...(dates.open === undefined ? [] : [['normal', dates.open] as const]),
    ['late', dates.closed],
  ];
  const now = prices.findIndex(([, end]) => end === undefined || at < end);
  const stateOf = (place: number) => {
    if (now === -1 || place < now) return 'past';
    return place === now ? 'now' : 'next';
  };
  return prices.map(([price, end], place) => ({ price, end, state: stateOf(place) }));
}
