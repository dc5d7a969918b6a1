import { danceOf, type EventDance } from '../../domain/event/dances.ts';
import { judgeKey, leadNumber, type EventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import { childrenOf, type Path } from '../tree/path.ts';
import { marksAt } from './sheetAt.ts';

/** What one judge has written down for one dance. */
export type Card =
  | { readonly kind: 'numbers'; readonly numbers: readonly LeadNumber[] }
  /** Something else has reached the place of the card: shown to the scrutineer as what it is, counted by nobody. */
  | { readonly kind: 'unreadable'; readonly found: string };

/** Cards by judge and dance. A card that is not there has not been begun. */
export type Cards = ReadonlyMap<JudgeKey, ReadonlyMap<EventDance, Card>>;

const quote = (raw: unknown): string => (JSON.stringify(raw) ?? 'nothing').slice(0, 80);

export function parseCard(raw: unknown): Card {
  if (typeof raw !== 'object' || raw === null) return { kind: 'unreadable', found: quote(raw) };
  const items = childrenOf(raw);
  if (items.some(([key]) => !/^\d{1,4}$/.test(key))) return { kind: 'unreadable', found: quote(raw) };
  const numbers: LeadNumber[] = [];
  for (const [, item] of items) {
    const number =
      typeof item === 'string' || typeof item === 'number' ? leadNumber(String(item)) : undefined;
    if (number === undefined) return { kind: 'unreadable', found: quote(item) };
    numbers.push(number);
  }
  return { kind: 'numbers', numbers };
}

const cardsOf = (raw: unknown): ReadonlyMap<EventDance, Card> =>
  new Map(childrenOf(raw).map(([dance, card]) => [danceOf(dance), parseCard(card)] as const));

/** Every card of a round: staff at any time, everybody once it is posted and marks are public. */
export const marksOfRound = (event: EventKey, round: number): Path<Cards> => ({
  at: marksAt(event, round),
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([key, cards]) => {
        const judge = judgeKey(key);
        return judge === undefined ? [] : [[judge, cardsOf(cards)] as const];
      }),
    ),
});

/** A judge's own cards in a round. */
export const marksOfJudge = (
  event: EventKey,
  round: number,
  judge: JudgeKey,
): Path<ReadonlyMap<EventDance, Card>> => ({
  at: marksAt(event, round, judge),
  parse: cardsOf,
});

/** In which rounds anything has been marked, as 'event/round': for the staff who may move rounds about. */
export const markedRounds: Path<ReadonlySet<string>> = {
  at: marksAt(),
  parse: (raw) =>
    new Set(
      childrenOf(raw).flatMap(([event, rounds]) => childrenOf(rounds).map(([round]) => `${event}/${round}`)),
    ),
};
