import type { CompetitionEvent, Entry, Round } from '../../../../domain/competition.ts';
import { awaitsCallbacks } from '../../../../domain/round/knownCouples.ts';
import { isSharedPlace } from '../../../../domain/skating/sharedPlace.ts';
import type { FinalPlacing, FinalResult, Place } from '../../../../domain/skating/working.ts';
import type { SavedResult } from '../../../../store/results/results.ts';

export type RoundOfCouple =
  /** `heat`: undefined while the heats are not drawn, or if they differ by dance. */
  | { readonly kind: 'to dance'; readonly heat: number | undefined }
  | { readonly kind: 'on the floor' }
  /** The round was started without the couple. */
  | { readonly kind: 'away' }
  | { readonly kind: 'not posted' }
  | { readonly kind: 'recalled'; readonly votes: number }
  /** `fewest`: the lowest number of marks that was recalled. */
  | {
      readonly kind: 'out';
      readonly votes: number;
      readonly place: Place;
      readonly isShared: boolean;
      readonly fewest: number | undefined;
    }
  | {
      readonly kind: 'placed';
      readonly result: FinalResult;
      readonly placing: FinalPlacing;
      readonly isShared: boolean;
    }
  /** The couple was in the round, but not in the result: scratched, or known under another number then. */
  | { readonly kind: 'not in the result' };

function findInResult(saved: SavedResult, { number }: Entry): RoundOfCouple {
  if (saved.kind === 'final') {
    const { placings } = saved.result;
    const placing = placings.find(({ couple }) => couple === number);
    if (placing === undefined) return { kind: 'not in the result' };
    const places = placings.map(({ place }) => place);
    return {
      kind: 'placed',
      result: saved.result,
      placing,
      isShared: isSharedPlace(places, placing.place),
    };
  }
  const votes = number === undefined ? undefined : saved.counts.get(number);
  if (number === undefined || votes === undefined) return { kind: 'not in the result' };
  const place = saved.placements.get(number);
  if (place === undefined) return { kind: 'recalled', votes };
  const through = [...saved.counts].filter(([couple]) => !saved.placements.has(couple));
  const fewest = through.length === 0 ? undefined : Math.min(...through.map(([, count]) => count));
  return { kind: 'out', votes, place, isShared: isSharedPlace(saved.placements.values(), place), fewest };
}

/** The couple's state in a round; undefined if the couple is not in it. */
function findInRound(round: Round, entry: Entry, saved: SavedResult | undefined): RoundOfCouple | undefined {
  const place = round.entries.find(({ id }) => id === entry.id);
  if (place === undefined) return undefined;
  if (place.away === true && (round.state === 'running' || round.state === 'marked')) return { kind: 'away' };
  switch (round.state) {
    case 'initialized':
      return {
        kind: 'to dance',
        heat: awaitsCallbacks(round) || place.heats.length > 1 ? undefined : (place.heats[0] ?? 1),
      };
    case 'running':
      return { kind: 'on the floor' };
    case 'marked':
      return { kind: 'not posted' };
    case 'posted':
      return saved === undefined ? { kind: 'not in the result' } : findInResult(saved, entry);
    case 'empty':
    case 'skipped':
      return undefined;
  }
}

/** The rounds a couple dances or has danced, the first danced first. */
export const listRoundsOfCouple = (
  event: CompetitionEvent,
  entry: Entry,
  saved: ReadonlyMap<number, SavedResult>,
): readonly { readonly round: Round; readonly standing: RoundOfCouple }[] =>
  event.rounds
    .flatMap((round) => {
      const standing = findInRound(round, entry, saved.get(round.number));
      return standing === undefined ? [] : [{ round, standing }];
    })
    .toSorted((a, b) => b.round.number - a.round.number);
