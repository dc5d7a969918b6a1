import { freshOrKept, PATIENCE_MS } from './freshOrKept.ts';

// Opens a judge's sheets, and a captain's line-up, where there is no network: the page and every file it needs lie on the
// device after the first visit. Built into /sw.js by vite.config.ts, which fills in the two names below.

/** Every file the judge's screen needs, also later. */
declare const JUDGES_FILES: readonly string[];
/** Every file the deck captain's screen needs besides. */
declare const DECK_FILES: readonly string[];
/** Another build, another name. */
declare const BUILD: string;

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

const OURS = 'floorcraft-judge-';
const CACHE = OURS + BUILD;
/** Every address of the app is answered with the same page. */
const PAGE = '/';
const OFFLINE_PAGES = /^\/(?:judges\/[^/]+|admin\/deckcaptain)$/;

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: the page must be the one that names these files.
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...JUDGES_FILES]);
  await worker.skipWaiting();
}

async function keepDeck(): Promise<void> {
  await (await caches.open(CACHE)).addAll([...DECK_FILES]);
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

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
worker.addEventListener('message', (event) => {
  // A tablet that has opened the deck captain's screen once; a phone that never has need not carry it.
  if (event.data === 'deck') event.waitUntil(keepDeck());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (OFFLINE_PAGES.test(pathname))
      event.respondWith(
        freshOrKept(
          () => fetch(request),
          () => kept(PAGE),
          PATIENCE_MS,
        ),
      );
  } else if (JUDGES_FILES.includes(pathname) || DECK_FILES.includes(pathname))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
