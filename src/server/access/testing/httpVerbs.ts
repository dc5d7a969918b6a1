import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { StreamRecorder } from '../../testing/streamRecorder.ts';
import { NAMESPACE } from '../../testing/server.ts';
import type { Json } from '../../tree/json.ts';
import type { RemoveVerb, NamedVerbs, PatchVerb, WriteVerb } from './everyCell.ts';
import type { WriteOutcome, HallPerson } from './hall.ts';

// The same verbs over plain HTTP.

async function headersOf({ tokenNow, address }: HallPerson): Promise<Record<string, string>> {
  const token = await tokenNow();
  return {
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

const addressOf = (path: string, parameters = ''): string =>
  // The root is just a slash; two at the start would name a host.
  `/${path}.json?ns=${NAMESPACE}${parameters}`.replace(/^\/+/, '/');

function decided(status: number, said: string): WriteOutcome {
  if (status === 200) return 'done';
  // Oversized writes of unprioritized callers are refused before the rules run.
  if (status === 401 || status === 413) return 'refused';
  throw new Error(`${status} ${said}`);
}

interface Asked {
  readonly method: string;
  readonly address: string;
  readonly body?: Json;
  readonly headers?: Record<string, string>;
}

/** Node's own client with keep-alive: `fetch` makes these tests a quarter slower. */
const LINES = new Agent({ keepAlive: true });

async function ask(person: HallPerson, asked: Asked): Promise<WriteOutcome> {
  const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const headers = { ...(await headersOf(person)), ...asked.headers };
  return new Promise((resolve, reject) => {
    const at = new URL(asked.address, person.server.origin);
    request(at, { method: asked.method, headers, agent: LINES }, (answer) => {
      text(answer)
        .then((said) => resolve(decided(answer.statusCode ?? 0, said)))
        .catch(reject);
    })
      .on('error', reject)
      .end(body);
  });
}

async function follow(person: HallPerson, address: string): Promise<WriteOutcome> {
  const follower = await StreamRecorder.open(person.server.port, address, await headersOf(person));
  follower.leave();
  return decided(follower.status, follower.rest);
}

const OVERRIDE = 'x-http-method-override';

const READ: NamedVerbs<RemoveVerb> = [
  ['GET', (person, path) => ask(person, { method: 'GET', address: addressOf(path) })],
  [
    'GET shallow',
    (person, path) => ask(person, { method: 'GET', address: addressOf(path, '&shallow=true') }),
  ],
  [
    'GET with orderBy',
    (person, path) =>
      ask(person, { method: 'GET', address: addressOf(path, '&orderBy="$key"&limitToFirst=1') }),
  ],
  [
    'GET as an export',
    (person, path) => ask(person, { method: 'GET', address: addressOf(path, '&format=export') }),
  ],
  [
    'GET of .priority',
    (person, path) => ask(person, { method: 'GET', address: addressOf(`${path}/.priority`) }),
  ],
  ['event stream', (person, path) => follow(person, addressOf(path))],
  [
    'event stream of a query',
    (person, path) => follow(person, addressOf(path, '&orderBy=%22$key%22&limitToFirst=1')),
  ],
];

const split = (path: string): readonly [above: string, key: string] => {
  const cut = path.lastIndexOf('/');
  return [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
};

const WRITE: NamedVerbs<WriteVerb> = [
  ['PUT', (person, path, body) => ask(person, { method: 'PUT', address: addressOf(path), body })],
  [
    'POST as PUT',
    (person, path, body) =>
      ask(person, { method: 'POST', address: addressOf(path), body, headers: { [OVERRIDE]: 'PUT' } }),
  ],
  [
    'PATCH',
    (person, path, body) => {
      const [above, key] = split(path);
      return ask(person, { method: 'PATCH', address: addressOf(above), body: { [key]: body } });
    },
  ],
];

const REMOVE: NamedVerbs<RemoveVerb> = [
  ['DELETE', (person, path) => ask(person, { method: 'DELETE', address: addressOf(path) })],
];

const RANK: NamedVerbs<RemoveVerb> = [
  [
    'PUT of .priority',
    (person, path) => ask(person, { method: 'PUT', address: addressOf(`${path}/.priority`), body: 7 }),
  ],
];

const ADD: NamedVerbs<WriteVerb> = [
  ['POST', (person, path, body) => ask(person, { method: 'POST', address: addressOf(path), body })],
];

const UPDATE: NamedVerbs<PatchVerb> = [
  [
    'PATCH of several paths',
    (person, values) => ask(person, { method: 'PATCH', address: addressOf(''), body: { ...values } }),
  ],
];

/** The verbs by kind. */
export const httpVerbs = { READ, WRITE, REMOVE, RANK, ADD, UPDATE };
