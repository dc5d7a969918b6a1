import { toStoredTerm, type CustomTerm } from '../../../../domain/event/storedTerm.ts';
import type { Dance } from '../../../../domain/event/dances.ts';
import { createTranslator } from '../createTranslator.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** Short names of at most eight letters, a fifth of a phone wide. */
const TABS = createTranslator({
  ChaCha: 'Cha Cha',
  'Viennese Waltz': 'V. Waltz',
  Quickstep: 'Quick',
  'Paso Doble': 'Paso',
  'West Coast Swing': 'West C.',
  'Night Club Two Step': '2-Step',
  Merengue: 'Mereng.',
  'Argentine Tango': 'A. Tango',
} satisfies Partial<Record<Dance, string>>);

/** A judge's sheet as it opens. It is loaded with the sheet itself, so what can come later is in `judge.ts`. */
export const judgeSheetWords = section('judgeSheet', {
  judge: (letter: string) => `Judge ${letter}`,
  loading: 'Loading your sheet',
  leftHanded: 'Left-handed',
  dances: 'Dances',
  danceTab: (dance: string | CustomTerm) => TABS.get(toStoredTerm(dance)) ?? toStoredTerm(dance),
  tabSent: 'sent',
  tabSaved: 'saved',
  marksOf: (marks: number, wanted: number) => `${marks} of ${wanted}`,
  /** The hint that another dance than the sheet's is on the floor. */
  floorIsOn: (dance: string) => `The floor is on ${dance}`,
  goTo: (dance: string) => `Go to ${dance}`,
  openAgain: (dance: string) => `${dance} is open again`,
  /** A late couple, on a sheet sent without it. */
  hasCome: (numbers: readonly string[]) => `${numbers.join(', ')} came late.`,
  whoGoes: (numbers: readonly string[]) => `Tap who to drop for ${numbers.join(', ')}.`,
  notRecalled: (marks: number) => `Not recalled: send ${marks}`,
  isOut: (numbers: readonly string[]) =>
    `${numbers.join(', ')} ${pluralize(numbers.length, { one: 'is', other: 'are' })} out.`,
  outAndShort: (numbers: readonly string[], missing: number) => {
    const are = pluralize(numbers.length, { one: 'is', other: 'are' });
    return `${numbers.join(', ')} ${are} out: mark ${pluralize(missing, { one: 'one', other: String(missing) })} more, or send as it is.`;
  },
  sendAsIs: 'Send as it is',
  alsoOnFloor: (event: string) => `${event} is on the floor`,
  allSent: (event: string) => `${event}: all sent`,
  allSavedHere: (event: string) => `${event}: saved, not sent yet`,
  otherRound: 'Other round',
  next: (what: string) => `Next: ${what}`,
  nextOpens: 'All sent. Your next round will open here',
  allSentLater: (next: string) => `All sent. Next: ${next}`,
  allSentLast: 'All sent. That was your last round',
  notSentYet: 'Saved on this phone, not sent yet',
  /** The delivery state of the sheet's last change, beside the connection light. */
  delivery: {
    saving: 'Saving',
    here: 'Saved here',
    received: 'Received',
    /** Marks of an unsent sheet, which are not counted. */
    draft: 'Saved',
    late: 'Too late',
    refused: 'Not received',
  },
  offlineSavedHere: 'Offline, saved here',
  ofSent: (wanted: number) => `of ${wanted}, sent`,
  ofSavedHere: (wanted: number) => `of ${wanted}, saved here`,
  heats: 'Heats',
  heat: (heat: number) => `Heat ${heat}`,
  heatOnFloor: 'on the floor',
  heatToCome: 'not yet',
  heatMarked: (marks: number) => pluralize(marks, { one: '1 mark', other: `${marks} marks` }),
  send: (what: string | number) => `Send ${what}`,
  penciled: (couples: number) => `${couples} penciled, not counted.`,
  recallExactly: (wanted: number) => `Recall exactly ${wanted}`,
});
