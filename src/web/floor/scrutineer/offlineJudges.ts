import {
  summarizePresence,
  countUnsentSheets,
  type DutyPresence,
} from '../../../domain/floor/dutyPresence.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { RoundSheets } from '../../../store/models/round/roundSheets.ts';

/** A judge whose sheets are missing and whose phone is not connected. */
export interface OfflineJudge {
  readonly judge: JudgeKey;
  /** Sheets of any round not delivered by the phone, as last reported. */
  readonly unsent: number;
}

/**
 * The judges a round waits for whose phones were there today and are not now.
 * @param now by the server's clock
 */
export const findOfflineJudges = (
  { missing }: Pick<RoundSheets, 'missing'>,
  online: readonly DutyPresence[],
  now: number,
): readonly OfflineJudge[] =>
  [...new Set(missing.map(({ judge }) => judge))].flatMap((judge) => {
    const phones = online.filter(({ duty, of }) => duty === 'judge' && of === judge);
    return summarizePresence(phones, now).kind === 'away'
      ? [{ judge, unsent: countUnsentSheets(phones) }]
      : [];
  });
