/** Permission for notifications; undefined where the browser has none (a page without https). */
export const getAlertPermission = (): NotificationPermission | undefined =>
  'Notification' in window && window.isSecureContext ? Notification.permission : undefined;

/** Asks for permission, unless the browser has an answer already. */
export const requestAlertPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Shows a notification while the page is open: there is no push server. */
export async function showAlert(title: string, tag: string): Promise<void> {
  if (getAlertPermission() !== 'granted') return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    // Phones show notifications only through a service worker.
    if (worker !== undefined) return await worker.showNotification(title, { tag });
    const shown = new Notification(title, { tag });
    shown.addEventListener('click', () => window.focus());
  } catch {
    // The browser refused. The page shows the same news.
  }
}
