import type { EntryId, EventKey } from '../../domain/ids.ts';
import { eventAt } from '../events/eventAt.ts';

export const roundsAt = (event: EventKey): string => `${eventAt(event)}/rounds`;

/** @param round 0 is the final */
export const roundAt = (event: EventKey, round: number): string => `${roundsAt(event)}/${round}`;

export const roundStateAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/roundState`;

/** The couples of a round, each with its heat. */
export const placesAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/entries`;

export const placeAt = (event: EventKey, round: number, entry: EntryId): string =>
  `${placesAt(event, round)}/${entry}`;

/** A couple that is seeded past earlier rounds. */
export const byeAt = (event: EventKey, round: number, entry: EntryId): string =>
  `${roundAt(event, round)}/byes/${entry}`;

/** True: the round was started without the couple; false: it came after the start. */
export const awayAt = (event: EventKey, round: number, entry: EntryId): string =>
  `${placeAt(event, round, entry)}/away`;

export const postedTimeAt = (event: EventKey, round: number): string =>
  `${roundAt(event, round)}/roundPostedTime`;

export const recalledCountAt = (event: EventKey, round: number): string =>
  `${roundAt(event, round)}/recalled`;

export const heatCountAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/numHeats`;

export const startTimeAt = (event: EventKey, round: number): string =>
  `${roundAt(event, round)}/roundActualStartTime`;

/** Stored outside the rounds, because rounds are public. */
export const couplesOutAt = (event: EventKey): string => `couplesOut/${event}`;

export const couplesOutOfRoundAt = (event: EventKey, round: number): string =>
  `${couplesOutAt(event)}/${round}`;

/** The name of a round that survives renumbering. */
export const originAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/origin`;

/** The journal record of the last change of the round: the rules find it here. */
export const roundsRecordAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/journal`;

/** The last record of the round before its posting. */
export const postedAfterAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/after`;
