import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { competition } from '../../store/competition/competition.ts';
import { NotFound } from './NotFound.tsx';
import { RequireStaff } from './RequireStaff.tsx';
import { Screen } from './Screen.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { publicScreens, staffScreens } from './screens.tsx';
import { useStore } from './StoreProvider.tsx';
import { ToastHost } from '../parts/toast/ToastHost.tsx';
import { TopBar } from './TopBar.tsx';
import { knownOr, useLive } from './useLive.ts';
import './page.css';
import { showsFooter, showsTopBar } from './chrome.ts';

// Below everything, and on no judge's or official's screen: nobody waits for it.
const Footer = lazy(() => import('./Footer.tsx'));

/** The shell of every screen: bars, routes, and the competition's colour. */
export function App() {
  const { eventName, device } = useStore();
  const [pathname] = useLocation();
  const known = knownOr(useLive(device, competition), undefined);
  const primary = known?.primaryColor;

  useEffect(() => {
    if (primary === undefined) return;
    // The page is painted in what this device remembers (firstPaint.ts); a colour of today may come a moment later.
    import('../look/accent.ts').then(
      ({ applyPrimaryColor, rememberPrimaryColor }) => {
        applyPrimaryColor(primary);
        rememberPrimaryColor(eventName, primary);
      },
      () => undefined, // the next visit tries again
    );
  }, [eventName, primary]);

  return (
    <ToastHost>
      <ScrollToTop />
      {showsTopBar(pathname) && (
        <TopBar fullName={known?.fullName} showsResults={known?.resultsPageShown ?? false} />
      )}
      <Switch>
        {publicScreens.map((screen) => (
          <Route key={screen.path} path={screen.path}>
            <Screen screen={screen} />
          </Route>
        ))}
        {staffScreens.map((screen) => (
          <Route key={screen.path} path={screen.path}>
            <RequireStaff roles={screen.roles}>
              <Screen screen={screen} />
            </RequireStaff>
          </Route>
        ))}
        <Route>
          <NotFound />
        </Route>
      </Switch>
      {known !== undefined && showsFooter(pathname) && (
        <Suspense>
          <Footer socials={known.socials} />
        </Suspense>
      )}
    </ToastHost>
  );
}
