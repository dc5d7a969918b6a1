import { describe, expect, test } from 'vitest';
import { enterAsFollow, enterAsLead, parseOfferedEvent, formatWarningTexts } from './testing/people.ts';
import { findEntryWarnings } from './warnings.ts';

const two = { per: 'style', span: 2 } as const;
const YCN = { scheme: 'YCN', byRole: false, checkedAfterwards: false } as const;

describe('under any rules', () => {
  test('a dancer may have several partners and both roles', () => {
    const entered = [
      ...enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba'),
      ...enterAsLead('Ann', 'Cy', 'Bronze Latin Samba'),
      ...enterAsFollow('Ann', 'Di', 'Bronze Latin Jive'),
    ];
    expect(formatWarningTexts({}, entered)).toEqual([]);
  });

  test('a dancer entered twice in one event gets a warning, in either role', () => {
    const entered = [
      ...enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba'),
      ...enterAsFollow('Ann', 'Di', 'Bronze Latin Rumba'),
    ];
    expect(formatWarningTexts({}, entered)).toEqual(['twice in the event: Bronze Latin Rumba']);
    expect(formatWarningTexts({}, entered, {}, 'Bo')).toEqual([]);
  });

  test('a couple entered twice in one event gets a warning, in either order of names', () => {
    const entered = [
      ...enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba'),
      ...enterAsFollow('Ann', 'Bo', 'Bronze Latin Rumba'),
    ];
    expect(formatWarningTexts({}, entered)).toEqual(['same couple twice: Bronze Latin Rumba']);
    expect(formatWarningTexts({}, entered, {}, 'Bo')).toEqual(['same couple twice: Bronze Latin Rumba']);
  });

  test('two entries without a partner are not the same couple', () => {
    const tba = { event: parseOfferedEvent('Bronze Latin Rumba'), lead: 'Ann' };
    expect(formatWarningTexts({}, [tba, tba])).toEqual(['twice in the event: Bronze Latin Rumba']);
  });

  test('a non-student in a student event gets a warning', () => {
    const entered = [{ event: parseOfferedEvent('Gold Latin Rumba', 'Student'), lead: 'Ann' }];
    expect(formatWarningTexts({}, entered, { Ann: { student: false } })).toHaveLength(1);
    expect(formatWarningTexts({}, entered, { Ann: { student: true } })).toEqual([]);
    expect(formatWarningTexts({}, entered)).toEqual([]);
  });
});

describe('levels side by side', () => {
  const silverAndGold = enterAsLead('Ann', 'Bo', 'Silver Latin Rumba', 'Gold Latin Samba');

  test('two adjacent levels are allowed per style, independently of other styles', () => {
    expect(formatWarningTexts({ levels: two }, silverAndGold)).toEqual([]);
    expect(
      formatWarningTexts({ levels: two }, [
        ...silverAndGold,
        ...enterAsLead('Ann', 'Bo', 'Newcomer Smooth Waltz'),
      ]),
    ).toEqual([]);
  });

  test('the warning about levels goes to the event farthest from the others', () => {
    const entered = [...silverAndGold, ...enterAsLead('Ann', 'Bo', 'Bronze Latin Jive')];
    expect(formatWarningTexts({ levels: two }, entered)).toEqual(['levels too far apart: Bronze Latin Jive']);
    expect(formatWarningTexts({ levels: { ...two, span: 3 } }, entered)).toEqual([]);
    expect(formatWarningTexts({ levels: { ...two, span: 1 } }, entered)).toEqual([
      'levels too far apart: Silver Latin Rumba, Bronze Latin Jive',
    ]);
  });

  test('a warning about a level names the other levels the dancer entered', () => {
    const entered = [...silverAndGold, ...enterAsLead('Ann', 'Bo', 'Bronze Latin Jive')];
    expect(findEntryWarnings(entered, new Map(), { levels: two }).map(({ reason }) => reason)[0]).toEqual({
      kind: 'levels too far apart',
      style: 'Latin',
      dance: undefined,
      span: 2,
      beside: ['Silver', 'Gold'],
    });
  });

  test('with limits per dance, other dances may be at other levels, up to a limit per style', () => {
    const rules = { levels: { per: 'dance', span: 2, most: 3 } } as const;
    const entered = enterAsLead(
      'Ann',
      'Bo',
      'Bronze Latin Rumba',
      'Silver Latin Rumba',
      'Silver Latin Samba',
      'Gold Latin Samba',
    );
    expect(formatWarningTexts(rules, entered)).toEqual([]);
    expect(formatWarningTexts(rules, [...entered, ...enterAsLead('Ann', 'Bo', 'Gold Latin Rumba')])).toEqual([
      'levels too far apart: Bronze Latin Rumba',
    ]);
    expect(
      formatWarningTexts(rules, [...entered, ...enterAsLead('Ann', 'Bo', 'Novice Latin ChaCha')]),
    ).toEqual(['too many levels: Bronze Latin Rumba']);
  });

  test('levels are adjacent if the competition has none between them', () => {
    const entered = enterAsLead('Ann', 'Bo', 'Gold Latin Rumba', 'Prechamp Latin Samba');
    expect(formatWarningTexts({ levels: two }, entered)).toHaveLength(1);
    expect(
      formatWarningTexts({ levels: two, levelsHere: ['Gold', 'Prechamp', 'Championship'] }, entered),
    ).toEqual([]);
  });

  test('Novice is between Gold and Pre-Champ, or adjacent to no level', () => {
    const goldAnd = (level: string) => enterAsLead('Ann', 'Bo', 'Gold Latin Rumba', `${level} Latin Samba`);
    const onTheLadder = { levels: two };
    const apart = { levels: two, noviceApart: true } as const;
    expect(
      [goldAnd('Novice'), goldAnd('Prechamp')].map(
        (entered) => formatWarningTexts(onTheLadder, entered).length,
      ),
    ).toEqual([0, 1]);
    expect(
      [goldAnd('Novice'), goldAnd('Prechamp')].map((entered) => formatWarningTexts(apart, entered).length),
    ).toEqual([1, 0]);
  });

  test('other names of a level are recognized, and an event for every level fits any level', () => {
    const entered = enterAsLead('Ann', 'Bo', 'Intermediate Latin Rumba', 'Advanced Latin Samba');
    expect(
      formatWarningTexts({ levels: two }, [...entered, ...enterAsLead('Ann', 'Bo', 'Syllabus Latin Paso')]),
    ).toEqual([]);
    expect(
      formatWarningTexts({ levels: two }, [...entered, ...enterAsLead('Ann', 'Bo', 'Beginner Latin Paso')]),
    ).toHaveLength(1);
  });

  test('a rule can allow two levels only from Silver up', () => {
    const rules = { twoLevelsFrom: { level: 'Silver', holdsFor: 'dancer' } } as const;
    expect(formatWarningTexts(rules, silverAndGold)).toEqual([]);
    expect(
      formatWarningTexts(rules, enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba', 'Bronze Latin Samba')),
    ).toEqual([]);
    expect(
      formatWarningTexts(rules, enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba', 'Silver Latin Samba')),
    ).toEqual(['one level only: Bronze Latin Rumba']);
    expect(
      formatWarningTexts(rules, enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba', 'Silver Smooth Waltz')),
    ).toEqual([]);
  });

  test('a rule can allow a couple the lower level with another partner', () => {
    const rules = { twoLevelsFrom: { level: 'Silver', holdsFor: 'couple' } } as const;
    const silver = enterAsLead('Ann', 'Bo', 'Silver Latin Samba');
    expect(formatWarningTexts(rules, [...silver, ...enterAsLead('Ann', 'Cy', 'Bronze Latin Rumba')])).toEqual(
      [],
    );
    expect(
      formatWarningTexts(rules, [...silver, ...enterAsFollow('Ann', 'Bo', 'Bronze Latin Rumba')]),
    ).toEqual(['one level only: Bronze Latin Rumba']);
  });

  test('a rule can limit all styles to adjacent levels', () => {
    const inStyles = (standard: string, latin: string) => [
      ...enterAsLead('Ann', 'Bo', `${standard} Standard Waltz`),
      ...enterAsLead('Ann', 'Bo', `${latin} Latin Rumba`),
    ];
    expect(formatWarningTexts({ acrossStyles: { span: 2 } }, inStyles('Bronze', 'Silver'))).toEqual([]);
    expect(formatWarningTexts({ acrossStyles: { span: 2 } }, inStyles('Bronze', 'Gold'))).toEqual([
      'styles too far apart: Bronze Standard Waltz',
    ]);
    expect(formatWarningTexts({ acrossStyles: { span: 3 } }, inStyles('Bronze', 'Gold'))).toEqual([]);
  });

  test('a rule can allow a lower level in a dancer’s less usual role', () => {
    const rules = { levels: two, otherRole: { lower: 2 } } as const;
    const lead = enterAsLead('Ann', 'Bo', 'Gold Latin Rumba', 'Novice Latin Samba');
    const follow = (level: string) => [...lead, ...enterAsFollow('Ann', 'Cy', `${level} Latin Jive`)];
    expect(formatWarningTexts(rules, follow('Bronze'))).toEqual([]);
    expect(formatWarningTexts({ levels: two }, follow('Bronze'))).toHaveLength(1);
    expect(formatWarningTexts(rules, follow('Newcomer'))).toEqual([
      'too low in that role: Newcomer Latin Jive',
    ]);
    expect(formatWarningTexts(rules, follow('Newcomer'), { Ann: { usualRole: 'follow' } })).toEqual([
      'levels too far apart: Gold Latin Rumba, Novice Latin Samba',
    ]);
  });
});

describe('past results', () => {
  const past = [{ level: 'Bronze', style: 'Latin', dances: ['Rumba'], place: 1, roundsBefore: 2 }] as const;
  const wins = [...past, ...past, ...past];

  test('seven points close the dance and the events linked to it', () => {
    const entered = enterAsLead(
      'Ann',
      'Bo',
      'Bronze Latin ChaCha/Rumba',
      'Bronze Latin Samba',
      'Silver Latin Rumba',
    );
    expect(formatWarningTexts({ points: YCN }, entered, { Ann: { past: wins } })).toEqual([
      'out by points: Bronze Latin ChaCha-Rumba',
    ]);
    expect(formatWarningTexts({ points: YCN }, entered, { Ann: { past: [...past, ...past] } })).toEqual([]);
  });

  test('a warning about past results names the points and the lowest open level', () => {
    const entered = enterAsLead('Ann', 'Bo', 'Newcomer Latin Rumba');
    const [warning] = findEntryWarnings(entered, new Map([['Ann', { past: wins }]]), { points: YCN });
    expect(warning?.reason).toEqual({
      kind: 'out by points',
      level: 'Newcomer',
      dances: [{ dance: 'Rumba', points: 18 }],
      opens: 'Silver',
    });
  });

  test('a couple gets a warning if either of the two pointed out of the level', () => {
    const entered = enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba');
    const warnings = findEntryWarnings(entered, new Map([['Bo', { past: wins }]]), { points: YCN });
    expect(warnings.map(({ who }) => who)).toEqual(['Bo']);
  });

  test('past results never close the highest level', () => {
    const champ = { ...past[0], level: 'Championship' } as const;
    const entered = enterAsLead('Ann', 'Bo', 'Championship Latin Rumba', 'Prechamp Latin Rumba');
    expect(formatWarningTexts({ points: YCN }, entered, { Ann: { past: [champ, champ, champ] } })).toEqual([
      'out by points: Prechamp Latin Rumba',
    ]);
  });

  test.each([
    ['points', { by: 'points', points: 3 }, 1, true],
    ['too few points', { by: 'points', points: 4 }, 1, false],
    ['a placing', { by: 'placing', place: 3 }, 3, true],
    ['a lower placing', { by: 'placing', place: 3 }, 4, false],
    ['an entry, whatever came of it', { by: 'entry' }, 20, true],
  ] as const)(
    'only the results that a rule names close a level: %s at a higher one',
    (_, by, place, closed) => {
      const rules = { points: YCN, closings: [{ level: 'Novice', at: 'Prechamp', ...by }] } as const;
      const before = [
        { level: 'Prechamp', style: 'Latin', dances: ['Rumba'], place, roundsBefore: 1 },
      ] as const;
      const entered = [
        ...enterAsLead('Ann', 'Bo', 'Novice Latin Samba'),
        ...enterAsLead('Ann', 'Bo', 'Novice Standard Waltz'),
      ];
      expect(formatWarningTexts(rules, entered, { Ann: { past: before } })).toEqual(
        closed ? ['closed by a higher level: Novice Latin Samba'] : [],
      );
    },
  );

  test('an entry at this competition can close a level', () => {
    const rules = { closings: [{ level: 'Novice', at: 'Championship', by: 'entry' }] } as const;
    const entered = enterAsLead('Ann', 'Bo', 'Novice Latin Samba', 'Championship Latin Rumba');
    expect(formatWarningTexts(rules, entered)).toEqual(['closed by a higher level: Novice Latin Samba']);
  });

  test('Newcomer can be limited to dancers with little experience', () => {
    const rules = { timeLimits: [{ level: 'Newcomer', months: 12 }] } as const;
    const entered = enterAsLead('Ann', 'Bo', 'Newcomer Latin Rumba', 'Bronze Latin Rumba');
    expect(formatWarningTexts(rules, entered, { Ann: { months: 12 } })).toEqual([]);
    expect(formatWarningTexts(rules, entered, { Ann: { months: 13 } })).toEqual([
      'danced too long: Newcomer Latin Rumba',
    ]);
  });
});

describe('their own level', () => {
  const bronze = enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba');

  test('a couple dances at the level of the higher partner', () => {
    const levels = { Ann: { levels: { Latin: 'Bronze' } }, Bo: { levels: { Latin: 'Gold' } } } as const;
    expect(formatWarningTexts({ coupleLevel: true }, bronze, levels)).toEqual([]);
    expect(formatWarningTexts({ coupleLevel: true }, bronze, levels, 'Bo')).toEqual([
      'below their level: Bronze Latin Rumba',
    ]);
  });

  test('a couple gets a warning for an entry below its level, or too far above it', () => {
    const silver = { Ann: { levels: { Latin: 'Silver' } } } as const;
    const entered = enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba', 'Gold Latin Rumba', 'Novice Latin Rumba');
    expect(formatWarningTexts({ ownLevel: { up: 9 } }, entered, silver)).toEqual([
      'below their level: Bronze Latin Rumba',
    ]);
    expect(formatWarningTexts({ ownLevel: { up: 1 }, coupleLevel: true }, entered, silver)).toEqual([
      'below their level: Bronze Latin Rumba',
      'above their level: Novice Latin Rumba',
    ]);
  });

  test('a dancer’s past results raise their level', () => {
    const past = [{ level: 'Gold', style: 'Latin', dances: ['Rumba'], place: 2, roundsBefore: 1 }] as const;
    const rules = { ownLevel: { up: 1 }, points: YCN } as const;
    const entered = enterAsLead('Ann', 'Bo', 'Silver Latin Rumba', 'Gold Latin Rumba', 'Gold Latin Samba');
    expect(formatWarningTexts(rules, entered, { Ann: { past } })).toEqual([
      'above their level: Gold Latin Samba',
    ]);
    expect(formatWarningTexts(rules, entered, { Ann: { past: [] } })).toEqual([
      'above their level: Silver Latin Rumba',
      'above their level: Gold Latin Rumba',
      'above their level: Gold Latin Samba',
    ]);
    expect(formatWarningTexts(rules, entered)).toEqual([]);
  });

  test('a dancer may dance at a higher partner’s level beside their own', () => {
    const rules = { levels: { per: 'dance', span: 2 }, ownLevel: { up: 1 }, splitLevels: true } as const;
    const known = { Ann: { levels: { Latin: 'Bronze' } }, Bo: { levels: { Latin: 'Novice' } } } as const;
    const entered = [
      ...enterAsLead('Ann', 'Cy', 'Bronze Latin Rumba'),
      ...enterAsLead('Ann', 'Bo', 'Novice Latin Rumba'),
    ];
    expect(formatWarningTexts(rules, entered, known)).toEqual([]);
    const { splitLevels: _, ...strict } = rules;
    expect(formatWarningTexts(strict, entered, known)).toEqual([
      'levels too far apart: Bronze Latin Rumba',
      'above their level: Novice Latin Rumba',
    ]);
    expect(formatWarningTexts(rules, entered, { Ann: known.Ann })).toHaveLength(2);
  });
});

describe('other limits', () => {
  test('a limit on the number of entries keeps the first ones', () => {
    const entered = enterAsLead('Ann', 'Bo', 'Gold Latin Rumba', 'Gold Latin Samba', 'Gold Latin Jive');
    expect(formatWarningTexts({ mostEntries: { entries: 2 } }, entered)).toEqual([
      'too many entries: Gold Latin Jive',
    ]);
    expect(formatWarningTexts({ mostEntries: { entries: 3 } }, entered)).toEqual([]);
  });

  test('an entry in a style the competition does not have gets a warning', () => {
    const entered = enterAsLead('Ann', 'Bo', 'Gold Latin Rumba', 'Gold Smooth Waltz');
    expect(formatWarningTexts({ styles: ['Latin', 'Standard'] }, entered)).toEqual([
      'style not danced: Gold Smooth Waltz',
    ]);
  });

  test('the newcomer price allows Newcomer only', () => {
    const entered = enterAsLead('Ann', 'Bo', 'Newcomer Latin Rumba', 'Bronze Latin Rumba');
    const price = { Ann: { newcomerPrice: true } };
    expect(formatWarningTexts({ newcomerPrice: true }, entered, price)).toEqual([
      'newcomers’ price: Bronze Latin Rumba',
    ]);
    expect(formatWarningTexts({ newcomerPrice: true }, entered)).toEqual([]);
  });

  test('two adjacent age classes are allowed, one of them the dancer’s own', () => {
    const aged = (...ages: readonly ('Youth' | 'Under21' | 'Adult' | 'Senior1' | 'Student')[]) =>
      ages.map((age) => ({ event: parseOfferedEvent('Gold Latin Rumba', age), lead: 'Ann' }));
    const rules = { ages: { span: 2 } };
    expect(formatWarningTexts(rules, aged('Adult', 'Senior1', 'Student'))).toEqual([]);
    expect(formatWarningTexts(rules, aged('Youth', 'Adult', 'Senior1'))).toEqual([
      'ages too far apart: Youth Gold Latin Rumba',
    ]);
    expect(formatWarningTexts(rules, aged('Adult', 'Senior1'), { Ann: { age: 'Adult' } })).toEqual([]);
    expect(formatWarningTexts(rules, aged('Senior1'), { Ann: { age: 'Under21' } })).toHaveLength(1);
  });

  test('a non-student may dance without winning the title, and costumes are forbidden below Silver', () => {
    const rules = { titles: { months: 6, age: 35 }, costumesFrom: { level: 'Silver' } } as const;
    const entered = enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba', 'Silver Latin Rumba');
    expect(formatWarningTexts(rules, entered, { Ann: { student: false } })).toEqual([
      'no title: Bronze Latin Rumba, Silver Latin Rumba',
      'no costume: Bronze Latin Rumba',
    ]);
    expect(formatWarningTexts(rules, entered, { Ann: { student: true } })).toEqual([
      'no costume: Bronze Latin Rumba',
    ]);
  });
});
