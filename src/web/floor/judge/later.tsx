import { lazyOptional, lazyScreen } from '../../kit/lazy/lazyScreen.ts';
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
const changeRequest = () => import('./ChangeRequestForm.tsx');
const sentSays = () => import('./SentSays.tsx');
const sheetKeys = () => import('./SheetKeys.tsx');
const floorMoved = () => import('./FloorMoved.tsx');
const sheetNews = () => import('./SheetNews.tsx');
const phoneTasks = () => import('./PhoneTasks.tsx');
const unknownJudge = () => import('./UnknownJudge.tsx');
const waiting = () => import('./BetweenRounds.tsx');

/** For a form with an access code only: other pages do not load it. */
export const delivery = untilItComes(deliveryOfCode);
export const LazyLanguageChoice = lazyOptional(untilItComes(languageChoice));
export const LazyAccessCode = lazyScreen(untilItComes(accessCode));
export const LazyFinalSheet = lazyScreen(untilItComes(finalSheet));
export const LazyDeviceNotes = lazyOptional(untilItComes(deviceNotes));
export const LazyHandSwitch = lazyOptional(untilItComes(handSwitch));
export const LazySendAnyway = lazyScreen(untilItComes(sendAnyway));
export const LazyChangeRequestForm = lazyScreen(untilItComes(changeRequest));
export const LazySentSays = lazyScreen(untilItComes(sentSays));
export const LazySheetKeys = lazyOptional(untilItComes(sheetKeys));
export const LazyFloorMoved = lazyOptional(untilItComes(floorMoved));
export const LazySheetNews = lazyOptional(untilItComes(sheetNews));
export const LazyPhoneTasks = lazyScreen(untilItComes(phoneTasks));
export const LazyUnknownJudge = lazyScreen(untilItComes(unknownJudge));
export const LazyBetweenRounds = lazyScreen(untilItComes(waiting));

/** Loads the rest of the judge's screen in the background; a failed part is retried when needed. */
export async function preloadJudgeScreen(): Promise<void> {
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
