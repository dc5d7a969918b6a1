import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson, type Json } from '../tree/json.ts';
import { ByteCache, textBytes } from '../byteCache.ts';
import type { Tree, TreeNode } from '../tree/node.ts';
import { wantedLanguage } from './acceptLanguage.ts';
import { gzipped } from './compressed.ts';
import { filledIn, type Drawable, type Drawing } from './drawn.ts';
import { restText } from './restText.ts';

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

/** The page in one language, as it is or compressed; its tag is another one in each. */
interface Page {
  readonly body: Buffer;
  readonly tag: string;
}

/** What is compressed once for everybody. */
interface PageInALanguage {
  readonly asItIs: Page;
  readonly gzipped: Page;
}

/** A page for an address. */
interface Answer extends PageInALanguage {
  /** False: no screen is there, and the page says so. */
  readonly isFound: boolean;
}

/** The built page, until there is a new build. */
interface Built {
  readonly changed: number;
  readonly html: string;
  readonly languages: readonly string[];
  /** As it was built, in each of its languages. */
  readonly pages: Map<string | undefined, Promise<PageInALanguage>>;
}

/** Trees as they were read once. Kept weakly: a page that nobody asks for any more keeps no old tree alive. */
type Version = readonly (WeakRef<TreeNode> | null)[];

/** What else a page is drawn from, as long as what that was read from is the same. */
interface More {
  readonly from: Version;
  readonly places: readonly string[];
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
const MAX_PLACES_BYTES = 1_000_000;
/** Pages are drawn one at a time. After each the server does other things for so many times as long as it took. */
const RESTS = 4;
/** And no longer, in ms: the first drawing of all waits for what draws. */
const LONGEST_REST_MS = 250;
/** Who asks waits no longer for a drawing, in ms: a browser has drawn it by then. */
const PATIENCE_MS = 2000;

/** The languages a built page says that it has; the first is the one it is written in. */
const languagesOf = (html: string): readonly string[] =>
  /<html[^>]*\sdata-languages="([^"]*)"/
    .exec(html)?.[1]
    ?.split(' ')
    .filter((tag) => tag !== '') ?? [];

const tagged = (body: Buffer): Page => ({
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url')}"`,
});

async function pageIn(language: string | undefined, html: string): Promise<PageInALanguage> {
  const said =
    language === undefined
      ? html
      : html.replace(/(<html[^>]*\slang=")[^"]*"/, (_, before) => `${before}${language}"`);
  const body = Buffer.from(said);
  return { asItIs: tagged(body), gzipped: tagged(await gzipped(body)) };
}

const jsonOf = (tree: Tree): Json => parseJson(restText(tree, { asExport: false, isPretty: false })) ?? null;

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
  const file = join(folder, 'index.html');
  let built: Built | undefined;
  /** By the language and the page. */
  const drawnPages = new ByteCache<Drawn>('drawn pages', MAX_DRAWN_BYTES);
  /** What else a page is drawn from, by the page. */
  const furtherPlaces = new ByteCache<More>('places of drawn pages', MAX_PLACES_BYTES);

  const readBuilt = async (): Promise<Built> => {
    const { mtimeMs: changed } = await stat(file);
    if (built?.changed === changed) return built;
    const html = page(await readFile(file, 'utf8'));
    // Somebody else may have asked meanwhile: what is drawn is drawn for both.
    if (built?.changed === changed) return built;
    built = {
      changed,
      html,
      languages: languagesOf(html),
      pages: new Map(),
    };
    drawnPages.clear();
    furtherPlaces.clear();
    return built;
  };

  let loading: Promise<Drawing | undefined> | undefined;
  const load = (): Promise<Drawing | undefined> =>
    (loading ??=
      drawing?.load().catch((error: unknown) => {
        unexpected(error); // every browser draws for itself, as on a static host
        return undefined;
      }) ?? Promise.resolve(undefined));

  const plain = ({ html, pages }: Built, language: string | undefined): Promise<PageInALanguage> => {
    const known = pages.get(language) ?? pageIn(language, html);
    pages.set(language, known);
    return known;
  };

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
      const drawn = await inTime(by.drawPage({ page, pathname, search, language, known }));
      return drawn === undefined
        ? await plain(its, language)
        : await pageIn(language, filledIn(its.html, pathname, drawn));
    } catch (error) {
      unexpected(error);
      return await plain(its, language);
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

  /** All that a page is drawn from. */
  const readFor = ({ page: name, places, more }: Drawable): ReadonlyMap<string, Tree> | undefined => {
    const first = asFarAsOpen(places, read);
    if (first === undefined || more === undefined) return first;
    const trees = [...first.values()];
    const before = furtherPlaces.get(name);
    const isKnown = before !== undefined && isSame(before.from, trees);
    const others = isKnown
      ? before.places
      : more(Object.fromEntries([...first].map(([at, tree]) => [at, jsonOf(tree)])));
    if (!isKnown)
      furtherPlaces.set(
        name,
        { from: versionOf(trees), places: others },
        others.reduce((sum, place) => sum + textBytes(place), 0),
      );
    const rest = asFarAsOpen(others, read);
    return rest === undefined ? undefined : new Map([...first, ...rest]);
  };

  const pageFor = async (
    address: Address,
    accepted: string | undefined,
    by: Drawing | undefined,
    pay: Pay,
  ): Promise<PageInALanguage> => {
    const its = await readBuilt();
    const language = wantedLanguage(accepted, its.languages);
    const asked = by?.drawableAt(address.pathname, address.search);
    if (by === undefined || asked === undefined || language === undefined) return plain(its, language);
    const drawable = inTheTree(asked, read);
    const kind = `${language} ${drawable.page}`;
    const before = drawnPages.get(kind);
    const kept = before !== undefined && before.until > clock() ? before : undefined;
    // One after the other: what stood there a moment ago is caught up with by the app, as by every open page.
    const isBusy = isDrawing || clock() < restsUntil;
    if (isBusy) return kept?.page ?? plain(its, language);
    const from = readFor(drawable);
    if (from === undefined) return plain(its, language);
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

/** The page of an address, or the one in its place where what it names is not in the tree. */
function inTheTree(drawable: Drawable, read: Reading['read']): Drawable {
  const { needs } = drawable;
  if (needs === undefined) return drawable;
  const needed = asFarAsOpen(needs.places, read);
  return needed === undefined || [...needed.values()].includes(null)
    ? inTheTree(needs.otherwise, read)
    : drawable;
}

const versionOf = (trees: readonly Tree[]): Version =>
  trees.map((tree) => (tree === null ? null : new WeakRef(tree)));

/** A tree that changes is another one. */
const isSame = (version: Version, trees: readonly Tree[]): boolean =>
  version.length === trees.length &&
  version.every((tree, at) => (tree === null ? trees[at] === null : tree.deref() === trees[at]));

const pageBytes = ({ asItIs, gzipped }: PageInALanguage): number => asItIs.body.length + gzipped.body.length;

/** @throws Error where it takes too long */
async function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Drawing a page took too long')), PATIENCE_MS);
  });
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing where one of the places is closed, or where there is no tree yet. */
function asFarAsOpen(
  places: readonly string[],
  read: Reading['read'],
): ReadonlyMap<string, Tree> | undefined {
  try {
    return new Map(places.map((place) => [place, read(place)]));
  } catch {
    return undefined; // then each browser asks for itself, and is told why
  }
}
