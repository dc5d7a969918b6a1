import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly to: string;
  readonly messageId: string;
  /** Headers and parts, decoded. */
  readonly text: string;
}

/** A mail server for stories, independent of our own mail code. */
export interface MailServer {
  readonly mails: readonly ArrivedMail[];
  /** Settings that make a Floorcraft server send its mail to this mail server. */
  readonly settings: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

const decoded = (raw: string): string =>
  Buffer.from(
    raw
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

export async function startMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('latin1');
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address).join(),
          messageId: /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? '',
          text: decoded(raw),
        });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'desk@harbor.test',
      PUBLIC_URL: 'https://harbor.test',
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
