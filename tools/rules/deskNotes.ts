/** Notes on dancers at the competitors desk, for the organizer. */

import { deskNote } from '../../src/schema/nodes/deskNotes.ts';
import type { Rules } from './rules.ts';
import { shapeOf } from './shapes.ts';
import { ADMIN } from './who.ts';

export const deskNotes: Rules = { '.read': ADMIN, $id: { '.write': ADMIN, ...shapeOf(deskNote) } };
