import { describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import {
  listRefusedPaths,
  findUnexpectedResults,
  type TestedWrite,
  type WriteVariation,
  type Values,
} from './testing/writeChecks.ts';
import { SERVER_NOW } from './testing/midday.ts';

// The round on the floor, and the places read out. Each write with one thing changed is refused.

test('the round on the floor is named by a valid round number', () => {
  const runs: Values = { 'events/Waltz/rounds/01': { roundState: 2 } };
  const at = (round: string): Values => ({ [`live/Waltz/${round}`]: { dance: 0, heat: 1 } });
  expect(listRefusedPaths({ who: 'mc', values: { ...at('1'), ...at('01') }, differs: runs })).toEqual([
    'live/Waltz/01',
  ]);
});

test.each(['ready', 'missingCalled'] as const)(
  'the deck reports “%s” for an existing round before its result',
  (word) => {
    const place = `deck/Waltz/1/${word}`;
    const says: TestedWrite = { who: 'deckcaptain', values: { [place]: { at: SERVER_NOW, by: 'DE' } } };
    expect(
      findUnexpectedResults(says, [
        ['for a posted round', { differs: { 'events/Waltz/rounds/1/roundState': 5 } }, [place]],
        ['for a missing round', { differs: { 'events/Waltz/rounds/1': null } }, [place]],
        ['with an invented time', { values: { [place]: { at: 5, by: 'DE' } } }, [place]],
      ]),
    ).toEqual([]);
  },
);

describe('places of a final', () => {
  const PLACE = 'readOut/Waltz';
  const FINAL = 'events/Waltz/rounds/0';
  const waits: Values = {
    [`${FINAL}/roundState`]: 5,
    [`${FINAL}/release`]: 'awards',
    [`${FINAL}/released`]: null,
    [`${FINAL}/journal`]: 'posted1',
    'resultsSaved/Waltz/0': { placements: { 101: 1, 102: 2 } },
  };
  const of = (journal: Json, place: Json = 2): Values => ({
    [PLACE]: { of: journal, places: { 102: place } },
  });
  const readOut: TestedWrite = { who: 'mc', values: of('posted1'), differs: waits };

  test('places of a final may be read out from its posting until they are public', () => {
    expect(
      findUnexpectedResults(readOut, [
        ['that is not posted', { differs: { [`${FINAL}/roundState`]: 4 } }, [PLACE]],
        ['that was released', { differs: { [`${FINAL}/released`]: 7 } }, [PLACE]],
        ['that is for everybody at once', { differs: { [`${FINAL}/release`]: 'at once' } }, [PLACE]],
        ['where every final is', { differs: { [`${FINAL}/release`]: null } }, [PLACE]],
        [
          'that is said to be a text',
          { values: of('posted1', 'x'), differs: { 'resultsSaved/Waltz/0/placements/102': 'x' } },
          [PLACE],
        ],
      ]),
    ).toEqual([]);
    const all: Values = { [`${FINAL}/release`]: null, 'settings/events/release': 'awards' };
    expect(findUnexpectedResults({ ...readOut, differs: { ...waits, ...all } }, [])).toEqual([]);
  });

  test('places that are read out belong to the current posting, or to none', () => {
    const recordIs = (journal: string): WriteVariation => ({
      values: of(journal),
      differs: { [`${FINAL}/journal`]: journal },
    });
    expect(
      findUnexpectedResults(readOut, [
        ['of none where there is one', { values: of('none') }, [PLACE]],
        ['of one without an end', recordIs('x'.repeat(301)), [PLACE]],
        ['of one without a name', recordIs(''), [PLACE]],
      ]),
    ).toEqual([]);
    const unrecorded: Values = { ...waits, [`${FINAL}/journal`]: null };
    expect(
      findUnexpectedResults({ ...readOut, values: of('none'), differs: unrecorded }, [
        ['of one where there is none', { values: of('posted1') }, [PLACE]],
      ]),
    ).toEqual([]);
  });
});
