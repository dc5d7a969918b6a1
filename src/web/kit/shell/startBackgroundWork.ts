import type { Store } from '../../../store/store.ts';
import { restoreTranslatedTexts } from './translatedPage.ts';

/** Low-priority work of an open page. */
export function startBackgroundWork(store: Store | undefined): void {
  restoreTranslatedTexts(document);
  if (store === undefined || store.configuration.measurementId === '') return;
  import('./visits.ts').then(
    ({ countVisits }) => countVisits(store),
    () => undefined, // without a connection: the next visit is counted
  );
}
