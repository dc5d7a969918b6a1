import { describe, expect, test } from 'vitest';
import { eventKeyFromName } from '../ids.ts';
import { guessedEntryColumns } from './columns.ts';
import { ENTRY_COLUMNS } from './entryTable.ts';
import { eventSpelled } from '../event/eventMeant.ts';
import { columnsOf, NOTHING_REMEMBERED, remembering, rememberedEvents } from './remembered.ts';

const HEAD = ['Event', 'Leiter', 'Follow', 'Shoes'];
const guess = guessedEntryColumns(HEAD);
const WALTZ = eventKeyFromName('Waltz');

describe('remembered choices of an import', () => {
  test('remembered choices of an import apply to the headings of the next list, in any order and case', () => {
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

  test('remembered choices of an import skip correct guesses, but keep a later change', () => {
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

  test('remembered choices of an import include events; the latest answer counts, and a hundred are kept', () => {
    const first = remembering(
      NOTHING_REMEMBERED,
      [],
      { columns: [], guess: [] },
      new Map([[eventSpelled('Br. Waltz'), WALTZ]]),
    );
    expect(rememberedEvents(first)).toEqual(new Map([['brwaltz', WALTZ]]));
    const then = remembering(
      first,
      [],
      { columns: [], guess: [] },
      new Map([['brwaltz', 'left out'] as const]),
    );
    expect(rememberedEvents(then)).toEqual(new Map([['brwaltz', 'left out']]));
    const many = new Map(Array.from({ length: 150 }, (_, at) => [`saying${at}`, WALTZ] as const));
    const full = remembering(then, [], { columns: [], guess: [] }, many);
    expect(full.events.length).toBe(100);
    expect(full.events[0]?.said).toBe('saying0');
  });
});
