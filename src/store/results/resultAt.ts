import type { EventKey } from '../../domain/ids.ts';

/** Where the counted rounds of an event are kept. */
export const savedAt = (event: EventKey): string => `resultsSaved/${event}`;

export const savedRoundAt = (event: EventKey, round: number): string => `${savedAt(event)}/${round}`;

/** Where everybody's place in the event stands. */
export const finalResultsAt = (event: EventKey): string => `${savedAt(event)}/finalResults`;

/** Where those places of a final stand that the hall has heard, while they wait for the awards. */
export const readOutAt = (event: EventKey): string => `readOut/${event}`;

/** Where all questions to the chairman stand, with the answers. */
export const APPROVALS = 'approvals';

export const approvalsAt = (event: EventKey): string => `${APPROVALS}/${event}`;

export const approvalAt = (event: EventKey, round: number): string => `${approvalsAt(event)}/${round}`;

export const decidedAt = (event: EventKey, round: number): string => `${approvalAt(event, round)}/decided`;
