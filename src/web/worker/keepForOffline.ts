import { screens, type OfflineScreenName } from '../screens/screens.ts';
import { language } from '../words/language.ts';
import { translationPath } from './translationPath.ts';

/** After the first visit a screen opens without network, in the language it was read in. Only https and localhost have it. */
export async function keepForOffline(screen: OfflineScreenName): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(screens[screen].path);
    const keepLanguage = (): void => active?.postMessage(translationPath(language.now.tag));
    keepLanguage();
    language.observe(keepLanguage);
  } catch {
    // The browser does not want to, or the line broke: all works the same as long as the page stays open.
  }
}
