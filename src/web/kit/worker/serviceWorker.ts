import { isAt } from '../screens/address.ts';
import { freshOrKept, PATIENCE_MS } from './freshOrKept.ts';

// Opens a judge's sheets, and a captain's line-up, where there is no network: the page and every file it needs lie on the
// device after the first visit. Built into /sw.js by vite.config.ts, which fills in the three names below.

/**
 * What opens without network, and every file it needs, also later: screens (screens/screens.ts) by their addresses, and
 * the translations.
 */
declare const KEPT_OFFLINE: readonly { readonly path: string; readonly files: readonly string[] }[];
/** Another build, another name. */
declare const BUILD: string;
/**
 * Every address of the app is answered with the same page: with that of a screen that the server does not draw, for what
 * stands in another screen's page would be seen before this one.
 */
declare const PAGE: string;

interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** What a service worker has around it; the page's own types know only a window. */
interface Around {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(kind: 'install' | 'activate', heard: (event: LastingEvent) => void): void;
  addEventListener(kind: 'message', heard: (event: LastingEvent & { readonly data: unknown }) => void): void;
  addEventListener(kind: 'fetch', heard: (event: FetchEvent) => void): void;
}

// A worker of this kind is all that ever runs this file.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const worker = globalThis as unknown as Around;

const OURS = 'floorcraft-';
const CACHE = OURS + BUILD;
/** What stands in the cache for a screen that this device has had open. */
const openedKey = (path: string): string => `/opened${path}`;

/** Keeps what a screen or a language needs; what another one has brought already is not asked for again. */
async function keep(path: string): Promise<void> {
  const screen = KEPT_OFFLINE.find((one) => one.path === path);
  if (screen === undefined) return;
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(screen.files.filter((file) => !here.has(file)));
  await cache.put(openedKey(path), new Response());
}

/** The page, and the screens this device has opened with an older build. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: the page must be the one that names these files.
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  for (const { path } of KEPT_OFFLINE)
    if ((await caches.match(openedKey(path))) !== undefined) await keep(path);
  await worker.skipWaiting();
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
worker.addEventListener('message', (event) => {
  // What has been opened once: a judge's phone need not carry the deck's screen, nor a language nobody reads on it.
  if (typeof event.data === 'string') event.waitUntil(keep(event.data));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (KEPT_OFFLINE.some(({ path }) => isAt(path, pathname)))
      event.respondWith(
        freshOrKept(
          () => fetch(request),
          () => kept(PAGE),
          PATIENCE_MS,
        ),
      );
  } else if (KEPT_OFFLINE.some(({ files }) => files.includes(pathname)))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
