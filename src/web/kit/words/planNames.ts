import type { PlanNames } from './english/plan.ts';
import type { NamedEvent } from './eventName.ts';
import type { Sentences } from './translation.ts';

/** The names of the existing events; a deleted event is named by its key. */
export function createPlanNames(
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
