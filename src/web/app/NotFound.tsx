import { Link } from 'wouter';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { screens } from '../screens/screens.ts';
import { notFound as notFoundWords } from '../words/english/notFound.ts';
import { useWords } from '../words/language.ts';
import { useTitle } from './useTitle.ts';

/** For whoever came with a mistyped or old address. */
export default function NotFound() {
  const words = useWords(notFoundWords);
  useTitle(words.tab);
  return (
    <main className="page">
      <h1>{words.title}</h1>
      <p className="second">{words.remedy}</p>
      <p>
        <Link className={buttonClass()} to={screens.home.link()}>
          {words.home}
        </Link>
      </p>
    </main>
  );
}
