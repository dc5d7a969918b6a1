import { useMemo } from 'react';
import type { StoredChainRecord } from '../../../store/journal/verifyChains.ts';
import { dancerRecordPaths, findRecordPart } from '../../../store/journal/dancerRecords.ts';
import { resolveCurrentKey, type DeskNotes } from '../../../store/registrant/deskNotes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';

/** All keys that the dancer has had in the list. */
export const listFormerKeys = (key: string, notes: DeskNotes): readonly string[] => [
  key,
  ...[...notes.keys()].filter((other) => other !== key && resolveCurrentKey(other, notes) === key),
];

/** The changes of a dancer, the last first; undefined until all are loaded. */
export function useDancerHistory(key: string, notes: DeskNotes): readonly StoredChainRecord[] | undefined {
  const { staff } = useStore();
  const together = listFormerKeys(key, notes).join('\n');
  const paths = useMemo(() => dancerRecordPaths(together.split('\n')), [together]);
  const heard = useEachLive(staff, paths);
  return useMemo(() => {
    const keys = new Set(together.split('\n'));
    const found = new Map<string, StoredChainRecord>();
    for (const live of heard) {
      if (live.kind !== 'known') return undefined;
      for (const kept of live.value) {
        const record = findRecordPart(kept.record, keys);
        if (record !== undefined) found.set(kept.hash, { ...kept, record });
      }
    }
    return [...found.values()].toSorted((a, b) => b.receivedAt - a.receivedAt);
  }, [heard, together]);
}
