import { request, type Agent } from 'node:http';
import type { SeededRandom } from '../chance.ts';
import { HOSTILE_SUBTREE } from './frames.ts';
import { createDeepJson, changeOneType, createStrangeJson } from './json.ts';
import { damageText } from './text.ts';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request. Returns the status, or 0 if the connection was cut. */
export function sendHostileRequest(
  { method, path, headers, body }: HostileRequest,
  { port, agent, from }: { readonly port: number; readonly agent: Agent; readonly from: string },
): Promise<number> {
  return new Promise((resolve) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { 'x-forwarded-for': from, 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        if (answer.headers['content-type']?.startsWith('text/event-stream') === true)
          answer.once('data', () => answer.destroy());
        else answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.once('error', () => resolve(0));
    asking.end(body);
  });
}

const METHODS: readonly [string, ...string[]] = [
  'GET',
  'GET',
  'PUT',
  'PATCH',
  'POST',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'PROPFIND',
];

const PLACES: readonly [string, ...string[]] = [
  `/${HOSTILE_SUBTREE}`,
  `/${HOSTILE_SUBTREE}/a/b`,
  `/${HOSTILE_SUBTREE}/%F0%9F%92%83`,
  `/${HOSTILE_SUBTREE}/a%2Fb`,
  `/${HOSTILE_SUBTREE}/%00`,
  `/${HOSTILE_SUBTREE}/%ED%A0%80`,
  `/${HOSTILE_SUBTREE}/%`,
  `/${HOSTILE_SUBTREE}/a.b`,
  `/${HOSTILE_SUBTREE}${'/a'.repeat(40)}`,
  '/',
  '//',
  '/../..',
  '/closed/room',
  '/.settings/rules',
  '/.info/connected',
  '/.priority',
];

const QUERIES: readonly [string, ...string[]] = [
  '',
  'shallow=true',
  'print=pretty',
  'print=silent',
  'format=export',
  'orderBy="$key"&limitToFirst=1',
  'orderBy="a"&startAt=1&endAt=[1]',
  'orderBy="$value"&equalTo=null&startAfter=2',
  'orderBy=a',
  'orderBy="/"',
  'orderBy="%00"',
  `orderBy=${createDeepJson(500)}`,
  'orderBy="$priority"&limitToLast=1e3',
  'limitToFirst=-1&orderBy="$key"',
  'auth=a.b.c',
  'auth=owner',
  'access_token=',
  'ns=',
  'ns=other',
  'ns=floorcraft-test&ns=x',
  'x-http-method-override=DELETE',
  'timeout=%F0%9F',
];

const HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  {},
  { accept: 'text/event-stream' },
  { 'content-type': 'application/json' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': ';;;' },
  { 'if-match': 'null_etag' },
  { 'if-match': '*', 'x-firebase-etag': 'true' },
  { 'x-http-method-override': 'PATCH' },
  { 'x-http-method-override': 'toString' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer  owner ' },
  { authorization: `Basic ${'='.repeat(500)}` },
  { 'accept-encoding': 'gzip;q=NaN', range: 'bytes=-1' },
  { origin: 'null', 'access-control-request-headers': '*' },
  { 'x-forwarded-for': '::ffff:1.2.3.4, x, 999.1.1.1' },
  { expect: '200-ok' },
];

// Characters that Node's client refuses in a request; such requests are sent as raw bytes.
const UNSENDABLE = /[^\u0021-\u007e]/g;

export function createHostileRequest(chance: SeededRandom): HostileRequest {
  const good = JSON.stringify(createStrangeJson(chance));
  const body = chance.oneIn(200)
    ? createDeepJson(20_000)
    : chance.pick([
        good,
        damageText(good, chance),
        JSON.stringify(changeOneType({ a: 1, 'b/c': 2 }, chance)),
        '',
      ]);
  const path = `${chance.pick(PLACES)}.json?${chance.pick(QUERIES)}&${chance.pick(QUERIES)}`;
  return {
    method: chance.pick(METHODS),
    path: (chance.oneIn(4) ? `/${damageText(path, chance)}` : path).replaceAll(UNSENDABLE, encodeURI('é')),
    headers: { ...chance.pick(HEADERS), ...chance.pick(HEADERS) },
    body,
  };
}

const RAW: readonly [string, ...string[]] = [
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET // HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET /.ws?v=5 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET /.ws?v=5 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n\u0081\u00fe\u0000',
  'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  'GET * HTTP/1.1\r\n\r\n',
  `PUT /${HOSTILE_SUBTREE}/a.json HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n"ab"`,
  `PUT /${HOSTILE_SUBTREE}/a.json HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n"a"\r\nZ\r\n`,
  `POST /${HOSTILE_SUBTREE}.json HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `GET /${HOSTILE_SUBTREE}.json HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`,
  'CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
];

/** Bytes that are not, or not quite, HTTP. */
export function createHostileBytes(chance: SeededRandom): Buffer {
  if (chance.oneIn(6)) return chance.bytes(1 + chance.below(300));
  const text = chance.pick(RAW);
  const noise = chance.bytes(chance.below(20)).toString('latin1');
  return Buffer.from(chance.oneIn(3) ? text : damageText(text, chance) + noise, 'latin1');
}
