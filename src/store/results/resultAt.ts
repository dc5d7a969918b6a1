import type { EventKey } from '../../domain/ids.ts';

export const savedResultAt = (event: EventKey): string => `resultsSaved/${event}`;

export const savedRoundAt = (event: EventKey, round: number): string => `${savedResultAt(event)}/${round}`;

/** The places of all couples in the event. */
export const finalResultsAt = (event: EventKey): string => `${savedResultAt(event)}/finalResults`;

/** Places of a final that were read out before their release. */
export const readOutAt = (event: EventKey): string => `readOut/${event}`;

export const APPROVALS_AT = 'approvals';

export const approvalsAt = (event: EventKey): string => `${APPROVALS_AT}/${event}`;

export const approvalAt = (event: EventKey, round: number): string => `${approvalsAt(event)}/${round}`;

export const decidedAt = (event: EventKey, round: number): string => `${approvalAt(event, round)}/decided`;
