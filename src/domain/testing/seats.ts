import { mapDefined } from '../mapDefined.ts';
import { parseJudgeKey, type JudgeKey } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';

/** Judges by letter: 'ABC'. */
export const parseJudgeKeys = (letters: string): readonly JudgeKey[] =>
  mapDefined(letters, (one) => parseJudgeKey(one));

/** The judges of each dance of an event of two. */
export const seatJudges = (waltz: string, tango: string): PanelByDance =>
  new Map([
    ['Waltz', parseJudgeKeys(waltz)],
    ['Tango', parseJudgeKeys(tango)],
  ]);
