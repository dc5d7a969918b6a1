import type { Mail } from './mailPost.ts';

/** Formats a time with its zone. Plain spaces only, as mail needs. */
const hourOf = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(time)
    .replaceAll('\u202F', ' ');

/** Puts a name from the tree on one line and limits its length. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);

/** Sentences for each kind of link. */
const SAID = {
  PASSWORD_RESET: {
    subject: 'New password for',
    asked: 'a new password for your account',
    use: 'To choose one, open this page:',
    otherwise: 'your password stays as it is',
  },
  EMAIL_SIGNIN: {
    subject: 'Sign in to',
    asked: 'a link to sign in with your account',
    use: 'To sign in, open this page:',
    otherwise: 'nobody can sign in without the link',
  },
} as const;

export type CodeMailKind = keyof typeof SAID;

/** Writes the mail with a code. `until` in milliseconds since 1970. */
export function buildCodeMail(about: {
  readonly kind: CodeMailKind;
  readonly to: string;
  readonly event: string;
  readonly link: string;
  readonly until: number;
  /** The competition's time zone. */
  readonly timeZone: string;
}): Mail {
  const event = oneLine(about.event);
  const { subject, asked, use, otherwise } = SAID[about.kind];
  return {
    to: about.to,
    subject: `${subject} ${event}`,
    text: [
      'Hello,',
      '',
      `Somebody asked for ${asked} (${about.to}) at ${event}.`,
      use,
      '',
      about.link,
      '',
      `The link works once, until ${hourOf(about.until, about.timeZone)}.`,
      '',
      `If you did not ask for it, do nothing: ${otherwise}.`,
      '',
      event,
      '',
    ].join('\n'),
  };
}
