import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { knownOr, useLive } from '../../kit/cache/useLive.ts';

/**
 * Whoever comes by a partner's link has that partner named, as long as they have named nobody themselves.
 * @param isOnlyNamed no place of that partner is open to them
 */
export function useInvited(
  draft: RegistrationDraft,
  onChange: (draft: RegistrationDraft) => void,
  isOnlyNamed: boolean,
): void {
  const [search] = useSearchParams();
  const by = search.get('partner');
  const people = knownOr(useLive(useStore().device, competitors), undefined);
  const inviting = by === null ? undefined : people?.find(({ id }) => id === by)?.name;
  const { usualPartner } = draft;
  const isOpen = usualPartner.kind === 'named' && usualPartner.name === '';
  useEffect(() => {
    if (inviting !== undefined && isOpen && isOnlyNamed)
      onChange({ ...draft, usualPartner: { kind: 'named', name: inviting } });
    // Once for each who invites: a name that was taken out again stays out.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [inviting, isOnlyNamed]);
}
