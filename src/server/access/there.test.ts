import { expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { findUnexpectedResults, type TestedWrite, type Values } from './testing/writeChecks.ts';
import { SERVER_NOW } from './testing/midday.ts';
import type { TestPerson } from './testing/testPersons.ts';

// Presence records, each with one thing changed, are refused.

const THERE = { since: SERVER_NOW, seen: SERVER_NOW } satisfies Json;
const GOES = { seen: SERVER_NOW } satisfies Json;
const BEFORE = { since: 1, seen: 1 } satisfies Json;

test.each([
  ['deck', 'deckcaptain'],
  ['scrutineer', 'scrutineer'],
  ['chairman', 'chairman'],
  ['mc', 'mc'],
] as const)('presence as %s needs the role, and ending it does not', (duty, who) => {
  const place = `online/${who}/${duty}`;
  const roleIsGone: Values = { [`roles/${who}`]: null };
  expect(
    findUnexpectedResults({ who, values: { [place]: THERE } }, [
      ['removed', { values: { [place]: null } }, [place]],
      ['without the role', { differs: roleIsGone }, [place]],
    ]),
  ).toEqual([]);
  const goes: TestedWrite = { who, values: { [place]: GOES }, differs: { ...roleIsGone, [place]: BEFORE } };
  expect(
    findUnexpectedResults(goes, [
      ['without a presence', { differs: { [place]: null } }, [place]],
      ['and stays', { values: { [place]: { ...GOES, since: 1 } } }, [place]],
      ['and starts again', { values: { [place]: THERE } }, [place]],
      ['at another time', { values: { [place]: { seen: 2 } } }, [place]],
    ]),
  ).toEqual([]);
});

test('a judge’s presence needs a valid code, and ends as that judge', () => {
  const at = (who: TestPerson): string => `online/${who}/judge`;
  const comes: TestedWrite = { who: 'judge A', values: { [at('judge A')]: { ...THERE, of: 'A' } } };
  expect(
    findUnexpectedResults(comes, [
      [
        'with no code where there is none',
        { differs: { 'judgeCodes/A': null, 'judgeClaims/judge A/code': null } },
        ['online/judge A/judge'],
      ],
      [
        'as the judge it was before',
        { values: { [at('judge A')]: { ...THERE, of: 'B' } }, differs: { [`${at('judge A')}/of`]: 'B' } },
        ['online/judge A/judge'],
      ],
    ]),
  ).toEqual([]);
  const goes: TestedWrite = { who: 'rotated', values: { [at('rotated')]: { ...GOES, of: 'C' } } };
  expect(
    findUnexpectedResults(goes, [
      ['that never was there', { differs: { [at('rotated')]: null } }, ['online/rotated/judge']],
      ['as another judge', { values: { [at('rotated')]: { ...GOES, of: 'A' } } }, ['online/rotated/judge']],
      [
        'as no name, that was none before',
        { values: { [at('rotated')]: { ...GOES, of: 7 } }, differs: { [`${at('rotated')}/of`]: 7 } },
        ['online/rotated/judge'],
      ],
    ]),
  ).toEqual([]);
  // A device that has since shown another judge's code still ends its presence as the first judge.
  expect(
    findUnexpectedResults(
      {
        who: 'judge A',
        values: { [at('judge A')]: { ...GOES, of: 'B' } },
        differs: { [`${at('judge A')}/of`]: 'B' },
      },
      [],
    ),
  ).toEqual([]);
});

test('a display’s presence needs an existing display, and ends as that display', () => {
  const place = 'online/anon/display';
  const gone: Values = { 'jumbotron/displays/HA44': null };
  expect(
    findUnexpectedResults({ who: 'anon', values: { [place]: { ...THERE, of: 'HA44' } } }, [
      ['of a removed display', { differs: { ...gone, [place]: { ...BEFORE, of: 'HA44' } } }, [place]],
    ]),
  ).toEqual([]);
  const goes: TestedWrite = {
    who: 'anon',
    values: { [place]: { ...GOES, of: 'HA44' } },
    differs: { ...gone, [place]: { ...BEFORE, of: 'HA44' } },
  };
  expect(
    findUnexpectedResults(goes, [
      ['as another one', { values: { [place]: { ...GOES, of: 'ACDE' } } }, [place]],
    ]),
  ).toEqual([]);
});
