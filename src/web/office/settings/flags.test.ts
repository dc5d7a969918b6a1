import { expect, test } from 'vitest';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { FLAG_GROUPS, GROUPS } from './flags.ts';

test('every switch with a label is in one group', () => {
  const shown = GROUPS.flatMap((group): readonly string[] => FLAG_GROUPS[group]);
  expect(shown.toSorted()).toEqual(Object.keys(settingsWords.english.flags).toSorted());
});
