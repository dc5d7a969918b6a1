import { parseJson, type Json } from '../tree/json.ts';
import { ByteCache, estimateTextBytes } from '../byteCache.ts';
import type { Tree, TreeNode } from '../tree/node.ts';
import type { DrawablePage } from './drawn.ts';
import { writeRestText } from './restText.ts';

const MAX_PLACES_BYTES = 1_000_000;

/** The trees a page was drawn from. Weak, so an unused page keeps no old tree alive. */
export type PageVersion = readonly (WeakRef<TreeNode> | null)[];

/** Further places of a page, valid while the trees they came from are the same. */
interface More {
  readonly from: PageVersion;
  readonly places: readonly string[];
}

export const convertTreeToJson = (tree: Tree): Json =>
  parseJson(writeRestText(tree, { asExport: false, isPretty: false })) ?? null;

export const getPageVersion = (trees: readonly Tree[]): PageVersion =>
  trees.map((tree) => (tree === null ? null : new WeakRef(tree)));

/** Trees are immutable: a changed tree is another object. */
export const hasSameTrees = (version: PageVersion, trees: readonly Tree[]): boolean =>
  version.length === trees.length &&
  version.every((tree, at) => (tree === null ? trees[at] === null : tree.deref() === trees[at]));

/** Reads the data that pages are drawn from. */
export class PageSources {
  private readonly readPlace: (place: string) => Tree;
  /** Further places, by page. */
  private readonly furtherPlaces = new ByteCache<More>('places of drawn pages', MAX_PLACES_BYTES);

  /** @param readPlace throws a Refusal if the place is not public */
  constructor(readPlace: (place: string) => Tree) {
    this.readPlace = readPlace;
  }

  clear(): void {
    this.furtherPlaces.clear();
  }

  /** The page of a URL, or its replacement if its data is not in the tree. */
  resolve(drawable: DrawablePage): DrawablePage {
    const { needs } = drawable;
    if (needs === undefined) return drawable;
    const needed = this.readOpen(needs.places);
    return needed === undefined || [...needed.values()].includes(null)
      ? this.resolve(needs.otherwise)
      : drawable;
  }

  /** Reads all data of a page; undefined if some of it is not public. */
  read({ page, places, more }: DrawablePage): ReadonlyMap<string, Tree> | undefined {
    const first = this.readOpen(places);
    if (first === undefined || more === undefined) return first;
    const trees = [...first.values()];
    const before = this.furtherPlaces.get(page);
    const isKnown = before !== undefined && hasSameTrees(before.from, trees);
    const others = isKnown
      ? before.places
      : more(Object.fromEntries([...first].map(([at, tree]) => [at, convertTreeToJson(tree)])));
    if (!isKnown)
      this.furtherPlaces.set(
        page,
        { from: getPageVersion(trees), places: others },
        others.reduce((sum, place) => sum + estimateTextBytes(place), 0),
      );
    const rest = this.readOpen(others);
    return rest === undefined ? undefined : new Map([...first, ...rest]);
  }

  /** Undefined if a place is not public or there is no tree yet. */
  private readOpen(places: readonly string[]): ReadonlyMap<string, Tree> | undefined {
    try {
      return new Map(places.map((place) => [place, this.readPlace(place)]));
    } catch {
      return undefined; // then each browser asks for itself and learns why
    }
  }
}
