import type { JudgeKey } from '../../domain/ids.ts';
import { presenceOf, unsentOf, type OnDuty } from '../../domain/floor/onDuty.ts';
import { online } from '../../store/people/online.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { useNow } from '../app/useNow.ts';
import type { RoundSheets } from '../staff/round/roundSheets.ts';

/** A judge whose sheets are missing and whose phone is not connected. */
export interface OfflineJudge {
  readonly judge: JudgeKey;
  /** Sheets that the phone had not delivered, as it last said; of any round. */
  readonly unsent: number;
}

const NOBODY: readonly OnDuty[] = [];

/** The judges a round waits for whose phones were there today and are not now. @param now by the backend's clock */
export const offlineJudges = (
  { missing }: Pick<RoundSheets, 'missing'>,
  online: readonly OnDuty[],
  now: number,
): readonly OfflineJudge[] =>
  [...new Set(missing.map(({ judge }) => judge))].flatMap((judge) => {
    const phones = online.filter(({ duty, of }) => duty === 'judge' && of === judge);
    return presenceOf(phones, now).kind === 'away' ? [{ judge, unsent: unsentOf(phones) }] : [];
  });

/** The same, followed live. Without a connection nothing is heard of anybody: it stands as it was. */
export function useOfflineJudges(sheets: RoundSheets, isRunning: boolean): readonly OfflineJudge[] {
  const { staff } = useStore();
  const minutes = useNow();
  const connection = useObserved(staff.connection);
  const devices = knownOr(useLive(staff, isRunning ? online : undefined), NOBODY);
  return offlineJudges(sheets, devices, connection.kind === 'lost' ? connection.since : minutes);
}
