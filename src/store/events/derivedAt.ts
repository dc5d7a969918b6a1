import type { EventKey } from '../../domain/ids.ts';

// Addresses of what the server derives for visitors (derivedDefinitions.ts).

export const PROGRAM_AT = 'derived/program';

export const heatsOfEventAt = (event: EventKey): string => `derived/heats/${event}`;

export const dancersCouplesAt = (competitor: string): string => `derived/couples/${competitor}`;

export const numbersCouplesAt = (number: string): string => `derived/numbers/${number}`;

export const numbersCoupleAt = (event: EventKey, number: string): string =>
  `${numbersCouplesAt(number)}/${event}`;
