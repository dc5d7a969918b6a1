import { matchesPath } from './address.ts';
import { screens } from './screens.ts';

/** The page on which judges choose their letter. They usually come by the QR code on their card. */
const JUDGES_ENTRANCES = ['/judge', '/judges'];

/** Addresses that people type without having seen them, each with the screen they mean. */
const GUESSES: readonly (readonly [guess: string, to: string])[] = [
  ['/schedule', screens.live.link()],
  ['/scoreboard', screens.live.link()],
  ['/staff', screens.dashboard.link()],
  ['/organizer', screens.dashboard.link()],
  ['/signin', screens.login.link()],
  ['/signup', screens.register.link()],
  ['/registration', screens.register.link()],
  ['/partners', screens.partnerSearch.link()],
  ['/dancers', screens.competitors.link()],
];

export const isJudgesEntrance = (pathname: string): boolean =>
  JUDGES_ENTRANCES.some((path) => matchesPath(path, pathname));

/** The screen that a guessed address means; undefined if it is not a known guess. */
export const findGuessedScreen = (pathname: string): string | undefined =>
  GUESSES.find(([guess]) => matchesPath(guess, pathname))?.[1];
