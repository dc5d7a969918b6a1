import type { StaffRole } from '../../../../store/people/roles.ts';
import type { StaffScreenName } from '../../screens/screens.ts';
import { section } from '../section.ts';

const roles: Readonly<Record<StaffRole, string>> = {
  admin: 'organizer',
  scrutineer: 'scrutineer',
  chairman: 'chairman of judges',
  mc: 'MC',
  deckcaptain: 'deck captain',
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const roleName = (role: StaffRole): string => roles[role];

/** The head of every staff screen, and its access. */
export const staffWords = section('staff', {
  loading: 'Loading...',
  unnamed: 'New competition',
  /** Inside a sentence. */
  roleName,
  allScreens: 'All staff screens',
  signOut: 'Sign out',
  help: 'Help',
  /** The names of the screens, in the bar. */
  menu: 'Screens',
  /** The same menu at the bottom of a phone's screen. */
  foot: 'All your screens',
  /** The button that opens the list of all screens. */
  all: 'All',
  goTo: 'Where to?',
  /** Open tasks at a screen. @param count at least 1 */
  waits: {
    deck: (count: number) => `${count} missing`,
    scrutineer: (count: number) => (count === 1 ? '1 round needs you' : `${count} rounds need you`),
    chairman: (count: number) => (count === 1 ? '1 question needs you' : `${count} questions need you`),
  } satisfies Partial<Record<StaffScreenName, (count: number) => string>>,
  /** Changes of this device that the server refused. */
  notSaved: {
    /** @param what the journal's sentences; undefined: a change without a record @param why a sentence */
    told: (what: string | undefined, why: string) =>
      `Not saved: ${what ?? 'the last change from this device.'} ${why}`,
    you: 'You',
    tryAgain: 'Try again',
    dismiss: 'Got it',
  },
  /** The account may not read this screen's data. */
  noAccess: 'Your account can’t open this. Ask the organizer for the role you need.',
  /** The roles this screen requires. */
  forRoles: (wanted: readonly StaffRole[]) => `This is for the ${either.format(wanted.map(roleName))}`,
  signedInAs: (email: string, held: readonly StaffRole[]) =>
    `You’re signed in as ${email}${
      held.length > 0 ? ` (${held.map(roleName).join(', ')})` : ', with no role yet'
    }. Ask the organizer for the role you need.`,
  yourScreens: 'Your screens',
  otherAccount: 'Use another account',
  dashboard: {
    ready: 'All screens',
    planned: 'Coming later',
  },
});
