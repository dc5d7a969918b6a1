import type { StaffRole } from '../../../../store/people/roles.ts';
import type { EventFlag } from '../../../../store/competition/eventFlags.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';
import { staff } from './staff.ts';

const { roleName } = staff.english;

interface FlagWords {
  readonly name: string;
  /** What it changes, and where. */
  readonly about: string;
}

const flags: Readonly<Record<EventFlag, FlagWords>> = {
  autoAssignTimes: {
    name: 'Plan the times with each publication',
    about: 'Whenever the schedule is published, every round gets its planned time.',
  },
  dontReorderAfterAddRemoveRounds: {
    name: 'Keep the numbers of rounds',
    about:
      'A round that is added stands between two others; those behind it keep their numbers in the schedule.',
  },
  showScheduleIndex: {
    name: 'Number the rounds',
    about: 'Each row of the schedule shows its place in the day, on the live page too.',
  },
  highlightOtherRoundsInEvent: {
    name: 'Highlight an event’s other rounds',
    about:
      'A round that is chosen in the schedule lights up the others of its event; on the live page, one that is danced.',
  },
  hideGenerateRoundsButton: {
    name: 'Hide the button that makes rounds',
    about: 'Once the day is planned: nobody makes all rounds anew by mistake.',
  },
  hideClearRoundsButton: {
    name: 'Hide the button that clears rounds',
    about: 'Nobody takes all rounds out of the schedule by mistake.',
  },
  cascadeCheckin: {
    name: 'Check in for the next rounds too',
    about:
      'A couple that is here is here for the rounds they dance right after, and missing in them when they’re missing.',
  },
  hideLevelIcons: {
    name: 'Hide the signs of the levels',
    about: 'Levels stand as words alone on every page.',
  },
  hideLiveSchedule: {
    name: 'Hide the live schedule',
    about:
      'The live page shows what’s on the floor and who is called back. Only the staff sees when rounds are due: no dancer’s page, display or heat sheet says it.',
  },
};

/** The switches of the competition, and who may do what. */
export const settings = section('settings', {
  loading: 'Loading the settings',
  notAvailable: 'Settings',
  title: 'How it works',
  more: 'Each switch works at once, for everybody.',
  group: { schedule: 'Schedule', deck: 'Deck', everybody: 'What everybody sees' },
  flags,
  offline: 'No connection: nothing can be switched now.',
  scroll: {
    name: 'Bring live views to now',
    about: 'Every live page goes to what is danced now, whatever its reader was looking at.',
    sent: (times: number) =>
      times === 0
        ? 'Not pressed yet'
        : counted(times, { one: 'Pressed once so far', other: `Pressed ${times} times so far` }),
  },
  people: {
    title: 'Who may do what',
    more: 'Press a role to give it, or to take it back. It counts at once. Nobody changes their own.',
    loading: 'Loading the staff',
    notAvailable: 'Who may do what',
    you: 'You',
    unnamed: (account: string) => `Account ${account}`,
    none: 'no role',
    roles: (name: string) => `Roles of ${name}`,
    given: (role: StaffRole, name: string) => `${name}: ${roleName(role)} given`,
    taken: (role: StaffRole, name: string) => `${name}: ${roleName(role)} taken back`,
    add: 'Give somebody access',
    addMore:
      'Make the account on the computer that runs Floorcraft, with the settings of this server loaded (FLOORCRAFT_DATA, if it was started with it). It appears in the list at once. For accounts made elsewhere, enter their id here.',
    typed: 'npm run -s floorcraft -- user add EMAIL --role scrutineer',
    account: 'Account id',
    name: 'Name',
    role: 'Role',
    verb: 'Give access',
    saving: 'Saving',
    problem: {
      account: 'Enter the account id',
      name: 'Write a name first',
      known: 'This account is in the list',
    },
  },
});
