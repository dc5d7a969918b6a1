import { Optimiser } from '../../domain/schedule/optimiser.ts';
import type { Said, Told } from './orderSearch.ts';

// A search beside the page: the schedule stays at the screen's pace while a hundred thousand orders are weighed.

// Some 50 ms of work: short enough that a stop is heard at once, long enough that telling costs nothing.
const CHANGES = 10_000;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- from a worker there is one place to go
const say = (said: Said): void => postMessage(said);

let isStopped = false;

function search(optimiser: Optimiser): void {
  const progress = optimiser.step(CHANGES);
  if (isStopped || progress.nothingToMove) {
    say({ kind: 'proposal', proposal: optimiser.proposal() });
    return;
  }
  say({ kind: 'progress', progress });
  // Through the event loop, so that a stop is heard.
  setTimeout(() => search(optimiser), 0);
}

addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
  switch (told.kind) {
    case 'search': {
      const { plan, timing, seed, now } = told;
      search(new Optimiser(plan, timing, { seed, ...(now === undefined ? {} : { now }) }));
      return;
    }
    case 'stop':
      isStopped = true;
  }
});
