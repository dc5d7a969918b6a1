import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from './compressed.ts';
import { CHARACTER_MS } from '../operations/fairShare.ts';
import { callerOf, type InTurn } from './inTurn.ts';
import { pageMaker, type Pages, type PageReader } from './pages.ts';
import { dropPageHeaders } from './securityHeaders.ts';

const YEAR_S = 31_536_000;

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

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Missing or unreadable: treat it as a route of the web app.
    return false;
  }
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
function loadedEarly(app: FastifyInstance, screens: Pages): Pages {
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
export async function screenRoutes(
  app: FastifyInstance,
  screens: Pages | undefined,
  { reading, turns }: { readonly reading: PageReader; readonly turns: InTurn },
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  if (screens === undefined) return;
  const page = pageMaker(loadedEarly(app, screens), reading);
  await app.register(fastifyStatic, {
    root: screens.folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
    // The build puts .br and .gz copies beside each file. Each copy has its own ETag, from size and time.
    preCompressed: true,
    // Scripts are never requested in parts, and a part of a compressed one is useless.
    acceptRanges: false,
    // The ETag is enough; this header would add a tenth to a small file's answer.
    lastModified: false,
  });

  const showPage = async (
    pathname: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const [, ...asked] = request.url.split('?');
    const search = asked.length === 0 ? '' : `?${asked.join('?')}`;
    const { fairShare } = turns;
    const caller = callerOf(request.raw, turns);
    const { asItIs, gzipped, isFound } = await page(
      { pathname, search },
      request.headers['accept-language'],
      (work) => fairShare.pay(caller, work),
    );
    const isSmall = takesGzip(request.headers['accept-encoding'] ?? '');
    const { body, tag } = isSmall ? gzipped : asItIs;
    // The page is always revalidated, since it names the files of this build.
    reply.header('cache-control', 'no-cache').header('etag', tag);
    reply.header('vary', 'accept-language, accept-encoding');
    if (!isFound) reply.code(404);
    else if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (isSmall) reply.header('content-encoding', 'gzip');
    fairShare.spend(caller, body.length * CHARACTER_MS);
    return reply.type('text/html; charset=utf-8').send(body);
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || path.includes('\0') || path.split('/').includes('..')) return notFound(reply);
    const isAsset = path.startsWith('/assets/');
    if (
      path !== '/' &&
      path !== '/index.html' &&
      !path.startsWith('/.') &&
      (await isFile(join(screens.folder, path)))
    ) {
      reply.header('cache-control', isAsset ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      // A cache must not give one browser's copy to another that can't decode it.
      reply.header('vary', 'accept-encoding');
      if (isAsset && !path.startsWith('/assets/workers/')) dropPageHeaders(reply);
      return reply.sendFile(path);
    }
    // A removed asset of an older build must not be answered with a page: the browser would run it.
    if (isAsset || isForPrograms(path)) return notFound(reply);
    return showPage(path, request, reply);
  });
}
