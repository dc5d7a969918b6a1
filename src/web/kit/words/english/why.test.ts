import { describe, expect, test } from 'vitest';
import { parseDance } from '../../../../domain/event/dances.ts';
import type { Claim } from '../../../../domain/skating/claims.ts';
import { scoreFinal } from '../../../../domain/skating/final.ts';
import { findDecisiveClaim, listReasons } from '../../../../domain/skating/reasons.ts';
import { buildDanceMarks, PUBLISHED_FINALS } from '../../../../domain/testing/published.ts';
import { buildLeadNumber } from '../../testing/builders.ts';
import type { Phrase } from '../phrase.ts';
import es from '../translations/later/es.ts';
import zh from '../translations/later/zh.ts';
import { whyWords } from './why.ts';

const english = whyWords.english;

const spoken = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.couple)).join('');

const marked = PUBLISHED_FINALS.filter(({ dances }) => dances !== undefined);

/** The claims about each couple of a published final. */
function claimsAbout(id: string): ReadonlyMap<string, readonly Claim[]> {
  const dances = marked.find((one) => one.id === id)?.dances ?? [];
  const marks = dances.map((one) => buildDanceMarks(parseDance(one.dance), one.marks));
  const scored = scoreFinal(marks);
  if (!scored.ok) throw new Error('the published final is valid');
  const panelSize = (dance: unknown) => marks.find((one) => one.dance === dance)?.judges.length;
  return new Map(
    scored.value.placings.map((placing) => [placing.couple, listReasons(scored.value, placing, panelSize)]),
  );
}

const claimsOf = (id: string, couple: string): readonly Claim[] =>
  claimsAbout(id).get(couple) ?? expect.unreachable();

const deciding = (id: string, couple: string): Claim =>
  findDecisiveClaim(claimsOf(id, couple)) ?? expect.unreachable();
const short = (id: string, couple: string): string => spoken(english.inShort(deciding(id, couple)));
const long = (id: string, couple: string): string => spoken(english.because(deciding(id, couple)));

const inDance = (id: string, couple: string): string => {
  const claim = claimsOf(id, couple).find((one) => 'dance' in one) ?? expect.unreachable();
  return spoken(english.because(claim));
};

describe('the deciding reason', () => {
  test('the deciding reason names only the couples compared at that step', () => {
    expect(short('dawson-K', '50')).toBe(
      'Same total: 50 and 60. Dances placed 4th or better: 50: 4, sum 13; 60: 3, sum 8.',
    );
    expect(short('dawson-N', '36')).toBe(
      'Same total: 36 and 46. All marks of all dances together. 3rd or better: 36: 13; 46: 10. ',
    );
  });

  test('the deciding reason is Rule 10 for a couple that it places behind', () => {
    expect(short('wdsf-final', '117')).toBe(
      'Same total: 112, 113, and 117. Dances placed 6th or better: 112: 1, sum 6; 113: 1, sum 6; 117: 0.',
    );
  });

  test('the full explanation of a place names every step', () => {
    expect(long('dawson-N', '56')).toBe(
      'For 2nd place, dances placed 2nd or better count. 36: 2, sum 4; 46: 2, sum 4; 56: 0. 36 and 46 are tied on both.',
    );
    expect(long('dawson-N', '36')).toBe(
      'For 2nd place, each couple’s 20 marks in all dances count together; a majority is 11. 3rd or better: 36: 13; 46: 10. 36 places higher.',
    );
  });

  test('the full explanation claims an equal count only of couples that have it', () => {
    expect(long('dawson-K', '40')).toContain(
      '40: 3, sum 7; 50: 1, sum 1; 60: 3, sum 8. 40 has as many as 60 and the lower sum.',
    );
    expect(long('dawson-K', '50')).toContain('50: 4, sum 13; 60: 3, sum 8. 50 has the most.');
  });
});

test('the reason in a dance names the couples it was decided against', () => {
  expect(inDance('dawson-A', '11')).toBe(
    '3 of 5 judges placed them 1st, a majority (3). No other couple left had one there.',
  );
  expect(inDance('dawson-B', '42')).toBe(
    'No couple left had a majority in the columns before. 4 of 5 judges placed them 4th or better. Also with a majority there: 52: 3. The larger one places higher.',
  );
  expect(inDance('dawson-C', '23')).toBe(
    '3 of 5 judges placed them 2nd or better, the same number as for 33. These marks are added up, and the lower sum places higher: 23: 5; 33: 6.',
  );
  expect(inDance('dawson-D', '24')).toBe(
    'Tied with 34 from “2nd or better” on, in count and in sum, until “5th or better” was counted: 24: 5; 34: 4.',
  );
});

const total = { rule: '9', couple: buildLeadNumber('7'), total: 3.5, tied: [], lower: 1 } as const;
const places = [
  { dance: 'Waltz', place: 1, shared: false },
  { dance: 'ChaCha', place: 2.5, shared: true },
] as const;

test('a total counts the couples with a lower one and names those with the same', () => {
  const said = (claim: Claim) => spoken(english.because(claim));
  expect(said({ ...total, places })).toBe(
    '1st in Waltz, tied at 2.5 in Cha Cha: a total of 3.5. 1 couple has a lower one.',
  );
  expect(said({ ...total, places, lower: 0, tied: [buildLeadNumber('9')] })).toBe(
    '1st in Waltz, tied at 2.5 in Cha Cha: a total of 3.5, the lowest. 7 and 9 have the same total.',
  );
  const won = places.map(({ dance }) => ({ dance, place: 1, shared: false }));
  expect(spoken(english.inShort({ ...total, places: won, total: 2, lower: 0 }))).toBe('Won both dances.');
});

test('three couples that share 2nd to 4th share 3, and none is called 3rd', () => {
  const marks = buildDanceMarks(parseDance('Waltz'), {
    '1': [1, 1, 1],
    '2': [2, 3, 4],
    '3': [3, 4, 2],
    '4': [4, 2, 3],
  });
  const scored = scoreFinal([marks, { ...marks, dance: parseDance('Tango') }]);
  const result = scored.ok ? scored.value : expect.unreachable();
  const placing = result.placings[2] ?? expect.unreachable();
  const claims = listReasons(result, placing, () => 3);
  const sum = claims[0] ?? expect.unreachable();
  const inWaltz = claims.find((one) => 'dance' in one) ?? expect.unreachable();
  for (const { question, inDance: ofDance, because } of [english, es.why, zh.why]) {
    const said = [
      spoken(question(placing.couple, placing.place, true)),
      ofDance(inWaltz),
      spoken(because(sum)),
    ];
    expect(said.join(' ')).not.toMatch(/3rd|3\.[ªº]|第3名/u);
  }
  expect(spoken(english.because(sum))).toContain('tied at 3 in Waltz, tied at 3 in Tango');
});

/** The numbers of a sentence, whatever language it is in. */
const figures = (phrase: Phrase): readonly string[] =>
  (spoken(phrase).match(/\d+(?:\.\d)?/g) ?? []).toSorted();

test.each(marked.map(({ id }) => id))('the translations state the same figures about %s', (id) => {
  for (const claims of claimsAbout(id).values())
    for (const claim of claims)
      for (const { why: translated } of [es, zh]) {
        expect(figures(translated.because(claim))).toEqual(figures(english.because(claim)));
        if (claim.rule !== '9')
          expect(figures(translated.inShort(claim))).toEqual(figures(english.inShort(claim)));
      }
});
