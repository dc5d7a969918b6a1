import type { Json } from '../../../tree/json.ts';
import { line } from '../line.ts';
import { NOW } from '../midday.ts';
import type { Who } from '../who.ts';
import type { Differs, Uid } from './rows.ts';

// What rows of several parts are made of.

/** The semi-final, which runs at midday. */
export const ROUND = 'events/Waltz/rounds/1';

/** How the competition differs: registration has closed, by its phase or by its last day. */
export const CLOSED = { 'competitionMetadata/registrationStatus': 'CLOSED' };
export const OVER = { 'competitionMetadata/dateRegistrationClosed': 1000 };

/** Couple e1 has not danced yet: midday has it in the rounds that run and are counted. */
export const NOT_DANCED: Differs = {
  'events/Waltz/danced/e1': null,
  [`${ROUND}/entries/e1`]: null,
  'events/Waltz/rounds/3/entries/e1': null,
};

/** A posted round with the chairman's signature. */
export const signed = (round: number): Differs => ({
  [`events/Waltz/rounds/${round}/roundState`]: 5,
  [`approvals/Waltz/${round}/decided`]: { uid: 'x', at: 1, verdict: 'signed' },
});

/** The claim of a device that has just shown judge D's code. */
export const NEW_CLAIM: Json = { judge: 'D', code: 'code-of-judge-D', at: NOW };

/** A record of the journal by itself: its chain does not count it. */
export const record = (who: Who, uid: Uid): Json =>
  line('new', { who, kind: 'state changed' }, uid)['journal/new'] ?? null;

/** A change of state with its record, which names the state it was made from. */
export const stateChange = (from: number, to: number) => (who: Who, uid: Uid) => ({
  [`${ROUND}/roundState`]: to,
  [`${ROUND}/journal`]: 'j5',
  ...line('j5', { who, kind: 'state changed', more: { from } }, uid),
});
