import { afterEach, describe, expect, test } from 'vitest';
import { parseDance } from '../../../../domain/event/dances.ts';
import { buildLeadNumber } from '../../testing/builders.ts';
import { createDayRangeFormatter } from '../days.ts';
import { ENGLISH, pageLanguage } from '../language.ts';
import { formatMoney } from '../money.ts';
import type { Phrase } from '../phrase.ts';
import { joinParts } from '../joinParts.ts';
import { getTimeFormatters } from '../times.ts';
import later from './later/zh.ts';
import zh from './zh.ts';
import { parseCalendarDay } from '../../../../domain/registration/calendar.ts';

const { danceName, eventName, ordinal, roundInSentence, roundName } = zh.terms;

afterEach(() => pageLanguage.set(ENGLISH));

const spoken = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.couple)).join('');

test('dances have the Chinese names that an MC calls out', () => {
  expect(
    ['Waltz', 'Viennese Waltz', 'ChaCha', 'Paso Doble', 'Jive', 'Made-up'].map(parseDance).map(danceName),
  ).toEqual(['华尔兹', '维也纳华尔兹', '恰恰恰', '斗牛', '牛仔', 'Made-up']);
});

test.each([
  ['Final', '决赛'],
  ['Semi-Final', '半决赛'],
  ['Quarter-Final', '1/4决赛'],
  ['1/8-Final', '1/8决赛'],
  ['2nd Round', '第2轮'],
  ['Dance-off of the East', 'Dance-off of the East'],
])('the round %s is called %s in Chinese, alone and in a sentence', (stored, called) => {
  expect(roundName(stored)).toBe(called);
  expect(roundInSentence(stored)).toBe(called);
});

test('an event’s Chinese name is made of its parts, with a space where a line may break, and the organizer’s own name stays', () => {
  const made = { level: 'Newcomer', style: 'Latin', dances: ['ChaCha', 'Rumba'] } as const;
  expect(eventName({ ...made, name: 'Newcomer Latin ChaCha Rumba' })).toBe('新手组拉丁舞 恰恰恰 + 伦巴');
  expect(eventName({ ...made, age: 'Under21', name: 'Under21 Newcomer Latin' })).toBe(
    '21岁以下 新手组拉丁舞',
  );
  expect(eventName({ ...made, name: 'The ChaCha Cup' })).toBe('The ChaCha Cup');
});

test.each([
  [0, '还差0对', '保存0处改动', '0人在找舞伴'],
  [1, '还差1对', '保存1处改动', '1人在找舞伴'],
  [2, '还差2对', '保存2处改动', '2人在找舞伴'],
  [5, '还差5对', '保存5处改动', '5人在找舞伴'],
])('the number %i has no plural form in Chinese', (n, toGo, save, waiting) => {
  expect([zh.couple.toGo(n), later.ownEntries.save(n), zh.lists.waiting(n)]).toEqual([toGo, save, waiting]);
});

test('a place in Chinese is 第3名, and third or better is the first three', () => {
  expect([1, 2, 11].map(ordinal)).toEqual(['第1名', '第2名', '第11名']);
  const claim = (column: number) =>
    ({
      rule: '6',
      couple: buildLeadNumber('161'),
      dance: 'Waltz',
      place: column,
      shared: false,
      passed: false,
      majority: 4,
      judges: 7,
      found: column,
      column,
      compared: [
        { couple: buildLeadNumber('161'), count: 4 },
        { couple: buildLeadNumber('172'), count: 5 },
      ],
    }) as const;
  const said = (column: number) => spoken(later.why.because(claim(column)));
  expect(later.why.inDance(claim(3))).toBe('华尔兹，第3名：');
  expect(said(3)).toBe('7位裁判中有4位评进前3名。在此也过多数的：172：5。人数多的在前。');
  expect(said(1)).toContain('7位裁判中有4位评第1名。');
});

test('several names in Chinese are joined by the Chinese list comma', () => {
  expect(zh.judgeSheet.isOut(['161'])).toBe('161号退出。');
  expect(zh.judgeSheet.isOut(['161', '172', '188'])).toBe('161号、172号和188号退出。');
  const tied = ['161', '172'].map((one) => ({ couple: buildLeadNumber(one), count: 2, sum: 3 }));
  const step = { rule: '10', position: 1, couples: tied, best: tied.map(({ couple }) => couple) } as const;
  expect(spoken(later.why.inShort(step))).toContain('161和172总分相同。');
});

test('advancing couples are named in the sport’s own Chinese idiom: 27进14', () => {
  expect(zh.eventResult.advance(14, 27, 'Semi-Final')).toBe('27进14，晋级半决赛');
  expect(zh.eventResult.advance(14, 27, undefined)).toBe('27进14，晋级下一轮');
});

describe('registration', () => {
  const { registration } = zh.home;
  const open = {
    kind: 'open',
    isEarly: false,
    phase: 'early',
    priceEnds: '11月2日',
    closes: '11月9日',
  } as const;

  test('the price of registration and its end dates are written in Chinese', () => {
    expect(registration({ ...open, costs: undefined })).toBe(
      '报名进行中（早鸟价），截至11月2日。报名截止：11月9日。',
    );
    expect(
      registration({
        ...open,
        closes: undefined,
        costs: { who: 'student', price: '$45', isFrom: true, next: '$55' },
      }),
    ).toBe('报名进行中。学生$45起，截至11月2日，之后$55。');
  });
});

test('days, money and lists are written the Chinese way', () => {
  pageLanguage.set({ tag: 'zh', translation: zh });
  const days = (first: string, last: string): string => {
    const [from, to] = [parseCalendarDay(first), parseCalendarDay(last)];
    return from === undefined || to === undefined ? '' : createDayRangeFormatter('zh')(from, to);
  };
  expect(days('2025-11-15', '2025-11-15')).toBe('2025年11月15日星期六');
  expect(days('2025-11-15', '2025-11-16')).toBe('2025年11月15日星期六 – 11月16日星期日');
  expect(days('2025-12-31', '2026-01-01')).toBe('2025年12月31日星期三 – 2026年1月1日星期四');
  expect(getTimeFormatters('zh', 'America/New_York').until(Date.parse('2025-11-02T17:00:00-05:00'))).toBe(
    '11月2日星期日 17:00',
  );
  expect(formatMoney(4500)).toBe('$45');
  expect(joinParts(['半决赛', undefined, '', '第2组'])).toBe('半决赛，第2组');
  pageLanguage.set(ENGLISH);
  expect(joinParts(['Semi-Final', undefined, '', 'heat 2'])).toBe('Semi-Final, heat 2');
});
