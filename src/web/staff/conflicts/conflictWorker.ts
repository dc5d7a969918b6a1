import { conflictsOf } from '../../../domain/schedule/conflicts/conflicts.ts';
import { timesOf } from '../../../domain/schedule/times/times.ts';
import type { ConflictAnswer, ConflictQuestion } from './conflictSearch.ts';

// Beside the page: who is too close to whom takes a tenth of a second for a large day, and nobody's hand waits for it.

addEventListener('message', ({ data }: MessageEvent<ConflictQuestion>) => {
  const { number, plan, timing, now } = data;
  const answer: ConflictAnswer = {
    number,
    conflicts: conflictsOf(plan, timesOf(plan, timing, now, now).items),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- from a worker there is one place to go
  postMessage(answer);
});
