import type { Registration } from '../../domain/registration/phase.ts';
import type { Now } from '../app/now.ts';
import { className } from '../parts/page/className.ts';
import { shortUntilIn } from '../words/dates.ts';
import { home } from '../words/english/home.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { priceWindows } from './priceWindows.ts';

/** Until when which price is paid, on one line of time. */
export function Prices({ registration, now }: { readonly registration: Registration; readonly now: Now }) {
  const words = useWords(home).prices;
  const { tag } = useLanguage();
  const windows = priceWindows(registration, now.at);
  if (windows.length === 0) return null;
  const until = shortUntilIn(tag, now.timeZone);
  return (
    <section className="home-row" aria-labelledby="prices">
      <h2 id="prices">{words.title}</h2>
      <ol className="price-windows">
        {windows.map(({ price, ends, state }) => (
          <li key={price} className={className(`price-window-${state}`)}>
            <b className="number">{ends === undefined ? words.openEnd : until(ends)}</b>
            <span>{words.name[price]}</span>
            <span className="caption">{words.state[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
