import { deckOfRound as deckOfRoundAt } from '../../src/store/floor/calls.ts';
import { event } from '../../src/store/events/events.ts';
import { approvalOf as approvalOfAt } from '../../src/store/results/approvals.ts';
import {
  savedResult as savedResultAt,
  savedResults as savedResultsAt,
} from '../../src/store/results/results.ts';
import { couplesOut as couplesOutAt } from '../../src/store/rounds/couplesOut.ts';
import {
  marksOfJudge as marksOfJudgeAt,
  marksOfRound as marksOfRoundAt,
} from '../../src/store/sheets/marks.ts';
import {
  sheetsOfJudge as sheetsOfJudgeAt,
  sheetsOfRound as sheetsOfRoundAt,
} from '../../src/store/sheets/sheets.ts';
import type { Path } from '../../src/store/tree/path.ts';

/** Each path once, so that what lies there is read once for the whole hall. */
function once<A extends readonly unknown[], T>(pathOf: (...args: A) => Path<T>): (...args: A) => Path<T> {
  const made = new Map<string, Path<T>>();
  return (...args) => {
    const key = args.join('/');
    const path = made.get(key) ?? pathOf(...args);
    made.set(key, path);
    return path;
  };
}

export const eventPath = once(event);
export const deckOfRound = once(deckOfRoundAt);
export const approvalOf = once(approvalOfAt);
export const savedResult = once(savedResultAt);
export const savedResults = once(savedResultsAt);
export const couplesOut = once(couplesOutAt);
export const marksOfRound = once(marksOfRoundAt);
export const marksOfJudge = once(marksOfJudgeAt);
export const sheetsOfRound = once(sheetsOfRoundAt);
export const sheetsOfJudge = once(sheetsOfJudgeAt);
