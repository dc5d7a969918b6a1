export interface SignInProblem {
  readonly ok: false;
  /** The provider's code without its prefix, as in the error catalogue of SPEC 8. */
  readonly code: string;
  /** What happened, for the person who signs in. */
  readonly problem: string;
  /** What to do about it. */
  readonly remedy: string;
}

interface Sentence {
  readonly problem: string;
  readonly remedy: string;
}

const WRONG: Sentence = {
  problem: 'This email and password do not belong together.',
  remedy: 'Check both. The organizer can set a new password.',
};

const POLICY: Sentence = {
  problem: 'The password does not meet the rules of this event.',
  remedy: 'Take a longer one, with the kinds of characters the rules ask for.',
};

/** The sign-in errors of SPEC 8 and those its provider adds for email and password. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'invalid-api-key': {
    problem: 'This event is not set up correctly: its key is not known.',
    remedy: 'Tell the organizer; the event configuration needs the right apiKey.',
  },
  'popup-blocked': {
    problem: 'The browser blocked the sign-in window.',
    remedy: 'Allow pop-ups for this page and try again.',
  },
  'popup-closed-by-user': {
    problem: 'The sign-in window was closed too early.',
    remedy: 'Try again and leave it open until it closes itself.',
  },
  'cancelled-popup-request': {
    problem: 'Another sign-in window was opened.',
    remedy: 'Go on in the newer window, or try again.',
  },
  'unauthorized-domain': {
    problem: 'This address may not sign anybody in.',
    remedy: 'Open the page at its usual address, or tell the organizer.',
  },
  'network-request-failed': {
    problem: 'The server does not answer.',
    remedy: 'Check the WLAN and try again.',
  },
  'user-mismatch': {
    problem: 'This is another account than the one you are signed in with.',
    remedy: 'Sign out first, or use the first account.',
  },
  'password-does-not-meet-requirements': POLICY,
  'weak-password': POLICY,
  'multi-factor-auth-required': {
    problem: 'This account asks for a second factor, which this page cannot take.',
    remedy: 'Ask the organizer for an account with a password only.',
  },
  'invalid-email': {
    problem: 'This is not an email address.',
    remedy: 'It needs an @ and a domain, as in name@school.edu.',
  },
  'invalid-credential': WRONG,
  'wrong-password': WRONG,
  'user-not-found': WRONG,
  'invalid-action-code': {
    problem: 'This link has been used already, or a newer one was sent.',
    remedy: 'Ask for another one below “Sign in”.',
  },
  'expired-action-code': {
    problem: 'This link is older than an hour.',
    remedy: 'Ask for another one below “Sign in”.',
  },
  'user-disabled': {
    problem: 'This account has been closed.',
    remedy: 'Ask the organizer to open it again.',
  },
  'too-many-requests': {
    problem: 'Too many tries with this account.',
    remedy: 'Wait a few minutes. The organizer can set a new password.',
  },
  'operation-not-allowed': {
    problem: 'This way of signing in is not switched on for this event.',
    remedy: 'Use email and password, or ask the organizer.',
  },
};

const UNKNOWN: Sentence = {
  problem: 'Signing in did not work.',
  remedy: 'Try again. If it stays like this, tell the organizer the word in brackets.',
};

function codeOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return 'unknown';
  return String(thrown.code).replace(/^auth\//, '');
}

export function signInProblem(thrown: unknown): SignInProblem {
  // The backend words an unknown key differently from the SDK's own check.
  const code = codeOf(thrown).replace(/^api-key-not-valid.*$/, 'invalid-api-key');
  const known = SENTENCES[code];
  if (known !== undefined) return { ok: false, code, ...known };
  return { ok: false, code, problem: `${UNKNOWN.problem} (${code})`, remedy: UNKNOWN.remedy };
}
