import type { CompetitionEvent } from '../competition.ts';
import { isLikeWord, splitSearchWords } from '../people/likeWords.ts';
import { toStoredTerm } from './storedTerm.ts';

/** The most events that are offered for one text. */
const MAX_NEAR = 4;

/** Events that a misspelled or abbreviated name may mean, the likeliest first: 'Brnz Rmba', 'Gold Walz'. */
export function suggestEvents(
  text: string,
  events: readonly CompetitionEvent[],
): readonly CompetitionEvent[] {
  const typed = splitSearchWords(text);
  // A single letter could stand for too many words.
  if (typed.every((word) => word.length < 2)) return [];
  const near = events.flatMap((event) => {
    const dances = event.dances.map(toStoredTerm);
    const words = new Set([
      ...splitSearchWords(event.name),
      ...splitSearchWords([event.age ?? '', toStoredTerm(event.level), toStoredTerm(event.style)].join(' ')),
      ...dances.flatMap(splitSearchWords),
      ...dances.map((dance) => splitSearchWords(dance).join('')),
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
