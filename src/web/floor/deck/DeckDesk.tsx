import { useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { FloorTabs } from '../../../domain/floor/tabs.ts';
import { livePath } from '../../../store/floor/live.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { TabPanel } from '../../kit/parts/tabs/TabPanel.tsx';
import { Tabs } from '../../kit/parts/tabs/Tabs.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import { DeckTab } from './DeckTab.tsx';
import { LineUpPanel } from './LineUpPanel.tsx';
import type { DeckJournal } from './useDeck.ts';
import { useDeckUndo } from './useDeckUndo.ts';

type Place = 'floor' | 'deck' | 'next';

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

interface Props {
  readonly day: readonly ScheduledRound[];
  readonly tabs: FloorTabs;
  /** The expected start of a round in ms. */
  readonly startOf: (at: ScheduledRound) => number | undefined;
  readonly deck: DeckJournal;
  readonly cascades: boolean;
}

/** The rounds on the floor, on deck and next, and the line-up of the selected one. */
export function DeckDesk({ day, tabs, startOf, deck, cascades }: Props) {
  const times = useTimes();
  const { tabs: words, roundOfEvent } = useWords(deckWords);
  const { staff } = useStore();
  const offerUndo = useDeckUndo(day, deck.onTheWay);
  const floor = valueOr(useLive(staff, livePath), []);
  const [place, setPlace] = useState<Place>(tabs.onDeck === undefined ? 'floor' : 'deck');
  const [looked, setLooked] = useState<string>();
  const rounds: Readonly<Record<Place, readonly ScheduledRound[]>> = {
    floor: tabs.onFloor,
    deck: tabs.onDeck === undefined ? [] : [tabs.onDeck],
    next: tabs.next,
  };
  const [onFloor] = tabs.onFloor;
  const [next] = tabs.next;
  const timeAt = (at: ScheduledRound | undefined): string | undefined => {
    const start = at === undefined ? undefined : startOf(at);
    return start === undefined ? undefined : times.timeOfDay(start);
  };
  const here = rounds[place];
  const shown = here.find((one) => keyOf(one) === looked) ?? here[0];
  return (
    <main className="deck-desk">
      <Tabs
        id="deck"
        label={words.rounds}
        even
        chosen={place}
        onChoose={setPlace}
        tabs={[
          {
            key: 'floor',
            words: (
              <DeckTab
                when={words.onFloor(tabs.onFloor.length)}
                scheduled={onFloor}
                none={words.floorIsClear}
                floor={floor}
              />
            ),
          },
          {
            key: 'deck',
            words: (
              <DeckTab when={words.onDeck(timeAt(tabs.onDeck))} scheduled={tabs.onDeck} none={words.nobody} />
            ),
          },
          {
            key: 'next',
            words: <DeckTab when={words.next(timeAt(next))} scheduled={next} none={words.endOfDay} />,
          },
        ]}
      />
      <TabPanel tabs="deck" tab={place} className="deck-panel">
        {here.length > 1 && shown !== undefined && (
          <div className="deck-which">
            <PillChoice
              label={words.round}
              quiet
              tall
              options={here.map((one) => ({
                value: keyOf(one),
                words: roundOfEvent(one.event, one.round.number),
              }))}
              value={keyOf(shown)}
              onChange={setLooked}
            />
          </div>
        )}
        {shown === undefined ? (
          <div className="deck-blank">
            <EmptyState trace="Standard">
              {place === 'floor' ? words.nothingOnFloor : words.nothingHere}
            </EmptyState>
          </div>
        ) : (
          <LineUpPanel
            key={keyOf(shown)}
            day={day}
            tabs={tabs}
            scheduled={shown}
            deck={deck}
            offerUndo={offerUndo}
            cascades={cascades}
          />
        )}
      </TabPanel>
    </main>
  );
}
