import type { OnDuty } from '../../domain/floor/onDuty.ts';
import { online } from '../../store/people/online.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { useNow } from '../app/useNow.ts';
import type { RoundSheets } from '../staff/round/roundSheets.ts';
import { offlineJudges, type OfflineJudge } from './offlineJudges.ts';

const NOBODY: readonly OnDuty[] = [];

/** The judges a round waits for whose phones are away, live. Without a connection it stands as it was. */
export function useOfflineJudges(sheets: RoundSheets, isRunning: boolean): readonly OfflineJudge[] {
  const { staff } = useStore();
  const minutes = useNow();
  const connection = useObserved(staff.connection);
  const devices = knownOr(useLive(staff, isRunning ? online : undefined), NOBODY);
  return offlineJudges(sheets, devices, connection.kind === 'lost' ? connection.since : minutes);
}
