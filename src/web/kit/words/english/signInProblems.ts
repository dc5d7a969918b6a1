import type { KnownSignInProblem } from '../../../../store/connection/signInProblem.ts';
import { section } from '../section.ts';

interface Sentences {
  /** The error. */
  readonly problem: string;
  /** The remedy for the problem. */
  readonly remedy: string;
}

interface Words {
  readonly known: Readonly<Record<KnownSignInProblem, Sentences>>;
  /** Any other code of the provider. */
  readonly other: Sentences;
}

const ASK_AGAIN = 'Go back to sign in and ask for another one.';

/** Sign-in errors and their remedies. */
export const signInProblemsWords = section<'signInProblems', Words>('signInProblems', {
  known: {
    'invalid-api-key': {
      problem: 'This competition isn’t set up right: its key is unknown.',
      remedy: 'Tell the organizer: the event configuration needs the right apiKey.',
    },
    'popup-blocked': {
      problem: 'The browser blocked the sign-in window.',
      remedy: 'Allow pop-ups for this page and try again.',
    },
    'popup-closed-by-user': {
      problem: 'The sign-in window closed too soon.',
      remedy: 'Try again and leave it open until it closes itself.',
    },
    'cancelled-popup-request': {
      problem: 'Another sign-in window is open.',
      remedy: 'Use the newer one, or try again.',
    },
    'unauthorized-domain': {
      problem: 'Nobody can sign in at this address.',
      remedy: 'Open the page at its usual address, or tell the organizer.',
    },
    'network-request-failed': {
      problem: 'No answer from the server.',
      remedy: 'Check the Wi-Fi and try again.',
    },
    'user-mismatch': {
      problem: 'You’re signed in with a different account.',
      remedy: 'Sign out first, or use that account.',
    },
    'password-does-not-meet-requirements': {
      problem: 'That password is too weak for this competition.',
      remedy: 'Use a longer one, with the kinds of characters the rules ask for.',
    },
    'multi-factor-auth-required': {
      problem: 'This account needs a second factor, which this page can’t take.',
      remedy: 'Ask the organizer for an account with a password only.',
    },
    'invalid-email': {
      problem: 'That isn’t an email address.',
      remedy: 'It needs an @ and a domain, like name@school.edu.',
    },
    'invalid-credential': {
      problem: 'Email or password is incorrect.',
      remedy: 'Check both. The organizer can set a new password.',
    },
    'invalid-action-code': {
      problem: 'This link was used already, or a newer one was sent.',
      remedy: ASK_AGAIN,
    },
    'expired-action-code': { problem: 'This link is more than an hour old.', remedy: ASK_AGAIN },
    'user-disabled': { problem: 'This account is closed.', remedy: 'Ask the organizer to open it again.' },
    'too-many-requests': {
      problem: 'Too many tries.',
      remedy: 'Wait a minute and try again. The organizer can unlock the account.',
    },
    'operation-not-allowed': {
      problem: 'This competition doesn’t allow this way of signing in.',
      remedy: 'Use email and password, or ask the organizer.',
    },
  },
  other: { problem: 'Sign-in failed.', remedy: 'Try again. If it keeps failing, tell the organizer.' },
});
