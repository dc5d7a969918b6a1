import { section } from '../section.ts';
import { pluralize } from './count.ts';

const changes = (count: number): string => pluralize(count, { one: '1 change', other: `${count} changes` });

/** A shared device: changes are sent only under their author's account. */
export const handedOverWords = section('handedOver', {
  /** @param who the author's name in the journal; undefined: unknown */
  waits: (count: number, who: string | undefined) =>
    `${changes(count)} by ${who ?? 'somebody else'} ${pluralize(count, { one: 'waits', other: 'wait' })} here until they sign in again.`,
  /** Before signing out. */
  question: (count: number) =>
    `${changes(count)} of yours ${pluralize(count, { one: 'hasn’t', other: 'haven’t' })} been sent yet`,
  stays: 'Unsent changes stay on this device, and send when you sign in here again.',
  stay: 'Stay signed in',
  signOut: 'Sign out',
});
