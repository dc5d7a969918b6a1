import type { PresetName } from '../../../../domain/eligibility/presets.ts';
import type { Closing, EligibilityRuleName, Scheme } from '../../../../domain/eligibility/rules.ts';
import type { DanceRole } from '../../../../domain/people/people.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

interface Choice {
  readonly name: string;
  readonly about: string;
}

const presets: Readonly<Record<PresetName, Choice>> = {
  princeton: {
    name: 'Princeton',
    about: 'Two levels from Silver up as the same couple, at the higher partner’s level. YCN points.',
  },
  columbia: {
    name: 'Columbia BADC',
    about: 'At most 8 events, two levels from Silver up, Novice by itself, international styles only.',
  },
  harvardInvitational: {
    name: 'Harvard Invitational',
    about: 'Two levels in a style, three over all styles. Novice closes with points above it.',
  },
  harvardBeginners: { name: 'Harvard Beginners', about: 'One level in each style.' },
  mitOpen: {
    name: 'MIT Open',
    about: 'Points alone, checked after the event. The newcomer price is for Newcomer only.',
  },
  rpi: { name: 'RPI', about: 'Levels next to each other over all styles, and never below your own.' },
  tufts: { name: 'Tufts', about: 'One level in each style, the styles next to each other.' },
  illinois: { name: 'Illinois', about: 'Two levels in a style, two lower in the role you dance less.' },
  ncdc: {
    name: 'NCDC',
    about: 'Two levels in a style. Titles are for students, costumes start at Silver.',
  },
  cda: {
    name: 'California (CDA)',
    about: 'The lowest level open to you and the next one, in each dance. Fair Level points.',
  },
  usaDance: { name: 'USA Dance', about: 'Two levels in a style, two age classes.' },
};

const rules: Readonly<Record<EligibilityRuleName, Choice>> = {
  styles: { name: 'Only some styles', about: 'Such as the international ones.' },
  levelsHere: {
    name: 'The levels you have',
    about: 'Two are next to each other when you have none between them.',
  },
  levels: { name: 'Levels next to each other', about: 'How many levels in a style, or in each dance of it.' },
  twoLevelsFrom: { name: 'Two levels from one level up', about: 'Below it one level only.' },
  acrossStyles: {
    name: 'All styles close together',
    about: 'How far the levels of two styles may lie apart.',
  },
  otherRole: {
    name: 'Lower in the other role',
    about: 'For leads who follow now and then, and the other way round.',
  },
  noviceApart: {
    name: 'Novice by itself',
    about: 'Gold and Pre-Champ are next to each other; Novice is next to neither.',
  },
  coupleLevel: { name: 'The higher partner’s level', about: 'Nobody takes a partner down.' },
  ownLevel: { name: 'From their own level up', about: 'How far up from the level they have.' },
  splitLevels: {
    name: 'Partners of different levels',
    about: 'They may dance the higher one beside their own.',
  },
  points: { name: 'Points', about: 'Who has 7 in a dance is out of that level.' },
  timeLimits: { name: 'A time limit', about: 'Newcomer for a year, Bronze for two.' },
  closings: { name: 'Closed by a higher level', about: 'Novice closes once somebody has danced Champ.' },
  newcomerPrice: { name: 'Newcomer price, Newcomer only', about: 'Who pays less dances one level.' },
  mostEntries: { name: 'So many events', about: 'At most this many per dancer.' },
  ages: { name: 'Age classes', about: 'Their own and the one next to it.' },
  titles: { name: 'Titles for students', about: 'Others dance, but don’t win the title.' },
  costumesFrom: { name: 'Costumes', about: 'From which level up.' },
};

/** The desk at which an organizer says who may enter what. */
export const eligibilityDesk = section('eligibilityDesk', {
  loading: 'Loading the rules',
  notAvailable: 'Rules not available',
  title: 'Who may enter what?',
  titleMore:
    'Every rule is a warning, never a wall: you decide. Dancers read these sentences on the rules page.',
  unreadable: 'What’s saved here can’t be read, so nobody is warned. Start from a competition and save it.',
  start: {
    question: 'Whose rules come closest?',
    more: 'Every rule can be changed after that, and nobody sees it until you save.',
    again: 'Start from a competition…',
    chosen: (preset: PresetName) => `${presets[preset].name}: all rules replaced`,
    nothing: 'No rules at all',
    presets,
  },
  list: {
    title: 'The rules',
    none: 'No rules: everybody enters what they like.',
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
    span: 'Levels side by side',
    mostLevels: 'At most in a style',
    emptyIsAny: 'Empty: any number',
    from: 'From',
    holdsFor: 'For',
    holdsForChoice: { dancer: 'Each dancer', couple: 'The same couple' },
    lower: 'Levels lower',
    up: 'Up to',
    anyUp: 'Any level above',
    levelsUp: (up: number) =>
      up === 0 ? 'Their own level' : counted(up, { one: '1 level above', other: `${up} levels above` }),
    scheme: 'How they’re counted',
    schemes: { YCN: 'YCN', 'Fair Level': 'CDA Fair Level' } satisfies Record<Scheme, string>,
    byRole: 'Lead and follow are counted apart',
    checkedAfterwards: 'Checked after the event: who had pointed out is disqualified',
    addLevel: 'Add a level',
    removeLevel: (place: number) => `Remove level ${place}`,
    level: 'Level',
    months: 'Months of dancing',
    closedBy: 'Closed by',
    closedByChoice: {
      points: 'Points',
      entry: 'An entry',
      placing: 'A placing',
    } satisfies Record<Closing['by'], string>,
    points: 'Points',
    place: 'Place or better',
    at: 'In',
    entries: 'Events',
    ages: 'Age classes side by side',
    studied: 'Months since school',
    oldest: 'Not older than',
    costumesFrom: 'From',
  },
  entries: {
    title: 'Who has entered',
    against: (against: number, of: number) =>
      against === 0
        ? `No entry breaks a rule, of ${of}.`
        : `${against} of ${counted(of, { one: '1 entry', other: `${of} entries` })} ${against === 1 ? 'breaks' : 'break'} a rule. They stay in: nobody is taken out.`,
    /** @param names of the couple, as far as they are shown */
    couple: (names: readonly string[], event: string) =>
      names.length === 0 ? event : `${names.join(' & ')}: ${event}`,
    showAll: (n: number) => `Show all ${n}`,
  },
  preview: { title: 'What dancers read' },
  trial: {
    title: 'Try a dancer',
    /** Beside the number of those that are against the rules. */
    against: (against: number, of: number) =>
      `${counted(of, { one: `of 1 event`, other: `of ${of} events` })} ${against === 1 ? 'breaks a rule' : 'break a rule'}`,
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
    ages: 'Age class',
    anyAge: 'Any age',
    notSaid: 'Not said',
    months: 'Months of dancing',
    ownLevel: 'Their level',
    partnersLevel: 'Partner’s level',
    usualRole: 'Mostly dances',
    ownAge: 'Their age class',
    noStudent: 'No student any more',
    newcomerPrice: 'Pays the newcomer price',
    past: 'What they’ve won',
    place: 'Place',
    rounds: 'Rounds from',
    roundsBefore: { 0: 'Final', 1: 'Semi-final', 2: 'Quarter-final' },
    addResult: 'Add result',
    removeResult: (result: string) => `Remove ${result}`,
    /** @param place undefined: not in the final */
    result: (event: string, place: string | undefined, roundsBefore: number) =>
      `${event}${place === undefined ? '' : `, ${place}`}, ${['straight final', 'semi-final held'][roundsBefore] ?? 'quarter-final held'}`,
  },
});
