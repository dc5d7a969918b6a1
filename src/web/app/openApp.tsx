import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Store } from '../../store/store.ts';
import { openInVisitorsLanguage } from '../words/visitorsLanguage.ts';
import { App } from './App.tsx';
import { firstScreen } from './ScreenFrame.tsx';
import { StoreProvider } from './StoreProvider.tsx';

/** So long the first picture waits for its screen, in ms. What the page's head has asked for is there in less. */
const SCREEN_PATIENCE_MS = 500;

const UnknownEvent = lazy(() => import('./UnknownEvent.tsx'));

/** Shows the app in the visitor's language. Without a store there is no event of that name. */
export async function openApp(store: Store | undefined, eventName: string): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the app.');
  await Promise.all([openInVisitorsLanguage(), firstScreen(window.location.pathname, SCREEN_PATIENCE_MS)]);
  createRoot(root).render(
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
    </StrictMode>,
  );
}
