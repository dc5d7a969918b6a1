import { keepText, readText } from '../../../store/connection/browserStorage.ts';
import { Observed } from '../../../store/connection/observed.ts';

/** Where this device keeps that its owner wants no visits counted. */
const DECLINED = 'floorcraft.visits';

/** The visitor's choice on this device. */
export const isCountingDeclined = new Observed(readText(DECLINED) === 'declined');

/** Holds today and on every later visit of this device. */
export function declineCounting(isDeclined: boolean): void {
  isCountingDeclined.set(isDeclined);
  keepText(DECLINED, isDeclined ? 'declined' : undefined);
}

/** Whether the browser asks every site not to follow its owner (Do Not Track, Global Privacy Control). */
export const isPrivacyAsked = ({ navigator }: Pick<Window, 'navigator'>): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
