import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { eventConfiguration } from '../store/connection/eventConfigurations.ts';
import { openStore } from '../store/store.ts';
import { App } from './app/App.tsx';
import { reloadOnceWhenAPreloadFails } from './app/failedPreload.ts';
import { StoreProvider } from './app/StoreProvider.tsx';
import { openInVisitorsLanguage } from './words/visitorsLanguage.ts';
import './look/tokens.css';
import './look/base.css';

reloadOnceWhenAPreloadFails(window, sessionStorage, () => window.location.reload());

const UnknownEvent = lazy(() => import('./app/UnknownEvent.tsx'));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');

const eventName = document.documentElement.dataset['event'] ?? '';
const configuration = eventConfiguration(eventName);

// Opened before the language is there: the connection need not wait for words.
const store =
  configuration === undefined ? undefined : openStore(eventName, configuration, window.location.origin);

void openInVisitorsLanguage().then(() =>
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
  ),
);
