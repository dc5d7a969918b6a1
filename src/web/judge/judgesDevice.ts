import type { JudgeKey } from '../../domain/ids.ts';
import type { Written } from '../../store/connection/states.ts';
import { SheetDrawer } from '../../store/sheets/keptSheets.ts';
import { Outbox } from '../../store/sheets/sheetOutbox.ts';
import type { SheetCourier } from '../../store/sheets/sheetCourier.ts';
import type { Store } from '../../store/store.ts';
import type { SheetPlace } from '../../store/sheets/sheetAt.ts';

/** What carries a judge's marks from this device to the backend. */
export interface JudgesDevice {
  readonly outbox: Outbox;
  readonly askForChange: (place: SheetPlace) => Promise<Written | 'no connection'>;
}

/** Opens what this device keeps for a judge. The journal's part is loaded beside it, before it is needed. */
export function openJudgesDevice({ device, eventName }: Store, judge: JudgeKey): JudgesDevice {
  const drawer = new SheetDrawer(eventName, judge);
  let loaded: Promise<SheetCourier | undefined> | undefined;
  const courier = (): Promise<SheetCourier | undefined> => {
    loaded ??= import('./journalPost.ts').then(
      ({ courierOf }) => courierOf(drawer, device),
      () => {
        loaded = undefined; // the line was away: the next sheet asks again
        return undefined;
      },
    );
    return loaded;
  };
  void courier();
  const outbox = new Outbox(judge, drawer, {
    write: async (patch) => {
      // Before it is known who this device is, everything would be refused.
      await device.identify();
      return device.write(patch);
    },
    courier,
  });
  return {
    outbox,
    askForChange: async (place) => (await courier())?.askForChange(place) ?? 'no connection',
  };
}
