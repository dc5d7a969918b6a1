import { useMemo } from 'react';
import { findDiscountProblem, type DiscountCode } from '../../../domain/fees/discount.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { discountCodePath } from '../../../store/registrant/discounts.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import type { CodeProblem } from '../../kit/words/english/discountField.ts';

export type DraftDiscount =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'usable'; readonly code: DiscountCode }
  | { readonly kind: 'not usable'; readonly problem: CodeProblem };

/** The current state of the discount code in an unsent registration. */
export function useDraftDiscount({ discount }: Pick<RegistrationDraft, 'discount'>): DraftDiscount {
  const { device } = useStore();
  const now = useNow();
  const who = useObserved(device.who).kind;
  // Wait for the sign-in: an earlier read would be refused and never repeated.
  const asked = who === 'device' || who === 'account' ? discount?.code : undefined;
  const live = useLive(
    device,
    useMemo(() => (asked === undefined ? undefined : discountCodePath(asked)), [asked]),
  );
  if (discount === undefined) return { kind: 'none' };
  if (live.kind === 'waiting') return live;
  if (live.kind === 'refused' || live.value === undefined) return { kind: 'not usable', problem: 'unknown' };
  const problem = findDiscountProblem(live.value, now);
  return problem === undefined ? { kind: 'usable', code: live.value } : { kind: 'not usable', problem };
}
