import { peopleChanged } from '../../../store/people/officials.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';

export interface PeopleChange {
  readonly busy: boolean;
  readonly isOffline: boolean;
  /** Why the last change did not come about. */
  readonly problem: string | undefined;
  /** Resolves with whether it is done. */
  readonly change: (patch: Patch, edition: number) => Promise<boolean>;
}

/** Changes who they are, with its record: of two who change it at the same moment one is told. */
export function usePeopleChange(): PeopleChange {
  const { staff } = useStore();
  const isOffline = useConnection(staff).state !== 'live';
  const { busy, problem, perform } = useDecisions('organizer');
  return {
    busy,
    isOffline,
    problem,
    change: async (patch, edition) => (await perform((by) => [peopleChanged(by, patch, edition)])) !== false,
  };
}
