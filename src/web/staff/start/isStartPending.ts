import { isOfRound } from '../../../store/journal/ofRound.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { recordsOfOperation } from '../../../store/delivery/operation.ts';
import type { OnTheWay } from '../../../store/delivery/queue.ts';

/** True if a start of this round was pressed here and is on its way. */
export function isStartPending(onTheWay: readonly OnTheWay[], { event, round }: ScheduledRound): boolean {
  const last = onTheWay
    .filter(({ delivery }) => delivery.kind !== 'refused')
    .flatMap(({ operation }) => recordsOfOperation(operation))
    .findLast((record) => record.kind === 'state changed' && isOfRound(record, event, round));
  return last?.kind === 'state changed' && last.to === 'running';
}
