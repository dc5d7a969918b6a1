import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';

/**
 * Fills in the inviting partner's name, unless the draft already names one.
 * @param isOnlyNamed the partner's invitation has no open place
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
