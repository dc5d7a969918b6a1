import type { Copy, Storage } from '../storage/storage.ts';
import type { Tree } from '../tree/node.ts';
import type { Path } from '../tree/paths.ts';
import { sizeOf } from '../tree/size.ts';
import { exportText } from '../tree/text.ts';
import { pieceText } from './frames.ts';

// Some hundred kilobytes of text: made in a moment, and few enough for a frame.
const NODES_OF_A_PART = 10_000;
const CHARACTERS_OF_A_PIECE = 256 * 1024;
const ACCOUNTS_OF_A_PIECE = 1000;

type Part = Copy['parts'][number];

/** Cuts a tree into parts without making the text of the whole. */
function* partsOf(namespace: string, tree: Tree, path: Path = []): Generator<Part> {
  if (tree === null) return;
  // A branch with a priority stays whole: its priority would be in no part.
  if (tree.kind === 'leaf' || tree.priority !== null || sizeOf(tree) <= NODES_OF_A_PART) {
    yield { namespace, path, node: tree };
    return;
  }
  for (const [key, node] of tree.children.forwards()) yield* partsOf(namespace, node, [...path, key]);
}

/** All that is kept at one moment. What is written afterwards does not change it. */
export interface Kept {
  readonly settings: Copy['settings'];
  readonly accounts: Copy['accounts'];
  readonly trees: ReadonlyMap<string, Tree>;
}

/** @param open the trees that are open, by namespace, as they are on disk */
export function keptNow(storage: Storage, open: ReadonlyMap<string, Tree>): Kept {
  const namespaces = new Set([...storage.namespaces(), ...open.keys()]);
  return {
    settings: storage.settings(),
    accounts: [...namespaces].flatMap((namespace) =>
      storage.accounts(namespace).map(({ uid, record }) => ({ namespace, uid, record })),
    ),
    trees: new Map(
      [...namespaces].map((namespace) => [namespace, open.get(namespace) ?? storage.tree(namespace)]),
    ),
  };
}

/** The frames of a copy, each made when it is asked for: a large competition blocks nobody. */
export function* piecesOf({ settings, accounts, trees }: Kept): Generator<string> {
  yield pieceText({ settings, accounts: [], parts: [] });
  for (let from = 0; from < accounts.length; from += ACCOUNTS_OF_A_PIECE)
    yield pieceText({ settings: [], accounts: accounts.slice(from, from + ACCOUNTS_OF_A_PIECE), parts: [] });
  let parts: Part[] = [];
  let characters = 0;
  for (const [namespace, tree] of trees) {
    for (const part of partsOf(namespace, tree)) {
      parts.push(part);
      characters += exportText(part.node).length;
      if (characters < CHARACTERS_OF_A_PIECE) continue;
      yield pieceText({ settings: [], accounts: [], parts });
      [parts, characters] = [[], 0];
    }
  }
  yield pieceText({ settings: [], accounts: [], parts });
}
