import type { EventKey } from '../ids.ts';
import type { DancerEntries, Check, Finding, EntryWish } from './checks/dancerEntries.ts';
import { acrossStyles, levels, twoLevelsFrom } from './checks/levels.ts';
import {
  ages,
  costumesFrom,
  forStudents,
  mostEntries,
  newcomerPrice,
  onceInAnEvent,
  styles,
  titles,
} from './checks/others.ts';
import { closings, coupleLevel, ownLevels, checkPoints, timeLimits } from './checks/own.ts';
import type { Background, DancerKey, Entered } from './dancer.ts';
import { levelLadder, rungOf, type Rung } from './ladder.ts';
import { RULE_NAMES, type EligibilityRules, type EligibilityRuleName } from './rules.ts';
import type { Warning } from './warning.ts';

/** For rules that only modify another one. */
const saysHow: Check<unknown> = () => [];

const CHECKS: { readonly [Name in EligibilityRuleName]: Check<NonNullable<EligibilityRules[Name]>> } = {
  styles,
  levelsHere: saysHow,
  levels,
  twoLevelsFrom,
  acrossStyles,
  otherRole: saysHow,
  noviceApart: saysHow,
  coupleLevel,
  ownLevel: ownLevels,
  splitLevels: saysHow,
  points: checkPoints,
  timeLimits,
  closings,
  newcomerPrice,
  mostEntries,
  ages,
  titles,
  costumesFrom,
};

const foundBy = <Name extends EligibilityRuleName>(
  name: Name,
  rule: EligibilityRules[Name],
  asked: DancerEntries,
): readonly Finding[] => (rule === undefined ? [] : CHECKS[name](rule, asked));

function findings(asked: DancerEntries): readonly Finding[] {
  return [
    ...onceInAnEvent(asked.wishes),
    ...forStudents(asked.wishes, asked.background.student),
    ...RULE_NAMES.flatMap((name) => foundBy(name, asked.rules[name], asked)),
  ];
}

/** The competition's levels, in the order of the ladder. */
const ladderHere = ({ noviceApart, levelsHere }: EligibilityRules): readonly Rung[] =>
  levelLadder(noviceApart ?? false).filter((rung) => levelsHere?.includes(rung) ?? true);

function wishesOf(
  entered: readonly Entered[],
  backgrounds: ReadonlyMap<DancerKey, Background>,
): ReadonlyMap<DancerKey, readonly EntryWish[]> {
  const wishes = new Map<DancerKey, EntryWish[]>();
  const add = (who: DancerKey | undefined, wish: Omit<EntryWish, 'rung' | 'partnersPast'>): void => {
    if (who === undefined) return;
    const { event, partner } = wish;
    const its = wishes.get(who) ?? [];
    const partnersPast = partner === undefined ? undefined : backgrounds.get(partner);
    wishes.set(who, [...its, { ...wish, rung: rungOf(event.level), partnersPast }]);
  };
  for (const { event, lead, follow } of entered) {
    add(lead, { event, role: 'lead', partner: follow });
    add(follow, { event, role: 'follow', partner: lead });
  }
  return wishes;
}

const eventsOf = (wishes: readonly EntryWish[]): readonly EventKey[] => [
  ...new Set(wishes.map(({ event }) => event.key)),
];

const NOTHING_KNOWN: Background = {};

/**
 * All rules these entries break, by dancer and events. Unknown facts close nothing. Removing every entry warned of
 * leaves no warnings.
 * @param backgrounds by dancer key
 */
export function entryWarnings(
  entered: readonly Entered[],
  backgrounds: ReadonlyMap<DancerKey, Background>,
  rules: EligibilityRules,
): readonly Warning[] {
  const ladder = ladderHere(rules);
  return [...wishesOf(entered, backgrounds)].flatMap(([who, wishes]) => {
    const background = backgrounds.get(who) ?? NOTHING_KNOWN;
    return findings({ wishes, background, rules, ladder }).map(({ wishes: concerned, reason }) => ({
      who,
      events: eventsOf(concerned),
      reason,
    }));
  });
}
