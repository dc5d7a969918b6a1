import { expect, test } from 'vitest';
import { parseDance } from '../../domain/event/dances.ts';
import { parseEventKey, parseJudgeKey } from '../../domain/ids.ts';
import { readStoredSheet } from './readStoredSheet.ts';

const PLACE = {
  event: parseEventKey('Waltz') ?? expect.unreachable(),
  round: 1,
  renumbered: undefined,
  judge: parseJudgeKey('A') ?? expect.unreachable(),
  dance: parseDance('Waltz'),
};
const ROUND = 'events/Waltz/rounds/1';

/** Reads a sheet's state from a backend with this tree. Reads of unlisted paths are refused. */
const look = (tree: Readonly<Record<string, unknown>>) =>
  readStoredSheet(
    {
      readOnce: (at) => Promise.resolve(at in tree ? { kind: 'known', raw: tree[at] } : { kind: 'refused' }),
    },
    PLACE,
  );

test('the state of a sheet on the backend is read', async () => {
  const tree = {
    [`${ROUND}/roundState`]: 2,
    [`${ROUND}/lineUp`]: 2,
    'marks/Waltz/1/A': { Waltz: ['101'], Tango: ['102'] },
    'sheets/Waltz/1/A': { Waltz: { state: 'sent', lineUp: 2 } },
  };
  expect(await look(tree)).toEqual({ renumbered: undefined, state: 'running', marks: ['101'], isIn: true });
  const before = { ...tree, 'sheets/Waltz/1/A': { Waltz: { state: 'sent', lineUp: 1 } } };
  expect((await look(before)).isIn).toBe(false);
});

test('refused marks are read as unknown, and missing marks as none', async () => {
  expect(await look({})).toEqual({
    renumbered: undefined,
    state: 'initialized',
    marks: undefined,
    isIn: false,
  });
  expect((await look({ 'marks/Waltz/1/A': null })).marks).toEqual([]);
  expect((await look({ 'marks/Waltz/1/A': { Waltz: 'x' } })).marks).toEqual([]);
});
