import { expect, test } from 'vitest';
import { applyPatchAt } from './applyPatchAt.ts';

test('a patch sets, deletes and keeps values below a path', () => {
  const before = { rumba: { name: 'Rumba', entries: { e1: { leadName: 'Ann' }, e2: { leadName: 'Bo' } } } };
  const after = applyPatchAt('events', before, {
    'events/rumba/entries/e1/leadName': 'Anna',
    'events/rumba/entries/e2': null,
    'events/samba/name': 'Samba',
    'numbers/101': 'ann',
    'eventsElse/rumba': null,
  });
  expect(after).toEqual({
    rumba: { name: 'Rumba', entries: { e1: { leadName: 'Anna' }, e2: null } },
    samba: { name: 'Samba' },
  });
  expect(before.rumba.entries.e1.leadName).toBe('Ann');
});

test('a patch creates missing nodes, and treats a list as a node with numeric keys', () => {
  expect(applyPatchAt('events', undefined, { 'events/rumba/name': 'Rumba' })).toEqual({
    rumba: { name: 'Rumba' },
  });
  expect(applyPatchAt('numbers', [null, 'ann'], { 'numbers/2': 'bo' })).toEqual({ 1: 'ann', 2: 'bo' });
});
