import { matchesPath } from './address.ts';
import { ALL_SCREENS, screens, type Screen } from './screens.ts';

export const findScreen = (pathname: string): Screen | undefined =>
  ALL_SCREENS.find(({ path }) => matchesPath(path, pathname));

/** True for a page below /admin, which has no bars, also if there is no such screen (SPEC 2). */
export const isBelowAdmin = (pathname: string): boolean =>
  pathname.toLowerCase().startsWith(`${screens.dashboard.path}/`);
