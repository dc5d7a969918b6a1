import type { EntryId, EventKey } from '../../domain/ids.ts';

export const deckAt = (event: EventKey): string => `deck/${event}`;

export const deckOfRoundAt = (event: EventKey, round: number): string => `${deckAt(event)}/${round}`;

export const callAt = (event: EventKey, round: number, entry: EntryId): string =>
  `${deckOfRoundAt(event, round)}/calls/${entry}`;
