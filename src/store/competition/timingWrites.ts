import type { Timing } from '../../domain/schedule/times/timing.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { timingNode as form } from '../../schema/nodes/timing.ts';
import { createCompetitionPart } from './createCompetitionPart.ts';
import { TIMING_AT, parseTiming } from './timing.ts';
import type { Json, Patch } from '../tree/patch.ts';

const storedTiming = (timing: Timing): Json => serialize(form, timing) ?? null;

export const saveTiming = (timing: Timing): Patch => ({ [TIMING_AT]: storedTiming(timing) });

/** The timing as Setup saves it, with an edition. */
export const savedTiming = createCompetitionPart<Timing>('timing', {
  at: 'timing',
  read: parseTiming,
  stored: storedTiming,
});
