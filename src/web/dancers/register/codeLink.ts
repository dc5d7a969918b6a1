import { screens } from '../../kit/screens/screens.ts';

/** The link that opens a registration: the code is behind the #, so that no server logs it. */
export const buildCodeLink = (code: string): string =>
  `${window.location.origin}${screens.updateEntries.link()}#${code}`;
