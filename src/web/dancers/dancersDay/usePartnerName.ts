import type { DancersCouple } from '../../../domain/dancersDay/dancersDay.ts';
import { listPublicNames, isWithoutPartner } from '../../../domain/people/people.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';

/** Names the partner in a couple, if known and public. */
export function usePartnerName(): (couple: DancersCouple) => string | undefined {
  const { competitorPage: words } = useWords(listsWords);
  return ({ entry, role }) => {
    if (isWithoutPartner(entry)) return words.looking;
    const partner = role === 'lead' ? entry.followName : entry.leadName;
    return listPublicNames(entry).includes(partner) ? words.with(partner) : undefined;
  };
}
