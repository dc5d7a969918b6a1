import { MOST_PINNED, pinsKey } from './pinsOnDevice.ts';

/**
 * Runs in the head before anything is painted: a page that the server has drawn follows nobody yet, and room is kept for
 * those whom this device follows, so that nothing moves when they come (pinned.css).
 */
export function keepRoom(root: HTMLElement): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(pinsKey(root.dataset['event'] ?? '')) ?? '[]');
    // Who they are is read by the app: every page waits for this script.
    const pins = Array.isArray(kept) ? Math.min(kept.length, MOST_PINNED) : 0;
    if (pins === 0) return;
    root.dataset['pinned'] = String(pins);
    root.style.setProperty('--pinned', String(pins));
  } catch {
    // No storage here, or not ours: nobody is followed.
  }
}
