import type { BilledEntry, PricedDancer } from '../../../../domain/fees/bill.ts';
import type { FeeRules } from '../../../../domain/fees/feeRules.ts';
import type { Level, Style } from '../../../../domain/event/terms.ts';

/** Events of one level and style of the example dancer. */
export interface ExampleEventGroup {
  readonly count: number;
  readonly level: Level;
  readonly style: Style;
  readonly dances: number;
}

/** An example dancer, to see their bill: like any dancer, with counts of events. */
export type BilledExample = Omit<PricedDancer, 'entries'> & { readonly events: readonly ExampleEventGroup[] };

/** The initial example: two levels in one style, so that most rules apply. */
export const INITIAL_BILLED_EXAMPLE: BilledExample = {
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

/** The levels and styles of the competition's events; never empty. */
export interface HeldTerms {
  readonly levels: readonly Level[];
  readonly styles: readonly Style[];
}

/** The events of the example, at levels and in styles that are held. */
export function listExampleEvents({ levels, styles }: HeldTerms): readonly ExampleEventGroup[] {
  return INITIAL_BILLED_EXAMPLE.events.map((group, at) => ({
    ...group,
    level: levels.includes(group.level) ? group.level : (levels[at] ?? levels[0] ?? group.level),
    style: styles.includes(group.style) ? group.style : (styles[0] ?? group.style),
  }));
}

const entriesOf = ({ count, ...entry }: ExampleEventGroup): readonly BilledEntry[] =>
  Array.from({ length: count }, () => entry);

/** The example as billed. Categories and extras removed from the rules are dropped. */
export const toBilledDancer = (tried: BilledExample, { rules }: FeeRules): PricedDancer => ({
  ...tried,
  entries: tried.events.flatMap(entriesOf),
  paysAtTheDoor: tried.paysAtTheDoor && rules.some(({ kind }) => kind === 'at the door'),
  volunteers: tried.volunteers && rules.some(({ kind }) => kind === 'volunteer'),
});
