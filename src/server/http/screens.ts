import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHARACTER_MS, DRAWING_MS } from '../operations/fairShare.ts';
import { tagBody } from './builtPages.ts';
import { findWorkAccount, type FairShareSetup } from './scheduleAnswers.ts';
import { createPageMaker, type PagesSetup, type PageReader } from './pages.ts';
import { openScreenFiles, type ScreenFiles } from './screenFiles.ts';
import { allowInline, dropPageHeaders } from './securityHeaders.ts';

const YEAR_S = 31_536_000;

/** Paths that are never a file of the build. On Windows a backslash would lead out of its folder. */
const IS_HIDDEN = /\/\.|\\/;

/** Paths for programs; never answered with a page. */
const isForPrograms = (path: string): boolean =>
  path.startsWith('/.') ||
  path.endsWith('.json') ||
  // A build without a service worker must not answer this with a page.
  path === '/sw.js' ||
  /^\/(?:healthz|readyz|metrics|client-ip|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:\/|$)/.test(
    path,
  );

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ error: 'Not found' });

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Compressed copies, the smaller first. Browsers that accept `*` may still not support brotli. */
const CODINGS = [
  { coding: 'br', ending: '.br', isNamed: /^br$/i },
  { coding: 'gzip', ending: '.gz', isNamed: /^(?:gzip|\*)$/i },
] as const;

/** The codings that a client accepts, the preferred one first. */
function codingsIn(accepted: string): readonly Pick<(typeof CODINGS)[number], 'coding' | 'ending'>[] {
  const weights = accepted.split(',').map((part) => {
    const [, name = '', weight = '1'] = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/.exec(part) ?? [];
    return { name, weight: Number(weight) };
  });
  return CODINGS.map(({ isNamed, ...one }) => ({
    ...one,
    weight: weights.find(({ name }) => isNamed.test(name))?.weight ?? 0,
  }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}

interface InFlight {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface FileForm {
  readonly body: Buffer;
  /** Missing: not compressed. */
  readonly coding?: string;
}

/** The copy of a file that a client prefers, compressed or not; undefined if there is no such file. */
async function formOf(files: ScreenFiles, path: string, accepted: string): Promise<FileForm | undefined> {
  for (const { coding, ending } of codingsIn(accepted)) {
    const body = await files.read(`${path}${ending}`);
    if (body !== undefined) return { body, coding };
  }
  const body = await files.read(path);
  return body === undefined ? undefined : { body };
}

function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

/**
 * Loads the drawing code right after startup: it blocks the event loop for about 100 ms, and no judge is connected yet.
 */
function loadedEarly(app: FastifyInstance, screens: PagesSetup): PagesSetup {
  const { drawing } = screens;
  if (drawing === undefined) return screens;
  let loading: ReturnType<typeof drawing.load> | undefined;
  const load = (): ReturnType<typeof drawing.load> => (loading ??= drawing.load());
  app.addHook('onListen', (done) => {
    // If it fails, the first page reports it.
    load().catch(() => undefined);
    done();
  });
  return { ...screens, drawing: { ...drawing, load } };
}

/**
 * Serves the built web app: its files (fingerprinted ones cached forever) and the page for every other URL
 * that is not a program's. Files go out as brotli, gzip or raw, whichever is smallest for the browser.
 */
export async function addScreenRoutes(
  app: FastifyInstance,
  screens: PagesSetup | undefined,
  { reading, turns }: { readonly reading: PageReader; readonly turns: FairShareSetup },
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  if (screens === undefined) return;
  const files = openScreenFiles(screens.folder);
  const page = createPageMaker({ ...loadedEarly(app, screens), files }, reading);

  /** Ignores range requests, because a part of a compressed script is useless. */
  const sendFile = (path: string, { body, coding }: FileForm, { request, reply }: InFlight): FastifyReply => {
    const isAsset = path.startsWith('/assets/');
    const { tag } = tagBody(body);
    reply.header('cache-control', isAsset ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    // A cache must not give one browser's copy to another that can't decode it.
    reply.header('vary', 'accept-encoding').header('etag', tag);
    if (isAsset && !path.startsWith('/assets/workers/')) dropPageHeaders(reply);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (coding !== undefined) reply.header('content-encoding', coding);
    return reply.type(TYPES[extname(path)] ?? 'application/octet-stream').send(body);
  };

  const showPage = async (
    pathname: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const [, ...asked] = request.url.split('?');
    const search = asked.length === 0 ? '' : `?${asked.join('?')}`;
    const { fairShare } = turns;
    const caller = findWorkAccount(request.raw, turns);
    const { isFound, inline, ...forms } = await page(
      { pathname, search },
      request.headers['accept-language'],
      () => fairShare.spend(caller, DRAWING_MS),
    );
    const [coding] = codingsIn(request.headers['accept-encoding'] ?? '').map((one) => one.coding);
    const { body, tag } = forms[coding ?? 'identity'];
    // The page is always revalidated, since it names the files of this build.
    reply.header('cache-control', 'no-cache').header('etag', tag);
    reply.header('vary', 'accept-language, accept-encoding');
    if (inline !== undefined) allowInline(reply, inline);
    if (!isFound) reply.code(404);
    else if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (coding !== undefined) reply.header('content-encoding', coding);
    fairShare.spend(caller, body.length * CHARACTER_MS);
    return reply.type('text/html; charset=utf-8').send(body);
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || path.includes('\0') || path.split('/').includes('..')) return notFound(reply);
    if (path !== '/index.html' && extname(path) !== '' && !IS_HIDDEN.test(path)) {
      const form = await formOf(files, path.slice(1), request.headers['accept-encoding'] ?? '');
      if (form !== undefined) return sendFile(path, form, { request, reply });
    }
    // A removed asset of an older build must not be answered with a page: the browser would run it.
    if (path.startsWith('/assets/') || isForPrograms(path)) return notFound(reply);
    return showPage(path, request, reply);
  });
}
