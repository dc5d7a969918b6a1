import type { AgeGroup, EventLevel, EventStyle } from '../../../domain/event/terms.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';

export type NamedEvent = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances' | 'age'>;

/** The parts of an event's stored name: its level and style, and its dances if the name lists them. */
interface MadeOf {
  readonly age: AgeGroup | undefined;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
}

/**
 * Splits a stored name such as 'Newcomer Rhythm ChaCha' or 'Silver Standard' into parts, so that each can be
 * translated. Undefined for an organizer's own name, which is shown as it is.
 */
export function parseEventName({ name, age, level, style, dances }: NamedEvent): MadeOf | undefined {
  const kind = [...(age === undefined ? [] : [age]), level, style];
  if (name === [...kind, ...dances].map(toStoredTerm).join(' ')) return { age, level, style, dances };
  return name === kind.map(toStoredTerm).join(' ') ? { age, level, style, dances: [] } : undefined;
}

/** Linked dances, the same way in every language: Waltz + Quickstep. */
export const joinDances = (names: readonly string[]): string => names.join(' + ');
