import { omitUndefined } from '../../domain/mapDefined.ts';
import type { DeckPresence } from '../../domain/floor/presence.ts';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import type { EntryId, LeadNumber } from '../../domain/ids.ts';
import { checkInsAt } from '../events/eventAt.ts';
import { bumpLineUpVersion } from '../rounds/lineUp.ts';
import { toRoundNumbered, findCurrentRoundNumber, type RoundNumbered } from '../rounds/roundNumbers.ts';
import { awayAt, byeAt, placeAt, roundsRecordAt } from '../rounds/roundAt.ts';
import { callAt, deckOfRoundAt } from './deckAt.ts';
import { RECORD_KEY_PLACEHOLDER, createTapTime, type Change } from '../delivery/operation.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/** A couple in a round, as a deck captain calls it. */
export interface CoupleOnDeck extends RoundNumbered {
  readonly entry: EntryId;
  readonly number: LeadNumber | undefined;
  /** True if the couple is seeded past earlier rounds and begins with this one. */
  readonly isSeeded?: boolean;
}

/** True if the event has earlier rounds and the couple is in none of them. */
function wouldBegin({ rounds }: CompetitionEvent, number: number, entry: EntryId): boolean {
  const before = rounds.filter((round) => round.number > number && round.state !== 'skipped');
  return before.length > 0 && !before.some(({ entries }) => entries.some(({ id }) => id === entry));
}

/** The couple of an entry, in a round of the event. */
export const buildCoupleOnDeck = (
  event: CompetitionEvent,
  round: number,
  { id, number }: Pick<Entry, 'id' | 'number'>,
): CoupleOnDeck => ({
  ...findCurrentRoundNumber(event, { number: round }),
  entry: id,
  number,
  ...(wouldBegin(event, round, id) ? { isSeeded: true } : {}),
});

/** Seeds a couple into a round together with its place, or undoes it. */
export const seedWithPlace = ({ event, round, entry, isSeeded }: CoupleOnDeck, isIn: boolean): Patch =>
  isSeeded === true ? { [byeAt(event, round, entry)]: isIn ? true : null } : {};

/** The deck captain who taps, with their device and its clock. */
export interface CaptainTap {
  readonly uid: string;
  readonly as?: AuthorRole;
  /** The captain's name for the journal. */
  readonly who: string;
  readonly initials: string;
  readonly device: string;
  readonly at: number;
}

const STORED = { present: true, missing: false, 'not called': null } as const satisfies Record<
  DeckPresence,
  boolean | null
>;

export const describeTap = (
  { uid, as, who, device, at }: CaptainTap,
  { entry, number, ...round }: CoupleOnDeck,
) => ({
  uid,
  ...omitUndefined({ as }),
  who,
  device,
  at,
  ...toRoundNumbered(round),
  entry,
  ...omitUndefined({ couple: number }),
});

/** Calls the couple present, missing, or not called. A requested heat stays requested. */
export const checkIn = (
  captain: CaptainTap,
  couple: CoupleOnDeck,
  presence: DeckPresence,
  askedHeat?: number,
): Change => ({
  record: { ...describeTap(captain, couple), kind: 'check-in', presence },
  patch: {
    [`${checkInsAt(couple.event, couple.entry)}/${couple.round}`]: STORED[presence],
    [callAt(couple.event, couple.round, couple.entry)]: {
      presence,
      at: createTapTime(captain.at),
      by: captain.initials,
      device: captain.device,
      ...omitUndefined({ heat: askedHeat }),
    },
  },
});

/**
 * Adds a late couple to a round on the floor, or removes one again. All sheets of the round are open again, with their
 * marks.
 */
export const checkInLate = (
  captain: CaptainTap,
  couple: CoupleOnDeck,
  presence: 'present' | 'missing',
): Change => ({
  record: { ...describeTap(captain, couple), kind: 'check-in', presence, late: true },
  patch: {
    ...checkIn(captain, couple, presence).patch,
    [awayAt(couple.event, couple.round, couple.entry)]: presence === 'missing',
    ...bumpLineUpVersion(couple.event, couple.round),
    [roundsRecordAt(couple.event, couple.round)]: RECORD_KEY_PLACEHOLDER,
  },
});

/**
 * Requests another heat for a couple. The office draws the heats: the deck stores the request with its last
 * call, and the schedule shows it beside the heats.
 */
export const askForHeat = (
  captain: CaptainTap,
  couple: CoupleOnDeck,
  presence: DeckPresence,
  heat: number,
): Change => ({
  record: { ...describeTap(captain, couple), kind: 'heat asked', heat },
  patch: {
    [callAt(couple.event, couple.round, couple.entry)]: {
      presence,
      at: createTapTime(captain.at),
      by: captain.initials,
      device: captain.device,
      heat,
    },
  },
});

/**
 * Removes a couple from the round; its entry in the event stays. `heat` is its former heat, in case it
 * returns.
 */
export const scratch = (captain: CaptainTap, couple: CoupleOnDeck, heat: number): Change => ({
  record: { ...describeTap(captain, couple), kind: 'scratch' },
  patch: {
    [placeAt(couple.event, couple.round, couple.entry)]: null,
    ...seedWithPlace(couple, false),
    [`${checkInsAt(couple.event, couple.entry)}/${couple.round}`]: null,
    ...bumpLineUpVersion(couple.event, couple.round),
    [roundsRecordAt(couple.event, couple.round)]: RECORD_KEY_PLACEHOLDER,
    [callAt(couple.event, couple.round, couple.entry)]: {
      presence: 'scratched',
      at: createTapTime(captain.at),
      by: captain.initials,
      device: captain.device,
      heat,
    },
  },
});

/** Reports that the line-up is complete, or asks the MC to call the missing couples. */
export const reportLineUp = (
  { event, round }: Pick<CoupleOnDeck, 'event' | 'round'>,
  word: 'ready' | 'missingCalled',
  initials: string,
): Patch => ({ [`${deckOfRoundAt(event, round)}/${word}`]: { at: SERVER_TIME, by: initials } });

/** The line-up is not complete after all. */
export const withdrawReady = ({ event, round }: Pick<CoupleOnDeck, 'event' | 'round'>): Patch => ({
  [`${deckOfRoundAt(event, round)}/ready`]: null,
});
