import type { EventDance } from '../../event/dances.ts';
import type { EventStyle } from '../../event/terms.ts';
import type { DanceRole } from '../../people/people.ts';
import type { Background, DancerKey, EnteredOffer } from '../dancer.ts';
import type { Rung } from '../ladder.ts';
import type { EligibilityRules } from '../rules.ts';
import type { WarningReason } from '../warning.ts';

/** One event a dancer enters. */
export interface EntryWish {
  readonly event: EnteredOffer;
  /** Undefined for an event that is open to every level. */
  readonly rung: Rung | undefined;
  readonly role: DanceRole;
  /** Undefined while the dancer still seeks a partner. */
  readonly partner: DancerKey | undefined;
  readonly partnersPast: Background | undefined;
}

export type LevelWish = EntryWish & { readonly rung: Rung };

/** Everything one dancer enters, and their background. */
export interface DancerEntries {
  readonly wishes: readonly EntryWish[];
  readonly background: Background;
  readonly rules: EligibilityRules;
  /** Lowest first. */
  readonly ladder: readonly Rung[];
}

/** The entries that a rule applies to, and the reason. */
export interface RuleFinding {
  readonly wishes: readonly EntryWish[];
  readonly reason: WarningReason;
}

export type RuleCheck<Rule> = (rule: Rule, asked: DancerEntries) => readonly RuleFinding[];

const isOfLevel = (wish: EntryWish): wish is LevelWish => wish.rung !== undefined;

export const filterLevelWishes = (wishes: readonly EntryWish[]): readonly LevelWish[] =>
  wishes.filter(isOfLevel);

/** No finding if there are no wishes to report. */
export const reportWishes = (wishes: readonly EntryWish[], reason: WarningReason): readonly RuleFinding[] =>
  wishes.length === 0 ? [] : [{ wishes, reason }];

export interface WishGroup<W extends EntryWish = EntryWish> {
  readonly style: EventStyle;
  readonly dance: EventDance | undefined;
  readonly wishes: readonly W[];
}

/** Groups by style, or by each dance of a style. A linked event is in the group of each of its dances. */
export function groupWishes<W extends EntryWish>(
  wishes: readonly W[],
  per: 'style' | 'dance',
): readonly WishGroup<W>[] {
  const groups = new Map<EventStyle, Map<EventDance | undefined, W[]>>();
  for (const wish of wishes) {
    const inStyle = groups.get(wish.event.style) ?? new Map<EventDance | undefined, W[]>();
    groups.set(wish.event.style, inStyle);
    for (const dance of per === 'style' ? [undefined] : wish.event.dances)
      inStyle.set(dance, [...(inStyle.get(dance) ?? []), wish]);
  }
  return [...groups].flatMap(([style, inStyle]) =>
    [...inStyle].map(([dance, its]) => ({ style, dance, wishes: its })),
  );
}
