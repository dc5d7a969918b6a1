import { useTimes } from '../../kit/clock/useTimes.ts';
import type { RegistrationState } from '../../../domain/registration/phase.ts';
import type { CompetitionTime } from '../../kit/clock/now.ts';
import { className } from '../../kit/parts/page/className.ts';
import { homeWords } from '../../kit/words/english/home.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { listPricePeriods } from './pricePeriods.ts';
import type { PriceSummary } from './priceSummary.ts';

interface Props {
  readonly registration: RegistrationState;
  readonly now: CompetitionTime;
  /** Undefined if no fees are set. */
  readonly prices: PriceSummary | undefined;
}

/** Registration prices with their deadlines on a timeline. */
export function Prices({ registration, now, prices }: Props) {
  const words = useWords(homeWords).prices;
  const { lastDay: until } = useTimes();
  const windows = listPricePeriods(registration, now.at);
  if (windows.length === 0) return null;
  return (
    <section className="home-row" aria-labelledby="prices">
      <h2 id="prices">{prices === undefined ? words.titleUntil : words.title}</h2>
      <ol className="price-windows">
        {windows.map(({ price, ends, state }) => (
          <li key={price} className={className(`price-window-${state}`)}>
            {prices !== undefined && <b className="number">{formatMoney(prices.of[price])}</b>}
            <span className="price-window-name">{words.name[price]}</span>
            <span>{ends === undefined ? words.openEnd : words.until(until(ends))}</span>
            {prices?.others.map(({ who, of }) => (
              <span key={who} className="caption">
                {words.of(who, formatMoney(of[price]))}
              </span>
            ))}
            <span className="spoken">{words.state[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
