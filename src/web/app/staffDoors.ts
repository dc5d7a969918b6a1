import type { StaffRole } from '../../store/people/roles.ts';

/** A staff screen (SPEC 2): where it is, who may open it, and what it is for, or will be. */
export interface StaffDoor {
  readonly path: string;
  readonly roles: readonly StaffRole[];
  readonly title: string;
  readonly words: string;
}

export const staffDoors = {
  dashboard: {
    path: '/admin',
    roles: ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'],
    title: 'Staff',
    words: 'What you can open.',
  },
  scrutineer: {
    path: '/admin/scrutineer',
    roles: ['scrutineer', 'admin'],
    title: 'Scrutineer',
    words: 'Missing sheets, tally, cut, final with its working, posting.',
  },
  schedule: {
    path: '/admin/eventschedule',
    roles: ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'],
    title: 'Schedule',
    words: 'Every round in the order of the day, and how far it is.',
  },
  competitors: {
    path: '/admin/competitors',
    roles: ['admin'],
    title: 'Competitors',
    words: 'Find, change and check in everybody who has registered.',
  },
  addCompetitor: {
    path: '/admin/competitors/add-competitor',
    roles: ['admin'],
    title: 'Add a competitor',
    words: 'A registration made at the desk.',
  },
  officials: {
    path: '/admin/officials',
    roles: ['admin'],
    title: 'Officials',
    words: 'Judges and staff, and the judges’ access codes.',
  },
  setup: {
    path: '/admin/setup',
    roles: ['admin'],
    title: 'Setup',
    words: 'Name, dates, prices and pages of the competition.',
  },
  results: {
    path: '/admin/results',
    roles: ['admin', 'scrutineer', 'chairman'],
    title: 'Results',
    words: 'Which results are out, and when each may be seen.',
  },
  settings: {
    path: '/admin/settings',
    roles: ['admin', 'scrutineer'],
    title: 'Settings',
    words: 'The switches of the schedule and the live screens.',
  },
  deckCaptain: {
    path: '/admin/deckcaptain',
    roles: ['deckcaptain', 'admin'],
    title: 'Deck captain',
    words: 'Who is here and who is missing, for the rounds about to dance.',
  },
  chairman: {
    path: '/admin/chairman',
    roles: ['chairman', 'admin'],
    title: 'Chairman',
    words: 'Cuts, ties and results that wait for a decision.',
  },
  mc: {
    path: '/admin/mc',
    roles: ['mc', 'admin'],
    title: 'MC',
    words: 'The next words to say, with the numbers grouped for reading aloud.',
  },
  printSheets: {
    path: '/print-sheets',
    roles: ['scrutineer', 'admin'],
    title: 'Judges’ sheets',
    words: 'Mark sheets, callback sheets and lists on paper.',
  },
  printInvoices: {
    path: '/print-invoices',
    roles: ['admin'],
    title: 'Invoices',
    words: 'What each school and dancer owes, line by line.',
  },
} as const satisfies Record<string, StaffDoor>;

/** The staff screens there are today; the others say what they will be. */
export const builtDoors: readonly StaffDoor[] = [
  staffDoors.scrutineer,
  staffDoors.chairman,
  staffDoors.deckCaptain,
  staffDoors.mc,
  staffDoors.schedule,
];
