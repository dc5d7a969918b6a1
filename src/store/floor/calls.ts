import { mapDefined } from '../../domain/defined.ts';
import { entryId, type EntryId, type EventKey } from '../../domain/ids.ts';
import { deckCall, lineUpReport, type CallOnDeck, type WordOfDeck } from '../../schema/nodes/deck.ts';
import { callAt, deckOfRoundAt } from './deckAt.ts';
import { childOf, childrenOf, type TreePath } from '../tree/path.ts';

export type { Called, CallOnDeck } from '../../schema/nodes/deck.ts';

export interface DeckOfRound {
  readonly calls: ReadonlyMap<EntryId, CallOnDeck>;
  /** The line-up is complete: the MC may call the round. */
  readonly ready: WordOfDeck | undefined;
  /** The time at which the deck captain asked the MC to call the missing couples. */
  readonly missingCalled: WordOfDeck | undefined;
}

const parseDeck = (raw: unknown): DeckOfRound => ({
  calls: new Map(
    mapDefined(childrenOf(childOf(raw, 'calls')), ([key, stored]) => {
      const [id, call] = [entryId(key), deckCall.read(stored)];
      return id === undefined || call === undefined ? undefined : ([id, call] as const);
    }),
  ),
  ready: lineUpReport.read(childOf(raw, 'ready')),
  missingCalled: lineUpReport.read(childOf(raw, 'missingCalled')),
});

export const EMPTY_DECK: DeckOfRound = parseDeck(null);

/** For staff only. */
export const deckOfRound = (event: EventKey, round: number): TreePath<DeckOfRound> => ({
  at: deckOfRoundAt(event, round),
  parse: parseDeck,
});

/** The last call of one couple. */
export const callOf = (event: EventKey, round: number, entry: EntryId): TreePath<CallOnDeck | undefined> => ({
  at: callAt(event, round, entry),
  parse: deckCall.read,
});
