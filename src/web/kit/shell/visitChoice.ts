import { saveText, readText } from '../../../store/connection/browserStorage.ts';
import { Observable } from '../../../store/connection/observed.ts';

/** Storage key: this visitor declined to be counted. */
const DECLINED = 'floorcraft.visits';

export const isCountingDeclined = new Observable(readText(DECLINED) === 'declined');

/** Applies now and on later visits of this device. */
export function declineCounting(isDeclined: boolean): void {
  isCountingDeclined.set(isDeclined);
  saveText(DECLINED, isDeclined ? 'declined' : undefined);
}

/** True if the browser asks sites not to track (Do Not Track, Global Privacy Control). */
export const isPrivacyRequested = ({ navigator }: Pick<Window, 'navigator'>): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
