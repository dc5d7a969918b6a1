import type { EntryId, EventKey } from '../../domain/ids.ts';
import { eventAt } from '../events/eventAt.ts';

/** Where the rounds of an event stand. */
export const roundsAt = (event: EventKey): string => `${eventAt(event)}/rounds`;

/** Where a round stands: 0 is the final. */
export const roundAt = (event: EventKey, round: number): string => `${roundsAt(event)}/${round}`;

export const roundStateAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/roundState`;

/** Where the couples of a round stand, each with its heat. */
export const placesAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/entries`;

export const placeAt = (event: EventKey, round: number, entry: EntryId): string =>
  `${placesAt(event, round)}/${entry}`;

/** Where it stands that a couple begins with a round: seeded past those before it. */
export const byeAt = (event: EventKey, round: number, entry: EntryId): string =>
  `${roundAt(event, round)}/byes/${entry}`;

/** Where it stands that the round was started without a couple, or that it came after the start. */
export const awayAt = (event: EventKey, round: number, entry: EntryId): string =>
  `${placeAt(event, round, entry)}/away`;

/** When its result came out last, by the server's clock. */
export const postedTimeAt = (event: EventKey, round: number): string =>
  `${roundAt(event, round)}/roundPostedTime`;

/** How many couples its posting recalled. */
export const recalledAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/recalled`;

/** How many heats a round is danced in. */
export const heatsAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/numHeats`;

/** When a round went on the floor. */
export const startedAt = (event: EventKey, round: number): string =>
  `${roundAt(event, round)}/roundActualStartTime`;

/** Where those stand who are out of the rounds of an event: apart from the rounds, which everybody may read. */
export const couplesOutAt = (event: EventKey): string => `couplesOut/${event}`;

export const outOfRoundAt = (event: EventKey, round: number): string => `${couplesOutAt(event)}/${round}`;

/** Where they stood before, for everybody to read. Nothing is written there any more. */
export const outInTheOpenAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/out`;

/** Where it stands what a round is called for good. */
export const originAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/origin`;

/** Where the rules look for the record that goes with a change of the round. */
export const roundsRecordAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/journal`;

/** After which record of the round its posting was made. */
export const postedAfterAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/after`;
