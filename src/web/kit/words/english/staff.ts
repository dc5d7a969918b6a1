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
export const staff = section('staff', {
  loading: 'Loading...',
  unnamed: 'New competition',
  /** Inside a sentence. */
  roleName,
  allScreens: 'All staff screens',
  signOut: 'Sign out',
  help: 'Help',
  /** The names of the screens, in the bar. */
  menu: 'Screens',
  /** The same at the foot of a phone. */
  foot: 'All your screens',
  /** Opens the list of them. */
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
    /** A competition without any data, with a command below each line. */
    first: {
      title: 'Get started',
      setUp: 'Set it up.',
      setUpMore:
        'Enter name and dates, take events from a competition like yours, and set prices. Then dancers can register.',
      where:
        'Type the commands on the computer that runs Floorcraft, in its folder, with this server’s settings loaded. If it was started with FLOORCRAFT_DATA, put that setting before each command.',
      events: 'Or import events that were planned elsewhere.',
      eventsMore:
        'One file each, with the couples and the rounds. “import --help” shows what a file looks like.',
      eventsTyped: 'npm run -s floorcraft -- import FILE',
      staffTyped: 'npm run -s floorcraft -- user add EMAIL --role scrutineer',
      staff: 'Add your staff.',
      staffMore: 'Roles: admin, scrutineer, chairman, mc, deckcaptain.',
      plan: 'Plan the day.',
      planMore: 'The schedule shows every round you imported.',
    },
    ready: 'Open',
    planned: 'Coming later',
  },
});
