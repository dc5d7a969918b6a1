import type { SheetNow } from './sheetNow.ts';

/** Whether the chairman can be asked to open a sent sheet again. */
export const canAskBack = ({ delivery, changeRequested }: SheetNow): boolean =>
  delivery.kind === 'received' && !changeRequested;
