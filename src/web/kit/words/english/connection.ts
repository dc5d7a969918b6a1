import { section } from '../section.ts';

/** The connection light in the corner of every floor screen. */
export const connectionWords = section('connection', {
  live: 'Live',
  reconnecting: (saved: number) => (saved === 0 ? 'Reconnecting' : `Reconnecting, ${saved} saved here`),
  /** @param time as a clock shows it: '4:09' */
  offlineSince: (time: string) => `Offline since ${time}`,
});
