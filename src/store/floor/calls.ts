import { parseEntryId, type EntryId, type EventKey } from '../../domain/ids.ts';
import { deckCall, lineUpReport, type CallOnDeck, type LineUpReport } from '../../schema/nodes/deck.ts';
import { callAt, deckOfRoundAt } from './deckAt.ts';
import { getRawChild, mapChildren, type TreePath } from '../tree/path.ts';

export type { DeckCallPresence, CallOnDeck } from '../../schema/nodes/deck.ts';

export interface DeckOfRound {
  readonly calls: ReadonlyMap<EntryId, CallOnDeck>;
  /** The line-up is complete: the MC may call the round. */
  readonly ready: LineUpReport | undefined;
  /** The time at which the deck captain asked the MC to call the missing couples. */
  readonly missingCalled: LineUpReport | undefined;
}

const parseDeck = (raw: unknown): DeckOfRound => ({
  calls: mapChildren(getRawChild(raw, 'calls'), parseEntryId, deckCall.read),
  ready: lineUpReport.read(getRawChild(raw, 'ready')),
  missingCalled: lineUpReport.read(getRawChild(raw, 'missingCalled')),
});

export const EMPTY_DECK: DeckOfRound = parseDeck(null);

/** For staff only. */
export const deckOfRoundPath = (event: EventKey, round: number): TreePath<DeckOfRound> => ({
  at: deckOfRoundAt(event, round),
  parse: parseDeck,
});

/** The last call of one couple. */
export const deckCallPath = (
  event: EventKey,
  round: number,
  entry: EntryId,
): TreePath<CallOnDeck | undefined> => ({
  at: callAt(event, round, entry),
  parse: deckCall.read,
});
