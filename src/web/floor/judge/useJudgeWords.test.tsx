import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { useJudgeWords } from './useJudgeWords.ts';
import { unsavedSentences, useSheetWords } from './useSheetWords.ts';

afterEach(() =>
  act(() => {
    hasStorageFailed.set(false);
    unsavedSentences.set({});
  }),
);

/** Every sentence of a section, with placeholders for its values. */
function sentences(of: object): readonly string[] {
  return Object.values(of).flatMap((value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') {
      try {
        return [String(value('X', 'X', { lost: [], marked: [], kept: [] }))];
      } catch {
        return []; // Takes a list: a sentence about couples, not about saved marks.
      }
    }
    return typeof value === 'object' && value !== null ? sentences(value) : [];
  });
}
const CLAIM = /saved (on|here)|saved and|are saved\.|, saved|^saved$/i;

test('the page never says that marks are saved on this phone if the browser saves nothing', () => {
  const sheet = renderHook(() => useSheetWords());
  const all = renderHook(() => useJudgeWords());
  const claims = () =>
    [sheet.result.current, { ...all.result.current, unsaved: {} }]
      .flatMap(sentences)
      .filter((one) => CLAIM.test(one));
  expect(claims().length).toBeGreaterThan(10);
  act(() => {
    hasStorageFailed.set(true);
    unsavedSentences.set(judgeWords.english.unsaved.sheet);
  });
  expect(claims()).toEqual([]);
  expect(sheet.result.current.send).toBe(judgeSheetWords.english.send);
});
