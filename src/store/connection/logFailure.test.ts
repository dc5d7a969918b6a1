import { afterEach, expect, test, vi } from 'vitest';
import { logFailure, type LoggedFailure } from './logFailure.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

test.each<readonly [LoggedFailure, string]>([
  [{ kind: 'write', patch: { 'events/Waltz/name': 'Waltz' } }, 'set at /events/Waltz/name failed'],
  [
    {
      kind: 'write',
      patch: { 'events/Waltz/rounds/0/roundState': 5, 'events/Waltz/rounds/1/roundState': 5 },
    },
    'Batch update failed: update at /events/Waltz/rounds failed',
  ],
  [
    { kind: 'write', patch: { 'events/Waltz/a': 1, 'events/Waltzes/a': 1 } },
    'Batch update failed: update at /events failed',
  ],
  [{ kind: 'write', patch: { a: 1, 'b/c': 1 } }, 'Batch update failed: update at / failed'],
  [{ kind: 'write', patch: { a: 1, 'a/b': 1 } }, 'Batch update failed: update at /a failed'],
  [{ kind: 'read', at: 'events' }, 'read at /events failed'],
  [{ kind: 'batch' }, 'Batch update failed'],
  [{ kind: 'no results', at: 'resultsSaved/Waltz/0' }, 'no results found at /resultsSaved/Waltz/0'],
])('the failure %j is logged as %s', (failure, line) => {
  logFailure(failure, 'permission_denied');
  expect(warn).toHaveBeenCalledExactlyOnceWith(line, 'permission_denied');
});
