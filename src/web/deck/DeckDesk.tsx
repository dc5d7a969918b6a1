import { useState } from 'react';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { FloorTabs } from '../../domain/floor/tabs.ts';
import { live, type OnTheFloor } from '../../store/floor/live.ts';
import { timeOfDay } from '../words/dates.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { TabPanel } from '../parts/tabs/TabPanel.tsx';
import { Tabs } from '../parts/tabs/Tabs.tsx';
import { LineUp } from './LineUp.tsx';
import type { Deck } from './useDeck.ts';

type Place = 'floor' | 'deck' | 'next';

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

const couplesIn = (n: number): string => (n === 1 ? '1 couple' : `${n} couples`);

/** What stands on a tab: when, what, how many. */
function TabWords({
  when,
  scheduled,
  none,
  more,
}: {
  readonly when: string;
  readonly scheduled: ScheduledRound | undefined;
  readonly none: string;
  readonly more?: string | undefined;
}) {
  return (
    <span className="deck-tab">
      <small>{when}</small>
      <b>{scheduled === undefined ? none : scheduled.event.name}</b>
      <small>
        {scheduled === undefined
          ? ''
          : [
              scheduled.round.name,
              more ?? (scheduled.round.numHeats > 1 ? `${scheduled.round.numHeats} heats` : undefined),
              couplesIn(scheduled.round.entries.length),
            ]
              .filter((words) => words !== undefined)
              .join(', ')}
      </small>
    </span>
  );
}

const heatNow = (floor: OnTheFloor | undefined, { event, round }: ScheduledRound): string | undefined =>
  floor?.event === event.key && floor.round === round.number && round.numHeats > 1
    ? `heat ${floor.heat} of ${round.numHeats}`
    : undefined;

interface Props {
  readonly day: readonly ScheduledRound[];
  readonly tabs: FloorTabs;
  readonly deck: Deck;
  readonly cascades: boolean;
}

/** The rounds on the floor, on deck and next, and the line-up of the one that is looked at. */
export function DeckDesk({ day, tabs, deck, cascades }: Props) {
  const { staff } = useStore();
  const floor = knownOr(useLive(staff, live), undefined);
  const [place, setPlace] = useState<Place>(tabs.onDeck === undefined ? 'floor' : 'deck');
  const [looked, setLooked] = useState<string>();
  const rounds: Readonly<Record<Place, readonly ScheduledRound[]>> = {
    floor: tabs.onFloor,
    deck: tabs.onDeck === undefined ? [] : [tabs.onDeck],
    next: tabs.next,
  };
  const [onFloor] = tabs.onFloor;
  const [next] = tabs.next;
  const here = rounds[place];
  const shown = here.find((one) => keyOf(one) === looked) ?? here[0];
  return (
    <main className="deck-desk">
      <Tabs
        id="deck"
        label="Rounds"
        even
        chosen={place}
        onChoose={setPlace}
        tabs={[
          {
            key: 'floor',
            words: (
              <TabWords
                when={
                  tabs.onFloor.length > 1 ? `On the floor, ${tabs.onFloor.length} rounds` : 'On the floor'
                }
                scheduled={onFloor}
                none="Nobody"
                more={onFloor && heatNow(floor, onFloor)}
              />
            ),
          },
          {
            key: 'deck',
            words: <TabWords when="On deck" scheduled={tabs.onDeck} none="Nobody" />,
          },
          {
            key: 'next',
            words: (
              <TabWords
                when={
                  next?.round.startTime === undefined
                    ? 'Next'
                    : `Next, about ${timeOfDay(next.round.startTime)}`
                }
                scheduled={next}
                none="End of the day"
              />
            ),
          },
        ]}
      />
      <TabPanel tabs="deck" tab={place} className="deck-panel">
        {here.length > 1 && shown !== undefined && (
          <div className="deck-which">
            <PillChoice
              label="Round"
              quiet
              tall
              options={here.map((one) => ({
                value: keyOf(one),
                words: `${one.event.name}, ${one.round.name}`,
              }))}
              value={keyOf(shown)}
              onChange={setLooked}
            />
          </div>
        )}
        {shown === undefined ? (
          <div className="deck-blank">
            <EmptyState trace="Standard">
              {place === 'floor' ? 'Nobody is on the floor.' : 'No round waits here.'}
            </EmptyState>
          </div>
        ) : (
          <LineUp
            key={keyOf(shown)}
            day={day}
            tabs={tabs}
            scheduled={shown}
            deck={deck}
            cascades={cascades}
          />
        )}
      </TabPanel>
    </main>
  );
}
