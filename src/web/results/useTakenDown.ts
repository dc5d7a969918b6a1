import { useState } from 'react';
import { postedRounds, type CompetitionEvent } from '../../domain/competition.ts';

/** The names of the rounds that were posted while this reader was here, by number, and are not any more. */
export function useTakenDown(event: CompetitionEvent): ReadonlyMap<number, string> {
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(new Map());
  const posted = new Map(postedRounds(event).map(({ number, name }) => [number, name] as const));
  // Only ever more: what has been seen stays seen.
  if ([...posted].some(([number]) => !seen.has(number))) setSeen(new Map([...seen, ...posted]));
  return new Map([...seen].filter(([number]) => !posted.has(number)));
}
