import { mapDefined } from '../mapDefined.ts';
import type { EventLevel, EventStyle, Level, Style } from '../event/terms.ts';
import { toStandardTerm } from '../event/storedTerm.ts';
import { unreachable } from '../unreachable.ts';
import { calculateDiscount, type Discount } from './discount.ts';
import {
  findBasePrices,
  type Category,
  type Cents,
  type CountedUnit,
  type Extra,
  type FeeRule,
  type FeeRules,
  type PriceWindow,
} from './feeRules.ts';

/** The parts of an entry that affect its price. */
export interface BilledEntry {
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: number;
}

export interface PricedDancer {
  readonly category: Category;
  /** The price windows of the registration and of its last change. */
  readonly signedUp: PriceWindow;
  readonly lastChange: PriceWindow;
  readonly entries: readonly BilledEntry[];
  readonly paysAtTheDoor: boolean;
  readonly volunteers: boolean;
  readonly extras: readonly Extra[];
  /** The discount by a code. */
  readonly discount?: Discount | undefined;
  /** Set by the organizer; overrides the rules. */
  readonly byHand: { readonly cents: Cents; readonly why: string } | undefined;
}

/** The reason for a line of a bill. */
export type FeeReason =
  /** The dancer owes nothing without entries, or after dropping all of them. */
  | { readonly kind: 'no entries' }
  | { readonly kind: 'base'; readonly category: Category; readonly window: PriceWindow }
  | { readonly kind: 'only'; readonly styles: readonly Style[] }
  | { readonly kind: 'free levels'; readonly levels: readonly Level[]; readonly entries: number }
  /** The entries or dances in this range, counted from 1. */
  | {
      readonly kind: 'each';
      readonly of: CountedUnit;
      readonly from: number;
      readonly to: number;
      readonly each: Cents;
    }
  /** Entries or dances after the last charged one. */
  | { readonly kind: 'beyond'; readonly of: CountedUnit; readonly from: number; readonly to: number }
  | { readonly kind: 'second level'; readonly styles: readonly EventStyle[] }
  | { readonly kind: 'at most'; readonly most: Cents }
  | { readonly kind: 'extra'; readonly what: Extra }
  | { readonly kind: 'at the door' }
  | { readonly kind: 'discount'; readonly discount: Discount }
  | { readonly kind: 'volunteer' }
  | { readonly kind: 'by hand'; readonly why: string };

export interface BillLine {
  readonly reason: FeeReason;
  readonly cents: Cents;
}

export interface Bill {
  readonly lines: readonly BillLine[];
  /** Sum of the lines; never negative. */
  readonly total: Cents;
}

type RuleOf<Kind extends FeeRule['kind']> = Extract<FeeRule, { readonly kind: Kind }>;

const rulesOf = <Kind extends FeeRule['kind']>({ rules }: FeeRules, kind: Kind): readonly RuleOf<Kind>[] =>
  rules.filter((rule): rule is RuleOf<Kind> => rule.kind === kind);

const sumOf = (lines: readonly BillLine[]): Cents => lines.reduce((sum, { cents }) => sum + cents, 0);

const countOf = (of: CountedUnit, entries: readonly BilledEntry[]): number => {
  switch (of) {
    case 'entry':
      return entries.length;
    case 'dance':
      return entries.reduce((sum, { dances }) => sum + dances, 0);
    default:
      return unreachable(of);
  }
};

/** The entries to charge, and a line for those at free levels. */
function free(
  fees: FeeRules,
  entries: readonly BilledEntry[],
): { readonly counted: readonly BilledEntry[]; readonly lines: readonly BillLine[] } {
  const freeLevels = new Set<EventLevel>(rulesOf(fees, 'free levels').flatMap(({ levels }) => levels));
  const counted = entries.filter(({ level }) => !freeLevels.has(level));
  const danced = new Set(
    entries.flatMap(({ level }) => (freeLevels.has(level) ? (toStandardTerm(level) ?? []) : [])),
  );
  const dropped = entries.length - counted.length;
  return {
    counted,
    lines:
      dropped === 0
        ? []
        : [{ reason: { kind: 'free levels', levels: [...danced], entries: dropped }, cents: 0 }],
  };
}

/** A line per rule for its range of entries, and one for the free rest after the last range. */
function eachLines(fees: FeeRules, counted: readonly BilledEntry[]): readonly BillLine[] {
  const rules = rulesOf(fees, 'each');
  const charged = mapDefined(rules, ({ of, from, to, cents }): BillLine | undefined => {
    const last = Math.min(countOf(of, counted), to ?? Infinity);
    return last < from
      ? undefined
      : { reason: { kind: 'each', of, from, to: last, each: cents }, cents: cents * (last - from + 1) };
  });
  const beyond = mapDefined(['entry', 'dance'] as const, (of): BillLine | undefined => {
    const ends = mapDefined(rules, (rule) => (rule.of === of ? (rule.to ?? Infinity) : undefined));
    const last = Math.max(...ends);
    const count = countOf(of, counted);
    return ends.length === 0 || count <= last
      ? undefined
      : { reason: { kind: 'beyond', of, from: last + 1, to: count }, cents: 0 };
  });
  return [...charged, ...beyond];
}

/** Styles danced at more than one level. */
function doubleStyles(counted: readonly BilledEntry[]): readonly EventStyle[] {
  const levels = new Map<EventStyle, Set<EventLevel>>();
  for (const { style, level } of counted) levels.set(style, (levels.get(style) ?? new Set()).add(level));
  return mapDefined(levels, ([style, its]) => (its.size > 1 ? style : undefined));
}

function secondLevelLines(fees: FeeRules, counted: readonly BilledEntry[]): readonly BillLine[] {
  const styles = doubleStyles(counted);
  if (styles.length === 0) return [];
  return rulesOf(fees, 'second level').map(({ per, cents }) => ({
    reason: { kind: 'second level', styles },
    cents: per === 'person' ? cents : cents * styles.length,
  }));
}

const windowOf = ({ windowBy }: FeeRules, dancer: PricedDancer): PriceWindow =>
  windowBy === 'first' ? dancer.signedUp : dancer.lastChange;

function baseLines(fees: FeeRules, dancer: PricedDancer): readonly BillLine[] {
  const line = findBasePrices(fees.base, dancer.category);
  const window = windowOf(fees, dancer);
  return line === undefined
    ? []
    : [{ reason: { kind: 'base', category: line.category, window }, cents: line.prices[window] }];
}

/** All charges for entries. */
function entryLines(
  fees: FeeRules,
  dancer: PricedDancer,
  counted: readonly BilledEntry[],
): readonly BillLine[] {
  if (counted.length === 0) return [];
  const special = rulesOf(fees, 'only').find(({ styles }) =>
    counted.every(({ style }) => styles.some((one) => one === style)),
  );
  const lines: readonly BillLine[] =
    special === undefined
      ? [...baseLines(fees, dancer), ...eachLines(fees, counted), ...secondLevelLines(fees, counted)]
      : [{ reason: { kind: 'only', styles: special.styles }, cents: special.cents }];
  const most = Math.min(...rulesOf(fees, 'at most').map(({ cents }) => cents));
  const above = sumOf(lines) - most;
  return above > 0 ? [...lines, { reason: { kind: 'at most', most }, cents: -above }] : lines;
}

const extraLines = (fees: FeeRules, { extras }: PricedDancer): readonly BillLine[] =>
  rulesOf(fees, 'extra')
    .filter(({ what }) => extras.includes(what))
    .map(({ what, cents }) => ({ reason: { kind: 'extra', what }, cents }));

/** The surcharge at the door, for those who owe anything. */
const doorLines = (fees: FeeRules, { paysAtTheDoor }: PricedDancer, owed: Cents): readonly BillLine[] =>
  paysAtTheDoor && owed > 0
    ? rulesOf(fees, 'at the door').map(({ cents }) => ({ reason: { kind: 'at the door' }, cents }))
    : [];

/** @param charges the charges for events: extras and the door surcharge get no discount */
function discountLines({ discount }: PricedDancer, charges: Cents): readonly BillLine[] {
  if (discount === undefined) return [];
  const off = calculateDiscount(discount, charges);
  return off > 0 ? [{ reason: { kind: 'discount', discount }, cents: -off }] : [];
}

/** A discount is never larger than the amount owed. */
function volunteerLines(fees: FeeRules, { volunteers }: PricedDancer, owed: Cents): readonly BillLine[] {
  if (!volunteers) return [];
  const wanted = rulesOf(fees, 'volunteer').reduce((sum, { cents }) => sum + cents, 0);
  const off = Math.min(wanted, owed);
  return off > 0 ? [{ reason: { kind: 'volunteer' }, cents: -off }] : [];
}

const NOTHING_DANCED: Bill = { lines: [{ reason: { kind: 'no entries' }, cents: 0 }], total: 0 };

/** One person's bill, in order: base price, entries, extras, discounts, and finally the organizer's override. */
export function calculateBill(fees: FeeRules, dancer: PricedDancer): Bill {
  if (dancer.entries.length === 0) return NOTHING_DANCED;
  const { counted, lines: freeLines } = free(fees, dancer.entries);
  const charges = entryLines(fees, dancer, counted);
  const asked = [...charges, ...freeLines, ...extraLines(fees, dancer)];
  const owed = [...asked, ...doorLines(fees, dancer, sumOf(asked)), ...discountLines(dancer, sumOf(charges))];
  const lines = [...owed, ...volunteerLines(fees, dancer, sumOf(owed))];
  const total = sumOf(lines);
  if (dancer.byHand === undefined) return { lines, total };
  const said = Math.max(0, dancer.byHand.cents);
  const reason: FeeReason = { kind: 'by hand', why: dancer.byHand.why };
  return { lines: [...lines, { reason, cents: said - total }], total: said };
}
