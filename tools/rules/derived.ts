/** What the server works out of the events for everybody: nobody writes it, and it is not stored. */

import type { Rules } from './rules.ts';

export const derived: Rules = {
  program: { '.read': true },
  heats: { $event: { '.read': true } },
  couples: { $id: { '.read': true } },
  numbers: { $id: { '.read': true } },
};
