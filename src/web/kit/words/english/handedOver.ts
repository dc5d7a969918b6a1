import { section } from '../section.ts';
import { counted } from './count.ts';

const changes = (count: number): string => counted(count, { one: '1 change', other: `${count} changes` });

/** A device that goes from hand to hand: what somebody did goes out under their own name, or not at all. */
export const handedOver = section('handedOver', {
  /** @param who as the journal names them; undefined: nobody knows */
  waits: (count: number, who: string | undefined) =>
    `${changes(count)} by ${who ?? 'somebody else'} ${counted(count, { one: 'waits', other: 'wait' })} here until they sign in again.`,
  /** Before signing out. */
  question: (count: number) =>
    `${changes(count)} of yours ${counted(count, { one: 'hasn’t', other: 'haven’t' })} been sent yet`,
  stays: 'Unsent changes stay on this device, and send when you sign in here again.',
  stay: 'Stay signed in',
  signOut: 'Sign out',
});
