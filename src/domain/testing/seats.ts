import { mapDefined } from '../defined.ts';
import { judgeKey, type JudgeKey } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';

/** Judges by letter: 'ABC'. */
export const keys = (letters: string): readonly JudgeKey[] => mapDefined(letters, (one) => judgeKey(one));

/** The judges of each dance of an event of two. */
export const seats = (waltz: string, tango: string): PanelByDance =>
  new Map([
    ['Waltz', keys(waltz)],
    ['Tango', keys(tango)],
  ]);
