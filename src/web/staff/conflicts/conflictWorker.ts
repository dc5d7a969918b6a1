import { findConflicts } from '../../../domain/schedule/conflicts/conflicts.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import type { ConflictAnswer, ConflictQuestion } from './conflictSearch.ts';

// Runs in a worker: finding conflicts takes a tenth of a second for a large day, which would delay input.

addEventListener('message', ({ data }: MessageEvent<ConflictQuestion>) => {
  const { number, plan, timing, now } = data;
  const answer: ConflictAnswer = {
    number,
    conflicts: findConflicts(plan, calculateTimes(plan, timing, now, now).items),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- from a worker there is one place to go
  postMessage(answer);
});
