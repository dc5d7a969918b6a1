import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { buildButtonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { OrganizerLink } from './OrganizerLink.tsx';
import { isBelowAdmin } from '../screens/findScreen.ts';
import { screens } from '../screens/screens.ts';
import { notFoundWords } from '../words/english/notFound.ts';
import { useWords } from '../words/language.ts';
import { useTitle } from './useTitle.ts';
import { lazyOptional } from '../lazy/lazyScreen.ts';

// Lazy, like the screens (ScreenFrame): the kit must not depend on the staff's folder.
// eslint-disable-next-line no-restricted-imports
const UnknownPageBar = lazyOptional(() => import('../../staff/bar/UnknownPageBar.tsx'));

/** The page for a mistyped or old address. */
export default function NotFound() {
  const words = useWords(notFoundWords);
  useTitle(words.tab);
  const [pathname] = useLocation();
  return (
    <>
      <Suspense>{isBelowAdmin(pathname) ? <UnknownPageBar /> : null}</Suspense>
      <main className="page">
        <h1>{words.title}</h1>
        <p className="second">{words.remedy}</p>
        <p>
          <Link className={buildButtonClass()} to={screens.home.link()}>
            {words.home}
          </Link>
        </p>
        <p>
          <OrganizerLink />
        </p>
      </main>
    </>
  );
}
