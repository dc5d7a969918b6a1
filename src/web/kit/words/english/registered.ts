import { section } from '../section.ts';
import { counted } from './count.ts';

/** The confirmation of a registration. */
export const registered = section('registered', {
  title: 'You’re in.',
  /** In place of it, where a partner still has to confirm every event. */
  onlyAsked: 'You’re registered.',
  lead: 'Save this code. You’ll need it to change your entries.',
  mine: 'See my entries',
  events: (events: number) =>
    counted(events, { one: 'You’re in 1 event.', other: `You’re in ${events} events.` }),
  others: 'Hand these out: each dancer uses their own code to agree.',
  another: 'Register somebody else',
});
