import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { EventKey } from '../../../domain/ids.ts';
import { findDoubts, type EntryDoubt } from '../../../domain/registrant/doubts.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { editedEligibility } from '../../../store/competition/eligibility.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';

const NONE: ReadonlyMap<EventKey, readonly EntryDoubt[]> = new Map();

/** The rules that each event breaks. Empty without rules, or before they load. */
export function useRuleDoubts(
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
): ReadonlyMap<EventKey, readonly EntryDoubt[]> {
  const { device } = useStore();
  const saved = useLive(device, editedEligibility.path);
  return useMemo(
    () =>
      saved.kind === 'known' && saved.value.kind === 'set'
        ? findDoubts(draft, events, saved.value.rules)
        : NONE,
    [draft, events, saved],
  );
}
