import { request as ask, Agent } from 'node:http';
import { WebSocket } from 'ws';

/** The server and the accounts of the attackers in one process. */
export interface AttackersOptions {
  readonly port: number;
  readonly namespace: string;
  readonly accounts: readonly { readonly uid: string; readonly token: string }[];
}

export type AttackersCommand = 'stop';
export type AttackersReport =
  | { readonly kind: 'attacking' }
  /** Answers by their status word, and the number of dropped connections. */
  | { readonly kind: 'stopped'; readonly answers: Readonly<Record<string, number>> };

const { port, namespace, accounts } = JSON.parse(process.argv[2] ?? '{}') as AttackersOptions;
const answers: Record<string, number> = {};
const count = (word: string): void => void (answers[word] = (answers[word] ?? 0) + 1);
let isOver = false;

const framed = (r: number, a: string, b: object): string => JSON.stringify({ t: 'd', d: { r, a, b } });

/** Splits a message into frames like the official SDK. */
const inParts = (text: string): readonly string[] => text.match(/[^]{1,16384}/g) ?? [];

function sendParts(socket: WebSocket, parts: readonly string[]): void {
  if (parts.length === 1) {
    socket.send(parts[0] ?? '');
    return;
  }
  socket.send(String(parts.length));
  for (const part of parts) socket.send(part);
}

/** Repeats a message as soon as it is answered, several at once, and reconnects when dropped. */
function attack(
  token: string,
  atOnce: number,
  text: (n: number) => readonly string[],
  each?: (socket: WebSocket) => void,
): void {
  if (isOver) return;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${namespace}`, {
    perMessageDeflate: false,
  });
  let n = 1;
  const next = (): void => {
    n += 1;
    if (!isOver && socket.readyState === socket.OPEN) sendParts(socket, text(n));
  };
  socket.on('open', () => {
    socket.send(framed(0, 'auth', { cred: token }));
    for (let many = 0; many < atOnce; many += 1) next();
  });
  socket.on('message', (data: Buffer) => {
    const word = /"b":\{"s":"(\w+)"/.exec(data.toString('latin1'))?.[1];
    if (word === undefined) return;
    count(word);
    each?.(socket);
    next();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    count('closed');
    setTimeout(() => attack(token, atOnce, text, each), 50);
  });
}

/** An allowed update without effect, with `places` paths under the attacker's own node. */
function nothings(uid: string, places: number): () => readonly string[] {
  const d = Object.fromEntries(Array.from({ length: places }, (_, n) => [`c${n}`, null]));
  // Built once, so that building it does not slow the attacker down.
  const parts = inParts(framed(1, 'm', { p: `/codeClaims/${uid}`, d }));
  return () => parts;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
function read(path: string): void {
  if (isOver) return;
  ask({ host: '127.0.0.1', port, agent, path }, (answer) => {
    count(`http ${answer.statusCode ?? 0}`);
    answer.resume();
    answer.on('close', () => setImmediate(() => read(path)));
  })
    .on('error', () => setTimeout(() => read(path), 50))
    .end();
}

/** Posts the same thing repeatedly, several at once. */
function post(path: string, body: (n: number) => object, n = 0): void {
  if (isOver) return;
  const asked = ask({ host: '127.0.0.1', port, agent, path, method: 'POST' }, (answer) => {
    count(`http ${answer.statusCode ?? 0}`);
    answer.resume();
    answer.on('close', () => setImmediate(() => post(path, body, n + 1)));
  });
  asked.on('error', () => setTimeout(() => post(path, body, n + 1), 50));
  asked.end(JSON.stringify(body(n)));
}

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

/** Pings as fast as they are answered. */
function ping(): void {
  if (isOver) return;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${namespace}`);
  socket.on('open', () => {
    for (let many = 0; many < 8; many += 1) socket.ping();
  });
  socket.on('pong', () => {
    if (!isOver) socket.ping();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(ping, 50));
}

const WAYS: readonly ((uid: string, token: string) => void)[] = [
  (uid, token) => attack(token, 2, nothings(uid, 350_000)),
  (uid, token) => attack(token, 5, nothings(uid, 1000)),
  // A new query window each time, so that no answer comes from a cache.
  (_, token) =>
    attack(token, 5, (n) => [
      framed(n, 'g', { p: '/events/Waltz/entries', q: { i: 'leadName', sp: String(n), l: 500, vf: 'r' } }),
    ]),
  (_, token) => {
    for (let many = 0; many < 4; many += 1) read(`/events.json?ns=${namespace}&auth=${token}&n=${many}`);
  },
  // onDisconnect writes, followed by a disconnect.
  (uid, token) =>
    attack(
      token,
      1,
      (n) => [framed(n, 'o', { p: `/codeClaims/${uid}/c${n}`, d: null })],
      (socket) => setTimeout(() => socket.terminate(), 200),
    ),
  // Passwords under made-up names, sign-ups, invalid tokens, pages, pings.
  (uid) => {
    for (let many = 0; many < 4; many += 1)
      post(`${ACCOUNTS}:signInWithPassword?key=bench`, (n) => ({
        email: `${uid}${many}x${n}@nowhere.org`,
        password: 'guessed',
      }));
    ping();
  },
  () => {
    for (let many = 0; many < 4; many += 1)
      post(`${ACCOUNTS}:signUp?key=bench`, () => ({ returnSecureToken: true }));
    read('/somewhere');
  },
  (uid) => {
    for (let many = 0; many < 4; many += 1) read(`/a.json?ns=${namespace}&auth=${uid}.no.token`);
  },
];

accounts.forEach(({ uid, token }, n) => WAYS[n % WAYS.length]?.(uid, token));
const tell = (news: AttackersReport): void => void process.send?.(news);
tell({ kind: 'attacking' });
process.on('message', () => {
  isOver = true;
  tell({ kind: 'stopped', answers });
  setTimeout(() => process.exit(0), 100);
});
