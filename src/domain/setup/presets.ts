import type { OfferedEvent } from '../event/offered.ts';
import { listTemplateEvents } from '../event/offers.ts';
import type { FeeRules, WindowPrices } from '../fees/feeRules.ts';
import { getFeeModel } from '../fees/models.ts';
import type { NumberRange } from '../people/numberRange.ts';
import { DEFAULT_TIMING, type Timing } from '../schedule/times/timing.ts';

/** Kinds of competition to start from; each is a whole setup for editing. */
export const COMPETITION_PRESETS = ['collegiate', 'showcase', 'social'] as const;
export type CompetitionPresetName = (typeof COMPETITION_PRESETS)[number];

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
  ...DEFAULT_TIMING,
  usual: { ...DEFAULT_TIMING.usual, largestHeat, ladder },
});

const COMPETITIONS: Readonly<Record<CompetitionPresetName, CompetitionPreset>> = {
  collegiate: {
    events: listTemplateEvents('collegiate'),
    fees: getFeeModel('by second level'),
    timing: timed(16, [6, 12, 24, 48]),
    numbers: { from: 101, to: 399, kept: [] },
  },
  showcase: {
    events: listTemplateEvents('showcase'),
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
    events: listTemplateEvents('social'),
    fees: { windowBy: 'first', base: { adult: dollars(10, 10, 15) }, rules: [] },
    timing: timed(12, [6, 12, 24]),
    numbers: { from: 1, to: 99, kept: [] },
  },
};

export const getCompetitionPreset = (preset: CompetitionPresetName): CompetitionPreset =>
  COMPETITIONS[preset];
