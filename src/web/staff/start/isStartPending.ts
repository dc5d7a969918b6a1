import { isOfRound } from '../../../store/journal/isOfRound.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { listOperationRecords } from '../../../store/delivery/operation.ts';
import type { PendingOperation } from '../../../store/delivery/queue.ts';

/** True if a start of this round was pressed here and is on its way. */
export function isStartPending(
  onTheWay: readonly PendingOperation[],
  { event, round }: ScheduledRound,
): boolean {
  const last = onTheWay
    .filter(({ delivery }) => delivery.kind !== 'refused')
    .flatMap(({ operation }) => listOperationRecords(operation))
    .findLast((record) => record.kind === 'state changed' && isOfRound(record, event, round));
  return last?.kind === 'state changed' && last.to === 'running';
}
