import type { AgeGroup, EventLevel, EventStyle } from '../../../domain/event/terms.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import { asWritten } from '../../../domain/event/asWritten.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';

export type NamedEvent = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances' | 'age'>;

/** What an event's stored name is made of: its level and style, and its dances where the name lists them. */
interface MadeOf {
  readonly age: AgeGroup | undefined;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
}

/**
 * The parts of a stored name such as 'Newcomer Rhythm ChaCha' or 'Silver Standard', so that each can be said in the
 * reader's language. Undefined for a name the organizer has thought of: that one is shown as it is.
 */
export function madeOf({ name, age, level, style, dances }: NamedEvent): MadeOf | undefined {
  const kind = [...(age === undefined ? [] : [age]), level, style];
  if (name === [...kind, ...dances].map(asWritten).join(' ')) return { age, level, style, dances };
  return name === kind.map(asWritten).join(' ') ? { age, level, style, dances: [] } : undefined;
}
