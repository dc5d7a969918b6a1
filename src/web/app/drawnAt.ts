import type { Session } from '../../store/connection/session.ts';

/** Where a page that the server drew says when it was drawn: no key of the tree can be called so. */
export const DRAWN_AT = '.drawnAt';

/** When the server drew this page, in milliseconds; undefined where it did not. */
export function drawnAt(device: Pick<Session, 'peek'>): number | undefined {
  const heard = device.peek(DRAWN_AT);
  return heard.kind === 'known' && typeof heard.raw === 'number' ? heard.raw : undefined;
}
