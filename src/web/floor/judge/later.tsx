import { orNothing, whenAskedFor } from '../../kit/lazy/whenAskedFor.ts';
import { untilItComes } from './untilItComes.ts';

// What the first paint of a sheet can do without. It is fetched right after it all the same: a line that is there now may
// be gone when it is needed.

const deliveryOfCode = () => import('../../../store/delivery/deliver.ts');
const languageChoice = () => import('../../kit/shell/LanguageChoice.tsx');
const accessCode = () => import('./AccessCode.tsx');
const finalSheet = () => import('./FinalSheet.tsx');
const deviceNotes = () => import('./DeviceNotes.tsx');
const handSwitch = () => import('./HandSwitch.tsx');
const sendAnyway = () => import('./SendAnyway.tsx');
const changeRequest = () => import('./ChangeRequest.tsx');
const sentSays = () => import('./SentSays.tsx');
const sheetKeys = () => import('./SheetKeys.tsx');
const floorMoved = () => import('./FloorMoved.tsx');
const sheetNews = () => import('./SheetNews.tsx');
const phoneTasks = () => import('./PhoneTasks.tsx');
const unknownJudge = () => import('./UnknownJudge.tsx');
const waiting = () => import('./Waiting.tsx');

/** For a code that is shown: the other pages of the day do without. */
export const delivery = untilItComes(deliveryOfCode);
export const LanguageChoice = orNothing(untilItComes(languageChoice));
export const AccessCode = whenAskedFor(untilItComes(accessCode));
export const FinalSheet = whenAskedFor(untilItComes(finalSheet));
export const DeviceNotes = orNothing(untilItComes(deviceNotes));
export const HandSwitch = orNothing(untilItComes(handSwitch));
export const SendAnyway = whenAskedFor(untilItComes(sendAnyway));
export const ChangeRequest = whenAskedFor(untilItComes(changeRequest));
export const SentSays = whenAskedFor(untilItComes(sentSays));
export const SheetKeys = orNothing(untilItComes(sheetKeys));
export const FloorMoved = orNothing(untilItComes(floorMoved));
export const SheetNews = orNothing(untilItComes(sheetNews));
export const PhoneTasks = whenAskedFor(untilItComes(phoneTasks));
export const UnknownJudge = whenAskedFor(untilItComes(unknownJudge));
export const Waiting = whenAskedFor(untilItComes(waiting));

/** Fetches the rest of the judge's screen. Nobody waits for it; what fails is asked for again when it is needed. */
export async function fetchTheRest(): Promise<void> {
  await Promise.allSettled(
    [
      sheetNews,
      floorMoved,
      sheetKeys,
      finalSheet,
      waiting,
      phoneTasks,
      sendAnyway,
      sentSays,
      changeRequest,
      handSwitch,
      deviceNotes,
      accessCode,
      deliveryOfCode,
    ].map((load) => load()),
  );
}
