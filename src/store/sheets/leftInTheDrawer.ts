import type { JudgeKey } from '../../domain/ids.ts';
import { olderDatabase } from '../delivery/olderDatabase.ts';
import type { LeftBehind } from '../delivery/queueStorage.ts';

/** What an older version still holds of this judge's sheets: marks that were never sent must not be lost. */
export async function leftInTheDrawer(eventName: string, judge: JudgeKey): Promise<LeftBehind | undefined> {
  const database = await olderDatabase(`floorcraft-sheets-${eventName}-${judge}`);
  return database === undefined
    ? undefined
    : (await import('./olderDrawer.ts')).takenFromDrawer(database, judge);
}
