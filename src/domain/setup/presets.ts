import type { OfferedEvent } from '../event/offered.ts';
import { eventsOffered } from '../event/offers.ts';
import type { FeeRules, WindowPrices } from '../fees/feeRules.ts';
import { feeModel } from '../fees/models.ts';
import type { NumberRange } from '../people/numberRange.ts';
import { USUAL_TIMING, type Timing } from '../schedule/times/timing.ts';

/** Kinds of competition to start from; each is a whole setup for editing. */
export const COMPETITION_PRESETS = ['collegiate', 'showcase', 'social'] as const;
export type Preset = (typeof COMPETITION_PRESETS)[number];

export interface CompetitionPreset {
  readonly events: readonly OfferedEvent[];
  readonly fees: FeeRules;
  /** Round sizes, heats and times. */
  readonly timing: Timing;
  readonly numbers: NumberRange;
}

const dollars = (early: number, normal: number, late: number): WindowPrices => ({
  early: early * 100,
  normal: normal * 100,
  late: late * 100,
});

const timed = (largestHeat: number, ladder: readonly number[]): Timing => ({
  ...USUAL_TIMING,
  usual: { ...USUAL_TIMING.usual, largestHeat, ladder },
});

const COMPETITIONS: Readonly<Record<Preset, CompetitionPreset>> = {
  collegiate: {
    events: eventsOffered('collegiate'),
    fees: feeModel('by second level'),
    timing: timed(16, [6, 12, 24, 48]),
    numbers: { from: 101, to: 399, kept: [] },
  },
  showcase: {
    events: eventsOffered('showcase'),
    fees: {
      windowBy: 'first',
      base: { adult: dollars(35, 40, 45) },
      rules: [
        { kind: 'each', of: 'entry', from: 2, to: undefined, cents: 1500 },
        { kind: 'extra', what: 'ticket', cents: 2000 },
      ],
    },
    timing: timed(8, [8, 16]),
    numbers: { from: 101, to: 199, kept: [] },
  },
  social: {
    events: eventsOffered('social'),
    fees: { windowBy: 'first', base: { adult: dollars(10, 10, 15) }, rules: [] },
    timing: timed(12, [6, 12, 24]),
    numbers: { from: 1, to: 99, kept: [] },
  },
};

export const competitionPreset = (preset: Preset): CompetitionPreset => COMPETITIONS[preset];
