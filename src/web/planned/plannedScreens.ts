/** A screen that is on the plan and not built yet: what it is called, for whom, and what will be on it. */
export interface PlannedScreen {
  readonly title: string;
  readonly will: string;
}

const planned = (title: string, will: string): PlannedScreen => ({ title, will });

export const plannedScreens = {
  home: planned(
    'Competitor Info',
    'The days left, the price that holds today, and the way to register or to your entries.',
  ),
  details: planned('Details', 'What the organizers write about the day: doors, warm-up, spectators, food.'),
  rules: planned('Rules', 'Who may dance what, and the table of levels the registration goes by.'),
  venue: planned('Venue', 'Where it is, how to get there, where to park, and what the floor is like.'),
  contact: planned('Contact', 'Whom to ask, and for what.'),
  about: planned('About', 'Who makes this competition.'),
  register: planned(
    'What will you dance?',
    'You pick events and partners here, and see the price as you go.',
  ),
  entries: planned('Entries', 'Every couple by event, and who still waits for a partner.'),
  updateEntries: planned(
    'My entries',
    'You change your entries here with the code you were given when you registered.',
  ),
  competitors: planned('Competitors', 'Everybody who dances, to find by name, school or number.'),
  tbaList: planned('Looking for a partner', 'Leads and follows who seek each other, by level and style.'),
  competitorDetails: planned('Competitor', 'One dancer’s events, heats, callbacks and results.'),
  live: planned('Live', 'What dances now, what comes next, and when you are on again.'),
  liveRound: planned('Callbacks', 'The callbacks of one round in large numbers, with the heats of the next.'),
  jumbotron: planned('Board', 'The hall’s screen: who dances, callbacks, and the reveal of the results.'),
  jumbotronController: planned('Boards', 'What each board shows, and what it shows next.'),
} as const satisfies Record<string, PlannedScreen>;
