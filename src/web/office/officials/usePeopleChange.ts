import { changePeople } from '../../../store/people/officials.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';

export interface PeopleChange {
  readonly busy: boolean;
  readonly isOffline: boolean;
  /** The reason the last change failed. */
  readonly problem: string | undefined;
  /** Resolves to true if it is done. */
  readonly change: (patch: Patch, edition: number) => Promise<boolean>;
}

/** Changes people, with a record. Of two simultaneous changes one is refused. */
export function usePeopleChange(): PeopleChange {
  const { staff } = useStore();
  const isOffline = useConnection(staff).state !== 'live';
  const { busy, problem, perform } = useDecisions('organizer');
  return {
    busy,
    isOffline,
    problem,
    change: async (patch, edition) => (await perform((by) => [changePeople(by, patch, edition)])) !== false,
  };
}
