import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { savesNothing } from '../../../store/delivery/queue.ts';
import { judge } from '../../kit/words/english/judge.ts';
import { judgeSheet } from '../../kit/words/english/judgeSheet.ts';
import { useJudgeWords } from './useJudgeWords.ts';
import { unsavedWords, useSheetWords } from './useSheetWords.ts';

afterEach(() =>
  act(() => {
    savesNothing.set(false);
    unsavedWords.set({});
  }),
);

/** Every sentence of a section, with values in the places where it takes some. */
function sentences(of: object): readonly string[] {
  return Object.values(of).flatMap((value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') {
      try {
        return [String(value('X', 'X', { lost: [], marked: [], kept: [] }))];
      } catch {
        return []; // It takes a list: it tells of couples, not of where marks are.
      }
    }
    return typeof value === 'object' && value !== null ? sentences(value) : [];
  });
}
const CLAIM = /saved (on|here)|saved and|are saved\.|, saved|^saved$/i;

test('says nowhere that marks are saved on this phone where the browser saves nothing', () => {
  const sheet = renderHook(() => useSheetWords());
  const all = renderHook(() => useJudgeWords());
  const claims = () =>
    [sheet.result.current, { ...all.result.current, unsaved: {} }]
      .flatMap(sentences)
      .filter((one) => CLAIM.test(one));
  expect(claims().length).toBeGreaterThan(10);
  act(() => {
    savesNothing.set(true);
    unsavedWords.set(judge.english.unsaved.sheet);
  });
  expect(claims()).toEqual([]);
  expect(sheet.result.current.send).toBe(judgeSheet.english.send);
});
