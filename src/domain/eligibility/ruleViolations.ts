import type { CompetitionEvent, Entry } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import type { EventKey } from '../ids.ts';
import { Census } from '../people/census.ts';
import type { Background, DancerKey, EnteredCouple } from './dancer.ts';
import type { EligibilityRules } from './rules.ts';
import { isAdvice, type WarningReason } from './warning.ts';
import { findEntryWarnings } from './warnings.ts';

/** An entry that breaks a rule. A reason that applies to both partners is listed once. */
export interface RuleViolation {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly reasons: readonly WarningReason[];
}

const NOTHING_STATED: ReadonlyMap<string, Background> = new Map();

/**
 * The entries that break these rules, judged by the entries and the dancers' statements alone.
 * @param stated by dancer key
 */
export function findRuleViolations(
  events: readonly CompetitionEvent[],
  rules: EligibilityRules,
  stated: ReadonlyMap<string, Background> = NOTHING_STATED,
): readonly RuleViolation[] {
  const census = new Census(events.flatMap(({ entries }) => entries));
  const backgrounds = new Map<DancerKey, Background>();
  const danced = events.flatMap((event) =>
    event.entries.map((entry) => {
      for (const { person, role } of census.inCouple(entry)) {
        const background = stated.get((role === 'lead' ? entry.leadId : entry.followId) ?? '');
        if (background !== undefined) backgrounds.set(String(person), background);
      }
      const couple = Object.fromEntries(
        census.inCouple(entry).map(({ person, role }) => [role, String(person)]),
      );
      const entered: EnteredCouple = { event, ...couple };
      return { event, entry, entered };
    }),
  );
  const reasons = new Map<DancerKey, Map<EventKey, WarningReason[]>>();
  for (const { who, events: about, reason } of findEntryWarnings(
    danced.map(({ entered }) => entered),
    backgrounds,
    rules,
  )) {
    if (isAdvice(reason)) continue;
    const theirs = reasons.get(who) ?? new Map<EventKey, WarningReason[]>();
    reasons.set(who, theirs);
    for (const key of about) theirs.set(key, [...(theirs.get(key) ?? []), reason]);
  }
  const of = (who: DancerKey | undefined, { key }: CompetitionEvent): readonly WarningReason[] =>
    (who === undefined ? undefined : reasons.get(who)?.get(key)) ?? [];
  return mapDefined(danced, ({ event, entry, entered }) => {
    const both = [...of(entered.lead, event), ...of(entered.follow, event)];
    const once = new Map(both.map((reason) => [reason.kind, reason]));
    return once.size === 0 ? undefined : { event, entry, reasons: [...once.values()] };
  });
}
