/** What a value may look like. */

import { LONGEST } from '../../src/domain/bounds.ts';
import { PLANNABLE } from '../../src/domain/schedule/times/plannableYears.ts';

export const textUpTo = (most: number): string =>
  `newData.isString() && newData.val().length > 0 && newData.val().length <= ${most}`;
export const TEXT = textUpTo(LONGEST.name);
/** A key that somebody has drawn. @param key the name that stands for it */
export const drawn = (key: string): string => `${key}.length <= ${LONGEST.title}`;
/** A text that may be left empty. */
export const perhapsUpTo = (most: number): string => `newData.isString() && newData.val().length <= ${most}`;

export const wholeNumber = (least: number, most: number): string =>
  `newData.isNumber() && newData.val() >= ${least} && newData.val() <= ${most} && newData.val() % 1 === 0`;

/** The number on a back, as a number or as it is typed. */
export const A_LEADS_NUMBER = `((${wholeNumber(1, 9999)}) || (newData.isString() && newData.val().matches(/^[0-9]{1,4}$/)))`;

/** A list, by its places: what is asked of each of them is not asked of a text that stands for them all. */
export const HAS_PLACES = 'newData.hasChildren()';

/** How often something was changed: one more with every change, so that of two at the same moment one is refused. */
export const COUNTED_ON = `${wholeNumber(1, 1_000_000)} && newData.val() === (data.exists() ? data.val() : 0) + 1`;

/**
 * Where in a list something stands: lists that lie in the tree by their places. As lists count, without a zero in front: one
 * thing would stand there twice.
 */
export const IN_A_LIST = '/^([0-9]|[1-9][0-9])$/';
/** The same, of a list of at most twenty. */
export const A_FEW = '/^1?[0-9]$/';
/** A place in a registration: of its entries, and of its dancers. */
export const A_SLOT = '/^([0-9]|[1-9][0-9]|[1-5][0-9][0-9])$/';
export const A_DANCERS_SLOT = '/^[1-9]?[0-9]$/';
/** Where among the registrations of a device one stands. */
export const A_DEVICES_SLOT = '/^([1-9]?[0-9]|1[0-4][0-9])$/';
/** One of these words. */
export const oneOf = (words: readonly string[]): string =>
  `newData.isString() && newData.val().matches(/^(${words.join('|')})$/)`;
/** A moment in milliseconds, or a day as it is written. */
export const A_DAY = `newData.isNumber() || (${TEXT})`;
/** The time of something planned, in milliseconds: never a count from 1970. */
export const A_PLANNED_TIME = wholeNumber(PLANNABLE.from, PLANNABLE.before - 1);
/** When the places of a final are for everybody. */
export const A_RELEASE = 'newData.isString() && newData.val().matches(/^(at once|awards)$/)';
/** The code of a display: the same as in src/domain/floor/display.ts. */
export const A_DISPLAY_CODE = '/^[ACDEFHJKLMNPRTUVWXY34679]{4}$/';
/** The code of a registration. */
export const CODE = '/^[A-Za-z0-9]{7}$/';
/** The secret of an invitation: the same as in src/store/registrant/invitationAt.ts. */
export const INVITATION_SECRET = '/^[A-Za-z0-9]{24}$/';
/** The server's time, or what was there before. */
export const NOW_OR_KEPT = 'newData.isNumber() && (newData.val() === now || newData.val() === data.val())';
export const PLAIN = `newData.isBoolean() || newData.isNumber() || (newData.isString() && newData.val().length <= 500)`;
/** Nothing reads a priority: nobody sets one. */
export const UNRANKED = 'newData.getPriority() === null';
