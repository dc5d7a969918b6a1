import type { EventDance } from '../../event/dances.ts';
import type { EventStyle } from '../../event/terms.ts';
import type { DanceRole } from '../../people/people.ts';
import type { Background, DancerKey, OfferedEvent } from '../dancer.ts';
import type { Rung } from '../ladder.ts';
import type { EligibilityRules } from '../rules.ts';
import type { Reason } from '../warning.ts';

/** One event that somebody enters. */
export interface Wish {
  readonly event: OfferedEvent;
  /** Where the event stands on the ladder; undefined for one that is for every level. */
  readonly rung: Rung | undefined;
  readonly role: DanceRole;
  /** Undefined: still to be found. */
  readonly partner: DancerKey | undefined;
  readonly partnersPast: Background | undefined;
}

/** A wish for an event of a level. */
export type LevelWish = Wish & { readonly rung: Rung };

/** Everything that somebody enters, and what is known of them. */
export interface Asked {
  readonly wishes: readonly Wish[];
  readonly background: Background;
  readonly rules: EligibilityRules;
  /** The levels of this competition's ladder, from the lowest up. */
  readonly ladder: readonly Rung[];
}

/** Wishes that are concerned, and why. */
export interface Finding {
  readonly wishes: readonly Wish[];
  readonly reason: Reason;
}

/** What one rule finds. */
export type Check<Rule> = (rule: Rule, asked: Asked) => readonly Finding[];

const isOfLevel = (wish: Wish): wish is LevelWish => wish.rung !== undefined;

/** The wishes for events of a level, without those that are for every level. */
export const ofLevels = (wishes: readonly Wish[]): readonly LevelWish[] => wishes.filter(isOfLevel);

/** Something to tell, unless nothing is concerned. */
export const found = (wishes: readonly Wish[], reason: Reason): readonly Finding[] =>
  wishes.length === 0 ? [] : [{ wishes, reason }];

/** Wishes that are looked at together. */
export interface Group<W extends Wish = Wish> {
  readonly style: EventStyle;
  readonly dance: EventDance | undefined;
  readonly wishes: readonly W[];
}

/** The wishes by style, or by each dance of a style: a linked event is among those of each of its dances. */
export function grouped<W extends Wish>(wishes: readonly W[], per: 'style' | 'dance'): readonly Group<W>[] {
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
