import { MAX_PINS, buildPinsKey } from './pinsOnDevice.ts';

/**
 * Runs in the head before the first paint. A page that the server has rendered shows no followed dancers yet,
 * so this reserves their space: nothing moves when they load (pinned.css).
 */
export function reserveRoom(root: HTMLElement): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(buildPinsKey(root.dataset['event'] ?? '')) ?? '[]');
    // Counts only, without parsing: every page waits for this script.
    const pins = Array.isArray(kept) ? Math.min(kept.length, MAX_PINS) : 0;
    if (pins === 0) return;
    root.dataset['pinned'] = String(pins);
    root.style.setProperty('--pinned', String(pins));
  } catch {
    // No storage, or a malformed value: reserves no room.
  }
}
