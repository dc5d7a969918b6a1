import type { Session } from '../../store/connection/session.ts';
import type { SheetDrawer } from '../../store/sheets/keptSheets.ts';
import { SheetCourier } from '../../store/sheets/sheetCourier.ts';

/** The journal's part of a judge's sheets. In a file of its own: nothing of it is needed for the first paint. */
export const courierOf = (drawer: SheetDrawer, device: Session): SheetCourier =>
  new SheetCourier(drawer, device);
