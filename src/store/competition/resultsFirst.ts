import type { Patch } from '../tree/patch.ts';
import { competitionBasics } from './competition.ts';

/** Whether the one button of the public pages leads to the results (SPEC 2). */
export const showResultsFirst = (isShown: boolean): Patch => ({
  [`${competitionBasics.at}/resultsPageShown`]: isShown,
});
