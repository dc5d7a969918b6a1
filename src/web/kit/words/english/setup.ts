import { section } from '../section.ts';

/** Shared text of the setup desks. */
export const setupWords = section('setup', {
  desks: 'What to set up',
  loading: 'Loading',
  desk: {
    guide: 'Guide',
    basics: 'Name and dates',
    events: 'Events',
    fees: 'Fees',
    payment: 'Payment',
    eligibility: 'Eligibility',
    disputes: 'Disputes',
    consents: 'Consents',
    color: 'Color',
    pages: 'Pages',
    schools: 'Schools',
    numbers: 'Numbers',
    timing: 'Timing',
    lists: 'Import and export',
  },
  save: {
    save: 'Save',
    saving: 'Saving',
    nothing: 'Nothing to save',
    guide: 'Back to the guide',
    offline: 'No connection: save it later',
    saved: 'Saved',
    unsaved: 'Not saved yet: only you see this.',
    all: 'Saved: everybody sees this.',
    discard: 'Discard changes',
    discarded: 'Changes discarded',
    loose: 'This browser can’t keep changes: save before you close the page.',
  },
  /** Before a change of prices reaches people who have registered. */
  prices: {
    loading: 'Checking who has registered',
    question: (n: number) => (n === 1 ? '1 person pays differently' : `${n} people pay differently`),
    more: 'They registered at the old price. Keep the old price for them, or charge the new one?',
    all: (n: number) => (n === 1 ? 'Total' : `All ${n}`),
    /** @param was, would amounts such as $40 */
    change: (was: string, would: string) => `${was} → ${would}`,
    keep: 'Keep the old price',
    keepMore: 'Their price stays as it is, whatever they add later. You can change it on their card.',
    charge: 'Charge the new price',
    /** The reason on the bill. */
    why: (day: string) => `Price as quoted before ${day}`,
    withheld: 'Name withheld',
  },
  overtaken: {
    said: 'Somebody else saved changes here while you were editing. Yours are still here, and not saved.',
    theirs: 'Use theirs',
    mine: 'Keep mine',
    usedTheirs: 'Your changes are gone',
  },
});
