import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeliveryQueue, hasStorageFailed } from '../../../store/delivery/queue.ts';
import { createTestBackend } from '../../../store/delivery/testing/backend.ts';
import { AnswerSavedNote } from '../../floor/chairman/AnswerSavedNote.tsx';
import { UnsentCount } from '../../floor/scrutineer/UnsentCount.tsx';
import { describeOutcome } from '../../staff/journal/describeOutcome.ts';
import { adjustSavedSentence, useSavedSentence } from './adjustSavedSentence.ts';

afterEach(() => act(() => hasStorageFailed.set(false)));

const NOT_SAVED = /^Not sent yet\. This browser can’t save it/;

test('the words say that something is saved on this device only while the browser saves', () => {
  const { result } = renderHook(() => useSavedSentence());
  expect([result.current('Saved.'), adjustSavedSentence('Saved.')]).toEqual(['Saved.', 'Saved.']);
  expect(describeOutcome('kept', 'done')).toMatch(/saved on this device/);
  act(() => hasStorageFailed.set(true));
  expect(adjustSavedSentence('Saved.')).toMatch(NOT_SAVED);
  expect(describeOutcome('kept', 'done')).toMatch(NOT_SAVED);
  expect(describeOutcome('done', 'done')).toBe('done');
});

test('a browser that stops saving changes sentences already on a screen', () => {
  render(
    <>
      <AnswerSavedNote />
      <UnsentCount onTheWay={[{ operation: { key: 'o', changes: [] }, delivery: { kind: 'here' } }]} />
    </>,
  );
  expect(screen.getAllByText(/saved on this device/)).toHaveLength(2);
  act(() => hasStorageFailed.set(true));
  expect(screen.queryByText(/saved on this device/)).toBeNull();
  expect(screen.getAllByText(NOT_SAVED)).toHaveLength(2);
});

test('the first queue that cannot save makes the words say that nothing is saved', async () => {
  const denied = () => Promise.reject(new Error('denied'));
  const queue = new DeliveryQueue({ change: denied, notes: denied }, createTestBackend('device').wire());
  await act(() => queue.perform({ key: 'o', changes: [] }));
  expect(hasStorageFailed.now).toBe(true);
});
