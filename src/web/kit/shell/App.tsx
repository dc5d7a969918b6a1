import { Suspense, useEffect } from 'react';
import { Route, useLocation } from 'wouter';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { ToastHost } from '../parts/toast/ToastHost.tsx';
import { isBelowAdmin, findScreen } from '../screens/findScreen.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { TimeZoneContext, useStore } from '../cache/StoreProvider.tsx';
import { valueOr, useLive } from '../cache/useLive.ts';
import { lazyOptional, lazyPart, lazyScreen } from '../lazy/lazyScreen.ts';
// The language chooser is lazy but part of server-rendered pages: its styles must not be a file of their own to wait
// for.
import './languageChoice.css';
import './page.css';
import './topBar.css';

// Lazy: visitors' pages do not need it.
const RequireStaff = lazyScreen(() => import('./RequireStaff.tsx'));
// Lazy: not part of a judge's screen, nor of a result shown alone.
const { Part: TopBar, fetchPart } = lazyPart(() => import('./TopBar.tsx'), lazyOptional);
const NotFound = lazyScreen(() => import('./NotFound.tsx'));
// Lazy: at the bottom, and not on judges' or officials' screens.
const Footer = lazyOptional(() => import('./Footer.tsx'));

/** Preloads the top bar: on a server-rendered page its menu can be pressed already. */
export const fetchTopBar = fetchPart;

/** The shell of every screen: bars, the screen at this address, and the competition's color. */
export function App() {
  const { eventName, device } = useStore();
  const [pathname] = useLocation();
  const screen = findScreen(pathname);
  const bars = screen?.bars ?? (isBelowAdmin(pathname) ? 'none' : 'both');
  const known = valueOr(useLive(device, competitionBasics), undefined);

  useEffect(() => {
    if (known === undefined) return;
    // The first paint used the saved color (firstPaint.ts); the current color may differ.
    import('../look/accent.ts').then(
      ({ applyAndRemember }) => applyAndRemember(eventName, known),
      () => undefined, // the next visit tries again
    );
  }, [eventName, known]);

  return (
    <TimeZoneContext value={known?.timeZone}>
      <ToastHost>
        <ScrollToTop />
        {bars === 'both' && (
          <Suspense fallback={<header className="top-bar" />}>
            <TopBar competition={known} />
          </Suspense>
        )}
        {screen === undefined ? (
          <ScreenBoundary key={pathname}>
            <Suspense>
              <NotFound />
            </Suspense>
          </ScreenBoundary>
        ) : (
          <Route key={screen.path} path={screen.path}>
            {screen.roles === undefined ? (
              <ScreenFrame screen={screen} path={pathname} />
            ) : (
              <ScreenBoundary>
                <Suspense fallback={<LoadingBars />}>
                  <RequireStaff roles={screen.roles}>
                    <ScreenFrame screen={screen} path={pathname} />
                  </RequireStaff>
                </Suspense>
              </ScreenBoundary>
            )}
          </Route>
        )}
        {known !== undefined && bars !== 'none' && (
          <Suspense>
            <Footer socials={known.socials} />
          </Suspense>
        )}
      </ToastHost>
    </TimeZoneContext>
  );
}
