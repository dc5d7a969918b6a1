import { screens, type OfflineScreenName } from '../screens/screens.ts';

/** After the first visit a screen opens without network. Only https and localhost have it. */
export async function keepForOffline(screen: OfflineScreenName): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    (await navigator.serviceWorker.ready).active?.postMessage(screens[screen].path);
  } catch {
    // The browser does not want to, or the line broke: all works the same as long as the page stays open.
  }
}
