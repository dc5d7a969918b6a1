import { matchesPath } from '../screens/address.ts';
import { fetchOrCache, FETCH_TIMEOUT_MS } from './fetchOrCache.ts';

// Opens a judge's sheets, and a captain's line-up, offline: the page and all its files are cached on the first visit.
// Built into /sw.js by vite.config.ts, which fills in the three names below.

/** The offline screens (screens/screens.ts) by address and the translations, with all their files, lazy ones included. */
declare const KEPT_OFFLINE: readonly { readonly path: string; readonly files: readonly string[] }[];
/** Names the cache of each build. */
declare const BUILD: string;
/**
 * The page cached for every address. It is one that the server does not render: another screen's HTML would
 * flash first.
 */
declare const PAGE: string;

interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** The globals of a service worker: the page's types only know a window. */
interface Around {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(kind: 'install' | 'activate', heard: (event: LastingEvent) => void): void;
  addEventListener(kind: 'message', heard: (event: LastingEvent & { readonly data: unknown }) => void): void;
  addEventListener(kind: 'fetch', heard: (event: FetchEvent) => void): void;
}

// This file only ever runs in a service worker.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const worker = globalThis as unknown as Around;

const OURS = 'floorcraft-';
const CACHE = OURS + BUILD;
/** The cache entry that marks a screen as opened on this device. */
const openedKey = (path: string): string => `/opened${path}`;

/** Caches the files of a screen or a language, except those cached already. */
async function keep(path: string): Promise<void> {
  const screen = KEPT_OFFLINE.find((one) => one.path === path);
  if (screen === undefined) return;
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(screen.files.filter((file) => !here.has(file)));
  await cache.put(openedKey(path), new Response());
}

/** Caches the page, and the screens this device opened under an older build. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Bypasses the HTTP cache: the page must be the one that names these files.
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

async function matchCache(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
worker.addEventListener('message', (event) => {
  // Caches only opened screens and used languages.
  if (typeof event.data === 'string') event.waitUntil(keep(event.data));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (KEPT_OFFLINE.some(({ path }) => matchesPath(path, pathname)))
      event.respondWith(
        fetchOrCache(
          () => fetch(request),
          () => matchCache(PAGE),
          FETCH_TIMEOUT_MS,
        ),
      );
  } else if (KEPT_OFFLINE.some(({ files }) => files.includes(pathname)))
    event.respondWith(matchCache(pathname).then((file) => file ?? fetch(request)));
});
