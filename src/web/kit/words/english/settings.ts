import type { StaffRole } from '../../../../store/people/roles.ts';
import type { EventFlag } from '../../../../store/competition/eventFlags.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';
import { staff } from './staff.ts';

const { roleName } = staff.english;

interface FlagWords {
  readonly name: string;
  /** Its effect, and the screens it changes. */
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
export const settings = section('settings', {
  loading: 'Loading the settings',
  notAvailable: 'Not available',
  title: 'How it works',
  more: 'Each switch works at once, for everybody.',
  group: { schedule: 'Schedule', deck: 'Deck', everybody: 'What everybody sees' },
  flags,
  offline: 'No connection: nothing can be switched now.',
  scroll: {
    name: 'Bring live pages to now',
    about: 'Every live page jumps to what’s on the floor now.',
    sent: (times: number) =>
      times === 0
        ? 'Not pressed yet'
        : counted(times, { one: 'Pressed once so far', other: `Pressed ${times} times so far` }),
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
    given: (role: StaffRole, name: string) => `${name}: ${roleName(role)} given`,
    taken: (role: StaffRole, name: string) => `${name}: ${roleName(role)} taken away`,
    add: 'Give somebody access',
    addMore:
      'Create the account on the computer that runs Floorcraft, with this server’s settings loaded (FLOORCRAFT_DATA, if it was started with it). It shows in the list at once. For accounts created elsewhere, enter their ID here.',
    typed: 'npm run -s floorcraft -- user add EMAIL --role scrutineer',
    account: 'Account ID',
    name: 'Name',
    role: 'Role',
    verb: 'Give access',
    saving: 'Saving',
    problem: {
      account: 'Enter the account ID',
      name: 'Enter a name first',
      known: 'This account is already in the list',
    },
  },
});
