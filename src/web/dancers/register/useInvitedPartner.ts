import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';

/**
 * Names the inviting partner in the draft, unless a partner is named already.
 * @param isOnlyNamed no place of that partner is open to them
 */
export function useInvitedPartner(
  draft: RegistrationDraft,
  onChange: (draft: RegistrationDraft) => void,
  isOnlyNamed: boolean,
): void {
  const [search] = useSearchParams();
  const by = search.get('partner');
  const people = valueOr(useLive(useStore().device, competitors), undefined);
  const inviting = by === null ? undefined : people?.find(({ id }) => id === by)?.name;
  const { usualPartner } = draft;
  const isOpen = usualPartner.kind === 'named' && usualPartner.name === '';
  useEffect(() => {
    if (inviting !== undefined && isOpen && isOnlyNamed)
      onChange({ ...draft, usualPartner: { kind: 'named', name: inviting } });
    // Once per inviter: a removed name is not added again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [inviting, isOnlyNamed]);
}
