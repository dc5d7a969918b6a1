import type { EligibilityPresetName } from '../../../../domain/eligibility/presets.ts';
import type { LevelClosing, EligibilityRuleName, PointScheme } from '../../../../domain/eligibility/rules.ts';
import type { DanceRole } from '../../../../domain/people/people.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

interface Choice {
  readonly name: string;
  readonly about: string;
}

const presets: Readonly<Record<EligibilityPresetName, Choice>> = {
  princeton: {
    name: 'Princeton',
    about: 'Two levels from Silver up as the same couple, at the higher partner’s level. YCN points.',
  },
  columbia: {
    name: 'Columbia BADC',
    about: 'At most 8 events, two levels from Silver up, Novice separate, international styles only.',
  },
  harvardInvitational: {
    name: 'Harvard Invitational',
    about: 'Two levels in a style, three across all styles. Novice closes after points above it.',
  },
  harvardBeginners: { name: 'Harvard Beginners', about: 'One level in each style.' },
  mitOpen: {
    name: 'MIT Open',
    about: 'Only points, checked after the event. The newcomer price is for Newcomer only.',
  },
  rpi: { name: 'RPI', about: 'Consecutive levels across all styles, and never below your own.' },
  tufts: { name: 'Tufts', about: 'One level in each style, at consecutive levels.' },
  illinois: { name: 'Illinois', about: 'Two levels in a style, two lower in the role you dance less.' },
  ncdc: {
    name: 'NCDC',
    about: 'Two levels in a style. Titles are for students, costumes start at Silver.',
  },
  cda: {
    name: 'California (CDA)',
    about: 'The lowest level open to you and the next one, in each dance. Fair Level points.',
  },
  usaDance: { name: 'USA Dance', about: 'Two levels in a style, two age groups.' },
};

const rules: Readonly<Record<EligibilityRuleName, Choice>> = {
  styles: { name: 'Only some styles', about: 'Such as the international styles.' },
  levelsHere: {
    name: 'The levels you have',
    about: 'Two are consecutive when you have none between them.',
  },
  levels: { name: 'Consecutive levels', about: 'How many levels in each style, or in each dance.' },
  twoLevelsFrom: { name: 'Two levels from a certain level up', about: 'Below it, only one level.' },
  acrossStyles: {
    name: 'All styles close together',
    about: 'How far apart the levels of two styles can be.',
  },
  otherRole: {
    name: 'Lower in the other role',
    about: 'For leads who sometimes follow, and follows who sometimes lead.',
  },
  noviceApart: {
    name: 'Novice separate',
    about: 'Gold and Pre-Champ are consecutive; Novice is next to neither.',
  },
  coupleLevel: {
    name: 'The higher partner’s level',
    about: 'A couple dances at the level of the higher partner.',
  },
  ownLevel: { name: 'From their own level up', about: 'Set how far above it they may dance.' },
  splitLevels: {
    name: 'Partners of different levels',
    about: 'They may also dance the higher level.',
  },
  points: { name: 'Points', about: '7 points in a dance close that level.' },
  timeLimits: { name: 'A time limit', about: 'Newcomer for a year, Bronze for two.' },
  closings: { name: 'Closed by a higher level', about: 'Such as Novice, after dancing Champ.' },
  newcomerPrice: {
    name: 'Newcomer price, Newcomer only',
    about: 'Dancers who pay it can enter only Newcomer.',
  },
  mostEntries: { name: 'Number of events', about: 'The most each dancer can enter.' },
  ages: { name: 'Age groups', about: 'Their own and the one next to it.' },
  titles: { name: 'Titles for students', about: 'Others dance, but don’t win the title.' },
  costumesFrom: { name: 'Costumes', about: 'The lowest level that can wear them.' },
};

/** The setup desk for the eligibility rules. */
export const eligibilityDeskWords = section('eligibilityDesk', {
  loading: 'Loading the rules',
  notAvailable: 'Not available',
  title: 'Who can enter what?',
  titleMore: 'Rules only warn; you decide. Dancers see these sentences on the Rules page.',
  unreadable: 'The saved rules can’t be read, so nobody is warned. Start from a competition and save again.',
  start: {
    question: 'Which competition has rules like yours?',
    more: 'You can change every rule after that, and nobody sees it until you save.',
    again: 'Start from a competition…',
    chosen: (preset: EligibilityPresetName) => `${presets[preset].name}: all rules replaced`,
    nothing: 'No rules at all',
    presets,
  },
  list: {
    title: 'The rules',
    none: 'No rules: dancers can enter anything.',
    add: 'Add a rule…',
    question: 'Which rule?',
    remove: (name: string) => `Remove: ${name}`,
    removed: 'Rule removed',
    rules,
  },
  fields: {
    styles: 'Styles',
    levelsHere: 'Levels',
    per: 'In each',
    perChoice: { style: 'Style', dance: 'Dance' },
    span: 'Consecutive levels',
    mostLevels: 'At most, in a style',
    emptyIsAny: 'Blank: any number',
    from: 'From',
    holdsFor: 'For',
    holdsForChoice: { dancer: 'Each dancer', couple: 'The same couple' },
    lower: 'How many levels lower',
    up: 'Up to',
    anyUp: 'Any level above',
    levelsUp: (up: number) =>
      up === 0 ? 'Their own level' : pluralize(up, { one: '1 level above', other: `${up} levels above` }),
    scheme: 'How they’re counted',
    schemes: { YCN: 'YCN', 'Fair Level': 'CDA Fair Level' } satisfies Record<PointScheme, string>,
    byRole: 'Count lead and follow separately',
    checkedAfterwards: 'Check after the event, and disqualify anyone who had pointed out',
    addLevel: 'Add a level',
    removeLevel: (place: number) => `Remove level ${place}`,
    level: 'Level',
    months: 'Months of dancing',
    closedBy: 'Closed by',
    closedByChoice: {
      points: 'Points',
      entry: 'An entry',
      placing: 'A placing',
    } satisfies Record<LevelClosing['by'], string>,
    points: 'Points',
    place: 'Place or better',
    at: 'In',
    entries: 'Events',
    ages: 'Adjacent age groups',
    studied: 'Months since school',
    oldest: 'Maximum age',
    costumesFrom: 'From',
  },
  entries: {
    title: 'Who has entered',
    against: (against: number, of: number) =>
      against === 0
        ? `None of ${pluralize(of, { one: '1 entry', other: `${of} entries` })} breaks a rule.`
        : `${against} of ${pluralize(of, { one: '1 entry', other: `${of} entries` })} ${against === 1 ? 'breaks' : 'break'} a rule. They stay in: you decide.`,
    /** @param names of the couple, as far as they are shown */
    couple: (names: readonly string[], event: string) =>
      names.length === 0 ? event : `${names.join(' & ')}: ${event}`,
    showAll: (n: number) => `Show all ${n}`,
  },
  preview: { title: 'What dancers see' },
  trial: {
    title: 'Try a dancer',
    /** The text beside the number of entries that break a rule. */
    against: (against: number, of: number) =>
      `${pluralize(of, { one: `of 1 event`, other: `of ${of} events` })} ${against === 1 ? 'breaks a rule' : 'break a rule'}`,
    noEvents: 'No events yet.',
    danced: (role: DanceRole, partner: 'one' | 'another') =>
      `${role === 'lead' ? 'leads' : 'follows'}, with ${partner === 'one' ? 'one partner' : 'another partner'}`,
    ofPartner: (because: string) => `Their partner: ${because}`,
    removeEvent: (event: string) => `Remove ${event}`,
    add: 'One more event',
    addEvent: 'Add event',
    level: 'Level',
    style: 'Style',
    dance: 'Dance',
    role: 'Role',
    roles: { lead: 'Lead', follow: 'Follow' } satisfies Record<DanceRole, string>,
    partner: 'With',
    partners: { one: 'One partner', another: 'Another partner' },
    ages: 'Age group',
    anyAge: 'Any age',
    notSaid: 'Not given',
    months: 'Months of dancing',
    ownLevel: 'Their level',
    partnersLevel: 'Partner’s level',
    usualRole: 'Mostly dances',
    ownAge: 'Their age group',
    noStudent: 'No longer a student',
    newcomerPrice: 'Pays the newcomer price',
    past: 'Past results',
    place: 'Place',
    rounds: 'First round',
    roundsBefore: { 0: 'Final', 1: 'Semi-final', 2: 'Quarter-final' },
    addResult: 'Add result',
    removeResult: (result: string) => `Remove ${result}`,
    /** @param place undefined: not in the final */
    result: (event: string, place: string | undefined, roundsBefore: number) =>
      `${event}${place === undefined ? '' : `, ${place}`}, ${['straight final', 'with a semi-final'][roundsBefore] ?? 'with a quarter-final'}`,
  },
});
