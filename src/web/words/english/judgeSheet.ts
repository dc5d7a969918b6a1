import { section } from '../section.ts';
import { counted } from './count.ts';

/** A judge's sheet as it opens. It is loaded with the sheet itself, so what can come later is in `judge.ts`. */
export const judgeSheet = section('judgeSheet', {
  judge: (letter: string) => `Judge ${letter}`,
  loading: 'Loading your sheet',
  leftHanded: 'Left-handed',
  dances: 'Dances',
  danceOf: (place: number, dances: number) => `dance ${place} of ${dances}`,
  danceSent: (dance: string) => `${dance} sent`,
  danceSavedHere: (dance: string) => `${dance}, saved here`,
  /** Where the last change of the sheet is, beside the connection light. */
  delivery: {
    saving: 'Saving',
    here: 'Saved here',
    received: 'Received',
    late: 'Too late',
    refused: 'Not received',
  },
  offlineSavedHere: 'Offline, saved here',
  ofSent: (wanted: number) => `of ${wanted}, sent`,
  heats: 'Heats',
  heat: (heat: number) => `Heat ${heat}`,
  heatOnFloor: 'on the floor',
  heatToCome: 'not yet',
  heatMarked: (marks: number) => counted(marks, { one: '1 mark', other: `${marks} marks` }),
  send: (what: string | number) => `Send ${what}`,
  recallExactly: (wanted: number) => `Recall exactly ${wanted}`,
});
