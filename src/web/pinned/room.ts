import { pinsIn, pinsKey } from './keptPins.ts';

/**
 * Runs in the head before anything is painted: a page that the server has drawn follows nobody yet, and room is kept for
 * those whom this device follows, so that nothing moves when they come (pinned.css).
 */
export function keepRoom(root: HTMLElement): void {
  try {
    const pins = pinsIn(localStorage.getItem(pinsKey(root.dataset['event'] ?? ''))).length;
    if (pins === 0) return;
    root.dataset['pinned'] = String(pins);
    root.style.setProperty('--pinned', String(pins));
  } catch {
    // No storage here: nobody is followed.
  }
}
