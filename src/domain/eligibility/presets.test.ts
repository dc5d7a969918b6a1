import { describe, expect, test } from 'vitest';
import type { Background, PastEvent } from './dancer.ts';
import type { Rung } from './ladder.ts';
import { ELIGIBILITY_PRESETS, type EligibilityPresetName } from './presets.ts';
import { enterAsFollow, enterAsLead, parseOfferedEvent, formatWarningTexts } from './testing/people.ts';

interface Somebody {
  readonly enters: ReturnType<typeof enterAsLead>;
  readonly known?: Readonly<Record<string, Background>>;
}

const enters = (...events: readonly string[]): Somebody => ({ enters: enterAsLead('Ann', 'Bo', ...events) });

/** Adds entries for Ann with another partner. */
const andWith = (
  { enters: before, known = {} }: Somebody,
  partner: string,
  ...events: readonly string[]
) => ({
  enters: [...before, ...enterAsLead('Ann', partner, ...events)],
  known,
});

const andFollowing = ({ enters: before }: Somebody, ...events: readonly string[]): Somebody => ({
  enters: [...before, ...enterAsFollow('Ann', 'Cy', ...events)],
});

const whoIs = (somebody: Somebody, background: Background): Somebody => ({
  ...somebody,
  known: { Ann: background },
});

const won = (level: Rung, style: 'Latin' | 'Standard', times = 1): readonly PastEvent[] =>
  Array.from({ length: times }, () => ({
    level,
    style,
    dances: style === 'Latin' ? ['ChaCha', 'Rumba'] : ['Waltz', 'Quickstep'],
    place: 1,
    roundsBefore: 1,
  }));

const ask = (preset: EligibilityPresetName, { enters: entered, known }: Somebody) =>
  formatWarningTexts(ELIGIBILITY_PRESETS[preset], entered, known);

type Case = readonly [who: string, somebody: Somebody];

/** Expects no warning for any case. */
const may = (preset: EligibilityPresetName, cases: readonly Case[]) =>
  test.each(cases)(`the rules of ${preset} allow %s`, (_, somebody) => {
    expect(ask(preset, somebody)).toEqual([]);
  });

/** Expects exactly these warnings for each case. */
const mayNot = (
  preset: EligibilityPresetName,
  cases: readonly (readonly [who: string, somebody: Somebody, told: string])[],
) =>
  test.each(cases)(`the rules of ${preset} forbid %s`, (_, somebody, expected) => {
    expect(ask(preset, somebody)).toEqual([expected]);
  });

const silverAndGold = enters('Silver Latin Rumba', 'Gold Latin Rumba');
const goldAndNovice = enters('Gold Latin Rumba', 'Novice Latin ChaCha/Rumba/Samba');

describe('Princeton: two levels from Silver up, the higher partner’s level', () => {
  may('princeton', [
    ['Silver and Gold', silverAndGold],
    [
      'Bronze with one partner, Silver with another',
      andWith(enters('Silver Latin Rumba'), 'Cy', 'Bronze Latin Jive'),
    ],
    ['Bronze in one style, Silver in another', enters('Bronze Latin Rumba', 'Silver Smooth Waltz')],
    ['who has won Silver once', whoIs(silverAndGold, { past: won('Silver', 'Latin') })],
  ]);
  mayNot('princeton', [
    [
      'Bronze and Silver as the same couple',
      enters('Bronze Latin Rumba', 'Silver Latin Rumba'),
      'one level only: Bronze Latin Rumba',
    ],
    [
      'Silver and Novice',
      enters('Silver Latin Rumba', 'Novice Latin ChaCha/Rumba/Samba'),
      'levels too far apart: Silver Latin Rumba',
    ],
    [
      'who has won Silver Rumba three times',
      whoIs(silverAndGold, { past: won('Silver', 'Latin', 3) }),
      'out by points: Silver Latin Rumba',
    ],
  ]);
  test('Princeton does not allow Bronze with a partner who is Gold', () => {
    const known = { Bo: { levels: { Latin: 'Gold' } } } as const;
    const entered = enterAsLead('Ann', 'Bo', 'Bronze Latin Rumba');
    expect(formatWarningTexts(ELIGIBILITY_PRESETS.princeton, entered, known, 'Bo')).toEqual([
      'below their level: Bronze Latin Rumba',
    ]);
    expect(formatWarningTexts(ELIGIBILITY_PRESETS.princeton, entered, known)).toEqual([]);
  });
});

describe('Columbia: eight entries, Silver and Gold, Gold and Pre-Champ, Pre-Champ and Champ', () => {
  const eight = ['Waltz', 'Tango', 'Foxtrot', 'Quickstep'].flatMap((dance) => [
    `Silver Standard ${dance}`,
    `Gold Standard ${dance}`,
  ]);
  may('columbia', [
    ['Silver and Gold', silverAndGold],
    ['Gold and Pre-Champ', enters('Gold Latin Rumba', 'Prechamp Latin ChaCha/Rumba/Samba/Jive')],
    ['Pre-Champ and Champ', enters('Prechamp Latin Rumba', 'Championship Latin Rumba')],
    ['eight entries', enters(...eight)],
    [
      'Novice after one Pre-Champ win',
      whoIs(enters('Novice Latin Rumba'), { past: won('Prechamp', 'Latin') }),
    ],
    ['Novice in Latin, Champ in Standard', enters('Novice Latin Rumba', 'Championship Standard Waltz')],
  ]);
  mayNot('columbia', [
    ['a ninth entry', enters(...eight, 'Gold Latin Rumba'), 'too many entries: Gold Latin Rumba'],
    [
      'Bronze and Silver, even with two partners',
      andWith(enters('Silver Latin Rumba'), 'Cy', 'Bronze Latin Jive'),
      'one level only: Bronze Latin Jive',
    ],
    ['Gold and Novice', goldAndNovice, 'levels too far apart: Novice Latin ChaCha-Rumba-Samba'],
    [
      'Novice after two Pre-Champ wins',
      whoIs(enters('Novice Latin Rumba'), { past: won('Prechamp', 'Latin', 2) }),
      'closed by a higher level: Novice Latin Rumba',
    ],
    [
      'Novice after a Champ entry that came to nothing',
      whoIs(enters('Novice Latin Rumba'), {
        past: [{ level: 'Championship', style: 'Latin', dances: ['Rumba'], roundsBefore: 2 }],
      }),
      'closed by a higher level: Novice Latin Rumba',
    ],
    [
      'Smooth: only the international styles are danced',
      enters('Gold Smooth Waltz'),
      'style not danced: Gold Smooth Waltz',
    ],
  ]);
});

describe('Harvard Invitational: two levels anywhere, three over all styles', () => {
  may('harvardInvitational', [
    ['Newcomer and Bronze', enters('Newcomer Latin Rumba', 'Bronze Latin Rumba')],
    ['Bronze Latin, Gold Standard', enters('Bronze Latin Rumba', 'Gold Standard Waltz')],
    ['Novice after one Pre-Champ win', whoIs(goldAndNovice, { past: won('Prechamp', 'Standard') })],
  ]);
  mayNot('harvardInvitational', [
    [
      'Newcomer Latin, Gold Standard',
      enters('Newcomer Latin Rumba', 'Gold Standard Waltz', 'Gold Standard Tango'),
      'styles too far apart: Newcomer Latin Rumba',
    ],
    [
      'Novice with four Pre-Champ points, also in another dance',
      whoIs(enters('Novice Latin Samba'), { past: won('Prechamp', 'Latin', 2) }),
      'closed by a higher level: Novice Latin Samba',
    ],
    [
      'Novice with a Champ point, also in another dance',
      whoIs(enters('Novice Latin Samba'), {
        past: [{ level: 'Championship', style: 'Latin', dances: ['Rumba'], place: 3, roundsBefore: 1 }],
      }),
      'closed by a higher level: Novice Latin Samba',
    ],
  ]);
});

describe('Harvard Beginners: one level in a style', () => {
  may('harvardBeginners', [
    ['Newcomer in both styles', enters('Newcomer Latin Rumba', 'Newcomer Standard Waltz')],
    ['Newcomer Latin, Bronze Standard', enters('Newcomer Latin Rumba', 'Bronze Standard Waltz')],
  ]);
  mayNot('harvardBeginners', [
    [
      'Newcomer and Bronze Latin',
      enters('Newcomer Latin Rumba', 'Bronze Latin Rumba'),
      'levels too far apart: Newcomer Latin Rumba',
    ],
  ]);
});

describe('MIT Open: the points, and newcomers at their price', () => {
  may('mitOpen', [
    ['Intermediate and Advanced', enters('Intermediate Latin Rumba', 'Advanced Latin Rumba')],
    ['a newcomer at the newcomers’ price', whoIs(enters('Newcomer Latin Rumba'), { newcomerPrice: true })],
    ['who has won Beginner once', whoIs(enters('Beginner Latin Rumba'), { past: won('Bronze', 'Latin') })],
  ]);
  mayNot('mitOpen', [
    [
      'a newcomer at that price in Beginner, too',
      whoIs(enters('Newcomer Latin Rumba', 'Beginner Latin Rumba'), { newcomerPrice: true }),
      'newcomers’ price: Beginner Latin Rumba',
    ],
    [
      'who has won Intermediate twice, in Beginner',
      whoIs(enters('Beginner Latin Rumba', 'Beginner Latin Jive'), { past: won('Silver', 'Latin', 2) }),
      'out by points: Beginner Latin Rumba',
    ],
    [
      'who was sixth in Advanced with a semi-final, in Beginner',
      whoIs(enters('Beginner Latin Rumba'), {
        past: [{ level: 'Gold', style: 'Latin', dances: ['Rumba'], place: 6, roundsBefore: 1 }],
      }),
      'out by points: Beginner Latin Rumba',
    ],
  ]);
});

describe('RPI: adjacent levels over all styles, and only upward', () => {
  const silver = { levels: { Latin: 'Silver' } } as const;
  may('rpi', [
    ['Silver Latin, Gold Standard', enters('Silver Latin Rumba', 'Gold Standard Waltz')],
    ['a Silver dancer in Silver and Gold', whoIs(silverAndGold, silver)],
    ['anybody in an event for every level', whoIs(enters('Syllabus Latin Paso', 'Gold Latin Rumba'), silver)],
  ]);
  mayNot('rpi', [
    [
      'a Silver dancer in Bronze and Silver',
      whoIs(enters('Bronze Latin Rumba', 'Silver Latin Rumba'), silver),
      'below their level: Bronze Latin Rumba',
    ],
    [
      'Bronze Latin, Gold Standard',
      enters('Bronze Latin Rumba', 'Gold Standard Waltz'),
      'styles too far apart: Bronze Latin Rumba',
    ],
  ]);
});

describe('Tufts 2013: one level in a style, the styles next to each other', () => {
  may('tufts', [
    ['Bronze Latin, Silver Standard', enters('Bronze Latin Rumba', 'Silver Standard Waltz')],
    ['leads one style, follows another', andFollowing(enters('Bronze Latin Rumba'), 'Silver Standard Waltz')],
  ]);
  mayNot('tufts', [
    ['Silver and Gold Latin', silverAndGold, 'levels too far apart: Silver Latin Rumba'],
    [
      'Bronze Latin, Gold Standard',
      enters('Bronze Latin Rumba', 'Gold Standard Waltz'),
      'styles too far apart: Bronze Latin Rumba',
    ],
  ]);
});

describe('Illinois: two levels in a style, lower in the other role', () => {
  may('illinois', [
    ['Silver and Gold', silverAndGold],
    ['leads Gold, follows Bronze', andFollowing(enters('Gold Latin Rumba'), 'Bronze Latin Rumba')],
  ]);
  mayNot('illinois', [
    [
      'leads Bronze and Gold',
      enters('Bronze Latin Rumba', 'Gold Latin Rumba'),
      'levels too far apart: Bronze Latin Rumba',
    ],
    [
      'leads Gold, follows Newcomer',
      andFollowing(enters('Gold Latin Rumba'), 'Newcomer Latin Rumba'),
      'too low in that role: Newcomer Latin Rumba',
    ],
  ]);
});

describe('NCDC: two levels in a style, titles for students, costumes from Silver', () => {
  may('ncdc', [
    ['a student in Silver and Gold', whoIs(silverAndGold, { student: true })],
    ['somebody of whom it is not known', silverAndGold],
  ]);
  mayNot('ncdc', [
    [
      'the same event twice',
      andWith(enters('Gold Latin Rumba'), 'Cy', 'Gold Latin Rumba'),
      'twice in the event: Gold Latin Rumba',
    ],
    [
      'who studies no more, but for the title',
      whoIs(silverAndGold, { student: false }),
      'no title: Silver Latin Rumba, Gold Latin Rumba',
    ],
    ['Bronze in costume', enters('Bronze Latin Rumba'), 'no costume: Bronze Latin Rumba'],
    [
      'Silver and Novice',
      enters('Silver Latin Rumba', 'Novice Latin Rumba'),
      'levels too far apart: Silver Latin Rumba',
    ],
  ]);
});

describe('California: the lowest level that is open, and the next', () => {
  const fresh = { past: [] };
  may('cda', [
    [
      'who has never won anything, in Newcomer and Bronze',
      whoIs(enters('Newcomer Latin Rumba', 'Bronze Latin Rumba'), fresh),
    ],
    ['of whom nothing is known', enters('Gold Latin Rumba')],
    [
      'three levels in a style, two in each dance',
      enters('Bronze Latin Rumba', 'Silver Latin Rumba', 'Silver Latin Jive', 'Gold Latin Jive'),
    ],
  ]);
  mayNot('cda', [
    [
      'who has never won anything, in Silver',
      whoIs(enters('Silver Latin Rumba'), fresh),
      'above their level: Silver Latin Rumba',
    ],
    [
      'a finalist of Novice, in a Bronze dance they have never won',
      whoIs(enters('Bronze Latin Jive'), { past: won('Novice', 'Latin') }),
      'out by points: Bronze Latin Jive',
    ],
    [
      'three levels in a dance',
      enters('Bronze Latin Rumba', 'Silver Latin Rumba', 'Gold Latin Rumba'),
      'levels too far apart: Bronze Latin Rumba',
    ],
    [
      'four levels in a style',
      enters('Bronze Latin Rumba', 'Silver Latin Rumba', 'Gold Latin Jive', 'Novice Latin Samba'),
      'too many levels: Bronze Latin Rumba',
    ],
  ]);
  test('California allows dancing with a higher partner at the partner’s level', () => {
    const known = { Ann: fresh, Bo: { levels: { Latin: 'Gold' } } } as const;
    expect(
      formatWarningTexts(ELIGIBILITY_PRESETS.cda, enterAsLead('Ann', 'Bo', 'Gold Latin Rumba'), known),
    ).toEqual([]);
  });
});

describe('USA Dance: two levels, two age classes', () => {
  const aged = (...ages: readonly ('Adult' | 'Senior1' | 'Senior2')[]): Somebody => ({
    enters: ages.map((age) => ({ event: parseOfferedEvent('Gold Latin Rumba', age), lead: 'Ann' })),
  });
  may('usaDance', [
    ['Silver and Gold', silverAndGold],
    ['Adult and Senior 1', aged('Adult', 'Senior1')],
    ['a Senior 1 in Adult and Senior 1', whoIs(aged('Adult', 'Senior1'), { age: 'Senior1' })],
  ]);
  mayNot('usaDance', [
    [
      'Silver and Novice',
      enters('Silver Latin Rumba', 'Novice Latin Rumba'),
      'levels too far apart: Silver Latin Rumba',
    ],
    ['Adult and Senior 2', aged('Adult', 'Senior2'), 'ages too far apart: Adult Gold Latin Rumba'],
    [
      'an Adult in Senior 2',
      whoIs(aged('Senior2'), { age: 'Adult' }),
      'ages too far apart: Senior2 Gold Latin Rumba',
    ],
  ]);
});
