import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type JudgeKey, type LeadNumber } from '../ids.ts';
import type { RoundState } from '../round/rounds.ts';
import { unreachable } from '../unreachable.ts';

/** A judge's marks in one dance, as sent by the device: recalled couples, or a final's couples in order of place. */
export interface ArrivingMarks {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly marks: readonly LeadNumber[];
}

export type MarksArrival =
  | { readonly kind: 'counts'; readonly marks: ArrivingMarks }
  /** The round is closed: kept in the journal and shown to the scrutineer, never applied. */
  | { readonly kind: 'late'; readonly marks: ArrivingMarks }
  /** The round has not started: the judge's device keeps them. */
  | { readonly kind: 'too early'; readonly marks: ArrivingMarks };

/** Marks count only while the round is running. */
export function classifyArrival(state: RoundState, marks: ArrivingMarks): MarksArrival {
  switch (state) {
    case 'running':
      return { kind: 'counts', marks };
    case 'marked':
    case 'posted':
    case 'skipped':
      return { kind: 'late', marks };
    case 'initialized':
    case 'empty':
      return { kind: 'too early', marks };
    default:
      return unreachable(state);
  }
}

/** Late marks compared with the sheet that was counted. */
export type LateMarksComparison =
  | { readonly kind: 'the same' }
  | { readonly kind: 'nothing counted' }
  | { readonly kind: 'another order' }
  | {
      readonly kind: 'other marks';
      readonly more: readonly LeadNumber[];
      readonly less: readonly LeadNumber[];
    };

/** @param ordered true in a final, where the order is the placing; recalled couples have no order */
export function compareLateMarks(
  late: readonly LeadNumber[],
  counted: readonly LeadNumber[] | undefined,
  ordered: boolean,
): LateMarksComparison {
  if (counted === undefined) return { kind: 'nothing counted' };
  const more = late.filter((couple) => !counted.includes(couple)).toSorted(compareNumbers);
  const less = counted.filter((couple) => !late.includes(couple)).toSorted(compareNumbers);
  if (more.length + less.length > 0) return { kind: 'other marks', more, less };
  const inOrder = late.length === counted.length && late.every((couple, at) => couple === counted[at]);
  return { kind: ordered && !inOrder ? 'another order' : 'the same' };
}
