import { useMemo } from 'react';
import type { Entry } from '../../domain/competition.ts';
import { isSince } from '../../domain/round/rounds.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { Carried } from '../../domain/floor/cascade.ts';
import type { Presence } from '../../domain/floor/presence.ts';
import type { FloorTabs } from '../../domain/floor/tabs.ts';
import type { WalkOn } from '../../domain/floor/walkOn.ts';
import { deckOfRound, EMPTY_DECK, type Called, type DeckOfRound } from '../../store/floor/calls.ts';
import type { Change } from '../../store/delivery/operation.ts';
import {
  askHeat,
  checkIn,
  checkInLate,
  sayOfLineUp,
  scratch,
  takeBackReady,
  type Captain,
  coupleOnDeck,
  type CoupleOnDeck,
} from '../../store/floor/checkIn.ts';
import { addWalkOn, comeIn, nameWalkOn } from '../../store/floor/walkOn.ts';
import type { Patch } from '../../store/tree/patch.ts';
import { knownOr } from '../app/useLive.ts';
import { useToast } from '../parts/toast/useToast.ts';
import { deck as deckWords } from '../words/english/deck.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { carriedOn, countOf, deckCouples, type DeckCount, type DeckCouple } from './deckCouples.ts';
import type { Deck } from './useDeck.ts';
import { useLastHeard } from './useLastHeard.ts';

export interface LineUpNow {
  readonly couples: readonly DeckCouple[];
  readonly count: DeckCount;
  readonly said: DeckOfRound;
  /** Where a call of the couple would go on to, as things are set. */
  readonly goesOnTo: (entry: Entry, called: Called) => readonly Carried[];
  readonly call: (couple: DeckCouple, called: Called) => void;
  /** Asks the office for a later heat. */
  readonly askFor: (couple: DeckCouple, heat: number) => void;
  readonly callMissing: (couples: readonly DeckCouple[]) => void;
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
  /** Whether calls go on to the rounds behind this one. */
  readonly carries: boolean;
}

const placeOf = ({ event, round }: ScheduledRound, entry: Entry): CoupleOnDeck =>
  coupleOnDeck(event, round.number, entry);

const carriedPlace = ({ event, round, entry }: Carried): CoupleOnDeck => coupleOnDeck(event, round, entry);

/** The couple and all to whom its call goes on, each called something. */
const calls = (
  captain: Captain,
  place: CoupleOnDeck,
  presence: Presence,
  carried: readonly (readonly [Carried, Presence])[],
  askedHeat: number | undefined,
): readonly Change[] => [
  checkIn(captain, place, presence, askedHeat),
  ...carried.map(([one, to]) => checkIn(captain, carriedPlace(one), to)),
];

/** The line-up of one round as it stands on this device, and what a captain can do to it. */
export function useLineUp({ day, tabs, scheduled, deck, carries }: About): LineUpNow {
  const { toast: words, couple: unnumbered } = useWords(deckWords);
  const { eventName } = useWords(terms);
  const toast = useToast();
  const { event, round } = scheduled;
  const here = { event: event.key, round: round.number };
  const late = round.state === 'running';
  const said = knownOr(
    useLastHeard(useMemo(() => deckOfRound(event.key, round.number), [event.key, round.number])),
    EMPTY_DECK,
  );
  const couples = useMemo(
    () => deckCouples(tabs, scheduled, said, deck.onTheWay),
    [tabs, scheduled, said, deck.onTheWay],
  );

  const goesOnTo = (entry: Entry, called: Called): readonly Carried[] =>
    called === 'scratched' || isSince(round.state) ? [] : carriedOn(day, scheduled, entry, called, carries);

  /** Who dances changes: every judge has the sheets of this round back, so there is a way back beside it. */
  const callLate = (entry: Entry, called: 'present' | 'missing'): void => {
    const place = placeOf(scheduled, entry);
    const say = (to: 'present' | 'missing') => deck.perform((captain) => [checkInLate(captain, place, to)]);
    say(called);
    toast({
      words: words.late(entry.number ?? unnumbered, called),
      undo: () => say(called === 'present' ? 'missing' : 'present'),
    });
  };

  const call = ({ entry, called: before, stands, heat, asksHeat }: DeckCouple, called: Called): void => {
    const place = placeOf(scheduled, entry);
    if (called === 'scratched') {
      deck.perform((captain) => [scratch(captain, place, heat)]);
      toast({
        words: words.scratched(entry.number ?? unnumbered),
        undo: () => deck.perform((captain) => [comeIn(captain, place, { heat, late })]),
        undoWord: words.putBack,
      });
      return;
    }
    if (before === 'scratched') {
      deck.perform((captain) => [comeIn(captain, place, { heat, late })]);
      return;
    }
    if (stands !== 'waiting') {
      if (called !== 'not called') callLate(entry, called);
      return;
    }
    const carried = goesOnTo(entry, called);
    deck.perform((captain) =>
      calls(
        captain,
        place,
        called,
        carried.map((one) => [one, called]),
        asksHeat,
      ),
    );
    if (carried.length > 0)
      toast({
        words: words.alsoIn(
          entry.number ?? unnumbered,
          called,
          carried.map(({ event: later }) => eventName(later)),
        ),
        undo: () =>
          deck.perform((captain) =>
            calls(
              captain,
              place,
              before,
              carried.map((one) => [one, one.from]),
              asksHeat,
            ),
          ),
      });
  };

  const write = (patch: Patch): void => deck.perform(() => [{ patch }]);

  return {
    couples,
    count: countOf(couples),
    said,
    goesOnTo,
    call,
    askFor: ({ entry, called }, heat) => {
      if (called !== 'scratched')
        deck.perform((captain) => [askHeat(captain, placeOf(scheduled, entry), called, heat)]);
    },
    callMissing: (missing) =>
      deck.perform((captain) =>
        missing.map(({ entry, asksHeat }) =>
          checkIn(captain, placeOf(scheduled, entry), 'missing', asksHeat),
        ),
      ),
    walksOn: (who, heat) => {
      if (round.entries.some(({ id }) => id === who.entry.id)) return callLate(who.entry, 'present');
      deck.perform((captain) => [
        who.kind === 'entered'
          ? comeIn(captain, placeOf(scheduled, who.entry), { heat, late })
          : addWalkOn(captain, placeOf(scheduled, who.entry), who.entry, { heat, late }),
      ]);
    },
    name: (before, entry) =>
      deck.perform((captain) => [nameWalkOn(captain, placeOf(scheduled, before), before, entry)]),
    sayReady: (ready) => write(ready ? sayOfLineUp(here, 'ready', deck.initials) : takeBackReady(here)),
    askForMissing: () => write(sayOfLineUp(here, 'missingCalled', deck.initials)),
  };
}
