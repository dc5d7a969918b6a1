import { lazy } from 'react';

// What the first paint of a sheet can do without. It is fetched right after it all the same: a line that is there now may
// be gone when it is needed.

const languageChoice = () => import('../app/LanguageChoice.tsx');
const accessCode = () => import('./AccessCode.tsx');
const finalSheet = () => import('./FinalSheet.tsx');
const deviceNotes = () => import('./DeviceNotes.tsx');
const handSwitch = () => import('./HandSwitch.tsx');
const sendAnyway = () => import('./SendAnyway.tsx');
const changeRequest = () => import('./ChangeRequest.tsx');
const sentSays = () => import('./SentSays.tsx');
const sheetKeys = () => import('./SheetKeys.tsx');
const sheetNews = () => import('./SheetNews.tsx');
const unknownJudge = () => import('./UnknownJudge.tsx');
const waiting = () => import('./Waiting.tsx');

export const LanguageChoice = lazy(languageChoice);
export const AccessCode = lazy(accessCode);
export const FinalSheet = lazy(finalSheet);
export const DeviceNotes = lazy(deviceNotes);
export const HandSwitch = lazy(handSwitch);
export const SendAnyway = lazy(sendAnyway);
export const ChangeRequest = lazy(changeRequest);
export const SentSays = lazy(sentSays);
export const SheetKeys = lazy(sheetKeys);
export const SheetNews = lazy(sheetNews);
export const UnknownJudge = lazy(unknownJudge);
export const Waiting = lazy(waiting);

/** Fetches the rest of the judge's screen. Nobody waits for it; what fails is asked for again when it is needed. */
export async function fetchTheRest(): Promise<void> {
  await Promise.allSettled(
    [
      sheetNews,
      sheetKeys,
      finalSheet,
      waiting,
      sendAnyway,
      sentSays,
      changeRequest,
      handSwitch,
      deviceNotes,
      accessCode,
    ].map((load) => load()),
  );
}
