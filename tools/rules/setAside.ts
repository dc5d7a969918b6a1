/** Undo records as text, for the organizer: they contain registration codes and private addresses. */

import type { Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { ADMIN } from './who.ts';

export const setAside: Rules = {
  '.read': ADMIN,
  // Written once with its change, and deleted by the undo.
  desk: {
    $id: shapeAt('setAside/desk/$id', { '.write': `${ADMIN} && newData.exists() !== data.exists()` }),
  },
  // A later ruling on the same entry replaces it.
  rulings: { $event: { $entry: shapeAt('setAside/rulings/$event/$entry', { '.write': ADMIN }) } },
  floods: shapeAt('setAside/floods', { $i: { '.write': ADMIN } }),
  floodParts: shapeAt('setAside/floodParts', { $i: { '.write': ADMIN } }),
};
