import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Store } from '../../../store/store.ts';
import { LISTENING_EVENT } from '../look/earlyPresses.ts';
import { pageLanguage } from '../words/language.ts';
import { openInVisitorsLanguage } from '../words/visitorsLanguage.ts';
import { App, fetchTopBar } from './App.tsx';
import { preloadFirstScreen } from './ScreenFrame.tsx';
import { StoreProvider } from '../cache/StoreProvider.tsx';
import { lazyScreen } from '../lazy/lazyScreen.ts';

/** The first paint waits this long for its screen. Preloaded files are there in less. */
const SCREEN_TIMEOUT_MS = 500;
/** A longer wait on a server-rendered page, which is readable already. */
const RENDERED_SCREEN_TIMEOUT_MS = 4000;

const UnknownEvent = lazyScreen(() => import('./UnknownEvent.tsx'));

/**
 * Renders the app in the visitor's language. An undefined store means there is no event of that name. Hydrates server
 * HTML, unless this visitor has chosen another language before.
 */
export async function openApp(store: Store | undefined, eventName: string): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  const drawnIn = root.hasChildNodes() ? document.documentElement.lang : undefined;
  const patience = drawnIn === undefined ? SCREEN_TIMEOUT_MS : RENDERED_SCREEN_TIMEOUT_MS;
  const [fetchParts] = await Promise.all([
    preloadFirstScreen(window.location.pathname, patience),
    openInVisitorsLanguage(),
  ]);
  if (drawnIn === pageLanguage.now.tag)
    await Promise.all([fetchParts?.(), root.querySelector('.top-bar') && fetchTopBar()]);
  const app = (
    <StrictMode>
      {store === undefined ? (
        <Suspense>
          <UnknownEvent name={eventName} />
        </Suspense>
      ) : (
        <StoreProvider store={store}>
          <App />
        </StoreProvider>
      )}
    </StrictMode>
  );
  if (drawnIn === pageLanguage.now.tag) {
    hydrateRoot(root, app);
    document.dispatchEvent(new Event(LISTENING_EVENT));
  } else createRoot(root).render(app);
  import('./startBackgroundWork.ts').then(
    ({ startBackgroundWork: afterOpening }) => afterOpening(store),
    () => undefined, // the page works without it
  );
}
