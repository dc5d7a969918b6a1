import { section } from '../section.ts';

/** Signing in, and a forgotten password. */
export const loginWords = section('login', {
  loading: 'Loading...',
  unnamed: 'New competition',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  takesLong: 'Still signing in. After wrong passwords the next try takes longer: 20 seconds at most.',
  /** @param title of the staff screen it leads to */
  leadsTo: (title: string) => `Sign in to open ${title}.`,
  leadsToDashboard: 'Sign in to your staff screens.',
  email: 'Email',
  password: 'Password',
  emailMissing: 'Enter your email',
  passwordMissing: 'Enter your password',
  forJudges: 'Judges don’t need a password: open your link or scan your code.',
  forgotten: 'Forgot password',
  asking: 'Sending',
  mailOnItsWay:
    'If that email has an account, a link is on its way. Nothing in a few minutes? The organizer can set a new password right away.',
  noMail:
    'This competition sends no mail. Ask the organizer: they can set a new password right away, or show you a code to set one.',
  linkByMail: 'Email me a sign-in link',
  linkOnItsWay:
    'If that email has an account, a link is on its way. Open it within an hour. Nothing in a few minutes? Use your password, or ask the organizer.',
  linkFor: 'Enter the email that got the link.',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  newPassword: 'New password',
  /** The requirements of a new password, each in a few words. */
  need: {
    least: (length: number) => `At least ${length} characters`,
    most: (length: number) => `At most ${length} characters`,
    lowercase: 'A lowercase letter',
    uppercase: 'An uppercase letter',
    number: 'A number',
    symbol: 'A symbol, such as ! or ?',
  },
  /** The word for screen readers after a met requirement. */
  met: 'done',
  save: 'Save password',
  saving: 'Saving',
  saved: 'New password saved. Every device signed in with the old one has to sign in again.',
  backToSignIn: 'Back to sign in',
});
