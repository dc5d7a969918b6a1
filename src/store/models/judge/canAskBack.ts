import type { SheetNow } from './sheetNow.ts';

export const canAskBack = ({ delivery, changeRequested }: SheetNow): boolean =>
  delivery.kind === 'received' && !changeRequested;
