import { Link } from 'wouter';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { screens } from '../screens/screens.ts';
import { shell } from '../words/english/shell.ts';
import { useWords } from '../words/language.ts';
import { useTitle } from './useTitle.ts';

export function NotFound() {
  const { notFound } = useWords(shell);
  useTitle(notFound.tab);
  return (
    <main className="page">
      <h1>{notFound.title}</h1>
      <p className="second">{notFound.remedy}</p>
      <p>
        <Link className={buttonClass()} to={screens.home.link()}>
          {notFound.home}
        </Link>
      </p>
    </main>
  );
}
