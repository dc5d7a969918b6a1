import { Observed } from '../../store/connection/observed.ts';

/** Where this device keeps that its owner wants no visits counted. */
const DECLINED = 'floorcraft.visits';

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) === 'declined';
  } catch {
    return false; // no storage here
  }
}

/** The visitor's choice on this device. */
export const isCountingDeclined = new Observed(wasDeclined());

/** Holds today and on every later visit of this device. */
export function declineCounting(isDeclined: boolean): void {
  isCountingDeclined.set(isDeclined);
  try {
    if (isDeclined) localStorage.setItem(DECLINED, 'declined');
    else localStorage.removeItem(DECLINED);
  } catch {
    // It holds until the page is closed.
  }
}

/** Whether the browser asks every site not to follow its owner (Do Not Track, Global Privacy Control). */
export const isPrivacyAsked = ({ navigator }: Pick<Window, 'navigator'>): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
