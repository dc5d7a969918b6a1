/** Undo records as text, for the organizer: they contain registration codes and private addresses. */

import { MAX_LENGTH } from '../../src/domain/bounds.ts';
import { deletedBatch } from '../../src/schema/nodes/deletedBatches.ts';
import { textUpTo } from './forms.ts';
import type { Rules } from './rules.ts';
import { shapeOf } from './shapes.ts';
import { ADMIN } from './who.ts';

const UNDO = { '.validate': textUpTo(MAX_LENGTH.undo) } as const;

export const setAside: Rules = {
  '.read': ADMIN,
  // Written once with its change, and deleted by the undo.
  desk: { $id: { '.write': `${ADMIN} && newData.exists() !== data.exists()`, ...UNDO } },
  // A later ruling on the same entry replaces it.
  rulings: { $event: { $entry: { '.write': ADMIN, ...UNDO } } },
  // The latest ten deletions.
  floods: { $i: { '.write': ADMIN, ...shapeOf(deletedBatch) } },
  floodParts: {
    $i: {
      '.write': ADMIN,
      '.validate': (here) => `${here.$i}.matches(/^[0-9]$/)`,
      $k: {
        '.validate': (here) =>
          `${here.$k}.matches(/^(0|[1-9][0-9]{0,2})$/) && ${textUpTo(MAX_LENGTH.undoPart)}`,
      },
    },
  },
};
