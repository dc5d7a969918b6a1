/** Nodes derived from events by the server: read-only, and not stored. */

import type { Rules } from './rules.ts';

export const derived: Rules = {
  program: { '.read': true },
  heats: { $event: { '.read': true } },
  couples: { $id: { '.read': true } },
  numbers: { $id: { '.read': true } },
};
