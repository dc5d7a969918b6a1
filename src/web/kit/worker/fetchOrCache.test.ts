import { expect, test } from 'vitest';
import { fetchOrCache } from './fetchOrCache.ts';

const page = (text: string, status = 200) => new Response(text, { status });
const never = () => new Promise<Response>(() => undefined);
const gone = () => Promise.reject(new TypeError('no network'));
const kept = () => Promise.resolve(page('kept'));
const nothing = () => Promise.resolve(undefined);

test.each([
  { when: 'the server answers', ask: () => Promise.resolve(page('fresh')), shown: 'fresh' },
  { when: 'it knows no such page', ask: () => Promise.resolve(page('unknown', 404)), shown: 'unknown' },
  { when: 'it is starting', ask: () => Promise.resolve(page('not yet', 503)), shown: 'kept' },
  { when: 'there is no connection', ask: gone, shown: 'kept' },
  { when: 'the connection leads nowhere', ask: never, shown: 'kept' },
])('the page is fetched or comes from the cache: $when: $shown', async ({ ask, shown }) => {
  expect(await (await fetchOrCache(ask, kept, 20)).text()).toBe(shown);
});

test('a device without a cached page waits for the server', async () => {
  const late = () => new Promise<Response>((answer) => setTimeout(() => answer(page('late')), 40));
  expect(await (await fetchOrCache(late, nothing, 5)).text()).toBe('late');
  await expect(fetchOrCache(gone, nothing, 5)).rejects.toThrow('no network');
});
