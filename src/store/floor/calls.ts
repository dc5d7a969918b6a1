import { mapDefined } from '../../domain/defined.ts';
import { entryId, type EntryId, type EventKey } from '../../domain/ids.ts';
import type { DeckPresence } from '../../domain/floor/presence.ts';
import { callAt, deckOfRoundAt } from './deckAt.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';

/** The deck's last call of a couple in a round. */
export type Called = DeckPresence | 'scratched';

export interface CallOnDeck {
  readonly called: Called;
  /** The time of the tap (ms), capped at the backend's. */
  readonly at: number;
  /** The captain's initials. */
  readonly by: string;
  readonly device: string;
  /** A scratched couple's heat; for others, the requested heat. */
  readonly heat: number | undefined;
}

export interface WordOfDeck {
  readonly at: number;
  readonly by: string;
}

export interface DeckOfRound {
  readonly calls: ReadonlyMap<EntryId, CallOnDeck>;
  /** The line-up is complete: the MC may call the round. */
  readonly ready: WordOfDeck | undefined;
  /** The MC is asked to call the missing couples. */
  readonly missingCalled: WordOfDeck | undefined;
}

const CALLED: readonly Called[] = ['present', 'missing', 'not called', 'scratched'];

function parseCall(raw: unknown): CallOnDeck | undefined {
  const called = CALLED.find((one) => one === childOf(raw, 'presence'));
  const at = numberOf(childOf(raw, 'at'));
  if (called === undefined || at === undefined) return undefined;
  return {
    called,
    at,
    by: textOf(childOf(raw, 'by')) ?? '',
    device: textOf(childOf(raw, 'device')) ?? '',
    heat: countOf(childOf(raw, 'heat'), 1),
  };
}

function parseWord(raw: unknown): WordOfDeck | undefined {
  const at = numberOf(childOf(raw, 'at'));
  return at === undefined ? undefined : { at, by: textOf(childOf(raw, 'by')) ?? '' };
}

const parseDeck = (raw: unknown): DeckOfRound => ({
  calls: new Map(
    mapDefined(childrenOf(childOf(raw, 'calls')), ([key, call]) => {
      const id = entryId(key);
      const parsed = parseCall(call);
      return id === undefined || parsed === undefined ? undefined : ([id, parsed] as const);
    }),
  ),
  ready: parseWord(childOf(raw, 'ready')),
  missingCalled: parseWord(childOf(raw, 'missingCalled')),
});

export const EMPTY_DECK: DeckOfRound = parseDeck(null);

/** For staff only. */
export const deckOfRound = (event: EventKey, round: number): Path<DeckOfRound> => ({
  at: deckOfRoundAt(event, round),
  parse: parseDeck,
});

export const callOf = (event: EventKey, round: number, entry: EntryId): Path<CallOnDeck | undefined> => ({
  at: callAt(event, round, entry),
  parse: parseCall,
});
