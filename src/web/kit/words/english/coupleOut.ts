import type { CoupleOut, PlaceTreatment } from '../../../../domain/floor/coupleOut.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const kinds: Readonly<Record<CoupleOut['kind'], string>> = {
  withdrawn: 'Withdrew',
  'no-show': 'No-show',
  disqualified: 'Disqualified',
};

const places: Readonly<Record<PlaceTreatment['kind'], string>> = {
  'couples behind move up': 'Couples below move up',
  'place stays empty': 'Their place stays empty',
  'last in the dances not danced': 'Last in the dances not completed',
};

/** The figure alone. Couples that share a place have the mean of their places. */
const place = (figure: number | undefined): string => (figure === undefined ? 'no place' : `place ${figure}`);

/** Scratching a couple from a round that has begun, with the reason and the effect on others. */
export const coupleOutWords = section('coupleOut', {
  question: 'Scratch a couple',
  couple: 'Couple',
  /** Under the typed number; without names that may not be shown. */
  option: (number: string, names: readonly string[]) =>
    names.length === 0 ? number : `${number}, ${names.join(' and ')}`,
  /** @param number as it was typed */
  notHere: (number: string) => `${number} isn’t in this round`,
  pickCouple: 'Pick a couple',
  whatHappened: 'What happened',
  kind: (kind: CoupleOut['kind']) => kinds[kind],
  completed: 'Dances completed',
  noneCompleted: 'None',
  theirPlace: 'Their place',
  place: (kind: PlaceTreatment['kind']) => places[kind],
  ask: 'Ask the chairman',
  /** @param number undefined: not chosen yet */
  verb: (kind: CoupleOut['kind'], number: string | undefined) =>
    `${kind === 'disqualified' ? 'Disqualify' : 'Scratch'}${number === undefined ? '' : ` ${number}`}`,
  keepIn: 'Keep them in',
  disqualified: (number: string) => `The chairman has disqualified ${number}.`,
  done: (kind: CoupleOut['kind'], number: string, round: string) =>
    kind === 'disqualified'
      ? `${number} is disqualified in the ${round}`
      : `${number} is scratched from the ${round}`,
  effect: {
    lostMarks: (sheets: number, number: string) =>
      sheets === 0
        ? `No sheet has a mark for ${number}.`
        : pluralize(sheets, {
            one: `1 sheet has a mark for ${number}, which no longer counts.`,
            other: `${sheets} sheets have a mark for ${number}, which no longer counts.`,
          }),
    nobodyGains: 'Nobody else would be recalled.',
    gain: (numbers: readonly string[]) =>
      pluralize(numbers.length, {
        one: `${numbers.join()} would be recalled.`,
        other: `${numbers.join(', ')} would be recalled.`,
      }),
    notYet: 'Places are calculated once all sheets are in.',
    samePlaces: 'No other couple’s place changes.',
    moved: (
      couples: readonly { readonly couple: string; readonly was: number | undefined; readonly is: number }[],
    ) =>
      `${couples.map(({ couple, was, is }) => `${couple} has ${place(is)} instead of ${place(was)}`).join(', ')}.`,
  },
});
