import type { AuthorRole } from './authorRoles.ts';

const OFFICE = ['scrutineer', 'admin'] as const;
const OVER_ROUNDS = ['scrutineer', 'chairman', 'admin'] as const;
const AT_THE_DECK = ['deckcaptain', 'scrutineer', 'admin'] as const;
const ORGANIZER = ['admin'] as const;

/**
 * The kinds of records with the roles that may write them, the most usual first. Separate from the records'
 * fields (schema/nodes/journal), which pages that only write records don't load.
 */
export const RECORD_KINDS = {
  'marks sent': ['judge'],
  'change requested': ['judge'],
  'late marks': ['judge'],
  'marks changed': ['judge', ...OFFICE],
  'marks keyed from paper': OFFICE,
  'short sheet accepted': OVER_ROUNDS,
  'sheet reopened': OVER_ROUNDS,
  'change refused': OVER_ROUNDS,
  'state changed': ['scrutineer', 'mc', 'chairman', 'admin'],
  'check-in': AT_THE_DECK,
  scratch: AT_THE_DECK,
  'heat asked': AT_THE_DECK,
  'walk-on': AT_THE_DECK,
  'walk-on named': AT_THE_DECK,
  'result posted': OVER_ROUNDS,
  'result taken back': OVER_ROUNDS,
  'saved result scratched': OVER_ROUNDS,
  reopened: OVER_ROUNDS,
  'round changed': OVER_ROUNDS,
  'panel seated': OVER_ROUNDS,
  'judge replaced': OVER_ROUNDS,
  disqualified: OVER_ROUNDS,
  withdrawn: OVER_ROUNDS,
  'no-show': OVER_ROUNDS,
  'chairman asked': OFFICE,
  'question withdrawn': OVER_ROUNDS,
  decided: ['chairman'],
  'result signed off': ['chairman'],
  'signature taken back': ['chairman'],
  'release chosen': OFFICE,
  'usual release chosen': OFFICE,
  'marks policy chosen': OFFICE,
  'marks shown': OFFICE,
  'placings released': ['mc', ...OFFICE],
  'release taken back': ['mc', ...OFFICE],
  'board changed': ['mc', ...ORGANIZER],
  'plan published': OFFICE,
  'settings saved': ORGANIZER,
  'competitor edited': ORGANIZER,
  'competitors merged': ORGANIZER,
  'partner changed': ORGANIZER,
  'dropped out': ORGANIZER,
  'entries transferred': ORGANIZER,
  'change undone': ORGANIZER,
  'entry ruled on': ORGANIZER,
  'ruling taken back': ORGANIZER,
  'numbers given': ORGANIZER,
  'ticked at the door': ORGANIZER,
  'payment written down': ORGANIZER,
  'price agreed': ORGANIZER,
  'discount saved': ORGANIZER,
  'discount given': ORGANIZER,
  'competitor added': ORGANIZER,
  'message written': ORGANIZER,
  'mail sent again': ORGANIZER,
  'list brought in': ORGANIZER,
  'registrations thrown out': ORGANIZER,
  'registrations put back': ORGANIZER,
} as const satisfies { readonly [kind: string]: readonly AuthorRole[] };

export type RecordKind = keyof typeof RECORD_KINDS;
