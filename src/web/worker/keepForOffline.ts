/** After the first visit a screen opens without network. Only https and localhost have it. */
export async function keepForOffline(screen: 'judge' | 'deck'): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    // The worker itself keeps the judge's screen; a judge's phone need not carry the deck's.
    if (screen === 'deck') (await navigator.serviceWorker.ready).active?.postMessage(screen);
  } catch {
    // The browser does not want to, or the line broke: all works the same as long as the page stays open.
  }
}
