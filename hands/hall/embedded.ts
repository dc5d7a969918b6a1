import { ADMINISTRATOR_CALLER, type Caller } from '../../src/server/database/caller.ts';
import { Database } from '../../src/server/database/database.ts';
import { GroupCommit } from '../../src/server/database/groupCommit.ts';
import { RequestRefusal } from '../../src/server/refusal.ts';
import { getQueryFacts } from '../../src/server/database/listens.ts';
import { parseRules } from '../../src/server/rules/file.ts';
import { mayRead } from '../../src/server/rules/guard.ts';
import type { Ruleset } from '../../src/server/rules/ruleset.ts';
import { MemoryDisk } from '../../src/server/testing/disk.ts';
import type { Json } from '../../src/server/tree/json.ts';
import { getNode, type BranchNode, type Tree } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { findListLength } from '../../src/server/tree/text.ts';
import { program } from '../program.ts';
import { uidOf } from './uidOf.ts';

// Parsed once: thousands of halls are opened.
const parsed = new Map<string, Ruleset>();

function rulesOf(text: string): Ruleset {
  const rules = parsed.get(text) ?? parseRules(text);
  parsed.set(text, rules);
  return rules;
}

const values = new WeakMap<BranchNode, Json>();

/** A node as the SDK returns it: lists for small numeric keys. An unchanged node is the same object. */
export function readValue(tree: Tree): Json {
  if (tree === null) return null;
  if (tree.kind === 'leaf') return tree.value;
  const known = values.get(tree);
  if (known !== undefined) return known;
  const length = findListLength(tree);
  const list: Json[] = Array.from({ length: length ?? 0 }, () => null);
  const fields: { [key: string]: Json } = {};
  tree.children.each((key, node) => {
    if (length === undefined) fields[key] = readValue(node);
    else list[Number(key)] = readValue(node);
  });
  const value = length === undefined ? fields : list;
  values.set(tree, value);
  return value;
}

/** An accepted patch, and the tree before it. */
export interface AcceptedPatch {
  readonly uid: string;
  readonly patch: Readonly<Record<string, Json>>;
  readonly before: Tree;
}

/** The embedded server without sockets: the tree, the product's access rules, and its group commit. */
export class EmbeddedServer {
  readonly commits = new GroupCommit(new MemoryDisk(), (error) => {
    throw error;
  });
  readonly database: Database;
  /** All patches accepted so far. */
  readonly accepted: AcceptedPatch[] = [];

  private readonly clock: () => number;

  constructor(morning: Readonly<Record<string, Json>>, clock: () => number) {
    this.clock = clock;
    this.database = new Database({
      namespace: 'hall',
      tree: null,
      rules: rulesOf(program.rules),
      commits: this.commits,
      clock,
    });
    this.database.write(ADMINISTRATOR_CALLER, { kind: 'update', path: '', values: morning });
    this.commits.flush();
  }

  /** The current value at a place. */
  read(place: string): Json {
    return readValue(getNode(this.database.root, parsePath(place)));
  }

  /** True if the rules let visitors without a sign-in read it. */
  isPublic(place: string): boolean {
    const { database } = this;
    return mayRead(database.ruleset, {
      auth: null,
      now: this.clock(),
      root: database.root,
      path: parsePath(place),
      query: getQueryFacts(undefined),
    });
  }

  /** Returns true if it was accepted. */
  write(caller: Caller & { readonly kind: 'user' }, patch: Readonly<Record<string, Json>>): boolean {
    const before = this.database.root;
    try {
      this.database.write(caller, { kind: 'update', path: '', values: patch });
    } catch (thrown) {
      if (thrown instanceof RequestRefusal && thrown.status === 'permission_denied') return false;
      throw thrown;
    }
    this.accepted.push({ uid: uidOf(caller), patch, before });
    return true;
  }
}
