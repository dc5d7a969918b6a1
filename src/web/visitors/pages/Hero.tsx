import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useIsElsewhere, useTimes } from '../../kit/clock/useTimes.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { listNextSteps } from '../../kit/shell/nextStep.ts';
import type { CompetitionTime } from '../../kit/clock/now.ts';
import { describeRegistration } from '../../kit/shell/describeRegistration.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { Trace } from '../../kit/parts/event/Trace.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { createDayRangeFormatter } from '../../kit/words/days.ts';
import { homeWords, type CurrentPrice } from '../../kit/words/english/home.ts';
import { topBarWords } from '../../kit/words/english/topBar.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { listPricePeriods, type PricePeriod } from './pricePeriods.ts';
import type { PriceSummary } from './priceSummary.ts';
import '../../kit/parts/button/Button.css';

/** The current price, and the next one. */
function costsNow({ of, ...shown }: PriceSummary, windows: readonly PricePeriod[]): CurrentPrice | undefined {
  const at = windows.findIndex(({ state }) => state === 'now');
  const now = windows[at];
  const next = windows[at + 1];
  if (now === undefined) return undefined;
  return {
    ...shown,
    price: formatMoney(of[now.price]),
    next: next === undefined ? undefined : formatMoney(of[next.price]),
  };
}

interface Props {
  readonly competition: Competition;
  readonly now: CompetitionTime;
  /** Undefined if no fees are set. */
  readonly prices: PriceSummary | undefined;
}

/** The state of registration, as long as it matters to visitors. */
function Standing({ competition, now, prices }: Props) {
  const { moment, registration } = now;
  const times = useTimes();
  const isElsewhere = useIsElsewhere(now.timeZone, now.at);
  const words = useWords(homeWords);
  if (moment.kind === 'over') return <p className="hero-standing">{words.over}</p>;
  if (moment.kind === 'the day' && registration.kind !== 'open') return null;
  const costs =
    prices === undefined ? undefined : costsNow(prices, listPricePeriods(competition.registration, now.at));
  return (
    <p className="hero-standing">
      {words.registration(describeRegistration(registration, times, costs, isElsewhere))}
    </p>
  );
}

/** The text in the middle of the floor: the days left, or today. */
function Middle({ now: { moment } }: Pick<Props, 'now'>) {
  const words = useWords(homeWords);
  if (moment.kind === 'over') return null;
  if (moment.kind === 'the day') return <p className="hero-today">{words.theDay(moment)}</p>;
  if (moment.daysLeft === undefined) return null;
  return (
    <p className="hero-count">
      <b className="number">{moment.daysLeft}</b> <span>{words.daysLeft(moment.daysLeft)}</span>
    </p>
  );
}

let wasDrawn = false;

/** True on a first visit, when the couple's way round the floor is animated; later visits show it drawn. */
function useFirstTime(): boolean {
  const [isFirst] = useState(() => !wasDrawn);
  useEffect(() => {
    wasDrawn = true;
  }, []);
  return isFirst;
}

/** The competition with date and place, the state of registration, and the main action. */
export function Hero({ competition, now, prices }: Props) {
  const words = useWords(homeWords);
  const { step } = useWords(topBarWords);
  const { tag } = useLanguage();
  const isFirst = useFirstTime();
  const { first, last = first } = now.days;
  const { main, beside } = listNextSteps(now.moment.kind, competition.resultsPageShown);
  return (
    <div className="hero">
      <div className="hero-words">
        <p className="hero-when">
          {first !== undefined && last !== undefined && (
            <span>{createDayRangeFormatter(tag)(first, last)}</span>
          )}
          {competition.place !== undefined && <Link to={screens.venue.link()}>{competition.place}</Link>}
        </p>
        <h1>{competition.fullName ?? words.unnamed}</h1>
        <Standing competition={competition} now={now} prices={prices} />
        <p className="hero-steps">
          <Link className={buildButtonClass({ look: 'main', size: 'tall' })} to={screens[main].link()}>
            {step[main]}
          </Link>
          {beside !== undefined && (
            <Link className={buildButtonClass({ size: 'tall' })} to={screens[beside].link()}>
              {step[beside]}
            </Link>
          )}
        </p>
      </div>
      <Trace drawn={isFirst}>
        <Middle now={now} />
      </Trace>
    </div>
  );
}
