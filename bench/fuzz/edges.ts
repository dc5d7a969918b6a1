import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { SeededRandom } from '../../src/server/testing/chance.ts';
import { createHostileAccountRequest } from '../../src/server/testing/hostile/accounts.ts';
import { createHostileFrames } from '../../src/server/testing/hostile/frames.ts';
import {
  createHostileBytes,
  createHostileRequest,
  type HostileRequest,
} from '../../src/server/testing/hostile/requests.ts';
import { forgeToken } from '../../src/server/testing/hostile/tokens.ts';
import { drawAddress, runFuzzTarget, type FuzzNotes, type FuzzCounts, type FuzzTarget } from './targets.ts';

const FRAMES_OF_SOCKET = 100;
const TIMEOUT_MS = 10_000;

function open({ port }: FuzzTarget, chance: SeededRandom): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': drawAddress(chance) },
  });
  socket.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

function closed(socket: WebSocket): Promise<string> {
  const code = new Promise<string>((resolve) => {
    socket.once('close', (code) => resolve(`closed ${code}`));
    setTimeout(() => resolve('no close'), TIMEOUT_MS).unref();
  });
  socket.close();
  return code;
}

/** Frames of the database protocol: one shot is one frame. */
export const fuzzFrames = (target: FuzzTarget, count: number, chance: SeededRandom): Promise<FuzzCounts> =>
  runFuzzTarget('websocket frames', count, 16, async (notes) => {
    const socket = await open(target, chance);
    const said: string[] = [];
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text.includes('"Internal error"')) notes.problem('internal error', said.slice(-3).join(' | '));
      notes.answer(/"b":\{"s":"(\w+)"/.exec(text)?.[1] ?? 'push');
    });
    let sent = 0;
    while (sent < FRAMES_OF_SOCKET && socket.readyState === WebSocket.OPEN) {
      for (const frame of createHostileFrames(chance)) {
        said.push(String(frame).slice(0, 400));
        socket.send(frame);
        sent += 1;
      }
      if (sent % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const end = await closed(socket);
    notes.answer(end);
    if (end === 'no close') notes.problem('the socket was never closed', said.slice(-3).join(' | '));
    socket.terminate();
    return sent;
  });

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request and records the status. Any other reaction of the server is a fault. */
function send(
  target: FuzzTarget,
  { method, path, headers, body }: HostileRequest,
  notes: FuzzNotes,
  address: string,
): Promise<number> {
  const input = `${method} ${path} ${JSON.stringify(headers)} ${body}`;
  return new Promise((resolve) => {
    const ended = (status: number): void => {
      notes.answer(status === 0 ? 'cut' : String(status));
      if (status >= 500 && status !== 503) notes.problem(`status ${status}`, input);
      resolve(status);
    };
    const asking = request(
      {
        host: '127.0.0.1',
        port: target.port,
        method,
        path,
        agent,
        timeout: TIMEOUT_MS,
        headers: { 'x-forwarded-for': address, 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
          answer.once('data', () => answer.destroy());
        } else answer.resume();
        answer.once('close', () => ended(status));
      },
    );
    asking.once('timeout', () => {
      notes.problem('no answer', input);
      asking.destroy();
    });
    asking.once('error', () => ended(0));
    asking.end(body);
  });
}

/** Random REST requests: method, path, query, headers and body, including event streams. */
export const fuzzRequests = (target: FuzzTarget, count: number, chance: SeededRandom): Promise<FuzzCounts> =>
  runFuzzTarget('REST requests', count, 16, async (notes) => {
    await send(target, createHostileRequest(chance), notes, drawAddress(chance));
    return 1;
  });

/** The Identity Toolkit and the token endpoint. */
export const fuzzAccounts = (target: FuzzTarget, count: number, chance: SeededRandom): Promise<FuzzCounts> =>
  runFuzzTarget('accounts and tokens endpoints', count, 16, async (notes) => {
    await send(target, createHostileAccountRequest(chance, target), notes, drawAddress(chance));
    return 1;
  });

/** Random bytes, which need not be HTTP, sent to the server's port. */
export const fuzzBytes = ({ port }: FuzzTarget, count: number, chance: SeededRandom): Promise<FuzzCounts> =>
  runFuzzTarget('raw bytes on the port', count, 16, (notes) => {
    const bytes = createHostileBytes(chance);
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      socket.setEncoding('latin1');
      socket.on('data', (text: string) => (heard += text));
      // The server waits for the rest of a partial request; hang up early with a reset.
      const patience = setTimeout(() => socket.resetAndDestroy(), 50);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(patience);
        const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? (heard === '' ? 'nothing' : 'other bytes');
        notes.answer(status);
        if (status.startsWith('5') && status !== '503' && status !== '505')
          notes.problem(`status ${status}`, bytes.toString('latin1'));
        resolve(1);
      });
      socket.write(bytes);
    });
  });

/** Invalid tokens, on the socket and over REST: all must be refused. */
export async function fuzzTokens(
  target: FuzzTarget,
  count: number,
  chance: SeededRandom,
): Promise<readonly FuzzCounts[]> {
  const perSocket = 50;
  const socketShots = await runFuzzTarget('tokens on a socket', count, 8, async (notes) => {
    const socket = await open(target, chance);
    const sent: string[] = [];
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      const [, number, status] = /"r":(\d+),"b":\{"s":"(\w+)"/.exec(text) ?? [];
      if (number === undefined || status === undefined) return;
      notes.answer(status);
      if (status !== 'invalid_token' && status !== 'expired_token')
        notes.problem(`a token was answered with ${status}`, sent[Number(number)] ?? '');
    });
    for (let number = 0; number < perSocket; number += 1) {
      const cred = forgeToken(target.idToken, chance);
      sent[number] = cred;
      const a = chance.pick(['auth', 'gauth']);
      const frame = JSON.stringify({ t: 'd', d: { r: number, a, b: { cred } } });
      if (frame.length > 6) socket.send(frame);
    }
    notes.answer(await closed(socket));
    return perSocket;
  });
  const restShots = await runFuzzTarget('tokens over REST', count, 16, async (notes) => {
    const token = forgeToken(target.idToken, chance);
    // An empty token is no credential, and a request without one is allowed here.
    if (token === '' || /^\s|\s$|[^\u0021-\u007e]/.test(token)) return 1;
    const status = await send(
      target,
      {
        method: 'GET',
        path: chance.oneIn(2)
          ? '/mischief/none.json'
          : `/mischief/none.json?auth=${encodeURIComponent(token)}`,
        headers: { authorization: `Bearer ${token}` },
        body: '',
      },
      notes,
      drawAddress(chance),
    );
    if (status !== 401 && status !== 431) notes.problem(`a token was answered with ${status}`, token);
    return 1;
  });
  return [socketShots, restShots];
}
