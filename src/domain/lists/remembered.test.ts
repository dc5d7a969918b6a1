import { describe, expect, test } from 'vitest';
import { eventKeyFromName } from '../ids.ts';
import { guessedEntryColumns } from './columns.ts';
import { ENTRY_COLUMNS } from './entryTable.ts';
import { eventSpelled } from './eventMeant.ts';
import { columnsOf, NOTHING_REMEMBERED, remembering, saidOf } from './remembered.ts';

const HEAD = ['Event', 'Leiter', 'Follow', 'Shoes'];
const guess = guessedEntryColumns(HEAD);
const WALTZ = eventKeyFromName('Waltz');

describe('what was said of a list', () => {
  test('is said of the next one with the same headings, whatever their order and capitals', () => {
    const said = remembering(
      NOTHING_REMEMBERED,
      HEAD,
      { columns: ['event', 'lead', undefined, undefined], guess },
      new Map(),
    );
    expect(said.columns).toEqual([
      { head: 'leiter', column: 'lead' },
      { head: 'follow', column: 'nothing' },
    ]);
    const next = ['FOLLOW', 'leiter:', 'Number'];
    expect(columnsOf(next, guessedEntryColumns(next), ENTRY_COLUMNS, said)).toEqual([
      undefined,
      'lead',
      'number',
    ]);
  });

  test('as it was guessed it need not be remembered, but a change of mind is', () => {
    expect(remembering(NOTHING_REMEMBERED, HEAD, { columns: guess, guess }, new Map())).toEqual(
      NOTHING_REMEMBERED,
    );
    const once = remembering(
      NOTHING_REMEMBERED,
      HEAD,
      { columns: ['event', 'lead', undefined, undefined], guess },
      new Map(),
    );
    const back = remembering(
      once,
      HEAD,
      { columns: ['event', undefined, 'follow', undefined], guess },
      new Map(),
    );
    expect(columnsOf(HEAD, guess, ENTRY_COLUMNS, back)).toEqual(['event', undefined, 'follow', undefined]);
  });

  test('of events too, the latest word counts, and a hundred are kept', () => {
    const first = remembering(
      NOTHING_REMEMBERED,
      [],
      { columns: [], guess: [] },
      new Map([[eventSpelled('Br. Waltz'), WALTZ]]),
    );
    expect(saidOf(first)).toEqual(new Map([['brwaltz', WALTZ]]));
    const then = remembering(
      first,
      [],
      { columns: [], guess: [] },
      new Map([['brwaltz', 'left out'] as const]),
    );
    expect(saidOf(then)).toEqual(new Map([['brwaltz', 'left out']]));
    const many = new Map(Array.from({ length: 150 }, (_, at) => [`saying${at}`, WALTZ] as const));
    const full = remembering(then, [], { columns: [], guess: [] }, many);
    expect(full.events.length).toBe(100);
    expect(full.events[0]?.said).toBe('saying0');
  });
});
