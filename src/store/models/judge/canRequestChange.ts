import type { CurrentSheet } from './currentSheet.ts';

export const canRequestChange = ({ delivery, changeRequested }: CurrentSheet): boolean =>
  delivery.kind === 'received' && !changeRequested;
