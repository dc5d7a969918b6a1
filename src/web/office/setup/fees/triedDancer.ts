import type { BilledEntry, Dancer } from '../../../../domain/fees/bill.ts';
import type { FeeRules } from '../../../../domain/fees/feeRules.ts';
import type { Level, Style } from '../../../../domain/event/terms.ts';

/** Some events of one level and style that somebody who is tried out dances. */
export interface TriedEvents {
  readonly count: number;
  readonly level: Level;
  readonly style: Style;
  readonly dances: number;
}

/** Somebody made up, to see what they would pay: billed as anybody is, with events that are counted. */
export type TriedDancer = Omit<Dancer, 'entries'> & { readonly events: readonly TriedEvents[] };

/** Somebody with two levels in one style: most rules have something to say about them. */
export const FIRST_TRIED: TriedDancer = {
  category: 'student',
  signedUp: 'early',
  lastChange: 'normal',
  events: [
    { count: 4, level: 'Silver', style: 'Latin', dances: 1 },
    { count: 3, level: 'Gold', style: 'Latin', dances: 1 },
  ],
  paysAtTheDoor: false,
  volunteers: false,
  extras: [],
  byHand: undefined,
};

const entriesOf = ({ count, ...entry }: TriedEvents): readonly BilledEntry[] =>
  Array.from({ length: count }, () => entry);

/** As they are billed. What the rules no longer have is not theirs any more. */
export const asBilled = (tried: TriedDancer, { rules }: FeeRules): Dancer => ({
  ...tried,
  entries: tried.events.flatMap(entriesOf),
  paysAtTheDoor: tried.paysAtTheDoor && rules.some(({ kind }) => kind === 'at the door'),
  volunteers: tried.volunteers && rules.some(({ kind }) => kind === 'volunteer'),
});
