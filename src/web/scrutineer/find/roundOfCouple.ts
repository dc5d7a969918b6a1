import type { CompetitionEvent, Entry, Round } from '../../../domain/competition.ts';
import type { FinalPlacing, FinalResult, Place } from '../../../domain/skating/working.ts';
import type { SavedResult } from '../../../store/results/results.ts';

/** How a couple stands in one round. */
export type RoundOfCouple =
  | { readonly kind: 'to dance'; readonly heat: number }
  | { readonly kind: 'on the floor' }
  | { readonly kind: 'not posted' }
  | { readonly kind: 'recalled'; readonly votes: number }
  /** `fewest`: with so few marks a couple was still recalled. */
  | {
      readonly kind: 'out';
      readonly votes: number;
      readonly place: Place;
      readonly fewest: number | undefined;
    }
  | { readonly kind: 'placed'; readonly result: FinalResult; readonly placing: FinalPlacing }
  /** It stood in the round, and the result does not have it: scratched, or known under another number then. */
  | { readonly kind: 'not in the result' };

function inResult(saved: SavedResult, { number }: Entry): RoundOfCouple {
  if (saved.kind === 'final') {
    const placing = saved.result.placings.find(({ couple }) => couple === number);
    return placing === undefined
      ? { kind: 'not in the result' }
      : { kind: 'placed', result: saved.result, placing };
  }
  const votes = number === undefined ? undefined : saved.counts.get(number);
  if (number === undefined || votes === undefined) return { kind: 'not in the result' };
  const place = saved.placements.get(number);
  if (place === undefined) return { kind: 'recalled', votes };
  const through = [...saved.counts].filter(([couple]) => !saved.placements.has(couple));
  const fewest = through.length === 0 ? undefined : Math.min(...through.map(([, count]) => count));
  return { kind: 'out', votes, place, fewest };
}

/** How the couple stands in a round; undefined where it has no part in it. */
function inRound(round: Round, entry: Entry, saved: SavedResult | undefined): RoundOfCouple | undefined {
  const place = round.entries.find(({ id }) => id === entry.id);
  if (place === undefined) return undefined;
  switch (round.state) {
    case 'initialized':
      return { kind: 'to dance', heat: place.heats[0] ?? 1 };
    case 'running':
      return { kind: 'on the floor' };
    case 'marked':
      return { kind: 'not posted' };
    case 'posted':
      return saved === undefined ? { kind: 'not in the result' } : inResult(saved, entry);
    case 'empty':
    case 'skipped':
      return undefined;
  }
}

/** The rounds in which a couple dances or has danced, the first danced first. */
export const roundsOfCouple = (
  event: CompetitionEvent,
  entry: Entry,
  saved: ReadonlyMap<number, SavedResult>,
): readonly { readonly round: Round; readonly standing: RoundOfCouple }[] =>
  event.rounds
    .flatMap((round) => {
      const standing = inRound(round, entry, saved.get(round.number));
      return standing === undefined ? [] : [{ round, standing }];
    })
    .toSorted((a, b) => b.round.number - a.round.number);
