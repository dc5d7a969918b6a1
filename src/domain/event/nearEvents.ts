import type { CompetitionEvent } from '../competition.ts';
import { isLikeWord, searchWords } from '../people/likeWords.ts';
import { storedTerm } from './storedTerm.ts';

/** The most events that are offered for one text. */
const MAX_NEAR = 4;

/** Events that a misspelled or abbreviated name may mean, the likeliest first: 'Brnz Rmba', 'Gold Walz'. */
export function nearEvents(text: string, events: readonly CompetitionEvent[]): readonly CompetitionEvent[] {
  const typed = searchWords(text);
  // A single letter could stand for too many words.
  if (typed.every((word) => word.length < 2)) return [];
  const near = events.flatMap((event) => {
    const dances = event.dances.map(storedTerm);
    const words = new Set([
      ...searchWords(event.name),
      ...searchWords([event.age ?? '', storedTerm(event.level), storedTerm(event.style)].join(' ')),
      ...dances.flatMap(searchWords),
      ...dances.map((dance) => searchWords(dance).join('')),
    ]);
    const all = [...words];
    const unsaid = all.filter((word) => !typed.some((one) => isLikeWord(one, word))).length;
    return typed.every((one) => all.some((word) => isLikeWord(one, word))) ? [{ event, unsaid }] : [];
  });
  return near
    .toSorted((a, b) => a.unsaid - b.unsaid)
    .slice(0, MAX_NEAR)
    .map(({ event }) => event);
}
