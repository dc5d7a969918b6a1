import type { Entry } from '../../domain/competition.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import { RECORD_KEY_PLACEHOLDER, createTapTime, type Change } from '../delivery/operation.ts';
import { callAt } from './deckAt.ts';
import { checkInsAt, dancedAt, entryAt } from '../events/eventAt.ts';
import { writeEntered } from '../events/enteredPlaces.ts';
import { bumpLineUpVersion } from '../rounds/lineUp.ts';
import { placeAt, roundsRecordAt } from '../rounds/roundAt.ts';
import { describeTap, seedWithPlace, type CaptainTap, type CoupleOnDeck } from './checkIn.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

/** A placeholder entry (SPEC 3). The rules recognize it by the lead's id. */
const placeholder = (entry: Entry): Readonly<Record<string, Json>> => ({
  entryId: entry.id,
  leadName: entry.leadName,
  followName: entry.followName,
  leadId: PLACEHOLDER.id,
  followId: PLACEHOLDER.id,
  affiliation: entry.affiliation,
  leadNumber: Number(entry.number),
  registeredTime: SERVER_TIME,
  journal: RECORD_KEY_PLACEHOLDER,
});

export interface AssignedPlace {
  readonly heat: number;
  /** The round is on the floor: the deck may remove the couple again, as a late one. */
  readonly late: boolean;
}

function placed(captain: CaptainTap, couple: CoupleOnDeck, { heat, late }: AssignedPlace): Patch {
  return {
    [placeAt(couple.event, couple.round, couple.entry)]: late ? { heat, away: false } : { heat },
    ...(late ? { [dancedAt(couple.event, couple.entry)]: true } : {}),
    // A late couple is not seeded.
    ...(late ? {} : seedWithPlace(couple, true)),
    ...bumpLineUpVersion(couple.event, couple.round),
    [roundsRecordAt(couple.event, couple.round)]: RECORD_KEY_PLACEHOLDER,
    [callAt(couple.event, couple.round, couple.entry)]: {
      presence: 'present',
      at: createTapTime(captain.at),
      by: captain.initials,
      device: captain.device,
    },
  };
}

/** An entered couple joins the round, or returns after a scratch. */
export const joinRound = (captain: CaptainTap, couple: CoupleOnDeck, place: AssignedPlace): Change => ({
  record: { ...describeTap(captain, couple), kind: 'walk-on' },
  patch: {
    ...placed(captain, couple, place),
    [`${checkInsAt(couple.event, couple.entry)}/${couple.round}`]: true,
  },
});

/** No entry has the number: a placeholder dances, and is named later. */
export const addWalkOn = (
  captain: CaptainTap,
  couple: CoupleOnDeck,
  entry: Entry,
  place: AssignedPlace,
): Change => ({
  record: { ...describeTap(captain, couple), kind: 'walk-on' },
  patch: {
    ...placed(captain, couple, place),
    // Written with the whole entry, because paths of a patch must not overlap.
    [entryAt(couple.event, entry.id)]: {
      ...placeholder(entry),
      checkedIn: { [couple.round]: true },
    },
  },
});

/** Names a walk-on. Its number, place and check-in stay, but the placeholder number 9999 is replaced. */
export function nameWalkOn(captain: CaptainTap, couple: CoupleOnDeck, before: Entry, entry: Entry): Change {
  const at = entryAt(couple.event, entry.id);
  return {
    record: {
      ...describeTap(captain, { ...couple, number: entry.number }),
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
      [`${at}/journal`]: RECORD_KEY_PLACEHOLDER,
      ...writeEntered(couple.event, entry.id, entry),
      ...(entry.number === before.number
        ? {}
        : {
            [`${at}/leadNumber`]: Number(entry.number),
            // If the round was started and put back, this reopens its sheets that contain 9999.
            ...bumpLineUpVersion(couple.event, couple.round),
            [roundsRecordAt(couple.event, couple.round)]: RECORD_KEY_PLACEHOLDER,
          }),
    },
  };
}
