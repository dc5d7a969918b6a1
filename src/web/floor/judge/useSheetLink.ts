import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { ShownSheet } from '../../../store/models/judge/judgesDay.ts';
import { getDanceOnFloor, type SheetOfRound } from '../../../store/models/judge/judgesRounds.ts';
import { useSheetWords } from './useSheetWords.ts';

/** A button to another sheet, and its reason. Without a button: this sheet's position relative to the floor. */
export interface SheetLink {
  readonly about: string;
  readonly go?: { readonly verb: string; readonly to: SheetOfRound };
}

/** Leads to the dance on the floor unless FloorMoved does; else to a reopened sheet, or to another round. */
export function useSheetLink(
  { step, moved, round, next, other, again }: ShownSheet,
  sent: boolean,
): SheetLink | undefined {
  const words = useSheetWords();
  const { danceShort, eventName } = useWords(termsWords);
  const floorIsOn = words.floorIsOn(danceShort(getDanceOnFloor(round)));
  if (step.kind !== 'together' && step.floor !== undefined && moved === undefined)
    return {
      about: floorIsOn,
      go: { verb: words.goTo(danceShort(step.floor)), to: { round, dance: step.floor } },
    };
  if (again !== undefined && !(sent && next.kind === 'dance' && next.at.dance === again.dance))
    return {
      about: words.openAgain(danceShort(again.dance)),
      go: { verb: words.goTo(danceShort(again.dance)), to: again },
    };
  // After the last sheet of a round, the button below has the link.
  if (other === undefined || (sent && next.kind === 'round'))
    return sent || step.kind === 'together' || moved !== undefined ? undefined : { about: floorIsOn };
  const name = eventName(other.round.event);
  const { sheets } = other.round;
  const sentWords = sheets.every(({ isIn }) => isIn) ? words.allSent : words.allSavedHere;
  const about = sheets.every(({ state }) => state === 'sent') ? sentWords : words.alsoOnFloor;
  return {
    about: about(name),
    go: { verb: words.otherRound, to: other },
  };
}
