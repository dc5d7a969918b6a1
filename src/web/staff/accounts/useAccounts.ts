import { useMemo } from 'react';
import {
  buildDancerAccounts,
  buildSchoolAccounts,
  listBilledDancers,
  type PayerAccount,
  type BilledDancer,
  type FeesByDate,
} from '../../../domain/fees/accounts.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { findGrantableTerms, type GrantableTerms } from '../../../domain/fees/agreedPrice.ts';
import { findPriceEffects, type PriceEffect } from '../../../domain/fees/priceEffect.ts';
import {
  listPricedCategories,
  type Category,
  type Cents,
  type WindowDate,
} from '../../../domain/fees/feeRules.ts';
import { listDatedRefunds, type DatedRefund } from '../../../domain/fees/refunds.ts';
import type { Payer } from '../../../domain/fees/payment.ts';
import { buildDirectory, type Competitor } from '../../../domain/people/directory.ts';
import {
  competitionBasics as competitionPath,
  type Competition,
} from '../../../store/competition/competition.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { registrationsByDancer } from '../../../store/registrant/ownRegistration.ts';
import { agreedPrices, findAgreedPrice } from '../../../store/registrant/agreedPrices.ts';
import { deskNotes } from '../../../store/registrant/deskNotes.ts';
import { mergePayments, paymentsPath } from '../../../store/registrant/payments.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';

export type AccountsState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'no fees' }
  | LoadedAccounts;

export interface LoadedAccounts {
  readonly kind: 'known';
  readonly competition: Competition;
  readonly by: Readonly<Record<Payer['kind'], readonly PayerAccount[]>>;
  readonly grantable: GrantableTerms;
  /** Categories with a price of their own. */
  readonly categories: readonly Category[];
  /** The date of a dancer that decides the price period. */
  readonly windowBy: WindowDate;
  /** Undefined: the organizer decides each refund. */
  readonly refunds: readonly DatedRefund[] | undefined;
  /** All dancers pay the same price, so no line names a group. */
  readonly isOnly: boolean;
  readonly isPending: boolean;
  /** The dancers who would pay differently with other fees or dates. */
  readonly effectOf: (by: Partial<FeesByDate>) => readonly PriceEffect[];
  /** The price in cents for a person with these entries; undefined if it cannot be computed. */
  readonly priceOf: (person: Competitor) => Cents | undefined;
}

/**
 * The current balances.
 * @param isAsked false: nothing is followed, and nothing known
 */
export function useAccounts(isAsked = true): AccountsState {
  const { staff } = useStore();
  const parts = {
    competition: useLive(staff, competitionPath),
    fees: useLive(staff, editedFees.path),
    events: useLive(staff, eventsPath),
    people: useLive(staff, competitors),
    registrations: useLive(staff, isAsked ? registrationsByDancer : undefined),
    payments: useLive(staff, isAsked ? paymentsPath : undefined),
    notes: useLive(staff, isAsked ? deskNotes : undefined),
    agreed: useLive(staff, isAsked ? agreedPrices : undefined),
  };
  const { competition, fees: its, events, people, registrations, payments: paid, notes, agreed } = parts;
  return useMemo(() => {
    for (const one of [competition, its, events, people, registrations, paid, notes, agreed])
      if (one.kind === 'refused') return one;
    if (
      competition.kind !== 'known' ||
      its.kind !== 'known' ||
      events.kind !== 'known' ||
      people.kind !== 'known' ||
      registrations.kind !== 'known' ||
      paid.kind !== 'known' ||
      notes.kind !== 'known' ||
      agreed.kind !== 'known'
    )
      return { kind: 'waiting' };
    if (its.value.kind !== 'set') return { kind: 'no fees' };
    const { rules: fees } = its.value;
    const book = mergePayments(paid.value, notes.value);
    const { dates } = competition.value.registration;
    const payers = new Set(
      mapDefined(book, ({ payer }) => (payer.kind === 'dancer' ? payer.dancer : undefined)),
    );
    // A dancer who has dropped out and paid is still on the books.
    const everybody = buildDirectory(events.value, people.value).filter(
      ({ key, dances }) => dances.length > 0 || payers.has(key),
    );
    const billedOf = (
      people: readonly Competitor[],
      by: FeesByDate = { fees, dates },
    ): readonly BilledDancer[] =>
      listBilledDancers(people, registrations.value, by, (dancer) => findAgreedPrice(agreed.value, dancer));
    const billed = billedOf(everybody);
    return {
      kind: 'known',
      competition: competition.value,
      by: {
        school: buildSchoolAccounts(billed, book),
        dancer: buildDancerAccounts(billed, book),
      },
      grantable: findGrantableTerms(fees),
      categories: listPricedCategories(fees.base),
      windowBy: fees.windowBy,
      refunds: fees.refunds && listDatedRefunds(fees.refunds, dates),
      isOnly: listPricedCategories(fees.base).length === 1,
      isPending: dates.early === undefined && dates.open === undefined,
      effectOf: (by) => findPriceEffects(billed, billedOf(everybody, { fees, dates, ...by })),
      priceOf: (person) => billedOf([person])[0]?.bill?.total,
    };
  }, [competition, its, events, people, registrations, paid, notes, agreed]);
}
