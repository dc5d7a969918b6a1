import type { EventKey } from '../ids.ts';
import type { DancerEntries, RuleCheck, RuleFinding, EntryWish } from './checks/dancerEntries.ts';
import { checkLevelSpan, checkLevels, checkTwoLevels } from './checks/levels.ts';
import {
  checkAges,
  checkCostumes,
  checkStudentEvents,
  checkEntryCount,
  checkNewcomerPrice,
  checkDuplicateEntries,
  checkStyles,
  checkTitles,
} from './checks/others.ts';
import {
  checkClosings,
  checkCoupleLevel,
  checkOwnLevel,
  checkPoints,
  checkTimeLimits,
} from './checks/own.ts';
import type { Background, DancerKey, EnteredCouple } from './dancer.ts';
import { buildLevelLadder, findRung, type Rung } from './ladder.ts';
import { RULE_NAMES, type EligibilityRules, type EligibilityRuleName } from './rules.ts';
import type { Warning } from './warning.ts';

/** Checks nothing: for rules that only modify another rule. */
const saysHow: RuleCheck<unknown> = () => [];

const CHECKS: { readonly [Name in EligibilityRuleName]: RuleCheck<NonNullable<EligibilityRules[Name]>> } = {
  styles: checkStyles,
  levelsHere: saysHow,
  levels: checkLevels,
  twoLevelsFrom: checkTwoLevels,
  acrossStyles: checkLevelSpan,
  otherRole: saysHow,
  noviceApart: saysHow,
  coupleLevel: checkCoupleLevel,
  ownLevel: checkOwnLevel,
  splitLevels: saysHow,
  points: checkPoints,
  timeLimits: checkTimeLimits,
  closings: checkClosings,
  newcomerPrice: checkNewcomerPrice,
  mostEntries: checkEntryCount,
  ages: checkAges,
  titles: checkTitles,
  costumesFrom: checkCostumes,
};

const foundBy = <Name extends EligibilityRuleName>(
  name: Name,
  rule: EligibilityRules[Name],
  asked: DancerEntries,
): readonly RuleFinding[] => (rule === undefined ? [] : CHECKS[name](rule, asked));

function findings(asked: DancerEntries): readonly RuleFinding[] {
  return [
    ...checkDuplicateEntries(asked.wishes),
    ...checkStudentEvents(asked.wishes, asked.background.student),
    ...RULE_NAMES.flatMap((name) => foundBy(name, asked.rules[name], asked)),
  ];
}

/** The competition's levels, in the order of the ladder. */
const ladderHere = ({ noviceApart, levelsHere }: EligibilityRules): readonly Rung[] =>
  buildLevelLadder(noviceApart ?? false).filter((rung) => levelsHere?.includes(rung) ?? true);

function wishesOf(
  entered: readonly EnteredCouple[],
  backgrounds: ReadonlyMap<DancerKey, Background>,
): ReadonlyMap<DancerKey, readonly EntryWish[]> {
  const wishes = new Map<DancerKey, EntryWish[]>();
  const add = (who: DancerKey | undefined, wish: Omit<EntryWish, 'rung' | 'partnersPast'>): void => {
    if (who === undefined) return;
    const { event, partner } = wish;
    const its = wishes.get(who) ?? [];
    const partnersPast = partner === undefined ? undefined : backgrounds.get(partner);
    wishes.set(who, [...its, { ...wish, rung: findRung(event.level), partnersPast }]);
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
export function findEntryWarnings(
  entered: readonly EnteredCouple[],
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
