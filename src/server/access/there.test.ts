import { expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { surprises, type Deed, type Values } from './testing/asked.ts';
import { NOW } from './testing/midday.ts';
import type { Who } from './testing/who.ts';

// Presence records, each with one thing changed: refused.

const THERE = { since: NOW, seen: NOW } satisfies Json;
const GOES = { seen: NOW } satisfies Json;
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
    surprises({ who, values: { [place]: THERE } }, [
      ['removed', { values: { [place]: null } }, [place]],
      ['without the role', { differs: roleIsGone }, [place]],
    ]),
  ).toEqual([]);
  const goes: Deed = { who, values: { [place]: GOES }, differs: { ...roleIsGone, [place]: BEFORE } };
  expect(
    surprises(goes, [
      ['without a presence', { differs: { [place]: null } }, [place]],
      ['and stays', { values: { [place]: { ...GOES, since: 1 } } }, [place]],
      ['and starts again', { values: { [place]: THERE } }, [place]],
      ['at another time', { values: { [place]: { seen: 2 } } }, [place]],
    ]),
  ).toEqual([]);
});

test('a judge’s presence needs a valid code, and ends as that judge', () => {
  const at = (who: Who): string => `online/${who}/judge`;
  const comes: Deed = { who: 'judge A', values: { [at('judge A')]: { ...THERE, of: 'A' } } };
  expect(
    surprises(comes, [
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
  const goes: Deed = { who: 'rotated', values: { [at('rotated')]: { ...GOES, of: 'C' } } };
  expect(
    surprises(goes, [
      ['that never was there', { differs: { [at('rotated')]: null } }, ['online/rotated/judge']],
      ['as another judge', { values: { [at('rotated')]: { ...GOES, of: 'A' } } }, ['online/rotated/judge']],
      [
        'as no name, that was none before',
        { values: { [at('rotated')]: { ...GOES, of: 7 } }, differs: { [`${at('rotated')}/of`]: 7 } },
        ['online/rotated/judge'],
      ],
    ]),
  ).toEqual([]);
  // Now under another judge's code, it still ends as the judge it started as.
  expect(
    surprises(
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
    surprises({ who: 'anon', values: { [place]: { ...THERE, of: 'HA44' } } }, [
      ['of a removed display', { differs: { ...gone, [place]: { ...BEFORE, of: 'HA44' } } }, [place]],
    ]),
  ).toEqual([]);
  const goes: Deed = {
    who: 'anon',
    values: { [place]: { ...GOES, of: 'HA44' } },
    differs: { ...gone, [place]: { ...BEFORE, of: 'HA44' } },
  };
  expect(
    surprises(goes, [['as another one', { values: { [place]: { ...GOES, of: 'ACDE' } } }, [place]]]),
  ).toEqual([]);
});
