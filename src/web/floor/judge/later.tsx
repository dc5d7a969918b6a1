import { orNothing, whenAskedFor } from '../../kit/lazy/whenAskedFor.ts';
import { untilItComes } from './untilItComes.ts';

// Lazy parts of a sheet, not needed for its first paint. They load right after it: the connection may be gone when they
// are needed.

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

/** For a form with an access code only: other pages do not load it. */
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

/** Loads the rest of the judge's screen in the background; a failed part is retried when needed. */
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
