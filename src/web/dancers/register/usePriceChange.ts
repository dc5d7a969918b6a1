import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { listPricedCategories, type Cents } from '../../../domain/fees/feeRules.ts';
import { listDatedRefunds, calculateRefund } from '../../../domain/fees/refunds.ts';
import {
  listRemainingEntries,
  type EntryEdits,
  type OwnEntry,
} from '../../../domain/registrant/ownEntries.ts';
import { calculatePriceChange, type PriceChange } from '../../../domain/registrant/price.ts';
import { findRegistrationPhase, type RegistrationDates } from '../../../domain/registration/phase.ts';
import type { Payment } from '../../../domain/fees/payment.ts';
import { agreedPricePath } from '../../../store/registrant/agreedPrices.ts';
import { dancerPaymentsPath } from '../../../store/registrant/payments.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import type { OwnRegistration } from '../../../store/registrant/ownRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';

export interface ShownPriceChange extends PriceChange {
  readonly isOnly: boolean;
  /** The refund for dropped entries that were paid; undefined: the organizer decides. */
  readonly back: Cents | undefined;
  /** The dancer's own payments, without the school's: only the organizer may read those. */
  readonly payments: readonly Payment[];
  /** The balance after the change; negative if overpaid. */
  readonly balance: Cents;
}

const NONE: readonly Payment[] = [];

interface PriceChangeInput {
  readonly dancer: string;
  readonly registration: OwnRegistration;
  readonly dates: RegistrationDates;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  readonly own: readonly OwnEntry[];
  readonly edits: EntryEdits;
  readonly events: readonly CompetitionEvent[];
}

/** The cost before and after a change by the fees; undefined if no fees are set. */
export function usePriceChange(asked: PriceChangeInput): ShownPriceChange | undefined {
  const { dancer, registration, dates, now, own, edits, events } = asked;
  const { device } = useStore();
  const saved = useLive(device, editedFees.path);
  const agreed = valueOr(
    useLive(
      device,
      useMemo(() => agreedPricePath(dancer), [dancer]),
    ),
    undefined,
  );
  const payments = valueOr(
    useLive(
      device,
      useMemo(() => dancerPaymentsPath(dancer), [dancer]),
    ),
    NONE,
  );
  if (saved.kind !== 'known' || saved.value.kind !== 'set') return undefined;
  const { rules } = saved.value;
  const added = new Set(edits.added.map(({ event }) => event));
  const change = calculatePriceChange(
    rules,
    { category: registration.category, agreed },
    {
      first: findRegistrationPhase(dates, registration.createdAt),
      last: findRegistrationPhase(dates, registration.changedAt),
      now: findRegistrationPhase(dates, now),
    },
    {
      before: own.map(({ event }) => event),
      after: [
        ...listRemainingEntries(edits, own).map(({ event }) => event),
        ...events.filter(({ key }) => added.has(key)),
      ],
      isChanged: edits.added.length + edits.dropped.length > 0,
    },
  );
  if (change === undefined) return undefined;
  const owed = { before: change.before.total, after: change.after.total };
  return {
    ...change,
    isOnly: listPricedCategories(rules.base).length === 1,
    payments,
    balance: change.after.total - payments.reduce((sum, { cents }) => sum + cents, 0),
    back:
      rules.refunds === undefined
        ? undefined
        : calculateRefund(listDatedRefunds(rules.refunds, dates), owed, now),
  };
}
