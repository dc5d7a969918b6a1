/** Mails to dancers, for the organizer. The mailer writes its log directly, not through these rules. */

import type { Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { ADMIN } from './who.ts';

export const mails: Rules = {
  '.read': ADMIN,
  log: { '.indexOn': 'dancer', '.validate': false },
  again: { $id: shapeAt('mails/again/$id', { '.write': `${ADMIN} && newData.exists()` }) },
  messages: {
    $id: shapeAt('mails/messages/$id', { '.write': `${ADMIN} && !data.exists() && newData.exists()` }),
  },
};
