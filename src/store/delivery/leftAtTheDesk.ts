import { olderDatabase } from './olderDatabase.ts';
import type { LeftBehind } from './queueStorage.ts';

/** What the staff's desk of an older version still holds of this account: it was never sent, and must not be lost. */
export async function leftAtTheDesk(eventName: string, uid: string): Promise<LeftBehind | undefined> {
  const database = await olderDatabase(`floorcraft-journal-${eventName}`);
  return database === undefined ? undefined : (await import('./olderDesk.ts')).takenFromDesk(database, uid);
}
