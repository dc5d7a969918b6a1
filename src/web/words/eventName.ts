import type { CompetitionEvent } from '../../domain/competition.ts';

export type NamedEvent = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances'>;

/** What an event's stored name is made of: its level and style, and its dances where the name lists them. */
interface MadeOf {
  readonly level: string;
  readonly style: string;
  readonly dances: readonly string[];
}

/**
 * The parts of a stored name such as 'Newcomer Rhythm ChaCha' or 'Silver Standard', so that each can be said in the
 * reader's language. Undefined for a name the organizer has thought of: that one is shown as it is.
 */
export function madeOf({ name, level, style, dances }: NamedEvent): MadeOf | undefined {
  if (name === [level, style, ...dances].join(' ')) return { level, style, dances };
  return name === `${level} ${style}` ? { level, style, dances: [] } : undefined;
}
