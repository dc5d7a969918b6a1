import { parseJson, type Json } from '../tree/json.ts';
import { ByteCache, textBytes } from '../byteCache.ts';
import type { Tree, TreeNode } from '../tree/node.ts';
import type { Drawable } from './drawn.ts';
import { restText } from './restText.ts';

const MAX_PLACES_BYTES = 1_000_000;

/** Trees as they were read once. Kept weakly: a page that nobody asks for any more keeps no old tree alive. */
export type Version = readonly (WeakRef<TreeNode> | null)[];

/** What else a page is drawn from, as long as what that was read from is the same. */
interface More {
  readonly from: Version;
  readonly places: readonly string[];
}

export const jsonOf = (tree: Tree): Json =>
  parseJson(restText(tree, { asExport: false, isPretty: false })) ?? null;

export const versionOf = (trees: readonly Tree[]): Version =>
  trees.map((tree) => (tree === null ? null : new WeakRef(tree)));

/** A tree that changes is another one. */
export const isSame = (version: Version, trees: readonly Tree[]): boolean =>
  version.length === trees.length &&
  version.every((tree, at) => (tree === null ? trees[at] === null : tree.deref() === trees[at]));

/** All that pages are drawn from. */
export class PageSources {
  private readonly readPlace: (place: string) => Tree;
  /** What else a page is drawn from, by the page. */
  private readonly furtherPlaces = new ByteCache<More>('places of drawn pages', MAX_PLACES_BYTES);

  /** @param readPlace throws a Refusal where nobody may read */
  constructor(readPlace: (place: string) => Tree) {
    this.readPlace = readPlace;
  }

  clear(): void {
    this.furtherPlaces.clear();
  }

  /** The page of an address, or the one in its place where what it names is not in the tree. */
  resolve(drawable: Drawable): Drawable {
    const { needs } = drawable;
    if (needs === undefined) return drawable;
    const needed = this.readOpen(needs.places);
    return needed === undefined || [...needed.values()].includes(null)
      ? this.resolve(needs.otherwise)
      : drawable;
  }

  /** Reads all that a page is drawn from; undefined where some of it is closed. */
  read({ page, places, more }: Drawable): ReadonlyMap<string, Tree> | undefined {
    const first = this.readOpen(places);
    if (first === undefined || more === undefined) return first;
    const trees = [...first.values()];
    const before = this.furtherPlaces.get(page);
    const isKnown = before !== undefined && isSame(before.from, trees);
    const others = isKnown
      ? before.places
      : more(Object.fromEntries([...first].map(([at, tree]) => [at, jsonOf(tree)])));
    if (!isKnown)
      this.furtherPlaces.set(
        page,
        { from: versionOf(trees), places: others },
        others.reduce((sum, place) => sum + textBytes(place), 0),
      );
    const rest = this.readOpen(others);
    return rest === undefined ? undefined : new Map([...first, ...rest]);
  }

  /** Undefined where one of the places is closed, or where there is no tree yet. */
  private readOpen(places: readonly string[]): ReadonlyMap<string, Tree> | undefined {
    try {
      return new Map(places.map((place) => [place, this.readPlace(place)]));
    } catch {
      return undefined; // then each browser asks for itself, and is told why
    }
  }
}
