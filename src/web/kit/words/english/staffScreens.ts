import type { StaffScreenName } from '../../screens/screens.ts';
import { section } from '../section.ts';

interface StaffScreenWords {
  readonly title: string;
  /** The title at the bottom of a phone's screen, if the usual one is too long. */
  readonly short?: string;
  /** The screen's purpose in one line, for the dashboard and the menu. */
  readonly about: string;
}

/** The staff's screens by name. */
export const staffScreensWords = section<'staffScreens', Readonly<Record<StaffScreenName, StaffScreenWords>>>(
  'staffScreens',
  {
    dashboard: { title: 'Staff', about: 'Your screens.' },
    schedule: { title: 'Schedule', about: 'Every round of the day in order, and how far along it is.' },
    deck: {
      title: 'Deck captain',
      short: 'Deck',
      about: 'Who is here and who is missing in the next rounds.',
    },
    scrutineer: { title: 'Scrutineer', about: 'Sheets, tally, cut, finals, posting.' },
    chairman: { title: 'Chairman', about: 'Cuts, ties and results that need a decision.' },
    mc: { title: 'MC', about: 'What to say next, with the numbers grouped to read aloud.' },
    jumbotronController: { title: 'Boards', about: 'What each board shows now and next.' },
    help: { title: 'Help', about: 'How each screen works, on a card to print.' },
    manageCompetitors: { title: 'Competitors', about: 'Find, edit and check in everyone who registered.' },
    floods: {
      title: 'Spam',
      about: 'Suspicious sign-ups: review and remove spam.',
    },
    addCompetitor: { title: 'Add a dancer', about: 'Register somebody at the desk.' },
    officials: { title: 'Officials', about: 'Judges and staff, and the judges’ access codes.' },
    setup: { title: 'Setup', about: 'Name, dates, prices and pages of the competition.' },
    manageResults: { title: 'Results', about: 'Which placings are released, and which wait for the awards.' },
    settings: {
      title: 'Settings',
      about: 'Who can do what, and switches for the schedule and the live screens.',
    },
    printSheets: { title: 'Print', about: 'Numbers, judge sheets, callbacks, heat sheets, certificates.' },
    printInvoices: { title: 'Invoices', about: 'What each school and dancer owes, line by line.' },
  },
);
