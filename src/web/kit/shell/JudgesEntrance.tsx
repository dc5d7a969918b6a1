import { Link } from 'wouter';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useLive, valueOr } from '../cache/useLive.ts';
import { buildButtonClass } from '../parts/button/buttonClass.ts';
import { screens } from '../screens/screens.ts';
import { notFoundWords } from '../words/english/notFound.ts';
import { useWords } from '../words/language.ts';
import { useTitle } from './useTitle.ts';
import '../parts/button/Button.css';
import './judgesEntrance.css';

/** For a judge without the card at hand: their letter leads to the field for the access code. */
export function JudgesEntrance() {
  const { entrance: words } = useWords(notFoundWords);
  useTitle(words.title);
  const judges = valueOr(useLive(useStore().device, competitionBasics), undefined)?.judges;
  return (
    <main className="page stack">
      <h1>{words.title}</h1>
      <p className="second">{judges?.length === 0 ? words.none : words.more}</p>
      <nav className="judges-entrance" aria-label={words.title}>
        {judges?.map(({ key, name }) => (
          <Link
            key={key}
            className={buildButtonClass({ size: 'tall' })}
            to={screens.judge.link({ judge: key })}
          >
            <b className="number">{key}</b> {name}
          </Link>
        ))}
      </nav>
    </main>
  );
}
