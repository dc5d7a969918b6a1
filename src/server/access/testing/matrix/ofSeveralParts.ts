import type { Json } from '../../../tree/json.ts';
import { buildJournalRecord } from '../line.ts';
import { SERVER_NOW } from '../midday.ts';
import type { TestPerson } from '../testPersons.ts';
import type { MiddayDifferences, Uid } from './rows.ts';

// Shared by the rows of several parts.

/** The semi-final, which runs at midday. */
export const RUNNING_ROUND = 'events/Waltz/rounds/1';

/** Registration has closed, by its phase or by its last day. */
export const REGISTRATION_CLOSED = { 'competitionMetadata/registrationStatus': 'CLOSED' };
export const REGISTRATION_ENDED = { 'competitionMetadata/dateRegistrationClosed': 1000 };

/** Couple e1 has not danced yet. At midday it is in the running round and in the one being computed. */
export const COUPLE_NOT_DANCED: MiddayDifferences = {
  'events/Waltz/danced/e1': null,
  [`${RUNNING_ROUND}/entries/e1`]: null,
  'events/Waltz/rounds/3/entries/e1': null,
};

/** A posted round with the chairman's signature. */
export const addSignature = (round: number): MiddayDifferences => ({
  [`events/Waltz/rounds/${round}/roundState`]: 5,
  [`approvals/Waltz/${round}/decided`]: { uid: 'x', at: 1, verdict: 'signed' },
  [`approvals/Waltz/signed/${round}`]: true,
});

/** The claim of a device that has just shown judge D's code. */
export const NEW_CLAIM: Json = { judge: 'D', code: 'code-of-judge-D', at: SERVER_NOW };

/** A journal record without the end of its chain. */
export const buildRecord = (who: TestPerson, uid: Uid): Json =>
  buildJournalRecord('new', { who, kind: 'state changed' }, uid)['journal/new'] ?? null;

/** A change of state with its record, which names the state before it. */
export const buildStateChange = (from: number, to: number) => (who: TestPerson, uid: Uid) => ({
  [`${RUNNING_ROUND}/roundState`]: to,
  [`${RUNNING_ROUND}/journal`]: 'j5',
  ...buildJournalRecord('j5', { who, kind: 'state changed', more: { from } }, uid),
});
