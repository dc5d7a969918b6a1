import type { CompetitionEvent, Judge, Round } from '../../domain/competition.ts';
import { buildPanels } from '../../domain/floor/judging.ts';
import type { EventKey, LeadNumber } from '../../domain/ids.ts';
import type { PanelByDance } from '../../domain/panels.ts';
import { listPublicRounds } from '../../domain/round/release.ts';
import { isSharedPlace } from '../../domain/skating/sharedPlace.ts';
import type { EventSettings } from '../competition/settings.ts';
import { eventPath } from '../events/events.ts';
import { roundMarksPath, type RoundMarks } from '../sheets/marks.ts';
import type { TreePath } from '../tree/path.ts';
import { savedResultPath, type SavedResult } from './results.ts';

/** A round with a public result. */
export interface PublicRound {
  readonly round: Round;
  readonly saved: SavedResult;
  readonly panels: PanelByDance;
  /** Undefined if not public. */
  readonly marks: RoundMarks | undefined;
}

/** An event with its public results, without those held for the awards. */
export interface PublicEvent {
  readonly event: CompetitionEvent;
  /** In order, starting with the final. */
  readonly rounds: readonly PublicRound[];
}

/** Reads a path; undefined if refused. */
export type ReadPath = <T>(path: TreePath<T>) => Promise<T | undefined>;

/** Reads public data only: other reads would be refused. */
export async function readPublicEvent(
  read: ReadPath,
  key: EventKey,
  settings: Pick<EventSettings, 'release' | 'marksPublic'>,
  judges: readonly Judge[],
): Promise<PublicEvent | undefined> {
  const event = await read(eventPath(key));
  if (event === undefined) return undefined;
  const rounds = await Promise.all(
    listPublicRounds(event, settings.release).map(async (round): Promise<readonly PublicRound[]> => {
      const [saved, marks] = await Promise.all([
        read(savedResultPath(key, round.number)),
        settings.marksPublic ? read(roundMarksPath(key, round.number)) : undefined,
      ]);
      if (saved === undefined || (saved.kind === 'final') !== (round.number === 0)) return [];
      return [{ round, saved, panels: buildPanels(event, round, judges), marks }];
    }),
  );
  return { event, rounds: rounds.flat() };
}

/** The public result of a couple. */
export type CoupleOutcome =
  /** `isShared`: with others. */
  | { readonly kind: 'placed'; readonly place: number; readonly isShared: boolean; readonly round: Round }
  /** The couple advances, and the next round is not posted. */
  | { readonly kind: 'recalled'; readonly round: Round };

/** @param rounds from the final outwards */
export function findCoupleOutcome(
  rounds: readonly Pick<PublicRound, 'round' | 'saved'>[],
  couple: LeadNumber,
): CoupleOutcome | undefined {
  for (const { round, saved } of rounds) {
    if (saved.kind === 'final') {
      const its = saved.result.placings.find((one) => one.couple === couple);
      if (its === undefined) continue;
      const places = saved.result.placings.map(({ place }) => place);
      return { kind: 'placed', place: its.place, isShared: isSharedPlace(places, its.place), round };
    }
    if (!saved.counts.has(couple)) continue;
    const place = saved.placements.get(couple);
    if (place === undefined) return { kind: 'recalled', round };
    return { kind: 'placed', place, isShared: isSharedPlace(saved.placements.values(), place), round };
  }
  return undefined;
}
