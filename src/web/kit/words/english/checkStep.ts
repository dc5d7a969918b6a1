import { section } from '../section.ts';

/** The summary of a registration. */
export const checkStepWords = section('checkStep', {
  you: 'You',
  events: 'Events',
  team: 'Team',
  along: (name: string, email: string) => `${name} gets a code of their own: ${email}`,
  consents: 'Consent',
  against: 'Rule warnings',
  mediaYes: 'Photos may be used.',
  mediaNo: 'No photos for promotion.',
  change: 'Change',
  with: (lead: string, follow: string) => `${lead} and ${follow}`,
  tba: 'partner wanted',
});
