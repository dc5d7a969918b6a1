import type { Entry } from '../../domain/competition.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import { ITS_RECORD, momentOf, type Change } from '../delivery/operation.ts';
import { callAt } from './deckAt.ts';
import { checkInsAt, entryAt } from '../events/eventAt.ts';
import { enteredOnce } from '../events/enteredOnce.ts';
import { lineUpCounted } from '../rounds/lineUp.ts';
import { placeAt, roundsRecordAt } from '../rounds/roundAt.ts';
import { authored, seededWithPlace, type Captain, type CoupleOnDeck } from './checkIn.ts';
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

/** Where a couple dances that gets a place in a round. */
export interface PlaceGiven {
  readonly heat: number;
  /** The round is on the floor: the deck may take the couple away again, as one that comes late. */
  readonly late: boolean;
}

/** The couple gets a place in the round and is here. */
function placed(captain: Captain, couple: CoupleOnDeck, { heat, late }: PlaceGiven): Patch {
  return {
    [placeAt(couple.event, couple.round, couple.entry)]: late ? { heat, away: false } : { heat },
    // Who comes into a round that has begun is no longer seeded into it.
    ...(late ? {} : seededWithPlace(couple, true)),
    ...lineUpCounted(couple.event, couple.round),
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
export const comeIn = (captain: Captain, couple: CoupleOnDeck, place: PlaceGiven): Change => ({
  record: { ...authored(captain, couple), kind: 'walk-on' },
  patch: {
    ...placed(captain, couple, place),
    [`${checkInsAt(couple.event, couple.entry)}/${couple.round}`]: true,
  },
});

/** Nobody in the event wears the number: a placeholder dances, its names come later. */
export const addWalkOn = (
  captain: Captain,
  couple: CoupleOnDeck,
  entry: Entry,
  place: PlaceGiven,
): Change => ({
  record: { ...authored(captain, couple), kind: 'walk-on' },
  patch: {
    ...placed(captain, couple, place),
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
      ...enteredOnce(couple.event, entry.id, entry),
      ...(entry.number === before.number
        ? {}
        : {
            [`${at}/leadNumber`]: Number(entry.number),
            // A round that was put back keeps its sheets: those with the number of nobody on them are open again.
            ...lineUpCounted(couple.event, couple.round),
            [roundsRecordAt(couple.event, couple.round)]: ITS_RECORD,
          }),
    },
  };
}
