import { isStoredAlike } from '../isStoredAlike.ts';
import { SERVER_TIME, type Json, type Patch } from '../patch.ts';
import { getRawChild } from '../path.ts';

export type TestBranch = { [key: string]: TestBranch | Json };

/** A copy without empty branches, which the tree does not store. */
export const pruneEmpty = (node: unknown): unknown =>
  typeof node !== 'object' || node === null
    ? node
    : Object.fromEntries(
        Object.entries(node)
          .map(([key, value]) => [key, pruneEmpty(value)] as const)
          .filter(([, value]) => typeof value !== 'object' || Object.keys(Object(value)).length > 0),
      );

/** A copy with the server's time filled in. */
const stored = (value: Json): Json =>
  // A copy of JSON is JSON.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  JSON.parse(JSON.stringify(value), (_, one: unknown) => (isStoredAlike(one, SERVER_TIME) ? 1 : one)) as Json;

/** A tree without rules: it accepts every patch. */
export class TestTree {
  root: TestBranch;

  constructor(root: TestBranch) {
    this.root = root;
  }

  read = (at: string): unknown =>
    at.split('/').reduce<unknown>((node, key) => getRawChild(node, key), this.root);

  put(patch: Patch): void {
    for (const [at, value] of Object.entries(patch)) {
      const keys = at.split('/');
      const last = keys.pop() ?? '';
      let node = this.root;
      for (const key of keys) {
        const next = node[key];
        // An existing value that isn't a leaf is a branch.
        node = typeof next === 'object' && next !== null ? (next as TestBranch) : (node[key] = {});
      }
      if (value === null) delete node[last];
      else node[last] = stored(value);
    }
  }
}
