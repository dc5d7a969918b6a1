import { useMemo } from 'react';
import type { Entry } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { deckOfRoundPath, EMPTY_DECK } from '../../../store/floor/calls.ts';
import { buildLineUpModel, type DeckDay, type LineUpModel } from '../../../store/models/deck/lineUpModel.ts';
import { listCarriedCalls, type LineUpStep } from '../../../store/models/deck/lineUpSteps.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { deckWords } from '../../kit/words/english/deck.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeckJournal } from './useDeck.ts';
import type { OfferUndo } from './useDeckUndo.ts';
import { useCachedLive } from './useCachedLive.ts';

interface About extends DeckDay {
  readonly scheduled: ScheduledRound;
  readonly deck: DeckJournal;
  readonly offerUndo: OfferUndo;
  /** Calls also apply to later rounds. */
  readonly carries: boolean;
}

/**
 * The line-up of one round, and the actions on it. An action that affects more than its own tile offers an
 * undo.
 */
export function useLineUp({ day, tabs, scheduled, deck, offerUndo, carries }: About) {
  const { toast: words, couple: unnumbered } = useWords(deckWords);
  const { eventName } = useWords(termsWords);
  const toast = useToast();
  const { event, round } = scheduled;
  const said = valueOr(
    useCachedLive(useMemo(() => deckOfRoundPath(event.key, round.number), [event.key, round.number])),
    EMPTY_DECK,
  );
  const { onTheWay } = deck;
  const model: LineUpModel = useMemo(
    () => buildLineUpModel({ day, tabs, scheduled, said, onTheWay, carries }),
    [day, tabs, scheduled, said, onTheWay, carries],
  );

  const toastOf = (what: NonNullable<LineUpStep['told']>['what'], number: string): string => {
    switch (what.kind) {
      case 'scratched':
        return words.scratched(number);
      case 'late':
        return words.late(number, what.called);
      case 'carried': {
        const later = what.on.map(({ event }) => eventName(event));
        return words.alsoIn(number, what.called, later);
      }
    }
  };

  const take = ({ changesBy, told }: LineUpStep, entry: Entry): void => {
    let since: number | undefined;
    deck.perform((captain) => {
      since = captain.at;
      return changesBy(captain);
    });
    if (told === undefined) return;
    const { what, undo } = told;
    const dropUndo = toast({
      words: toastOf(what, entry.number ?? unnumbered),
      undo: () => deck.perform(undo),
      ...(what.kind === 'scratched' ? { undoWord: words.putBack } : {}),
    });
    offerUndo(scheduled, {
      tapped: () =>
        since === undefined ? undefined : { at: scheduled, entry, on: listCarriedCalls(told), since },
      dropUndo,
    });
  };
  return { model, said, take };
}

export type LineUpState = ReturnType<typeof useLineUp>;
