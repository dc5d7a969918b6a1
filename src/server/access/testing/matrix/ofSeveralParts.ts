import type { Json } from '../../../tree/json.ts';
import { line } from '../line.ts';
import { NOW } from '../midday.ts';
import type { Who } from '../who.ts';
import type { Differs, Uid } from './rows.ts';

// Shared by the rows of several parts.

/** The semi-final, which runs at midday. */
export const ROUND = 'events/Waltz/rounds/1';

/** Registration has closed, by its phase or by its last day. */
export const CLOSED = { 'competitionMetadata/registrationStatus': 'CLOSED' };
export const OVER = { 'competitionMetadata/dateRegistrationClosed': 1000 };

/** Couple e1 has not danced yet. At midday it is in the running round and in the one being computed. */
export const NOT_DANCED: Differs = {
  'events/Waltz/danced/e1': null,
  [`${ROUND}/entries/e1`]: null,
  'events/Waltz/rounds/3/entries/e1': null,
};

/** A posted round with the chairman's signature. */
export const signed = (round: number): Differs => ({
  [`events/Waltz/rounds/${round}/roundState`]: 5,
  [`approvals/Waltz/${round}/decided`]: { uid: 'x', at: 1, verdict: 'signed' },
  [`approvals/Waltz/signed/${round}`]: true,
});

/** The claim of a device that has just shown judge D's code. */
export const NEW_CLAIM: Json = { judge: 'D', code: 'code-of-judge-D', at: NOW };

/** A journal record without the end of its chain. */
export const record = (who: Who, uid: Uid): Json =>
  line('new', { who, kind: 'state changed' }, uid)['journal/new'] ?? null;

/** A change of state with its record, which names the state before it. */
export const stateChange = (from: number, to: number) => (who: Who, uid: Uid) => ({
  [`${ROUND}/roundState`]: to,
  [`${ROUND}/journal`]: 'j5',
  ...line('j5', { who, kind: 'state changed', more: { from } }, uid),
});
