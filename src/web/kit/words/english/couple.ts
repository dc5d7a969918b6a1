import { section } from '../section.ts';

/** A couple as a number: on a judge's tile, counted, on a card. */
export const coupleWords = section('couple', {
  /** The count of a judge: 18 to go, exactly 60, 2 too many. */
  toGo: (couples: number) => `${couples} to go`,
  exactly: (couples: number) => `exactly ${couples}`,
  tooMany: (couples: number) => `${couples} too many`,
  of: (wanted: number) => `of ${wanted}`,
  countIs: (chosen: number, wanted: number, count: string) => `${chosen} of ${wanted}, ${count}`,
  chosen: 'Couples marked',
  penciled: 'penciled',
  hasCome: 'came late',
  notSaved: 'not saved',
});
