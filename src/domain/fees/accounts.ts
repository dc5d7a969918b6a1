import { mapDefined } from '../mapDefined.ts';
import { listPricedCategories, type Category, type Cents, type FeeRules } from './feeRules.ts';
import { NO_AGREED_PRICE, type AgreedPrice } from './agreedPrice.ts';
import { calculateBill, type Bill } from './bill.ts';
import type { Payer, Payment } from './payment.ts';
import type { LeadNumber } from '../ids.ts';
import { isMatchedByKey, type Competitor } from '../people/directory.ts';
import { normalizeSpelling } from '../people/people.ts';
import { findRegistrationPhase, type RegistrationDates } from '../registration/phase.ts';

/** The parts of a registration that affect the price. Times in milliseconds. */
export interface PricedRegistration {
  readonly category: Category;
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface BilledDancer {
  readonly key: string;
  /** Undefined: withheld. */
  readonly name: string | undefined;
  readonly school: string;
  readonly number: LeadNumber | undefined;
  /** The dancer has no lead entries, so gets no number. */
  readonly followsOnly: boolean;
  /** Undefined if the dancer has no registration, or no price has a date. */
  readonly bill: Bill | undefined;
  readonly agreed: AgreedPrice;
  /** The last change of the registration, in milliseconds; undefined without one. */
  readonly changedAt: number | undefined;
}

/** One payer's account. All amounts in cents. */
export interface PayerAccount {
  readonly payer: Payer;
  readonly dancers: readonly BilledDancer[];
  readonly payments: readonly Payment[];
  readonly total: Cents;
  readonly paid: Cents;
  /** Balance due; negative if overpaid. */
  readonly left: Cents;
}

export interface FeesByDate {
  readonly fees: FeeRules;
  readonly dates: Pick<RegistrationDates, 'early' | 'open'>;
}

/** Bills the entries that carry the dancer's key, by the dates of their registration and last change. */
function billFor(
  { fees, dates }: FeesByDate,
  { key, dances }: Competitor,
  registered: PricedRegistration | undefined,
  { category, ...agreed }: AgreedPrice,
): Bill | undefined {
  if (registered === undefined) return undefined;
  const first = findRegistrationPhase(dates, registered.createdAt);
  const last = findRegistrationPhase(dates, registered.changedAt);
  if (first === 'pending' || last === 'pending' || listPricedCategories(fees.base).length === 0)
    return undefined;
  return calculateBill(fees, {
    category: category ?? registered.category,
    signedUp: first,
    lastChange: last,
    entries: dances.filter(isMatchedByKey(key)).map(({ event }) => ({
      level: event.level,
      style: event.style,
      dances: event.dances.length,
    })),
    ...agreed,
  });
}

/**
 * @param registered by dancer key
 * @param agreed the agreed price by dancer key
 */
export const listBilledDancers = (
  people: readonly Competitor[],
  registered: ReadonlyMap<string, PricedRegistration>,
  fees: FeesByDate,
  agreed: (dancer: string) => AgreedPrice,
): readonly BilledDancer[] =>
  people.map((person) => ({
    key: person.key,
    name: person.name,
    school: person.affiliation,
    number: person.number,
    followsOnly: person.dances.every(({ role }) => role === 'follow'),
    bill: billFor(fees, person, registered.get(person.key), agreed(person.key)),
    agreed: agreed(person.key),
    changedAt: registered.get(person.key)?.changedAt,
  }));

function accountOf(
  payer: Payer,
  dancers: readonly BilledDancer[],
  payments: readonly Payment[],
): PayerAccount {
  const total = dancers.reduce((sum, { bill }) => sum + (bill?.total ?? 0), 0);
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
  return { payer, dancers, payments, total, paid, left: total - paid };
}

const isOfDancer = ({ payer }: Payment, key: string): boolean =>
  payer.kind === 'dancer' && payer.dancer === key;

const byName = (a: string | undefined, b: string | undefined): number =>
  (a ?? '\uffff').localeCompare(b ?? '\uffff', 'en');

/** Adds dancers who paid but are no longer listed, so that each payment is on an account. */
function withUnlistedPayers(
  dancers: readonly BilledDancer[],
  payments: readonly Payment[],
): readonly BilledDancer[] {
  const listed = new Set(dancers.map(({ key }) => key));
  const unlisted = new Set(
    mapDefined(payments, ({ payer }) =>
      payer.kind === 'dancer' && !listed.has(payer.dancer) ? payer.dancer : undefined,
    ),
  );
  return [
    ...dancers,
    ...[...unlisted].map((key) => ({
      key,
      name: undefined,
      school: '',
      number: undefined,
      followsOnly: false,
      bill: undefined,
      agreed: NO_AGREED_PRICE,
      changedAt: undefined,
    })),
  ];
}

/**
 * One account per school, sorted by name, with the payments of the school and of its dancers. Schools spelled alike are
 * merged. A school with payments and no dancers left is listed, too.
 */
export function buildSchoolAccounts(
  listed: readonly BilledDancer[],
  payments: readonly Payment[],
): readonly PayerAccount[] {
  const dancers = withUnlistedPayers(listed, payments);
  const names = new Map<string, string>();
  const said = [
    ...dancers.map(({ school }) => school),
    ...mapDefined(payments, ({ payer }) => (payer.kind === 'school' ? payer.school : undefined)),
  ];
  for (const name of said) if (!names.has(normalizeSpelling(name))) names.set(normalizeSpelling(name), name);
  return [...names]
    .map(([spelled, school]) => {
      const its = dancers.filter((one) => normalizeSpelling(one.school) === spelled);
      const own = payments.filter(
        (payment) =>
          (payment.payer.kind === 'school' && normalizeSpelling(payment.payer.school) === spelled) ||
          its.some(({ key }) => isOfDancer(payment, key)),
      );
      const inOrder = its.toSorted((a, b) => byName(a.name, b.name));
      return accountOf({ kind: 'school', school }, inOrder, own);
    })
    .toSorted((a, b) => byName(schoolOf(a), schoolOf(b)));
}

const schoolOf = ({ payer }: PayerAccount): string => (payer.kind === 'school' ? payer.school : '');

/** One account per dancer, with their own payments. */
export const buildDancerAccounts = (
  dancers: readonly BilledDancer[],
  payments: readonly Payment[],
): readonly PayerAccount[] =>
  withUnlistedPayers(dancers, payments)
    .toSorted((a, b) => byName(a.name, b.name))
    .map((dancer) =>
      accountOf(
        { kind: 'dancer', dancer: dancer.key },
        [dancer],
        payments.filter((payment) => isOfDancer(payment, dancer.key)),
      ),
    );
