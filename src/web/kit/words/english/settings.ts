import type { StaffRole } from '../../../../store/people/roles.ts';
import type { EventFlag } from '../../../../store/competition/eventFlags.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';
import { staffWords } from './staff.ts';

const { roleName } = staffWords.english;

interface FlagWords {
  readonly name: string;
  /** The setting's effect, and the screens it changes. */
  readonly about: string;
}

const flags: Readonly<Record<EventFlag, FlagWords>> = {
  autoAssignTimes: {
    name: 'Set times when publishing',
    about: 'Publishing the schedule gives every round its planned time.',
  },
  dontReorderAfterAddRemoveRounds: {
    name: 'Keep round numbers',
    about: 'When you add or remove a round, the rounds after it keep their numbers.',
  },
  showScheduleIndex: {
    name: 'Number the rounds',
    about: 'Each row of the schedule shows its place in the day, on the live page too.',
  },
  highlightOtherRoundsInEvent: {
    name: 'Highlight an event’s other rounds',
    about:
      'Selecting a round on the schedule highlights the event’s other rounds. The live page does so for the round on the floor.',
  },
  hideGenerateRoundsButton: {
    name: 'Hide “Make rounds…”',
    about: 'Once the day is planned, nobody can remake all rounds by mistake.',
  },
  hideClearRoundsButton: {
    name: 'Hide “Clear rounds…”',
    about: 'Nobody can clear the schedule by mistake.',
  },
  cascadeCheckin: {
    name: 'Check in for the next rounds too',
    about:
      'Checking in a couple also checks them in for the rounds they dance right after. Marking them missing works the same way.',
  },
  hideLevelIcons: {
    name: 'Hide level icons',
    about: 'Levels show as words only, on every page.',
  },
  hideLiveSchedule: {
    name: 'Hide the live schedule',
    about:
      'The live page shows only the floor and callbacks. Only staff see when rounds are due; dancers’ pages, boards and heat sheets don’t.',
  },
};

/** The settings of the competition, and the roles of staff. */
export const settingsWords = section('settings', {
  loading: 'Loading the settings',
  notAvailable: 'Not available',
  title: 'How it works',
  more: 'Each switch works at once, for everybody.',
  group: { schedule: 'Schedule', deck: 'Deck', everybody: 'What everybody sees' },
  flags,
  offline: 'No connection: nothing can be switched now.',
  scroll: {
    name: 'Scroll live pages to now',
    about: 'Every live page jumps to what’s on the floor now.',
    sent: (times: number) =>
      times === 0
        ? 'Not pressed yet'
        : pluralize(times, { one: 'Pressed once so far', other: `Pressed ${times} times so far` }),
  },
  people: {
    title: 'Who can do what',
    more: 'Press a role to give it or take it away. It counts at once. You can’t change your own.',
    loading: 'Loading the staff',
    notAvailable: 'Not available',
    you: 'You',
    unnamed: (account: string) => `Account ${account}`,
    none: 'no role',
    roles: (name: string) => `Roles of ${name}`,
    given: (role: StaffRole, name: string) => `${name}: ${roleName(role)} added`,
    taken: (role: StaffRole, name: string) => `${name}: ${roleName(role)} removed`,
    invite: 'Invite somebody',
    inviteMore: 'They open a link, choose a password, and get exactly this role.',
    makeLink: 'Make the link',
    making: 'Making',
    name: 'Name',
    role: 'Role',
    chooseRole: 'Choose…',
    /** A link that was just made. */
    link: {
      title: (name: string) => `Send this link to ${name}`,
      passwordTitle: (name: string) => `A new password for ${name}`,
      /** @param time such as Wednesday, December 3, 4:12 PM */
      about: (time: string) =>
        `Send it to them alone: whoever opens it first gets the account. It works once, until ${time}.`,
      aboutPassword: (time: string) =>
        `They open it and choose a password. Send it to them alone. It works once, until ${time}.`,
      address: 'Link',
      qr: 'QR code of the link',
      copy: 'Copy link',
      copied: 'Link copied',
      mail: 'Email it',
      mailSubject: (competition: string) => `Your sign-in for ${competition}`,
      mailBody: (competition: string, link: string) =>
        `Open this link and choose a password. You’ll sign in with it at ${competition}:\n\n${link}\n\nThe link works once.`,
      close: 'Done',
    },
    invited: {
      title: 'Invited',
      /** @param day such as Dec 3 */
      until: (role: string, day: string) => `${role}, link works until ${day}`,
      password: 'new password',
      expired: (role: string) => `${role}, link expired`,
      show: 'Show link',
      takeBack: 'Cancel link',
      takenBack: (name: string) => `${name}’s link no longer works`,
    },
    edit: 'Edit',
    editTitle: (name: string) => `Edit ${name}`,
    save: 'Save',
    newPassword: 'Make a link for a new password',
    remove: 'Remove from staff',
    removeTitle: (name: string) => `Remove ${name} from the staff?`,
    removeMore: 'They lose all their roles at once, on every device. What they did stays in the log.',
    removeVerb: 'Remove',
    removed: (name: string) => `${name} removed from the staff`,
    /** The button for accounts that were created elsewhere. */
    add: 'Use an account ID',
    addMore: 'For somebody who signed in already. The account ID is on the page they see.',
    account: 'Account ID',
    verb: 'Give access',
    saving: 'Saving',
    problem: {
      account: 'Enter the account ID',
      name: 'Enter a name first',
      role: 'Choose a role',
      known: 'This account is already in the list',
      offline: 'No connection',
    },
  },
});
