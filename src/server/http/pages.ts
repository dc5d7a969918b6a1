import { ByteCache } from '../byteCache.ts';
import type { Tree } from '../tree/node.ts';
import { raceTimeout } from '../raceTimeout.ts';
import { pickLanguage } from './acceptLanguage.ts';
import { BuiltPages, localizePage, type PageBuild, type LocalizedPage } from './builtPages.ts';
import type { ScreenFiles } from './screenFiles.ts';
import { fillPage, type ServerDrawing } from './drawn.ts';
import { inlineFirstPaint } from './inlineFirstPaint.ts';
import {
  hasSameTrees,
  convertTreeToJson,
  PageSources,
  getPageVersion,
  type PageVersion,
} from './pageSources.ts';

export interface PagesSetup {
  /** Folder of the built web app, or of its pack (screenFiles.ts). */
  readonly folder: string;
  /** Turns the built `index.html` into the page that is served. */
  readonly page: (indexHtml: string) => string;
  /** Draws some pages on the server; absent: browsers draw them all. */
  readonly drawing?: { readonly load: () => Promise<ServerDrawing> };
}

export interface PageReader {
  /** Reads a path without signing in. @throws Refusal if not allowed */
  readonly read: (place: string) => Tree;
  /** In milliseconds. */
  readonly clock: () => number;
  readonly unexpected: (error: unknown) => void;
}

interface Answer extends LocalizedPage {
  /** False: no such screen; the page says so. */
  readonly isFound: boolean;
}

/** A page to draw and its source trees. */
interface Draft extends PageAddress {
  readonly page: string;
  readonly language: string;
  readonly from: ReadonlyMap<string, Tree>;
}

/** A page drawn or being drawn; concurrent requests share it. */
interface Drawn {
  readonly from: PageVersion;
  readonly until: number;
  readonly page: Promise<LocalizedPage>;
}

/**
 * Cache lifetime: pages are drawn again after this, because they count the days left and show prices that
 * end.
 */
const HOLDS_MS = 60_000;
/** About a hundred pages, raw and compressed: the rounds on the floor and before it, in all languages. */
const MAX_DRAWN_BYTES = 32_000_000;
/** Pages are drawn one at a time. After each, the server rests this many times as long as the drawing took. */
const REST_FACTOR = 4;
/** The first drawing includes loading the code that draws, so a rest needs a bound. */
const MAX_REST_MS = 250;
/** After this long, a browser has drawn the page itself. */
const MAX_DRAWING_MS = 2000;

export interface PageAddress {
  readonly pathname: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
}

/** Charges a drawing to the caller. */
export type ChargeDrawing = () => void;

/** Makes the page for an address and an Accept-Language header. A page is drawn again only when its sources change. */
export function createPageMaker(
  { files, page, drawing }: Omit<PagesSetup, 'folder'> & { readonly files: ScreenFiles },
  { read, clock, unexpected }: PageReader,
): (address: PageAddress, accepted: string | undefined, charge: ChargeDrawing) => Promise<Answer> {
  /** By language and page. */
  const drawnPages = new ByteCache<Drawn>('drawn pages', MAX_DRAWN_BYTES);
  const sources = new PageSources(read);
  const built = new BuiltPages({ files, page }, () => {
    drawnPages.clear();
    sources.clear();
  });

  let loading: Promise<ServerDrawing | undefined> | undefined;
  const load = (): Promise<ServerDrawing | undefined> =>
    (loading ??=
      drawing?.load().catch((error: unknown) => {
        unexpected(error); // every browser draws for itself, as on a static host
        return undefined;
      }) ?? Promise.resolve(undefined));

  /** Falls back to the page as it was built when drawing fails or takes too long. */
  const draw = async (its: PageBuild, draft: Draft, by: ServerDrawing): Promise<LocalizedPage> => {
    const { page, pathname, search, language, from } = draft;
    try {
      const known = Object.fromEntries([...from].map(([place, tree]) => [place, convertTreeToJson(tree)]));
      const drawn = await raceTimeout(
        MAX_DRAWING_MS,
        by.drawPage({ page, pathname, search, language, known }),
        'Drawing a page took too long',
      );
      if (drawn === undefined) return await its.plain(language);
      const { html, sources } = await inlineFirstPaint(fillPage(its.html, pathname, drawn), files);
      return { ...(await localizePage(language, html)), inline: sources };
    } catch (error) {
      unexpected(error);
      return await its.plain(language);
    }
  };

  let restsUntil = 0;
  let isDrawing = false;

  const drawAndRest = async (its: PageBuild, draft: Draft, by: ServerDrawing): Promise<LocalizedPage> => {
    const begun = clock();
    isDrawing = true;
    try {
      return await draw(its, draft, by);
    } finally {
      isDrawing = false;
      const now = clock();
      restsUntil = now + Math.min(REST_FACTOR * (now - begun), MAX_REST_MS);
    }
  };

  const pageFor = async (
    address: PageAddress,
    accepted: string | undefined,
    by: ServerDrawing | undefined,
    charge: ChargeDrawing,
  ): Promise<LocalizedPage> => {
    const its = await built.read();
    const language = pickLanguage(accepted, its.languages);
    const asked = by?.drawableAt(address.pathname, address.search);
    if (by === undefined || asked === undefined || language === undefined) return its.plain(language);
    const drawable = sources.resolve(asked);
    const kind = `${language} ${drawable.page}`;
    const before = drawnPages.get(kind);
    const kept = before !== undefined && before.until > clock() ? before : undefined;
    // While busy, the server serves the page it has: the app catches up with the tree once it has loaded.
    if (isDrawing || clock() < restsUntil) return kept?.page ?? its.plain(language);
    const from = sources.read(drawable);
    if (from === undefined) return its.plain(language);
    const trees = [...from.values()];
    if (kept !== undefined && hasSameTrees(kept.from, trees)) return kept.page;
    charge();
    const page = drawAndRest(its, { ...address, page: drawable.page, language, from }, by);
    const drawn: Drawn = { from: getPageVersion(trees), until: clock() + HOLDS_MS, page };
    drawnPages.set(kind, drawn, 0);
    const done = await page;
    if (drawnPages.get(kind) === drawn) drawnPages.set(kind, drawn, pageBytes(done));
    return done;
  };

  return async (address, accepted, charge) => {
    const by = await load();
    const page = await pageFor(address, accepted, by, charge);
    return { ...page, isFound: by?.isScreen(address.pathname) ?? true };
  };
}

const pageBytes = ({ identity, gzip, br }: LocalizedPage): number =>
  identity.body.length + gzip.body.length + br.body.length;
