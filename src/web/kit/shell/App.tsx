import { Suspense, useEffect } from 'react';
import { Route, useLocation } from 'wouter';
import { competition } from '../../../store/competition/competition.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { ToastHost } from '../parts/toast/ToastHost.tsx';
import { isBelowAdmin, screenAt } from '../screens/screenAt.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { TimeZoneHere, useStore } from '../cache/StoreProvider.tsx';
import { knownOr, useLive } from '../cache/useLive.ts';
import { orNothing, partOf, whenAskedFor } from '../lazy/whenAskedFor.ts';
// The language chooser comes later, and stands on pages that the server has drawn: a file of its own would be waited for.
import './languageChoice.css';
import './page.css';
import './topBar.css';

// A visitor passes no door.
const RequireStaff = whenAskedFor(() => import('./RequireStaff.tsx'));
// Not on a judge's phone, nor where a result stands by itself.
const { Part: TopBar, fetchPart } = partOf(() => import('./TopBar.tsx'), orNothing);
const NotFound = whenAskedFor(() => import('./NotFound.tsx'));
// Below everything, and on no judge's or official's screen: nobody waits for it.
const Footer = orNothing(() => import('./Footer.tsx'));

/** Fetches the bar above a screen: on a page that the server has drawn its menu can be pressed already. */
export const fetchTopBar = fetchPart;

/** The shell of every screen: bars, the screen at this address, and the competition's colour. */
export function App() {
  const { eventName, device } = useStore();
  const [pathname] = useLocation();
  const screen = screenAt(pathname);
  const bars = screen?.bars ?? (isBelowAdmin(pathname) ? 'none' : 'both');
  const known = knownOr(useLive(device, competition), undefined);

  useEffect(() => {
    if (known === undefined) return;
    // The page is painted in what this device remembers (firstPaint.ts); a colour of today may come a moment later.
    import('../look/accent.ts').then(
      ({ applyAndRemember }) => applyAndRemember(eventName, known),
      () => undefined, // the next visit tries again
    );
  }, [eventName, known]);

  return (
    <TimeZoneHere value={known?.timeZone}>
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
    </TimeZoneHere>
  );
}
