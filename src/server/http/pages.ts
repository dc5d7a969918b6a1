import { ByteCache } from '../byteCache.ts';
import type { Tree } from '../tree/node.ts';
import { within } from '../within.ts';
import { wantedLanguage } from './acceptLanguage.ts';
import { BuiltPages, pageIn, type Built, type PageInALanguage } from './builtPages.ts';
import { filledIn, type Drawing } from './drawn.ts';
import { isSame, jsonOf, PageSources, versionOf, type Version } from './pageSources.ts';

export interface Pages {
  /** Where the built web app lies. */
  readonly folder: string;
  /** Makes the page that is served out of the built `index.html`. */
  readonly page: (indexHtml: string) => string;
  /** Draws some pages before a browser does; without it each browser draws them all. */
  readonly drawing?: { readonly load: () => Promise<Drawing> };
}

/** What drawing asks of the rest of the server. */
export interface Reading {
  /** What lies at a place, as nobody in particular may read it. @throws Refusal where nobody may */
  readonly read: (place: string) => Tree;
  /** In milliseconds. */
  readonly clock: () => number;
  readonly unexpected: (error: unknown) => void;
}

/** A page for an address. */
interface Answer extends PageInALanguage {
  /** False: no screen is there, and the page says so. */
  readonly isFound: boolean;
}

/** A page that was drawn, or is being drawn: everybody who asks meanwhile gets the same. */
interface Drawn {
  /** What it was drawn from, as it lay in the tree. */
  readonly from: Version;
  readonly until: number;
  readonly page: Promise<PageInALanguage>;
}

/** A drawn page says how many days are left, and until when a price holds: it is drawn anew after so long, in ms. */
const HOLDS_MS = 60_000;
/** Some hundred pages, as they are and compressed: those of the rounds on the floor and before it, in all languages. */
const MAX_DRAWN_BYTES = 32_000_000;
/** Pages are drawn one at a time. After each the server does other things for so many times as long as it took. */
const RESTS = 4;
/** And no longer, in ms: the first drawing of all waits for what draws. */
const LONGEST_REST_MS = 250;
/** Who asks waits no longer for a drawing, in ms: a browser has drawn it by then. */
const PATIENCE_MS = 2000;

/** Where somebody goes: what follows the question mark has it with it, and is empty where nothing does. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Has whoever asks for a page pay for the time in which it is drawn. */
export type Pay = <T>(work: () => Promise<T>) => Promise<T>;

/** The page for an address and an Accept-Language header, made again only when what it comes from is something new. */
export function pageMaker(
  { folder, page, drawing }: Pages,
  { read, clock, unexpected }: Reading,
): (address: Address, accepted: string | undefined, pay: Pay) => Promise<Answer> {
  /** By the language and the page. */
  const drawnPages = new ByteCache<Drawn>('drawn pages', MAX_DRAWN_BYTES);
  const sources = new PageSources(read);
  const built = new BuiltPages({ folder, page }, () => {
    drawnPages.clear();
    sources.clear();
  });

  let loading: Promise<Drawing | undefined> | undefined;
  const load = (): Promise<Drawing | undefined> =>
    (loading ??=
      drawing?.load().catch((error: unknown) => {
        unexpected(error); // every browser draws for itself, as on a static host
        return undefined;
      }) ?? Promise.resolve(undefined));

  /** As a browser would show it at first; as it was built where that cannot be said. */
  const draw = async (
    its: Built,
    { pathname, search, page }: Address & { readonly page: string },
    language: string,
    from: ReadonlyMap<string, Tree>,
    by: Drawing,
  ): Promise<PageInALanguage> => {
    try {
      const known = Object.fromEntries([...from].map(([place, tree]) => [place, jsonOf(tree)]));
      const drawn = await within(
        PATIENCE_MS,
        by.drawPage({ page, pathname, search, language, known }),
        'Drawing a page took too long',
      );
      return drawn === undefined
        ? await its.plain(language)
        : await pageIn(language, filledIn(its.html, pathname, drawn));
    } catch (error) {
      unexpected(error);
      return await its.plain(language);
    }
  };

  let restsUntil = 0;
  let isDrawing = false;

  /** Draws, and then rests. */
  const drawAndRest = async (...what: Parameters<typeof draw>): Promise<PageInALanguage> => {
    const begun = clock();
    isDrawing = true;
    try {
      return await draw(...what);
    } finally {
      isDrawing = false;
      const now = clock();
      restsUntil = now + Math.min(RESTS * (now - begun), LONGEST_REST_MS);
    }
  };

  const pageFor = async (
    address: Address,
    accepted: string | undefined,
    by: Drawing | undefined,
    pay: Pay,
  ): Promise<PageInALanguage> => {
    const its = await built.read();
    const language = wantedLanguage(accepted, its.languages);
    const asked = by?.drawableAt(address.pathname, address.search);
    if (by === undefined || asked === undefined || language === undefined) return its.plain(language);
    const drawable = sources.resolve(asked);
    const kind = `${language} ${drawable.page}`;
    const before = drawnPages.get(kind);
    const kept = before !== undefined && before.until > clock() ? before : undefined;
    // One after the other: what stood there a moment ago is caught up with by the app, as by every open page.
    const isBusy = isDrawing || clock() < restsUntil;
    if (isBusy) return kept?.page ?? its.plain(language);
    const from = sources.read(drawable);
    if (from === undefined) return its.plain(language);
    const trees = [...from.values()];
    if (kept !== undefined && isSame(kept.from, trees)) return kept.page;
    const page = pay(() => drawAndRest(its, { ...address, page: drawable.page }, language, from, by));
    const drawn: Drawn = { from: versionOf(trees), until: clock() + HOLDS_MS, page };
    drawnPages.set(kind, drawn, 0);
    const done = await page;
    // Now it is known how large it is.
    if (drawnPages.get(kind) === drawn) drawnPages.set(kind, drawn, pageBytes(done));
    return done;
  };

  return async (address, accepted, pay) => {
    const by = await load();
    const page = await pageFor(address, accepted, by, pay);
    return { ...page, isFound: by?.isScreen(address.pathname) ?? true };
  };
}

const pageBytes = ({ asItIs, gzipped }: PageInALanguage): number => asItIs.body.length + gzipped.body.length;
