import type { PlannedPageName } from '../../screens/screens.ts';
import { section } from '../section.ts';

interface PlannedPageWords {
  readonly title: string;
  /** What will be on it, in one line. */
  readonly about: string;
}

interface Words {
  readonly pages: Readonly<Record<PlannedPageName, PlannedPageWords>>;
  readonly notBuilt: string;
  readonly results: string;
  /** On the home page of a competition in which nothing is yet. */
  readonly fresh: string;
  readonly organizer: string;
}

/** The public pages that are not built yet, and what each will be. */
export const plannedPages = section<'plannedPages', Words>('plannedPages', {
  pages: {
    home: {
      title: 'Competitor Info',
      about: 'How many days are left, what it costs today, and the way to register or to your entries.',
    },
    details: {
      title: 'Details',
      about: 'The organizers’ notes for the day: doors, warm-up, spectators, food.',
    },
    rules: { title: 'Rules', about: 'Who may dance what, with the table of levels.' },
    venue: { title: 'Venue', about: 'Where it is, how to get there, where to park, what the floor is like.' },
    contact: { title: 'Contact', about: 'Whom to ask about what.' },
    about: { title: 'About', about: 'Who runs this competition.' },
    register: {
      title: 'What will you dance?',
      about: 'Pick your events and partners, and see the price as you go.',
    },
    entries: { title: 'Entries', about: 'Every couple by event, and who still needs a partner.' },
    updateEntries: {
      title: 'My entries',
      about: 'Change your entries with the code you got when you registered.',
    },
    competitors: { title: 'Competitors', about: 'Everyone who dances, by name, school or number.' },
    competitorDetails: { title: 'Competitor', about: 'One dancer’s events, heats, callbacks and results.' },
    partnerSearch: {
      title: 'Looking for a partner',
      about: 'Leads and follows who need a partner, by level and style.',
    },
    live: { title: 'Live', about: 'What’s on the floor, what’s next, and when you dance again.' },
    liveRound: { title: 'Callbacks', about: 'One round’s callbacks in large numbers, with the next heats.' },
    jumbotron: { title: 'Board', about: 'The big screen: who is dancing, callbacks, and the results.' },
    jumbotronController: { title: 'Boards', about: 'What each board shows now and next.' },
  },
  notBuilt: 'This page isn’t ready yet.',
  results: 'Results',
  fresh: 'Nothing is set up yet.',
  organizer: 'Organizer? Sign in to get started.',
});
