import { section } from '../section.ts';

/** The scrutineer's screen: the rounds, the sheets as they come in, the cut, the final, and what is done with them. */
export const scrutineer = section('scrutineer', {
  notSent: {
    /** @param what the journal's sentences @param why a sentence */
    refused: (what: string, why: string) => `Not saved: ${what} ${why}`,
    dismiss: 'Got it',
    saved: (operations: number) => `${operations} saved on this device, not received yet`,
  },
});
