import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { RELEASES } from '../../domain/round/release.ts';
import { PLANNABLE } from '../../domain/schedule/times/plannableYears.ts';
import { flag, number, object, optional, otherwise, shown, text, whole, word } from '../codec/forms.ts';

// Single values of a round, and short names of its lists. First pages load them; eventsEntry.ts has the rest.

export const heat = whole(1, MAX_COUNT.heatsPerRound);
const time = optional(number);
/** A journal record. */
export const recordKey = optional(text(100));

export const roundFields = {
  roundName: shown(optional(text(MAX_LENGTH.title)), 'n'),
  roundState: shown(optional(whole(0, 5)), 's'),
  // SPEC 5: a heat count of 0 becomes 1, and so does a recall size.
  recallSize: shown(otherwise(whole(1, MAX_COUNT.recalledCouples), 1), 'k'),
  numHeats: shown(otherwise(heat, 1), 'h'),
  scheduleIndex: shown(otherwise(number, Number.MAX_SAFE_INTEGER), 'i'),
  roundStartTime: shown(optional(whole(PLANNABLE.from, PLANNABLE.before - 1)), 't'),
  roundActualStartTime: shown(time, 'b'),
  roundPostedTime: shown(time, 'o'),
  /** The number of couples the posting recalled; later withdrawals and walk-ons don't change it. */
  recalled: shown(optional(whole(0, MAX_COUNT.recalledCouples)), 'v'),
  /** Of a final: the release of its places, and its time. */
  release: shown(optional(word(RELEASES)), 'p'),
  released: shown(time, 'q'),
  /** A version: sheets made for an earlier one are open again. */
  lineUp: optional(whole(1, 10_000)),
  /** The last record of the round. */
  journal: recordKey,
};
export const roundForm = object(roundFields);

/** Of a couple in a round. True: the round was started without it. False: it came after the start. Missing: neither. */
export const away = shown(optional(flag), 'w', 'away');

export const ROUND_LISTS = { entries: 'c', byes: 'y', sitOut: 'z' } as const;
