import type { DanceRole } from '../../../../domain/people/people.ts';
import { section } from '../section.ts';

/** A dancer states what they have danced before. */
export const evidence = section('evidence', {
  title: 'What you’ve danced before',
  more: 'Some events are closed to who has won elsewhere. Only you and the organizers see this.',
  notSaid: 'Not said',
  months: 'Months of dancing, by the first day',
  level: 'Your level',
  usualRole: 'You mostly dance',
  roles: { lead: 'Lead', follow: 'Follow' } satisfies Record<DanceRole, string>,
  age: 'Your age class',
  results: 'Your results',
  noResults: 'No result yet.',
  addResult: 'Add a result',
  remove: 'Remove',
  removeOf: (result: string) => `Remove ${result}`,
  /** @param place undefined: not in the final */
  result: (event: string, place: string | undefined, competition: string) =>
    `${event}, ${place ?? 'no final'}, ${competition}`,
  adding: {
    question: 'Which result?',
    verb: 'Add result',
    levelOf: 'Level',
    style: 'Style',
    dance: 'Dance',
    place: 'Place in the final',
    placeHelp: 'Empty: you weren’t in the final.',
    rounds: 'Rounds from',
    roundsBefore: ['Final', 'Semi-final', 'Quarter-final', 'Before that'],
    role: 'Danced as',
    competition: 'Competition',
    source: 'Where can it be looked up?',
    sourceHelp: 'A web address, or whom to ask.',
    incomplete: 'Say which competition, and where it can be looked up.',
  },
  full: 'That’s as many results as fit. Keep those that count most.',
  rules: 'What the rules say',
  nothingAgainst: 'Nothing against your entries.',
  against: (event: string, because: string) => `${event}: ${because}`,
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  overtaken: 'Nothing is saved: this changed on another device meanwhile. Look again, then save.',
  notSaved: 'It’s not saved. Try again, or write to the organizers.',
  decided: {
    title: 'What the organizers have decided',
    'may dance': (event: string) => `${event}: you may dance it.`,
    'may not dance': (event: string) => `${event}: you may not dance it.`,
    out: (event: string) => `${event}: you may not dance it. Your entry was taken out.`,
    'partner out': (event: string) => `${event}: your partner may not dance it, and is out of it.`,
  },
});
