import { createTransport } from 'nodemailer';

/** A mail to one person, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Somebody who carries mails. */
export interface MailPost {
  /** Resolves when the mail server has taken the mail; rejects with an Error that tells nothing secret. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Where mails are handed in, and as whom. */
export interface MailSettings {
  /** `smtp://` or `secure` `smtps://`, with the sign-in if there is one. */
  readonly smtpUrl: string;
  /** The address that mails come from. */
  readonly from: string;
  /** Where people reach this server: the links in mails begin with it. */
  readonly publicUrl: string;
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;
/** Milliseconds. A mail server that says nothing for so long will not do so later. */
const PATIENCE = 15_000;

/** What may be said of a failure: the word and the number of it. The text of a mail server may repeat what it was told. */
function withoutSecrets(error: unknown): Error {
  const of = Object(error);
  const said = [Reflect.get(of, 'code'), Reflect.get(of, 'command'), Reflect.get(of, 'responseCode')]
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(' ');
  return new Error(`The mail server did not take a mail: ${said === '' ? 'no reason given' : said}.`);
}

/**
 * Hands mails in by SMTP.
 * @throws TypeError when the address of the mail server is no URL
 */
export function smtpPost({ smtpUrl, from }: MailSettings): MailPost {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const transport = createTransport({
    host,
    // None named is 0: then it is the usual one, 587 or (secure) 465.
    port: Number(port),
    secure,
    // A password crosses a network in the dark or not at all.
    requireTLS: !secure && username !== '' && !LOOPBACK.test(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE / 3,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      try {
        // As an object: a comma in the text would make two of one address.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        throw withoutSecrets(error);
      }
    },
    close: () => transport.close(),
  };
}
