import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text, decoded. */
  readonly text: string;
}

export type SmtpBehavior =
  | 'takes all'
  | 'refuses the recipient'
  | 'refuses the password'
  | 'says nothing'
  | 'hangs up';

/** Removes quoted-printable escapes and soft line breaks. */
const decoded = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A minimal SMTP server that receives mail. */
export class SmtpServer {
  readonly mails: ReceivedMail[] = [];
  readonly lines: string[] = [];
  manners: SmtpBehavior;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(manners: SmtpBehavior) {
    this.manners = manners;
    this.server = createServer((socket) => this.talk(socket));
  }

  static open(manners: SmtpBehavior = 'takes all'): Promise<SmtpServer> {
    const made = new SmtpServer(manners);
    return new Promise((resolve) => made.server.listen(0, '127.0.0.1', () => resolve(made)));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.sockets.size;
  }

  close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    if (this.manners === 'says nothing') return;
    if (this.manners === 'hangs up') {
      socket.destroy();
      return;
    }
    let [from, to, held]: [string, string[], string] = ['', [], ''];
    let isData = false;
    const say = (line: string): unknown => socket.write(`${line}\r\n`);
    say('220 mail.example.org ESMTP');
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      held += piece;
      for (;;) {
        if (isData) {
          const end = held.indexOf('\r\n.\r\n');
          if (end < 0) return;
          this.mails.push({ from, to, text: decoded(held.slice(0, end)) });
          held = held.slice(end + 5);
          isData = false;
          say('250 taken');
          continue;
        }
        const end = held.indexOf('\r\n');
        if (end < 0) return;
        const line = held.slice(0, end);
        held = held.slice(end + 2);
        this.lines.push(line);
        const [word = ''] = line.toUpperCase().split(' ');
        const place = /<([^>]*)>/.exec(line)?.[1] ?? '';
        if (word === 'EHLO') say('250-mail.example.org\r\n250 AUTH PLAIN');
        else if (word === 'AUTH' && this.manners === 'refuses the password') say(`535 not ${line}`);
        else if (word === 'AUTH') say('235 known');
        else if (word === 'STARTTLS') say('502 not here');
        else if (word === 'MAIL') [from, to] = [place, []];
        else if (word === 'RCPT' && this.manners === 'refuses the recipient')
          say(`550 no such person: ${place}`);
        else if (word === 'RCPT') to = [...to, place];
        else if (word === 'DATA') isData = true;
        else if (word === 'QUIT') socket.end('221 bye\r\n');
        else say('250 ok');
        if (word === 'MAIL' || (word === 'RCPT' && this.manners !== 'refuses the recipient')) say('250 ok');
        if (word === 'DATA') say('354 go on');
      }
    });
  }
}
