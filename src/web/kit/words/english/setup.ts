import { section } from '../section.ts';

/** Shared text of the setup desks. */
export const setup = section('setup', {
  desks: 'What to set up',
  loading: 'Loading',
  desk: {
    guide: 'Guide',
    basics: 'Name and dates',
    events: 'Events',
    fees: 'Fees',
    payment: 'Payment',
    eligibility: 'Eligibility',
    disputes: 'Disputed entries',
    consents: 'Consents',
    color: 'Color',
    pages: 'Pages',
    schools: 'Schools',
    numbers: 'Numbers',
    timing: 'Rounds and timing',
    lists: 'Import and export',
  },
  save: {
    save: 'Save',
    saving: 'Saving',
    nothing: 'Nothing to save',
    offline: 'No connection: save it later',
    saved: 'Saved',
    unsaved: 'Not saved yet: only you see this.',
    all: 'Saved: everybody sees this.',
    discard: 'Discard changes',
    discarded: 'Changes discarded',
    loose: 'This browser can’t keep changes: save before you close the page.',
  },
  overtaken: {
    said: 'Somebody else saved changes here while you were editing. Yours are still here, and not saved.',
    theirs: 'Use theirs',
    mine: 'Keep mine',
    usedTheirs: 'Your changes are gone',
  },
});
