import { expect, test } from 'vitest';
import { DEFAULT_START } from '../../../domain/floor/startQuestions.ts';
import type { PendingOperation } from '../../../store/delivery/queue.ts';
import { startChanges, undoStart } from '../../../store/floor/undoStart.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { isStartPending } from './isStartPending.ts';

const by = { uid: 'u', who: 'Leo (MC)', device: 'phone', at: 1 };
const event = buildSimpleEvent(['101']);
const at = { event, round: buildSimpleRound(0, ['101'], { state: 'initialized' }) };
const semiFinal = { event, round: buildSimpleRound(1, ['101'], { state: 'initialized' }) };
const one = (
  changes: PendingOperation['operation']['changes'],
  delivery: PendingOperation['delivery'] = { kind: 'here' },
): PendingOperation => ({ operation: { key: 'a', changes }, delivery });
const started = startChanges(by, at, DEFAULT_START);
const takenBack = [undoStart(by, at)];

test('a start queued on this device is not repeated, until it was taken back or refused', () => {
  expect(isStartPending([], at)).toBe(false);
  expect(isStartPending([one(started)], at)).toBe(true);
  expect(isStartPending([one(started)], semiFinal)).toBe(false);
  expect(isStartPending([one(started), one(takenBack)], at)).toBe(false);
  expect(isStartPending([one(started), one(takenBack), one(started)], at)).toBe(true);
  expect(isStartPending([one(started, { kind: 'refused', problem: { code: 'comes first' } })], at)).toBe(
    false,
  );
});
