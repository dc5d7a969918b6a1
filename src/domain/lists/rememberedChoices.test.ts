import { describe, expect, test } from 'vitest';
import { createEventKey } from '../ids.ts';
import { guessEntryColumns } from './columns.ts';
import { ENTRY_COLUMNS } from './entryTable.ts';
import { normalizeEventName } from '../event/matchEvents.ts';
import {
  resolveColumns,
  NO_REMEMBERED_CHOICES,
  rememberChoices,
  recallEventAnswers,
} from './rememberedChoices.ts';

const HEAD = ['Event', 'Leiter', 'Follow', 'Shoes'];
const guess = guessEntryColumns(HEAD);
const WALTZ = createEventKey('Waltz');

describe('remembered choices of an import', () => {
  test('remembered choices of an import apply to the headings of the next list, in any order and case', () => {
    const said = rememberChoices(
      NO_REMEMBERED_CHOICES,
      HEAD,
      { columns: ['event', 'lead', undefined, undefined], guess },
      new Map(),
    );
    expect(said.columns).toEqual([
      { head: 'leiter', column: 'lead' },
      { head: 'follow', column: 'nothing' },
    ]);
    const next = ['FOLLOW', 'leiter:', 'Number'];
    expect(resolveColumns(next, guessEntryColumns(next), ENTRY_COLUMNS, said)).toEqual([
      undefined,
      'lead',
      'number',
    ]);
  });

  test('an import remembers no choice that it guessed right, but keeps a later change', () => {
    expect(rememberChoices(NO_REMEMBERED_CHOICES, HEAD, { columns: guess, guess }, new Map())).toEqual(
      NO_REMEMBERED_CHOICES,
    );
    const once = rememberChoices(
      NO_REMEMBERED_CHOICES,
      HEAD,
      { columns: ['event', 'lead', undefined, undefined], guess },
      new Map(),
    );
    const back = rememberChoices(
      once,
      HEAD,
      { columns: ['event', undefined, 'follow', undefined], guess },
      new Map(),
    );
    expect(resolveColumns(HEAD, guess, ENTRY_COLUMNS, back)).toEqual([
      'event',
      undefined,
      'follow',
      undefined,
    ]);
  });

  test('remembered choices of an import include events; the latest answer counts, and a hundred are kept', () => {
    const first = rememberChoices(
      NO_REMEMBERED_CHOICES,
      [],
      { columns: [], guess: [] },
      new Map([[normalizeEventName('Br. Waltz'), WALTZ]]),
    );
    expect(recallEventAnswers(first)).toEqual(new Map([['brwaltz', WALTZ]]));
    const then = rememberChoices(
      first,
      [],
      { columns: [], guess: [] },
      new Map([['brwaltz', 'left out'] as const]),
    );
    expect(recallEventAnswers(then)).toEqual(new Map([['brwaltz', 'left out']]));
    const many = new Map(Array.from({ length: 150 }, (_, at) => [`saying${at}`, WALTZ] as const));
    const full = rememberChoices(then, [], { columns: [], guess: [] }, many);
    expect(full.events.length).toBe(100);
    expect(full.events[0]?.said).toBe('saying0');
  });
});
