import type { Store } from '../../../store/store.ts';
import { bringBackTranslatedTexts } from './translatedPage.ts';

/** Work of a page that is open: nobody waits for it. */
export function afterOpening(store: Store | undefined): void {
  bringBackTranslatedTexts(document);
  if (store === undefined || store.configuration.measurementId === '') return;
  import('./visits.ts').then(
    ({ countVisits }) => countVisits(store),
    () => undefined, // without a connection: the next visit is counted
  );
}
