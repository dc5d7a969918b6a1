import type { EventLevel, EventStyle } from '../../event/terms.ts';
import type { BilledEntry, PricedDancer } from '../bill.ts';

export const buildBilledEntries = (
  count: number,
  level: EventLevel,
  style: EventStyle,
  dances = 1,
): readonly BilledEntry[] => Array.from({ length: count }, () => ({ level, style, dances }));

/** A student who signed up early with five Silver Latin events, unless overridden. */
export const buildPricedDancer = (told: Partial<PricedDancer> = {}): PricedDancer => ({
  category: 'student',
  signedUp: 'early',
  lastChange: told.signedUp ?? 'early',
  entries: buildBilledEntries(5, 'Silver', 'Latin'),
  paysAtTheDoor: false,
  volunteers: false,
  extras: [],
  byHand: undefined,
  ...told,
});
