import { isFinal, type ProgramEvent, type ProgramRound } from '../../../domain/competition.ts';
import { findNextRound } from '../../../domain/round/postedCallbacks.ts';
import { areCouplesKnown } from '../../../domain/round/knownCouples.ts';
import { arePlacingsPublic, type ReleaseTime } from '../../../domain/round/release.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { NumberInRound } from '../../../store/events/heats.ts';

interface OfEvent {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
}

/** The content of a round's page, from public data. `lists`: the round whose couples are listed. */
export type RoundPageContent =
  | { readonly kind: 'no event' }
  | { readonly kind: 'no round'; readonly event: ProgramEvent }
  | (OfEvent & { readonly kind: 'called back'; readonly lists: ProgramRound })
  | (OfEvent & { readonly kind: 'to dance' | 'dancing' | 'danced'; readonly lists: ProgramRound })
  /** A posted final: its places are in the result, or wait for the awards. */
  | (OfEvent & { readonly kind: 'final'; readonly lists: ProgramRound; readonly arePlacesOut: boolean })
  /** The couples of the round are unknown until the round before it is posted. */
  | (OfEvent & { readonly kind: 'to come' })
  | (OfEvent & { readonly kind: 'skipped' });

/** A round whose couples are known. */
export type RoundWithCouples = Extract<RoundPageContent, { readonly lists: unknown }>;

/** @param usual the default release of a final's places */
export function buildRoundPageContent(
  event: ProgramEvent | undefined,
  number: number,
  usual: ReleaseTime,
): RoundPageContent {
  if (event === undefined) return { kind: 'no event' };
  const round = event.rounds.find((one) => one.number === number);
  if (round === undefined) return { kind: 'no round', event };
  switch (round.state) {
    case 'skipped':
      return { kind: 'skipped', event, round };
    case 'initialized':
    case 'empty':
      return areCouplesKnown(event, round)
        ? { kind: 'to dance', event, round, lists: round }
        : { kind: 'to come', event, round };
    case 'running':
      return { kind: 'dancing', event, round, lists: round };
    case 'marked':
      return { kind: 'danced', event, round, lists: round };
    case 'posted': {
      if (isFinal(round))
        return { kind: 'final', event, round, lists: round, arePlacesOut: arePlacingsPublic(round, usual) };
      const into = findNextRound(event, round);
      return into === undefined
        ? { kind: 'danced', event, round, lists: round }
        : { kind: 'called back', event, round, lists: into };
    }
    default:
      return unreachable(round);
  }
}

/** Couples on the floor together; undefined: the heats change between dances, so all are in one list. */
export interface HeatGroup {
  readonly heat: number | undefined;
  readonly places: readonly NumberInRound[];
}

/** The couples of a round by heat, each sorted by number. */
export function groupByHeat(places: readonly NumberInRound[]): readonly HeatGroup[] {
  if (places.some(({ heats }) => heats.length > 1)) return [{ heat: undefined, places }];
  const groups = new Map<number, NumberInRound[]>();
  for (const place of places) {
    const [heat = 1] = place.heats;
    groups.set(heat, [...(groups.get(heat) ?? []), place]);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([heat, its]) => ({ heat, places: its }));
}
