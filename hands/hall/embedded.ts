import { ADMINISTRATOR, type Caller } from '../../src/server/database/caller.ts';
import { Database } from '../../src/server/database/database.ts';
import { GroupCommit } from '../../src/server/database/groupCommit.ts';
import { RequestRefusal } from '../../src/server/refusal.ts';
import { queryFacts } from '../../src/server/database/listens.ts';
import { parseRules } from '../../src/server/rules/file.ts';
import { mayRead } from '../../src/server/rules/guard.ts';
import type { Ruleset } from '../../src/server/rules/ruleset.ts';
import { MemoryDisk } from '../../src/server/testing/disk.ts';
import type { Json } from '../../src/server/tree/json.ts';
import { at, type BranchNode, type Tree } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { listLength } from '../../src/server/tree/text.ts';
import { program } from '../program.ts';
import { uidOf } from './uidOf.ts';

// Read once: a hall is opened thousands of times.
const parsed = new Map<string, Ruleset>();

function rulesOf(text: string): Ruleset {
  const rules = parsed.get(text) ?? parseRules(text);
  parsed.set(text, rules);
  return rules;
}

const values = new WeakMap<BranchNode, Json>();

/** A node as the SDK hands it over: lists where the keys are small numbers. What did not change is the same object. */
export function valueOf(tree: Tree): Json {
  if (tree === null) return null;
  if (tree.kind === 'leaf') return tree.value;
  const known = values.get(tree);
  if (known !== undefined) return known;
  const length = listLength(tree);
  const list: Json[] = Array.from({ length: length ?? 0 }, () => null);
  const fields: { [key: string]: Json } = {};
  tree.children.each((key, node) => {
    if (length === undefined) fields[key] = valueOf(node);
    else list[Number(key)] = valueOf(node);
  });
  const value = length === undefined ? fields : list;
  values.set(tree, value);
  return value;
}

/** A patch the server has taken, and what it has made of the tree. */
export interface Taken {
  readonly uid: string;
  readonly patch: Readonly<Record<string, Json>>;
  readonly before: Tree;
}

/** The embedded server without its sockets: the tree, the access rules of the product, and its group commit. */
export class Embedded {
  readonly commits = new GroupCommit(new MemoryDisk(), (error) => {
    throw error;
  });
  readonly database: Database;
  /** Everything that was taken since the doors opened. */
  readonly taken: Taken[] = [];

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
    this.database.write(ADMINISTRATOR, { kind: 'update', path: '', values: morning });
    this.commits.flush();
  }

  /** What lies at a place now. */
  read(place: string): Json {
    return valueOf(at(this.database.root, parsePath(place)));
  }

  /** Whether the rules let anybody at all look there, who has not even signed in. */
  isPublic(place: string): boolean {
    const { database } = this;
    return mayRead(database.ruleset, {
      auth: null,
      now: this.clock(),
      root: database.root,
      path: parsePath(place),
      query: queryFacts(undefined),
    });
  }

  /** Whether it was taken. */
  write(caller: Caller & { readonly kind: 'user' }, patch: Readonly<Record<string, Json>>): boolean {
    const before = this.database.root;
    try {
      this.database.write(caller, { kind: 'update', path: '', values: patch });
    } catch (thrown) {
      if (thrown instanceof RequestRefusal && thrown.status === 'permission_denied') return false;
      throw thrown;
    }
    this.taken.push({ uid: uidOf(caller), patch, before });
    return true;
  }
}
