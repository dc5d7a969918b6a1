import { afterEach, expect, test } from 'vitest';
import type { AccountLinkDesk, FirstAccountAnswer, NewAccount } from '../settings.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer | undefined;
afterEach(() => server?.remove());

async function serverWith(
  desk?: AccountLinkDesk<FirstAccountAnswer>,
): Promise<(body: unknown, origin?: string) => Promise<Response>> {
  const running = await startTestServer(desk === undefined ? {} : { firstAccount: desk });
  server = running;
  return (body, origin) =>
    fetch(`${running.origin}/.first-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}

/** A fake desk that records its calls. */
function notingDesk() {
  const asked: (readonly [string, NewAccount?])[] = [];
  const desk: AccountLinkDesk<FirstAccountAnswer> = {
    look: (code) => {
      asked.push([code]);
      return Promise.resolve({ kind: 'open', until: 1, folder: '/data' });
    },
    create: (code, organizer) => {
      asked.push([code, organizer]);
      return Promise.resolve({ kind: 'created' });
    },
  };
  return { asked, desk };
}

test('the form of an account link looks with a code alone, and creates an account with a name, an email and a password', async () => {
  const { asked, desk } = notingDesk();
  const post = await serverWith(desk);
  const looked = await post({ code: 'c' });
  expect(looked.headers.get('cache-control')).toBe('no-store');
  expect(await looked.json()).toEqual({ kind: 'open', until: 1, folder: '/data' });
  const made = await post({ code: 'c', name: 'Ann', email: 'a@b.c', password: 'p' });
  expect(await made.json()).toEqual({ kind: 'created' });
  expect(asked).toEqual([['c'], ['c', { name: 'Ann', email: 'a@b.c', password: 'p' }]]);
});

test.each(['', '[]', '"c"', '{', 'null'])('the form of an account link refuses %j', async (body) => {
  const { asked, desk } = notingDesk();
  const post = await serverWith(desk);
  expect((await post(body)).status).toBe(400);
  expect(asked).toEqual([]);
});

test('values of another type count as empty texts in the form of an account link', async () => {
  const { asked, desk } = notingDesk();
  const post = await serverWith(desk);
  await post({ code: 7, name: {}, email: ['a'], password: true });
  expect(asked).toEqual([['', { name: '', email: '', password: '' }]]);
});

test('the form of an account link refuses other sites, and bodies over 8 kB', async () => {
  const { asked, desk } = notingDesk();
  const post = await serverWith(desk);
  expect((await post({ code: 'c' }, 'http://evil.test')).status).toBe(400);
  expect((await post({ code: 'c'.repeat(9000) })).status).toBe(413);
  expect(asked).toEqual([]);
});

test('an invitation to an account has a URL of its own', async () => {
  const { asked, desk } = notingDesk();
  const running = await startTestServer({ invitations: desk });
  server = running;
  const post = (address: string) =>
    fetch(running.origin + address, { method: 'POST', body: JSON.stringify({ code: 'c' }) });
  expect((await post('/.invitation')).status).toBe(200);
  expect((await post('/.first-account')).status).toBe(404);
  expect(asked).toEqual([['c']]);
});

test('a server without account links has no URL for them', async () => {
  const post = await serverWith();
  expect((await post({ code: 'c' })).status).toBe(404);
});
