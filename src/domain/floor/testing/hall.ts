import { buildTestRound, type RoundInput } from '../../testing/round.ts';
import type { CompetitionEvent, Entry, Round } from '../../competition.ts';
import type { ScheduledRound } from '../../round/day.ts';
import { parseEntryId, createEventKey, type EntryId } from '../../ids.ts';
import type { RoundState } from '../../round/rounds.ts';
import { parseCouple } from '../../testing/published.ts';

/** Builders for couples, rounds and events. */

export function buildTestEntryId(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error(`invalid entry id: ${text}`);
  return id;
}

export const buildCouple = (
  number: number,
  lead = `Lead ${number}`,
  follow = `Follow ${number}`,
  about: Partial<Entry> = {},
): Entry => ({
  id: buildTestEntryId(`e${number}`),
  number: parseCouple(number),
  leadName: lead,
  followName: follow,
  affiliation: 'Brown',
  placeholder: false,
  checkedIn: new Map(),
  ...about,
});

export const buildFloorRound = (number: number, couples: readonly Entry[], about: RoundInput = {}): Round =>
  buildTestRound({
    number,
    name: number === 0 ? 'Final' : `Round ${number}`,
    state: 'initialized',
    recallSize: 6,
    numHeats: 1,
    scheduleIndex: 0,
    startTime: undefined,
    entries: couples.map(({ id }) => ({ id, heats: [1] })),
    panel: [],
    ...about,
  });

export function buildScheduledRound(
  name: string,
  couples: readonly Entry[],
  state: RoundState = 'initialized',
  number = 0,
): ScheduledRound {
  const round = buildFloorRound(number, couples, { state });
  const event: CompetitionEvent = {
    key: createEventKey(name),
    name,
    level: 'Bronze',
    style: 'Standard',
    dances: ['Waltz'],
    entries: couples,
    rounds: [round],
  };
  return { event, round };
}
