/** Mails to dancers, for the organizer. The mailer keeps its log past the rules. */

import { mailAgain, mailMessage } from '../../src/schema/nodes/mails.ts';
import type { Rules } from './rules.ts';
import { shapeOf } from './shapes.ts';
import { ADMIN } from './who.ts';

export const mails: Rules = {
  '.read': ADMIN,
  log: { '.indexOn': 'dancer', '.validate': false },
  again: { $id: { '.write': `${ADMIN} && newData.exists()`, ...shapeOf(mailAgain) } },
  messages: { $id: { '.write': `${ADMIN} && !data.exists() && newData.exists()`, ...shapeOf(mailMessage) } },
};
