import type { StaffRole } from '../../../../store/people/roles.ts';
import { section } from '../section.ts';
import { staffWords } from './staff.ts';

const { roleName } = staffWords.english;

/** An organizer's one-time link: a new staff account, or a new password. */
export const invitationWords = section('invitation', {
  role: {
    title: (role: StaffRole) => `You’re invited as ${roleName(role)}`,
    /** @param competition its name */
    lead: (competition: string) =>
      `Choose a password for ${competition}. You’ll sign in with it on any phone or laptop.`,
    verb: 'Create my account',
    busy: 'Creating',
  },
  password: {
    title: (name: string) => `A new password for ${name}`,
    lead: 'The old one stops working once you save.',
    verb: 'Save password',
    busy: 'Saving',
  },
  /** @param time such as Wednesday, December 3, 4:12 PM */
  once: (time: string) => `This link works once, until ${time}.`,
  screens: 'Your screens',
  signIn: 'Sign in',
  tryAgain: 'Try again',
  /** The link cannot be used, with the next step. */
  closed: {
    expired: { title: 'This link has expired', about: 'Ask the organizer for a new one.' },
    used: {
      title: 'This link was used',
      about: 'If it was you, sign in with the email and password you chose. If not, tell the organizer.',
    },
    'unknown link': {
      title: 'This link doesn’t work',
      about:
        'It may be incomplete, or the organizer took it back. Open the whole link, or ask for a new one.',
    },
    unreachable: {
      title: 'No connection',
      about: 'The server can’t be reached. Nothing was saved. Try again in a moment.',
    },
  },
});
