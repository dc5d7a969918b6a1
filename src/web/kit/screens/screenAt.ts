import { isAt } from './address.ts';
import { ALL_SCREENS, screens, type Screen } from './screens.ts';

/** The screen at an address of this site; undefined where there is none. */
export const screenAt = (pathname: string): Screen | undefined =>
  ALL_SCREENS.find(({ path }) => isAt(path, pathname));

/** Below /admin nothing stands around a page, whether there is such a screen or not (SPEC 2). */
export const isBelowAdmin = (pathname: string): boolean =>
  pathname.toLowerCase().startsWith(`${screens.dashboard.path}/`);
