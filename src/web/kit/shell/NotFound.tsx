import { Suspense } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { buildButtonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { OrganizerLink } from './OrganizerLink.tsx';
import { findGuessedScreen, isJudgesEntrance } from '../screens/guessedAddresses.ts';
import { JudgesEntrance } from './JudgesEntrance.tsx';
import { isBelowAdmin } from '../screens/findScreen.ts';
import { screens } from '../screens/screens.ts';
import { notFoundWords } from '../words/english/notFound.ts';
import { useWords } from '../words/language.ts';
import { useTitle } from './useTitle.ts';
import { lazyOptional } from '../lazy/lazyScreen.ts';

// Lazy, like the screens (ScreenFrame): the kit must not depend on the staff's folder.
// eslint-disable-next-line no-restricted-imports
const UnknownPageBar = lazyOptional(() => import('../../staff/bar/UnknownPageBar.tsx'));

/** The page for an unknown address. One that people guess leads to what they mean. */
export default function NotFound() {
  const [pathname] = useLocation();
  const meant = findGuessedScreen(pathname);
  if (meant !== undefined) return <Redirect to={meant} replace />;
  return isJudgesEntrance(pathname) ? <JudgesEntrance /> : <Nothing pathname={pathname} />;
}

function Nothing({ pathname }: { readonly pathname: string }) {
  const words = useWords(notFoundWords);
  useTitle(words.tab);
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
