import { pronunciations } from '../../../store/people/pronunciations.ts';
import type { NameContext } from '../../../store/registrant/renameEverywhere.ts';
import { registrationList } from '../../../store/registrant/registrationList.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';

/**
 * The data that a rename must change as well; undefined until loaded.
 * @param isAsked false: nothing is followed
 */
export function useRenameData(isAsked: boolean, { everybody }: CompetitorsDeskData): NameContext | undefined {
  const { staff } = useStore();
  const says = useLive(staff, isAsked ? pronunciations : undefined);
  const registrations = useLive(staff, isAsked ? registrationList : undefined);
  return says.kind === 'known' && registrations.kind === 'known'
    ? { everybody, says: says.value, registrations: registrations.value }
    : undefined;
}
