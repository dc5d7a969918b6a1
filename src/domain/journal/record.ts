import type { AuthorRole } from './authorRoles.ts';

export interface Author {
  /** The account, possibly an anonymous device account. */
  readonly uid: string;
  /** The role in which the author acted; missing until the record is sent. */
  readonly as?: AuthorRole;
  /** Name shown to staff: 'Ann (deck captain)', 'Judge B'. */
  readonly who: string;
  readonly device: string;
  /** Milliseconds by the device's clock, which may be minutes off. */
  readonly at: number;
}

/** Reasons a question needs no answer: the scrutineer withdrew it, or went on without it. */
export const WITHDRAWAL_REASONS = [
  'taken back',
  'posted',
  'judging reopened',
  'put back',
  'skipped',
  'other line-up',
] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** Lists that can be imported and exported. */
export const LIST_NAMES = ['entries', 'dancers'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Settings an organizer saves as a whole, each time as the next edition. */
export const SAVED_SETTINGS = [
  'basics',
  'color',
  'events',
  'numberRange',
  'consents',
  'schools',
  'lists',
  'officials',
  'timing',
  'fees',
  'payment',
  'eligibility',
  'home',
  'details',
  'rules',
  'venue',
  'contact',
  'about',
] as const;
export type SavedSetting = (typeof SAVED_SETTINGS)[number];

export const BOARD_CHANGES = ['added', 'renamed', 'removed'] as const;

export const CHECK_IN_STEPS = ['arrived', 'given'] as const;
export type CheckInStep = (typeof CHECK_IN_STEPS)[number];

/** Changes at the competitors' desk that can be undone. */
export const UNDOABLE_KINDS = [
  'competitors merged',
  'partner changed',
  'dropped out',
  'entries transferred',
] as const;
