import { section } from '../section.ts';

/** Why something staff do cannot even be begun. */
export const operation = section('operation', {
  notSignedIn: 'You’re not signed in on this device. Sign in again.',
});
