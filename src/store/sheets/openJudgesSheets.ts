import type { JudgeKey } from '../../domain/ids.ts';
import { createDiskQueue } from '../delivery/queueStorage.ts';
import { createWire } from '../delivery/wire.ts';
import type { Session } from '../connection/session.ts';
import { JudgesSheets } from './judgesSheets.ts';

/** Opens this device's sheets of a judge, and sends those left by an earlier visit. */
export function openJudgesSheets(
  { device, eventName }: { readonly device: Session; readonly eventName: string },
  judge: JudgeKey,
): JudgesSheets {
  return new JudgesSheets(judge, createDiskQueue(eventName, `judge ${judge}`), {
    // A device that has shown the code is this judge. The rules check the code on every write.
    ...createWire(device, () => true),
    uid: () => ('uid' in device.who.now ? device.who.now.uid : ''),
    connection: device.connection,
    look: async (place) => (await import('./readStoredSheet.ts')).readStoredSheet(device, place),
  });
}
