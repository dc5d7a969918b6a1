import { omitUndefined } from '../../../domain/mapDefined.ts';
import { Optimizer, type OptimizerProgress } from '../../../domain/schedule/optimizer/optimizer.ts';
import type { SearchReply, SearchCommand } from './orderSearch.ts';

// Searches in a worker: the schedule stays responsive while a hundred thousand orders are tried.

// Short enough to notice a stop at once, long enough that reporting is cheap; fewer changes per batch on a slow
// machine.
const BATCH_MS = 50;
const CHANGES = 500;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- from a worker there is one place to go
const say = (said: SearchReply): void => postMessage(said);

let isStopped = false;

function batch(optimizer: Optimizer): OptimizerProgress {
  const end = performance.now() + BATCH_MS;
  let progress = optimizer.step(CHANGES);
  while (performance.now() < end && !progress.nothingToMove) progress = optimizer.step(CHANGES);
  return progress;
}

function search(optimizer: Optimizer): void {
  const progress = batch(optimizer);
  if (isStopped || progress.nothingToMove) {
    say({ kind: 'proposal', proposal: optimizer.proposal() });
    return;
  }
  say({ kind: 'progress', progress });
  // Through the event loop, so that a stop message can arrive.
  setTimeout(() => search(optimizer), 0);
}

addEventListener('message', ({ data: told }: MessageEvent<SearchCommand>) => {
  switch (told.kind) {
    case 'search': {
      const { plan, timing, seed, now } = told;
      search(new Optimizer(plan, timing, { seed, ...omitUndefined({ now }) }));
      return;
    }
    case 'stop':
      isStopped = true;
  }
});
