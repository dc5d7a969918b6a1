import type { CompetitionEvent } from '../../domain/competition.ts';
import type { Bill } from '../../domain/fees/bill.ts';
import { categoriesIn } from '../../domain/fees/feeRules.ts';
import type { RegistrationDraft } from '../../domain/registrant/draft.ts';
import { priceOf } from '../../domain/registrant/price.ts';
import type { RegistrationPhase } from '../../domain/registration/phase.ts';
import { fees } from '../../store/competition/fees.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';

export interface Price {
  readonly bill: Bill;
  /** There is one price for everybody. */
  readonly isOnly: boolean;
}

/**
 * What a registration would cost that is sent now.
 * @param phase undefined while the time is not known
 * @returns undefined where nobody has said what it costs
 */
export function usePrice(
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  phase: RegistrationPhase | undefined,
): Price | undefined {
  const { device } = useStore();
  const saved = useLive(device, fees.path);
  if (saved.kind !== 'known' || saved.value.kind !== 'set' || phase === undefined) return undefined;
  const { rules } = saved.value;
  const chosen = new Set(draft.chosen.map(({ event }) => event));
  const danced = events.filter(({ key }) => chosen.has(key));
  const bill = priceOf(rules, draft.category, { first: phase, last: phase }, danced);
  return bill === undefined ? undefined : { bill, isOnly: categoriesIn(rules.base).length === 1 };
}
