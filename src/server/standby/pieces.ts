import { splitIntoFragments } from '../storage/fragments.ts';
import type { DataCopy, Storage } from '../storage/storage.ts';
import type { Tree } from '../tree/node.ts';
import { formatExport } from '../tree/text.ts';
import { formatPiece, type CopyPiece } from './frames.ts';

// Small enough that each piece is made quickly. Trees are split as on disk.
const PIECE_CHARACTERS = 256 * 1024;
const PIECE_ACCOUNTS = 1000;

/** A snapshot of all data. Later writes don't change it. */
export interface DataSnapshot {
  readonly settings: DataCopy['settings'];
  readonly accounts: DataCopy['accounts'];
  readonly rules: CopyPiece['rules'];
  readonly trees: ReadonlyMap<string, Tree>;
}

/**
 * @param open trees of the open databases as they are on disk, by namespace
 * @param rules the rules in effect in them
 */
export function snapshotData(
  storage: Storage,
  open: ReadonlyMap<string, Tree>,
  rules: CopyPiece['rules'] = [],
): DataSnapshot {
  const namespaces = new Set([...storage.namespaces(), ...open.keys()]);
  return {
    settings: storage.settings(),
    rules,
    accounts: [...namespaces].flatMap((namespace) =>
      storage.accounts(namespace).map(({ uid, record }) => ({ namespace, uid, record })),
    ),
    trees: new Map(
      [...namespaces].map((namespace) => [namespace, open.get(namespace) ?? storage.tree(namespace)]),
    ),
  };
}

const NOTHING: CopyPiece = { settings: [], accounts: [], parts: [], rules: [] };

/** The frames of a copy, each made on demand so that a large competition blocks no one. */
export function* generatePieces({ settings, accounts, rules, trees }: DataSnapshot): Generator<string> {
  yield formatPiece({ settings, accounts: [], parts: [], rules });
  for (let from = 0; from < accounts.length; from += PIECE_ACCOUNTS)
    yield formatPiece({ ...NOTHING, accounts: accounts.slice(from, from + PIECE_ACCOUNTS) });
  let parts: DataCopy['parts'][number][] = [];
  let characters = 0;
  for (const [namespace, tree] of trees) {
    for (const part of splitIntoFragments(tree)) {
      parts.push({ namespace, part });
      characters += formatExport(part.node).length;
      if (characters < PIECE_CHARACTERS) continue;
      yield formatPiece({ ...NOTHING, parts });
      [parts, characters] = [[], 0];
    }
  }
  yield formatPiece({ ...NOTHING, parts });
}
