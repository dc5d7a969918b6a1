import type { DancersCouple } from '../../../domain/dancersDay/dancersDay.ts';
import { publicNames, waitsForPartner } from '../../../domain/people/people.ts';
import { lists } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';

/** Names the partner in a couple, if known and public. */
export function usePartnerName(): (couple: DancersCouple) => string | undefined {
  const { competitorPage: words } = useWords(lists);
  return ({ entry, role }) => {
    if (waitsForPartner(entry)) return words.looking;
    const partner = role === 'lead' ? entry.followName : entry.leadName;
    return publicNames(entry).includes(partner) ? words.with(partner) : undefined;
  };
}
