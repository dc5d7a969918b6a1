import { section } from '../section.ts';

/** The organizer's account, created once from the link that the server prints. */
export const firstAccountWords = section('firstAccount', {
  product: 'Floorcraft',
  title: 'Create the organizer account',
  lead: 'This account can do everything. You’ll add judges and volunteers later, each with their own sign-in.',
  name: 'Your name',
  email: 'Email',
  password: 'Password',
  emailTaken: 'This email has an account already. Sign in with it, or use another email.',
  /** @param least length of the password */
  passwordHelp: (least: number) => `${least} characters or more. A short sentence works well.`,
  nameMissing: 'Enter your name',
  emailWrong: 'Enter your email, like maya@school.edu',
  passwordShort: (least: number) => `Use at least ${least} characters`,
  show: 'Show',
  hide: 'Hide',
  create: 'Create account',
  creating: 'Creating',
  /** @param time of day, such as 3:42 PM */
  once: (time: string) =>
    `This link works once, until ${time}. If it runs out, restart Floorcraft and it prints a new one.`,
  here: 'Running on this computer',
  at: (host: string) => `Running at ${host}`,
  /** @param folder of the data, as a path */
  savedIn: 'Everything is saved in',
  minutes: 'minutes to open registration',
  next: 'What comes next',
  steps: [
    { title: 'Set it up', about: 'Name and dates, events and prices, officials and pages.' },
    { title: 'Open registration', about: 'When nothing is missing, and you are ready.' },
    { title: 'Invite your people', about: 'Judges, scrutineer and desk, each with their own sign-in.' },
  ],
  signIn: 'Sign in',
  tryAgain: 'Try again',
  /** The link cannot be used, with the next step. */
  closed: {
    expired: {
      title: 'This link has expired',
      about: 'Restart Floorcraft on its computer: it prints a new link that works for an hour.',
    },
    'unknown link': {
      title: 'This link doesn’t work',
      about:
        'Floorcraft prints a new link at every start, and only the newest works. Open that one, or restart Floorcraft to get another.',
    },
    'organizer exists': {
      title: 'There’s an organizer already',
      about: 'The link was used, or someone made the account another way. Sign in to go on.',
    },
    unreachable: {
      title: 'Floorcraft isn’t ready',
      about: 'The server is starting or can’t be reached. Nothing was saved. Try again in a moment.',
    },
  },
});
