import type { ClosingCondition } from '../../../../domain/eligibility/levelTable.ts';
import type { PointsRow } from '../../../../domain/eligibility/pointsTable.ts';
import type { Rung } from '../../../../domain/eligibility/ladder.ts';
import {
  MAX_RULE_VALUES,
  type LevelClosing,
  type EligibilityRules,
  type EligibilityRuleName,
} from '../../../../domain/eligibility/rules.ts';
import type { WarningReason } from '../../../../domain/eligibility/warning.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize, formatPlace } from './count.ts';
import { termsWords } from './terms.ts';

const { levelName, styleName, danceName, ageName } = termsWords.english;

const all = new Intl.ListFormat('en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const levels = (n: number): string => pluralize(n, { one: '1 level', other: `${n} levels` });
const months = (n: number): string => pluralize(n, { one: '1 month', other: `${n} months` });
const points = (n: number): string => pluralize(n, { one: '1 point', other: `${n} points` });
const events = (n: number): string => pluralize(n, { one: '1 event', other: `${n} events` });

/** 'one level', 'two consecutive levels' */
const neighbours = (span: number): string =>
  span === 1 ? 'one level' : `${span === 2 ? 'two' : span} consecutive levels`;
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const levelList = (list: readonly Rung[]): string => all.format(list.map(levelName));

/** The result that closes a level: '4 points in Pre-Champ'. */
function what(closing: LevelClosing): string {
  const there = levelName(closing.at);
  switch (closing.by) {
    case 'points':
      return `${points(closing.points)} in ${there}`;
    case 'entry':
      return `an entry in ${there}`;
    case 'placing':
      return `${formatPlace(closing.place)} place or better in ${there}`;
    default:
      return unreachable(closing);
  }
}

/** A condition of a rule: 'no entry in Championship'. */
function missing(closing: LevelClosing): string {
  const there = levelName(closing.at);
  switch (closing.by) {
    case 'points':
      return `fewer than ${points(closing.points)} in ${there}`;
    case 'entry':
      return `no entry in ${there}`;
    case 'placing':
      return `no ${formatPlace(closing.place)} place or better in ${there}`;
    default:
      return unreachable(closing);
  }
}

type Says = { readonly [Name in EligibilityRuleName]: (rule: NonNullable<EligibilityRules[Name]>) => string };

/** Each rule as dancers read it. */
const says: Says = {
  styles: (styles) => `${all.format(styles.map(styleName))} only.`,
  levelsHere: (here) => `Levels here: ${levelList(here)}.`,
  levels: ({ per, span, most }) =>
    `${capitalized(neighbours(span))} in each ${per}${most === undefined ? '' : `, at most ${levels(most)} in a style`}.`,
  twoLevelsFrom: ({ level, holdsFor }) =>
    holdsFor === 'couple'
      ? `The same couple can enter two levels of a style only from ${levelName(level)} up.`
      : `Two levels of a style only from ${levelName(level)} up.`,
  acrossStyles: ({ span }) =>
    span === 1 ? 'The same level in all your styles.' : `All your styles within ${neighbours(span)}.`,
  otherRole: ({ lower }) => `In the role you dance less, up to ${levels(lower)} lower.`,
  noviceApart: () => 'Novice is separate: no level is next to it.',
  coupleLevel: () => 'A couple dances at the level of the higher partner.',
  ownLevel: ({ up }) => {
    if (up >= MAX_RULE_VALUES.levels - 1) return 'Not below your own level.';
    return up === 0 ? 'Your own level only.' : `Your own level, and up to ${levels(up)} above it.`;
  },
  splitLevels: () => 'With a higher-level partner, you may dance their level as well as yours.',
  points: ({ scheme, byRole, checkedAfterwards }) =>
    [
      scheme === 'YCN'
        ? 'Points move you up: 7 in a dance close that level to you.'
        : 'Points move you up: 7 in a dance close that level to you. Open levels count for the whole style.',
      ...(byRole ? ['They count in the role you won them in.'] : []),
      ...(checkedAfterwards
        ? ['They’re checked after the event: anyone who had pointed out is disqualified.']
        : []),
    ].join(' '),
  timeLimits: (limits) =>
    limits
      .map((limit) => `${levelName(limit.level)} if you’ve danced for up to ${months(limit.months)}.`)
      .join(' '),
  closings: (closings) =>
    closings.map((closing) => `${levelName(closing.level)} closes after ${what(closing)}.`).join(' '),
  mostEntries: ({ entries }) => `At most ${events(entries)} per dancer.`,
  newcomerPrice: () => 'If you pay the newcomer price, you dance Newcomer only.',
  ages: ({ span }) =>
    span === 1
      ? 'Your own age group only.'
      : `${capitalized(span === 2 ? 'two' : String(span))} adjacent age groups, including yours.`,
  titles: ({ months: since, age }) =>
    `Titles are for students: in school within the last ${months(since)}, and ${age} or younger.`,
  costumesFrom: ({ level }) => `No costumes below ${levelName(level)}.`,
};

/** 'Silver and Gold Latin' or 'Silver and Gold Rumba'. */
const beside = (reason: Extract<WarningReason, { readonly kind: 'levels too far apart' }>): string =>
  `${levelList(reason.beside)} ${reason.dance === undefined ? styleName(reason.style) : danceName(reason.dance)}`;

/** The reason for a warning, beside its event. */
function because(reason: WarningReason): string {
  switch (reason.kind) {
    case 'same couple twice':
      return 'This couple is already in this event.';
    case 'twice in the event':
      return 'Already in this event with another partner.';
    case 'style not danced':
      return `This competition has only ${all.format(reason.styles.map(styleName))}.`;
    case 'levels too far apart':
      return `${capitalized(neighbours(reason.span))} per ${reason.dance === undefined ? 'style' : 'dance'}: too far from ${beside(reason)}.`;
    case 'too many levels':
      return `At most ${levels(reason.most)} in ${styleName(reason.style)}: ${levelList(reason.beside)} are taken.`;
    case 'one level only':
      return `Two levels of a style only from ${levelName(reason.from)} up${reason.asCouple ? ' with the same partner' : ''}: ${levelList(reason.beside)} is taken.`;
    case 'styles too far apart':
      return `All styles within ${neighbours(reason.span)}: too far from ${levelList(reason.beside)}.`;
    case 'too low in that role':
      return `As a ${reason.role}, at most ${levels(reason.lower)} below ${levelName(reason.usual)}.`;
    case 'below their level':
      return `Below their own level, which is ${levelName(reason.own)}.`;
    case 'above their level':
      return reason.up === 0
        ? `Above their own level, which is ${levelName(reason.own)}.`
        : `More than ${levels(reason.up)} above their own, which is ${levelName(reason.own)}.`;
    case 'out by points': {
      const won = all.format(
        reason.dances.map(({ dance, points: many }) => `${points(many)} in ${danceName(dance)}`),
      );
      return `Pointed out of ${levelName(reason.level)}: ${won}.${reason.opens === undefined ? '' : ` Open from ${levelName(reason.opens)} up.`}`;
    }
    case 'danced too long':
      return `${levelName(reason.limit.level)} is for up to ${months(reason.limit.months)} of dancing, not ${reason.months}.`;
    case 'closed by a higher level':
      return `${levelName(reason.closing.level)} closes after ${what(reason.closing)} in the same style.`;
    case 'too many entries':
      return `At most ${events(reason.most)}, not ${reason.entries}.`;
    case 'newcomers’ price':
      return 'The newcomer price is for Newcomer only.';
    case 'ages too far apart': {
      const near = reason.own === undefined ? reason.beside : [reason.own];
      return `Adjacent age groups only: too far from ${all.format(near.map(ageName))}.`;
    }
    case 'students only':
      return 'For students only.';
    case 'no title':
      return `Can dance, but can’t win the title: it’s for students within ${months(reason.titles.months)}, ${reason.titles.age} or younger.`;
    case 'no costume':
      return `No costumes below ${levelName(reason.from)}.`;
    default:
      return unreachable(reason);
  }
}

function openUntil(until: ClosingCondition): string {
  switch (until.kind) {
    case 'months':
      return `up to ${months(until.months)} of dancing`;
    case 'points':
      return `fewer than ${points(until.points)}`;
    case 'closing':
      return missing(until.closing);
    default:
      return unreachable(until);
  }
}

const HELD: Readonly<Record<number, string>> = { 1: 'a semi-final', 2: 'a quarter-final' };

/** Results and their level: 'One level below, with a semi-final'. */
function resultsOf({ levelsBelow, roundsBefore }: PointsRow): string {
  if (levelsBelow > 1) return 'Two or more levels below';
  return `${levelsBelow === 0 ? 'The level you danced' : 'One level below'}, with ${HELD[roundsBefore] ?? ''}`;
}

/** The eligibility rules as dancers read them, and the reasons for warnings. */
export const eligibilityWords = section('eligibility', {
  title: 'Who can enter what',
  /** The meaning of a warning. */
  advice: 'If a rule doesn’t fit your case, ask the organizers: they decide.',
  always: 'Several partners and both roles are fine, but only once in each event.',
  none: 'No rules yet: enter any events you like.',
  ageName,
  table: {
    label: 'Levels',
    level: 'Level',
    openIf: 'Open if you have',
    openToAll: 'Open to everybody',
    beside: { style: 'Also in the same style', dance: 'Also in the same dance' },
    alone: 'No other level',
    anything: 'Any level',
    /** The levels allowed with another partner only. */
    withOthers: (list: readonly Rung[]) => `${either.format(list.map(levelName))} with another partner`,
    levels: (list: readonly Rung[]) => either.format(list.map(levelName)),
    openUntil: (until: readonly ClosingCondition[]) => capitalized(until.map(openUntil).join(', ')),
  },
  points: {
    label: 'Points by place',
    results: 'Results',
    places: ['1st', '2nd', '3rd', '4th–6th'],
    resultsOf,
    more: 'Straight finals give no points. In an event of several dances, the place counts for each.',
  },
  says: <Name extends EligibilityRuleName>(name: Name, rule: NonNullable<EligibilityRules[Name]>): string =>
    says[name](rule),
  because,
});
