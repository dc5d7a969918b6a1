import { deckOfRoundPath as deckOfRoundAt } from '../../src/store/floor/calls.ts';
import { eventPath as eventAt } from '../../src/store/events/events.ts';
import { approvalPath as approvalOfAt } from '../../src/store/results/approvals.ts';
import {
  savedResultPath as savedResultAt,
  savedResultsPath as savedResultsAt,
} from '../../src/store/results/results.ts';
import { couplesOutPath as couplesOutAt } from '../../src/store/rounds/couplesOut.ts';
import {
  judgesMarksPath as marksOfJudgeAt,
  roundMarksPath as marksOfRoundAt,
} from '../../src/store/sheets/marks.ts';
import {
  judgeSheetsPath as sheetsOfJudgeAt,
  roundSheetsPath as sheetsOfRoundAt,
} from '../../src/store/sheets/sheets.ts';
import type { TreePath } from '../../src/store/tree/path.ts';

/** Caches paths, so that each value is parsed once for the whole hall. */
function cachePath<A extends readonly unknown[], T>(
  pathOf: (...args: A) => TreePath<T>,
): (...args: A) => TreePath<T> {
  const made = new Map<string, TreePath<T>>();
  return (...args) => {
    const key = args.join('/');
    const path = made.get(key) ?? pathOf(...args);
    made.set(key, path);
    return path;
  };
}

export const eventPath = cachePath(eventAt);
export const deckOfRound = cachePath(deckOfRoundAt);
export const approvalOf = cachePath(approvalOfAt);
export const savedResult = cachePath(savedResultAt);
export const savedResults = cachePath(savedResultsAt);
export const couplesOut = cachePath(couplesOutAt);
export const marksOfRound = cachePath(marksOfRoundAt);
export const marksOfJudge = cachePath(marksOfJudgeAt);
export const sheetsOfRound = cachePath(sheetsOfRoundAt);
export const sheetsOfJudge = cachePath(sheetsOfJudgeAt);
