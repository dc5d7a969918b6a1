import { isAt } from './address.ts';
import { ALL_SCREENS, type Screen } from './screens.ts';

/** The screen at an address of this site; undefined where there is none. */
export const screenAt = (pathname: string): Screen | undefined =>
  ALL_SCREENS.find(({ path }) => isAt(path, pathname));
