import type { Patch } from '../tree/patch.ts';
import { competitionBasics } from './competition.ts';

/** Makes the main button of the public pages lead to the results (SPEC 2). */
export const showResultsFirst = (isShown: boolean): Patch => ({
  [`${competitionBasics.at}/resultsPageShown`]: isShown,
});
