/** What takes changes of the desk of competitors back, as text: for the organizer alone. */

import { LONGEST } from '../../src/domain/bounds.ts';
import { textUpTo } from './forms.ts';
import type { Rules } from './rules.ts';
import { ADMIN } from './who.ts';

export const deskUndo: Rules = {
  '.read': ADMIN,
  $id: {
    // Written once with its change, and taken away by whoever takes the change back.
    '.write': `${ADMIN} && newData.exists() !== data.exists()`,
    '.validate': textUpTo(LONGEST.undo),
  },
};
