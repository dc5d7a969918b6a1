import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { RELEASES } from '../../domain/round/release.ts';
import { PLANNABLE } from '../../domain/schedule/times/plannableYears.ts';
import { flag, type Keys, object, optional, shown, whole, word } from '../codec/forms.ts';
import { either, list, map, number, text, textLike, yes } from '../codec/moreForms.ts';

/** Numbers of rounds, from 0: the final. */
export const ROUND_KEYS: Keys = { by: 'pattern', pattern: /^([0-9]|1[0-1])$/, samples: ['0', '9', '11'] };
export const ENTRY_KEYS: Keys = { by: 'length', most: MAX_LENGTH.title };
const NAMES: Keys = { by: 'length', most: MAX_LENGTH.name };
const SEATINGS: Keys = { by: 'pattern', pattern: /^[1-9][0-9]{0,2}$/, samples: ['1', '999'] };

const heat = whole(1, MAX_COUNT.heatsPerRound);
const title = optional(text(MAX_LENGTH.title));
const time = optional(number);
const record = optional(text(100));

/** The place of a couple in a round. */
export const placeForm = object({
  /** One heat, or one for each dance if each was drawn separately. */
  heat: shown(optional(either(list(heat, MAX_COUNT.shortListItems), heat)), { heats: 'heat' }),
  /** True: the round was started without the couple. False: it came after the start. Missing: neither. */
  away: shown(optional(flag), { program: 'w', heats: 'away' }),
});

/** A round, under its number. */
export const roundForm = object({
  // SPEC names these four; other programs read them.
  roundId: optional(text(MAX_LENGTH.key)),
  roundNumber: optional(whole(0, 11)),
  eventName: title,
  roundName: shown(title, { program: 'n' }),
  roundState: shown(optional(whole(0, 5)), { program: 's' }),
  recallSize: shown(optional(whole(1, MAX_COUNT.recalledCouples)), { program: 'k' }),
  numHeats: shown(optional(heat), { program: 'h' }),
  scheduleIndex: shown(time, { program: 'i' }),
  roundStartTime: shown(optional(whole(PLANNABLE.from, PLANNABLE.before - 1)), { program: 't' }),
  roundActualStartTime: shown(time, { program: 'b' }),
  roundPostedTime: shown(time, { program: 'o' }),
  /** The number of couples the posting recalled; later withdrawals and walk-ons don't change it. */
  recalled: shown(optional(whole(0, MAX_COUNT.recalledCouples)), { program: 'v' }),
  /** Of a final: the release of its places, and its time. */
  release: shown(optional(word(RELEASES)), { program: 'p' }),
  released: shown(time, { program: 'q' }),
  /** A stable name that survives renumbering, also printed on paper sheets. */
  origin: optional(textLike(/^[0-9]{1,2}\.[0-9]{1,6}$/, 9, ['1.0', '11.999999'])),
  /** A version: sheets made for an earlier one are open again. */
  lineUp: optional(whole(1, 10_000)),
  /** The last record of the round, and the one before its posting. */
  journal: record,
  after: record,
  panel: optional(map(flag, NAMES, '$judge')),
  /** The judges of each dance, once for every change. */
  seatings: optional(map(map(text(MAX_LENGTH.seats), NAMES, '$dance'), SEATINGS, '$k')),
  entries: shown(optional(map(placeForm, ENTRY_KEYS, '$entry')), { program: 'c', heats: 'c' }),
  /** Couples seeded past earlier rounds begin with this one. */
  byes: shown(optional(map(yes, ENTRY_KEYS, '$entry')), { program: 'y' }),
  /** Couples recalled without dancing this round: a redance in another one. */
  sitOut: shown(optional(map(yes, ENTRY_KEYS, '$entry')), { program: 'z' }),
});
