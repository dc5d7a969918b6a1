import type { DanceRole } from '../../../../domain/people/people.ts';
import { section } from '../section.ts';

/** A dancer states what they have danced before. */
export const evidenceWords = section('evidence', {
  title: 'What you’ve danced before',
  more: 'Some events are closed to dancers who have won elsewhere. Only you and the organizers see this.',
  notSaid: 'Not given',
  months: 'Months of dancing before this competition',
  level: 'Your level',
  usualRole: 'You mostly dance',
  roles: { lead: 'Lead', follow: 'Follow' } satisfies Record<DanceRole, string>,
  age: 'Your age group',
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
    placeHelp: 'Leave blank if you weren’t in the final.',
    rounds: 'First round',
    roundsBefore: ['Final', 'Semi-final', 'Quarter-final', 'Earlier'],
    role: 'Danced as',
    competition: 'Competition',
    source: 'Where can it be looked up?',
    sourceHelp: 'A web address, or who to ask.',
    incomplete: 'Enter the competition, and where it can be looked up.',
  },
  full: 'The list is full. Keep the results that matter most.',
  rules: 'What the rules say',
  nothingAgainst: 'Your entries break no rules.',
  against: (event: string, because: string) => `${event}: ${because}`,
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  overtaken: 'Not saved: this was changed on another device. Check it, then save again.',
  notSaved: 'Not saved. Try again, or contact the organizers.',
  decided: {
    title: 'What the organizers decided',
    'may dance': (event: string) => `${event}: you may dance it.`,
    'may not dance': (event: string) => `${event}: you may not dance it.`,
    out: (event: string) => `${event}: you may not dance it. Your entry was removed.`,
    'partner out': (event: string) => `${event}: your partner may not dance it, and was removed.`,
  },
});
