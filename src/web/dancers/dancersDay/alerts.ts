/** How this browser stands to notifications; undefined: it has none here (a page without https). */
export const alertsAllowed = (): NotificationPermission | undefined =>
  'Notification' in window && window.isSecureContext ? Notification.permission : undefined;

/** Asks the person; what they said before holds. */
export const askForAlerts = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Shows a notification as long as the page lives: there is no server that pushes. */
export async function alertWith(title: string, tag: string): Promise<void> {
  if (alertsAllowed() !== 'granted') return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    // Phones show them only through a worker.
    if (worker !== undefined) return await worker.showNotification(title, { tag });
    const shown = new Notification(title, { tag });
    shown.addEventListener('click', () => window.focus());
  } catch {
    // The browser does not want to: the page says it all the same.
  }
}
