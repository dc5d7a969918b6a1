import type { NodeEntry } from './entry.ts';
import { competitionNode } from './competition.ts';

export const competitionEntries = (): readonly NodeEntry[] => [
  {
    node: competitionNode,
    doc: 'name, place, dates and their time zone, color, officials, links',
    read: 'everyone',
    write: 'admin',
    archive: {
      fullName: 'next year',
      primaryColor: 'next year',
      place: 'next year',
      timeZone: 'next year',
      startDate: 'this year',
      endDate: 'this year',
      dateRegistrationOpens: 'this year',
      dateRegistrationOpen: 'this year',
      dateRegistrationEarly: 'this year',
      dateRegistrationClosed: 'this year',
      registrationStatus: 'this year',
      resultsPageShown: 'this year',
      socials: 'next year',
      officials: 'this year',
      organizers: 'this year',
      timing: {
        usual: 'next year',
        levels: 'next year',
        secondsBetweenHeats: 'next year',
        secondsBetweenDances: 'next year',
        secondsBetweenRounds: 'next year',
        // Opening hours on this year's dates.
        hours: 'this year',
      },
      editions: { basics: 'next year', color: 'next year', officials: 'this year', timing: 'next year' },
    },
  },
];
