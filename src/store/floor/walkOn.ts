import type { Entry } from '../../domain/competition.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import { ITS_RECORD, momentOf, type Change } from '../delivery/operation.ts';
import { callAt } from './deckAt.ts';
import { checkInsAt, entryAt } from '../events/eventAt.ts';
import { placeAt, roundsRecordAt } from '../rounds/roundAt.ts';
import { authored, type Captain, type CoupleOnDeck } from './checkIn.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

/** A placeholder as SPEC 3 has it; the rules know it by the lead's id. */
const placeholder = (entry: Entry): Readonly<Record<string, Json>> => ({
  entryId: entry.id,
  leadName: entry.leadName,
  followName: entry.followName,
  leadId: PLACEHOLDER.id,
  followId: PLACEHOLDER.id,
  affiliation: entry.affiliation,
  leadNumber: Number(entry.number),
  registeredTime: SERVER_TIME,
  journal: ITS_RECORD,
});

/** The couple gets a place in the round and is here. */
function placed(captain: Captain, couple: CoupleOnDeck, heat: number): Patch {
  return {
    [placeAt(couple.event, couple.round, couple.entry)]: { heat },
    [roundsRecordAt(couple.event, couple.round)]: ITS_RECORD,
    [callAt(couple.event, couple.round, couple.entry)]: {
      presence: 'present',
      at: momentOf(captain.at),
      by: captain.initials,
      device: captain.device,
    },
  };
}

/** A couple that has entered the event comes into the round, or comes back after it was scratched. */
export const comeIn = (captain: Captain, couple: CoupleOnDeck, heat: number): Change => ({
  record: { ...authored(captain, couple), kind: 'walk-on' },
  patch: {
    ...placed(captain, couple, heat),
    [`${checkInsAt(couple.event, couple.entry)}/${couple.round}`]: true,
  },
});

/** Nobody in the event wears the number: a placeholder dances, its names come later. */
export const addWalkOn = (captain: Captain, couple: CoupleOnDeck, entry: Entry, heat: number): Change => ({
  record: { ...authored(captain, couple), kind: 'walk-on' },
  patch: {
    ...placed(captain, couple, heat),
    // In the entry itself: no two paths of a patch may lie within each other.
    [entryAt(couple.event, entry.id)]: {
      ...placeholder(entry),
      checkedIn: { [couple.round]: true },
    },
  },
});

/** The walk-on has names now. Number, place and check-in stay, but 9999 gives way to a number of its own. */
export function nameWalkOn(captain: Captain, couple: CoupleOnDeck, before: Entry, entry: Entry): Change {
  const at = entryAt(couple.event, entry.id);
  return {
    record: {
      ...authored(captain, { ...couple, number: entry.number }),
      kind: 'walk-on named',
      lead: entry.leadName,
      follow: entry.followName,
    },
    patch: {
      [`${at}/leadName`]: entry.leadName,
      [`${at}/followName`]: entry.followName,
      [`${at}/leadId`]: entry.leadId ?? null,
      [`${at}/followId`]: entry.followId ?? null,
      [`${at}/affiliation`]: entry.affiliation,
      [`${at}/journal`]: ITS_RECORD,
      ...(entry.number === before.number ? {} : { [`${at}/leadNumber`]: Number(entry.number) }),
    },
  };
}
