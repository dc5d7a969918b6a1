import { countHeatsNeeded } from '../../round/heats.ts';
import type { EntryId } from '../../ids.ts';
import { redrawRound } from '../heats/draw.ts';
import { replaceRounds } from './planLookup.ts';
import type { PlannedEvent, PlannedRound } from './plan.ts';

const idsIn = (round: PlannedRound): readonly EntryId[] => round.entries.map(({ id }) => id);

/** The round and those danced after it, up to the first one that is not skipped. */
function wayIn(event: PlannedEvent, number: number): readonly PlannedRound[] {
  const way: PlannedRound[] = [];
  for (let below = number; below >= 0; below -= 1) {
    const round = event.rounds[below];
    if (round === undefined) break;
    way.push(round);
    if (round.state !== 'skipped') break;
  }
  return way;
}

/** Enough heats to keep them no larger than in the round the couples come from; a final keeps its number. */
function heatsLike(from: PlannedRound, to: PlannedRound, couples: number): number {
  if (to.number === 0) return to.numHeats;
  const largest = Math.ceil(from.entries.length / from.numHeats);
  return Math.max(to.numHeats, countHeatsNeeded(couples, largest));
}

/**
 * Copies the couples of round `number` into the round danced next, and redraws that one (SPEC 4: skipping copies the
 * entries). If that is skipped too, they are copied further, to where they will dance.
 */
export function copyToNextRound(event: PlannedEvent, number: number): PlannedEvent {
  const from = event.rounds[number];
  if (from === undefined || from.entries.length === 0) return event;
  const changed = wayIn(event, number - 1).map((round) => {
    const ids = [...new Set([...idsIn(round), ...idsIn(from)])];
    return redrawRound(event, { ...round, numHeats: heatsLike(from, round, ids.length) }, ids);
  });
  return replaceRounds(event, changed);
}

/** Removes these couples from round `number` and, if it is skipped, from those they were copied to. */
export function removeCouples(
  event: PlannedEvent,
  number: number,
  couples: ReadonlySet<EntryId>,
): PlannedEvent {
  if (couples.size === 0) return event;
  const changed = wayIn(event, number).map((round) =>
    redrawRound(
      event,
      round,
      idsIn(round).filter((id) => !couples.has(id)),
    ),
  );
  return replaceRounds(event, changed);
}
