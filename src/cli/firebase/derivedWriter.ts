import { Derived, DERIVED_KEY, differences, MAX_CHANGES } from '../../server/derived/derived.ts';
import { incomingNode } from '../../server/tree/incoming.ts';
import type { Json } from '../../server/tree/json.ts';
import { at, shareWith, type Tree } from '../../server/tree/node.ts';
import { pathText } from '../../server/tree/paths.ts';
import { plainValue } from '../../server/tree/text.ts';
import { EVENTS } from '../../store/events/eventAt.ts';
import { DERIVED_DEFINITIONS } from '../../store/events/derivedDefinitions.ts';

const nodeOf = (value: Json): Tree => incomingNode(value, [], { now: 0, root: null });

/** Computes the patches that keep `derived` in step with the events of a Firebase database. */
export class DerivedWriter {
  private readonly derived = new Derived(DERIVED_DEFINITIONS);
  private tree: Tree;

  /** @param kept `derived` as it is in the database; an earlier companion may have left it outdated */
  constructor(kept: Json) {
    this.tree = nodeOf({ [DERIVED_KEY]: kept });
  }

  /** The changes of `derived` for these events; empty if there are none. */
  patchFor(events: Json): Readonly<Record<string, Json>> {
    const fresh = shareWith(this.tree, this.derived.of(nodeOf({ [EVENTS]: events })));
    const changed = differences(this.tree, fresh, []);
    this.tree = fresh;
    // The root differs where there was nothing before, or nothing is left.
    const isAll = changed.length > MAX_CHANGES || changed.some((path) => path.length === 0);
    const paths = isAll ? [[DERIVED_KEY]] : changed;
    return Object.fromEntries(paths.map((path) => [pathText(path), plainValue(at(fresh, path))]));
  }
}
