import type { ToldRound } from '../../domain/journal/toldChange.ts';
import type { NamedEvent } from './eventName.ts';
import type { Sentences } from './translation.ts';

/** How sentences about the plan call what it knows by its key: each as it stands inside a sentence. */
export interface PlanNames {
  readonly event: (key: string) => string;
  /** 'Gold Waltz semi-final' */
  readonly round: (round: ToldRound) => string;
}

/** The names of the events that are there; an event that has gone is called by its key. */
export function planNames(
  events: readonly (NamedEvent & { readonly key: string })[],
  terms: Sentences<'terms'>,
  plan: Sentences<'plan'>,
): PlanNames {
  const byKey = new Map(events.map((event) => [event.key, event]));
  const nameOf = (key: string): string => {
    const event = byKey.get(key);
    return event === undefined ? key : terms.eventName(event);
  };
  return {
    event: nameOf,
    round: ({ event, round }) => plan.round(nameOf(event), terms.roundInSentence(round)),
  };
}
