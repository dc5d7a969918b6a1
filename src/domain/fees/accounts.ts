import { mapDefined } from '../defined.ts';
import { categoriesIn, type Category, type Cents, type FeeRules } from './feeRules.ts';
import type { AgreedPrice } from './agreedPrice.ts';
import { billOf, type Bill } from './bill.ts';
import type { Payer, Payment } from './payment.ts';
import type { LeadNumber } from '../ids.ts';
import { isByKey, type Competitor } from '../people/directory.ts';
import { spelledAlike } from '../people/people.ts';
import { registrationPhase, type RegistrationDates } from '../registration/phase.ts';

/** What the organizer knows of a dancer's registration, as far as the price goes. Times in milliseconds. */
export interface RegisteredAs {
  readonly category: Category;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** One dancer on an invoice. */
export interface BilledDancer {
  readonly key: string;
  /** Undefined: withheld. */
  readonly name: string | undefined;
  readonly school: string;
  readonly number: LeadNumber | undefined;
  /** Leads nobody, so will have no number. */
  readonly followsOnly: boolean;
  /** Undefined where it can’t be said: not registered here, or no price has a date. */
  readonly bill: Bill | undefined;
  readonly agreed: AgreedPrice;
}

/** What a school or a dancer owes, and has paid. All in cents. */
export interface Account {
  readonly payer: Payer;
  readonly dancers: readonly BilledDancer[];
  readonly payments: readonly Payment[];
  readonly total: Cents;
  readonly paid: Cents;
  /** What is left to pay; below zero: too much was paid. */
  readonly left: Cents;
}

/** The fees, and the dates on which they rise. */
interface FeesByDate {
  readonly fees: FeeRules;
  readonly dates: Pick<RegistrationDates, 'early' | 'open'>;
}

/** What a dancer pays for the entries that have their key, by when their registration was made and last changed. */
function billFor(
  { fees, dates }: FeesByDate,
  { key, dances }: Competitor,
  registered: RegisteredAs | undefined,
  { category, ...agreed }: AgreedPrice,
): Bill | undefined {
  if (registered === undefined) return undefined;
  const first = registrationPhase(dates, registered.createdAt);
  const last = registrationPhase(dates, registered.changedAt);
  if (first === 'pending' || last === 'pending' || categoriesIn(fees.base).length === 0) return undefined;
  return billOf(fees, {
    category: category ?? registered.category,
    signedUp: first,
    lastChange: last,
    entries: dances.filter(isByKey(key)).map(({ event }) => ({
      level: event.level,
      style: event.style,
      dances: event.dances.length,
    })),
    ...agreed,
  });
}

/**
 * Everybody with what they pay.
 * @param registered by the dancer's key
 * @param agreed with a dancer, by their key
 */
export const billedDancers = (
  people: readonly Competitor[],
  registered: ReadonlyMap<string, RegisteredAs>,
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
  }));

function accountOf(payer: Payer, dancers: readonly BilledDancer[], payments: readonly Payment[]): Account {
  const total = dancers.reduce((sum, { bill }) => sum + (bill?.total ?? 0), 0);
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
  return { payer, dancers, payments, total, paid, left: total - paid };
}

const isOfDancer = ({ payer }: Payment, key: string): boolean =>
  payer.kind === 'dancer' && payer.dancer === key;

const byName = (a: string | undefined, b: string | undefined): number =>
  (a ?? '\uffff').localeCompare(b ?? '\uffff', 'en');

/**
 * An account for each school, in the order of the alphabet: all of its dancers, what it has paid, and what they have paid
 * themselves. Schools are one where they are spelled alike; a school that has paid and has no dancers any more is there, too.
 */
export function accountsOfSchools(
  dancers: readonly BilledDancer[],
  payments: readonly Payment[],
): readonly Account[] {
  const names = new Map<string, string>();
  const said = [
    ...dancers.map(({ school }) => school),
    ...mapDefined(payments, ({ payer }) => (payer.kind === 'school' ? payer.school : undefined)),
  ];
  for (const name of said) if (!names.has(spelledAlike(name))) names.set(spelledAlike(name), name);
  return [...names]
    .map(([spelled, school]) => {
      const its = dancers.filter((one) => spelledAlike(one.school) === spelled);
      const own = payments.filter(
        (payment) =>
          (payment.payer.kind === 'school' && spelledAlike(payment.payer.school) === spelled) ||
          its.some(({ key }) => isOfDancer(payment, key)),
      );
      const inOrder = its.toSorted((a, b) => byName(a.name, b.name));
      return accountOf({ kind: 'school', school }, inOrder, own);
    })
    .toSorted((a, b) => byName(schoolOf(a), schoolOf(b)));
}

const schoolOf = ({ payer }: Account): string => (payer.kind === 'school' ? payer.school : '');

/** An account for each dancer, with what they have paid themselves. */
export const accountsOfDancers = (
  dancers: readonly BilledDancer[],
  payments: readonly Payment[],
): readonly Account[] =>
  dancers
    .toSorted((a, b) => byName(a.name, b.name))
    .map((dancer) =>
      accountOf(
        { kind: 'dancer', dancer: dancer.key },
        [dancer],
        payments.filter((payment) => isOfDancer(payment, dancer.key)),
      ),
    );
