import { describe, expect, test } from 'vitest';
import { ELIGIBILITY_PRESETS, type EligibilityPresetName } from '../../../../domain/eligibility/presets.ts';
import {
  RULE_NAMES,
  type EligibilityRules,
  type EligibilityRuleName,
} from '../../../../domain/eligibility/rules.ts';
import type { WarningReason } from '../../../../domain/eligibility/warning.ts';
import es from '../translations/es.ts';
import { eligibilityWords } from './eligibility.ts';

const { says, because, table } = eligibilityWords.english;

function said(rules: EligibilityRules, how: typeof says): readonly string[] {
  const one = <Name extends EligibilityRuleName>(
    name: Name,
    rule: EligibilityRules[Name],
  ): readonly string[] => (rule === undefined ? [] : [how(name, rule)]);
  return RULE_NAMES.flatMap((name) => one(name, rules[name]));
}

describe('the rules as dancers read them', () => {
  test.each([
    [
      'princeton',
      [
        'Two consecutive levels in each style.',
        'The same couple can enter two levels of a style only from Silver up.',
        'A couple dances at the level of the higher partner.',
        'Points move you up: 7 in a dance close that level to you.',
      ],
    ],
    [
      'columbia',
      [
        'Standard and Latin only.',
        'Two consecutive levels in each style.',
        'Two levels of a style only from Silver up.',
        'Novice is separate: no level is next to it.',
        'Points move you up: 7 in a dance close that level to you.',
        'Novice closes after an entry in Championship. Novice closes after 4 points in Pre-Champ.',
        'At most 8 events per dancer.',
      ],
    ],
    [
      'cda',
      [
        'Two consecutive levels in each dance, at most 3 levels in a style.',
        'Your own level, and up to 1 level above it.',
        'With a higher-level partner, you may dance their level as well as yours.',
        'Points move you up: 7 in a dance close that level to you. Open levels count for the whole style.',
      ],
    ],
    [
      'ncdc',
      [
        'Two consecutive levels in each style.',
        'Titles are for students: in school within the last 6 months, and 35 or younger.',
        'No costumes below Silver.',
      ],
    ],
  ] as const satisfies readonly (readonly [EligibilityPresetName, readonly string[]])[])(
    'dancers read the rules of %s in sentences',
    (preset, sentences) => {
      expect(said(ELIGIBILITY_PRESETS[preset], says)).toEqual(sentences);
    },
  );

  test.each(Object.keys(ELIGIBILITY_PRESETS) as EligibilityPresetName[])(
    'dancers read the rules of %s in Spanish, each in a sentence',
    (preset) => {
      const sentences = said(ELIGIBILITY_PRESETS[preset], es.eligibility.says);
      expect(sentences).toHaveLength(said(ELIGIBILITY_PRESETS[preset], says).length);
      expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
    },
  );
});

test('a level is open until something closes it', () => {
  expect(
    table.openUntil([
      { kind: 'months', months: 12 },
      { kind: 'points', points: 7 },
      { kind: 'closing', closing: { level: 'Bronze', at: 'Gold', by: 'placing', place: 3 } },
    ]),
  ).toBe('Up to 12 months of dancing, fewer than 7 points, no 3rd place or better in Gold');
});

describe('reasons for a warning', () => {
  const reasons: readonly (readonly [sentence: string, reason: WarningReason])[] = [
    [
      'Two consecutive levels per style: too far from Silver and Gold Latin.',
      { kind: 'levels too far apart', style: 'Latin', dance: undefined, span: 2, beside: ['Silver', 'Gold'] },
    ],
    [
      'One level per dance: too far from Gold Cha Cha.',
      { kind: 'levels too far apart', style: 'Latin', dance: 'ChaCha', span: 1, beside: ['Gold'] },
    ],
    [
      'Two levels of a style only from Silver up with the same partner: Gold is taken.',
      { kind: 'one level only', style: 'Latin', from: 'Silver', asCouple: true, beside: ['Gold'] },
    ],
    [
      'Pointed out of Bronze: 9 points in Cha Cha and 7 points in Rumba. Open from Silver up.',
      {
        kind: 'out by points',
        level: 'Bronze',
        dances: [
          { dance: 'ChaCha', points: 9 },
          { dance: 'Rumba', points: 7 },
        ],
        opens: 'Silver',
      },
    ],
    [
      'Novice closes after 4 points in Pre-Champ in the same style.',
      {
        kind: 'closed by a higher level',
        closing: { level: 'Novice', at: 'Prechamp', by: 'points', points: 4 },
      },
    ],
    [
      'Adjacent age groups only: too far from Under 21.',
      { kind: 'ages too far apart', span: 2, beside: ['Adult'], own: 'Under21' },
    ],
    [
      'As a follow, at most 2 levels below Gold.',
      { kind: 'too low in that role', role: 'follow', lower: 2, usual: 'Gold' },
    ],
  ];

  test.each(reasons)('a warning has its reason as a sentence: %s', (sentence, reason) => {
    expect(because(reason)).toBe(sentence);
    expect(es.eligibility.because(reason)).toMatch(/\.$/);
  });
});
