import { useMemo } from 'react';
import type { Entry } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { Carried } from '../../domain/floor/cascade.ts';
import type { FloorTabs } from '../../domain/floor/tabs.ts';
import type { WalkOn } from '../../domain/floor/walkOn.ts';
import { deckOfRound, EMPTY_DECK, type Called, type DeckOfRound } from '../../store/floor/calls.ts';
import { sayOfLineUp, takeBackReady } from '../../store/floor/checkIn.ts';
import type { Patch } from '../../store/tree/patch.ts';
import { knownOr } from '../app/useLive.ts';
import { useToast } from '../parts/toast/useToast.ts';
import { deck as deckWords } from '../words/english/deck.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { countOf, deckCouples, type DeckCount, type DeckCouple } from './deckCouples.ts';
import {
  carriedBy,
  coupleCalled,
  footOffered,
  goesOnTo,
  heatAskedFor,
  restMissing,
  walkOnNamed,
  walksOn,
  type FootOffered,
  type LineUpStep,
} from './lineUpSteps.ts';
import type { Deck } from './useDeck.ts';
import { useLastHeard } from './useLastHeard.ts';
import type { KeepWayBack } from './useDeckWayBack.ts';

export interface LineUpNow {
  readonly couples: readonly DeckCouple[];
  readonly count: DeckCount;
  /** What can be said of all of them. */
  readonly offered: FootOffered;
  readonly said: DeckOfRound;
  /** Where a call of the couple would go on to, as things are set. */
  readonly goesOnTo: (entry: Entry, called: Called) => readonly Carried[];
  readonly call: (couple: DeckCouple, called: Called) => void;
  /** Asks the office for a later heat. */
  readonly askFor: (couple: DeckCouple, heat: number) => void;
  /** Whoever has not been called is missing. */
  readonly callMissing: () => void;
  readonly walksOn: (who: WalkOn, heat: number) => void;
  readonly name: (before: Entry, entry: Entry) => void;
  readonly sayReady: (ready: boolean) => void;
  readonly askForMissing: () => void;
}

interface About {
  readonly day: readonly ScheduledRound[];
  readonly tabs: FloorTabs;
  readonly scheduled: ScheduledRound;
  readonly deck: Deck;
  readonly keepWayBack: KeepWayBack;
  /** Whether calls go on to the rounds behind this one. */
  readonly carries: boolean;
}

/** The line-up of one round as it stands on this device, and what a captain can do to it. */
export function useLineUp({ day, tabs, scheduled, deck, keepWayBack, carries }: About): LineUpNow {
  const { toast: words, couple: unnumbered } = useWords(deckWords);
  const { eventName } = useWords(terms);
  const toast = useToast();
  const { event, round } = scheduled;
  const here = { event: event.key, round: round.number };
  const said = knownOr(
    useLastHeard(useMemo(() => deckOfRound(event.key, round.number), [event.key, round.number])),
    EMPTY_DECK,
  );
  const couples = useMemo(
    () => deckCouples(tabs, scheduled, said, deck.onTheWay),
    [tabs, scheduled, said, deck.onTheWay],
  );

  const perform = ({ changesBy, told }: LineUpStep, entry: Entry): void => {
    let since: number | undefined;
    deck.perform((captain) => {
      since = captain.at;
      return changesBy(captain);
    });
    if (told === undefined) return;
    const { what, undo } = told;
    const number = entry.number ?? unnumbered;
    const noWayBack = toast({
      words:
        what.kind === 'scratched'
          ? words.scratched(number)
          : what.kind === 'late'
            ? words.late(number, what.called)
            : words.alsoIn(
                number,
                what.called,
                what.on.map(({ event: later }) => eventName(later)),
              ),
      undo: () => deck.perform(undo),
      ...(what.kind === 'scratched' ? { undoWord: words.putBack } : {}),
    });
    keepWayBack(scheduled, {
      tapped: () => (since === undefined ? undefined : { at: scheduled, entry, on: carriedBy(told), since }),
      noWayBack,
    });
  };
  const on = (entry: Entry, called: Called): readonly Carried[] =>
    goesOnTo(day, scheduled, entry, called, carries);
  const count = countOf(couples);
  const write = (patch: Patch): void => deck.perform(() => [{ patch }]);

  return {
    couples,
    count,
    offered: footOffered(round, count, said),
    said,
    goesOnTo: on,
    call: (couple, called) => {
      const step = coupleCalled(scheduled, couple, called, on(couple.entry, called));
      if (step !== undefined) perform(step, couple.entry);
    },
    askFor: (couple, heat) => {
      const changesBy = heatAskedFor(scheduled, couple, heat);
      if (changesBy !== undefined) deck.perform(changesBy);
    },
    callMissing: () => deck.perform(restMissing(scheduled, count)),
    walksOn: (who, heat) => perform(walksOn(scheduled, who, heat), who.entry),
    name: (before, entry) => deck.perform(walkOnNamed(scheduled, before, entry)),
    sayReady: (ready) => write(ready ? sayOfLineUp(here, 'ready', deck.initials) : takeBackReady(here)),
    askForMissing: () => write(sayOfLineUp(here, 'missingCalled', deck.initials)),
  };
}
