import { Link } from 'wouter';
import { useTitle } from '../app/useTitle.ts';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { screens, type PlannedPageName } from '../screens/screens.ts';
import { plannedPages } from '../words/english/plannedPages.ts';
import { useWords } from '../words/language.ts';
import './planned.css';

/** A public page that is still to come says so, and what it will be. It shows nothing made up. */
export default function PlannedPage({ name }: { readonly name: PlannedPageName }) {
  const { pages, notBuilt, results } = useWords(plannedPages);
  const { title, about } = pages[name];
  useTitle(title);
  return (
    <main className="page planned">
      <h1>{title}</h1>
      <p className="planned-about">{about}</p>
      <p className="caption">{notBuilt}</p>
      <p>
        <Link className={buttonClass()} to={screens.results.link()}>
          {results}
        </Link>
      </p>
    </main>
  );
}
