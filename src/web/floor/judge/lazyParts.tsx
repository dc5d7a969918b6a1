import { lazyOptional, lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { retryLoad } from '../../kit/lazy/retryLoad.ts';

// Lazy parts of a sheet, not needed for its first paint. They load right after it: the connection may be gone when they
// are needed.

const deliveryOfCode = () => import('../../../store/delivery/deliver.ts');
const languageChoice = () => import('../../kit/shell/LanguageChoice.tsx');
const accessCode = () => import('./AccessCode.tsx');
const finalSheet = () => import('./FinalSheet.tsx');
const deviceNotes = () => import('./DeviceNotes.tsx');
const handSwitch = () => import('./HandSwitch.tsx');
const sendAnyway = () => import('./SendAnyway.tsx');
const changeRequestForm = () => import('./ChangeRequestForm.tsx');
const sentState = () => import('./SentState.tsx');
const sheetKeys = () => import('./SheetKeys.tsx');
const floorMoved = () => import('./FloorMoved.tsx');
const sheetNews = () => import('./SheetNews.tsx');
const phoneTasks = () => import('./PhoneTasks.tsx');
const unknownJudge = () => import('./UnknownJudge.tsx');
const betweenRounds = () => import('./BetweenRounds.tsx');

/** Loads only when the form for the access code is used. */
export const loadDelivery = retryLoad(deliveryOfCode);
export const LazyLanguageChoice = lazyOptional(retryLoad(languageChoice));
export const LazyAccessCode = lazyScreen(retryLoad(accessCode));
export const LazyFinalSheet = lazyScreen(retryLoad(finalSheet));
export const LazyDeviceNotes = lazyOptional(retryLoad(deviceNotes));
export const LazyHandSwitch = lazyOptional(retryLoad(handSwitch));
export const LazySendAnyway = lazyScreen(retryLoad(sendAnyway));
export const LazyChangeRequestForm = lazyScreen(retryLoad(changeRequestForm));
export const LazySentState = lazyScreen(retryLoad(sentState));
export const LazySheetKeys = lazyOptional(retryLoad(sheetKeys));
export const LazyFloorMoved = lazyOptional(retryLoad(floorMoved));
export const LazySheetNews = lazyOptional(retryLoad(sheetNews));
export const LazyPhoneTasks = lazyScreen(retryLoad(phoneTasks));
export const LazyUnknownJudge = lazyScreen(retryLoad(unknownJudge));
export const LazyBetweenRounds = lazyScreen(retryLoad(betweenRounds));

/** Loads the rest of the judge's screen in the background; a failed part is retried when needed. */
export async function preloadJudgeScreen(): Promise<void> {
  await Promise.allSettled(
    [
      sheetNews,
      floorMoved,
      sheetKeys,
      finalSheet,
      betweenRounds,
      phoneTasks,
      sendAnyway,
      sentState,
      changeRequestForm,
      handSwitch,
      deviceNotes,
      accessCode,
      deliveryOfCode,
    ].map((load) => load()),
  );
}
