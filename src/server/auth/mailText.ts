import type { Mail } from './mailPost.ts';

/** The hour as people read it, with its time zone. A mail has plain spaces only. */
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

/** A name out of the tree, on one line and of a sensible length. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);

/** The mail with which somebody sets a new password. `until` in milliseconds since 1970. */
export function resetMail(about: {
  readonly to: string;
  readonly event: string;
  readonly link: string;
  readonly until: number;
  /** The competition's. */
  readonly timeZone: string;
}): Mail {
  const event = oneLine(about.event);
  return {
    to: about.to,
    subject: `A new password for ${event}`,
    text: [
      'Hello,',
      '',
      `Somebody asked for a new password for your account (${about.to}) at ${event}.`,
      'To choose one, open this page:',
      '',
      about.link,
      '',
      `The link works once, until ${hourOf(about.until, about.timeZone)}.`,
      '',
      'If you did not ask for it, do nothing: your password stays as it is.',
      '',
      event,
      '',
    ].join('\n'),
  };
}
