import type { EventKey } from '../../domain/ids.ts';

// Addresses of what the server derives for visitors (derivedDefinitions.ts).

export const PROGRAM = 'derived/program';

export const heatsOfAt = (event: EventKey): string => `derived/heats/${event}`;

export const couplesOfAt = (competitor: string): string => `derived/couples/${competitor}`;

export const couplesNumberedAt = (number: string): string => `derived/numbers/${number}`;

export const coupleNumberedAt = (event: EventKey, number: string): string =>
  `${couplesNumberedAt(number)}/${event}`;
