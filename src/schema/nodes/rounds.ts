import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { RELEASE_TIMES } from '../../domain/round/release.ts';
import { PLANNABLE_RANGE } from '../../domain/schedule/times/plannableYears.ts';
import { flag, number, object, optional, addDefault, text, integer, choice } from '../codec/forms.ts';
import { abbreviate } from './views.ts';

// Single values of a round, and short names of its lists. The first load of a page includes this file, so the
// rest is in eventsEntry.ts.

export const heatForm = integer(1, MAX_COUNT.heatsPerRound);
const time = optional(number);
/** The key of a journal record. */
export const recordKey = optional(text(100));

export const roundValues = {
  roundName: abbreviate(optional(text(MAX_LENGTH.title)), 'n'),
  roundState: abbreviate(optional(integer(0, 5)), 's'),
  // SPEC 5: a heat count of 0 becomes 1, and so does a recall size.
  recallSize: abbreviate(addDefault(integer(1, MAX_COUNT.recalledCouples), 1), 'k'),
  numHeats: abbreviate(addDefault(heatForm, 1), 'h'),
  scheduleIndex: abbreviate(addDefault(number, Number.MAX_SAFE_INTEGER), 'i'),
  roundStartTime: abbreviate(optional(integer(PLANNABLE_RANGE.from, PLANNABLE_RANGE.before - 1)), 't'),
  roundActualStartTime: abbreviate(time, 'b'),
  roundPostedTime: abbreviate(time, 'o'),
  /** The number of couples the posting recalled; later withdrawals and walk-ons don't change it. */
  recalled: abbreviate(optional(integer(0, MAX_COUNT.recalledCouples)), 'v'),
  /** The release of a final's places, and its time. */
  release: abbreviate(optional(choice(RELEASE_TIMES)), 'p'),
  released: abbreviate(time, 'q'),
  /** A version: sheets made for an earlier one are open again. */
  lineUp: optional(integer(1, 10_000)),
  /** The last record of the round. */
  journal: recordKey,
};
export const roundForm = object(roundValues);

/**
 * The state of a couple in a started round. True: the round was started without it. False: it came after the start.
 * Missing: neither.
 */
export const awayForm = abbreviate(optional(flag), 'w', 'away');

export const ROUND_LIST_SHORT_NAMES = { entries: 'c', byes: 'y', sitOut: 'z' } as const;
