import type { Observable } from '../../../store/connection/observed.ts';
import { screens, type OfflineScreenName } from '../screens/screens.ts';
import { translationPath } from './translationPath.ts';

/** After the first visit a screen opens offline, in the language last used. Only https and localhost have service workers. */
export async function cacheForOffline(
  screen: OfflineScreenName,
  language: Observable<{ readonly tag: string }>,
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const worker = (await navigator.serviceWorker.ready).active;
    const keep = (path: string): void => {
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than ours
      worker?.postMessage(path);
    };
    keep(screens[screen].path);
    keep(translationPath(language.now.tag));
    language.observe(() => keep(translationPath(language.now.tag)));
  } catch {
    // Refused, or the connection broke: everything works while the page stays open.
  }
}
