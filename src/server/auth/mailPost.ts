import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Shown before the sender's address, such as the competition's name. */
  readonly fromName?: string;
  /** The mail's id with its angle brackets; the same for a mail that is sent again. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailPost {
  /** Resolves when the mail server accepted the mail. Rejects with an Error free of secrets. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail server and sender. */
export interface MailSettings {
  /** `smtp://` or secure `smtps://`, with the credentials if any. */
  readonly smtpUrl: string;
  readonly from: string;
  /** This server's public URL; links in mails start with it. */
  readonly publicUrl: string;
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;
/** Timeout (ms): a mail server silent for this long won't answer. */
const MAIL_TIMEOUT_MS = 15_000;

/** Keeps only the error's codes: the mail server's text may repeat what it was sent. */
function withoutSecrets(error: unknown): Error {
  const of = Object(error);
  const said = [Reflect.get(of, 'code'), Reflect.get(of, 'command'), Reflect.get(of, 'responseCode')]
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(' ');
  return new Error(`The mail server refused an email: ${said === '' ? 'no reason given' : said}.`);
}

/** The address in 'Name <address>'. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** @throws TypeError if the server's address is not a URL */
function transportTo(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return createTransport({
    host,
    // 0 (no port in the URL) means the default, 587 or (secure) 465.
    port: Number(port),
    secure,
    // A password is never sent over a network unencrypted.
    requireTLS: !secure && username !== '' && !LOOPBACK.test(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS / 3,
    socketTimeout: MAIL_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The reason and the remedy of a failed connection. The host of `SMTP_URL` is no secret. */
function explainConnection(error: unknown, { host, hostname }: URL): string {
  switch (Reflect.get(Object(error), 'code')) {
    case 'EDNS':
      return `there is no machine ${hostname}. Check the name in SMTP_URL, and the internet connection.`;
    case 'ESOCKET':
    case 'ECONNECTION':
    case 'ETIMEDOUT':
      return `no mail server answers at ${host}. Check name and port in SMTP_URL: smtps:// is for port 465, smtp:// for 587.`;
    case 'EAUTH':
      return `${hostname} refuses the name or the password in SMTP_URL. Percent-encode their special characters.`;
    case 'ETLS':
      return `${hostname} does not encrypt there. Begin SMTP_URL with smtps://, or use another port.`;
    default:
      return `${withoutSecrets(error).message.replace('refused an email', 'does not accept us')} Check SMTP_URL.`;
  }
}

/** Connects and signs in, without sending. @returns sentences with the remedy and without secrets, or undefined */
export async function findMailServerProblem({ smtpUrl }: MailSettings): Promise<string | undefined> {
  const transport = transportTo(smtpUrl);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return explainConnection(error, new URL(smtpUrl));
  } finally {
    transport.close();
  }
}

/**
 * Sends mail by SMTP.
 * @throws TypeError if the server's address is not a URL
 */
export function createSmtpPost({ smtpUrl, from }: MailSettings): MailPost {
  const transport = transportTo(smtpUrl);
  return {
    send: async ({ to, fromName, headers, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from: fromName === undefined ? from : { name: fromName, address: addressIn(from) },
          // The address is an object, because a comma in a string would split it into two.
          to: { name: '', address: to },
          ...(headers === undefined ? {} : { headers: { ...headers } }),
        });
      } catch (error) {
        throw withoutSecrets(error);
      }
    },
    close: () => transport.close(),
  };
}
