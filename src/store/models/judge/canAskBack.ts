import type { CurrentSheet } from './sheetNow.ts';

export const canAskBack = ({ delivery, changeRequested }: CurrentSheet): boolean =>
  delivery.kind === 'received' && !changeRequested;
