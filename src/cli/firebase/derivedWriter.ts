import {
  DerivedData,
  DERIVED_KEY,
  findDifferences,
  MAX_CHANGED_PATHS,
} from '../../server/derived/derived.ts';
import { buildIncomingNode } from '../../server/tree/incomingNode.ts';
import type { Json } from '../../server/tree/json.ts';
import { getNode, shareEqualNodes, type Tree } from '../../server/tree/node.ts';
import { formatPath } from '../../server/tree/paths.ts';
import { toPlainValue } from '../../server/tree/text.ts';
import { EVENTS_AT } from '../../store/events/eventAt.ts';
import { DERIVED_DEFINITIONS } from '../../store/events/derivedDefinitions.ts';

const nodeOf = (value: Json): Tree => buildIncomingNode(value, [], { now: 0, root: null });

/** Computes the patches that keep `derived` in step with the events of a Firebase database. */
export class DerivedWriter {
  private readonly derived = new DerivedData(DERIVED_DEFINITIONS);
  private tree: Tree;

  /** @param kept `derived` as it is in the database; an earlier companion may have left it outdated */
  constructor(kept: Json) {
    this.tree = nodeOf({ [DERIVED_KEY]: kept });
  }

  /** The changes of `derived` for these events; empty if there are none. */
  patchFor(events: Json): Readonly<Record<string, Json>> {
    const fresh = shareEqualNodes(this.tree, this.derived.of(nodeOf({ [EVENTS_AT]: events })));
    const changed = findDifferences(this.tree, fresh, []);
    this.tree = fresh;
    // The path is the root if there was no data before, or none is left.
    const isAll = changed.length > MAX_CHANGED_PATHS || changed.some((path) => path.length === 0);
    const paths = isAll ? [[DERIVED_KEY]] : changed;
    return Object.fromEntries(paths.map((path) => [formatPath(path), toPlainValue(getNode(fresh, path))]));
  }
}
