import type { Observed } from '../../../store/connection/observed.ts';
import { screens, type OfflineScreenName } from '../screens/screens.ts';
import { translationPath } from './translationPath.ts';

/**
 * After the first visit a screen opens without network, in the language it was read in last. Only https and localhost
 * have it.
 */
export async function keepForOffline(
  screen: OfflineScreenName,
  language: Observed<{ readonly tag: string }>,
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
    // The browser does not want to, or the connection broke: all works the same as long as the page stays open.
  }
}
