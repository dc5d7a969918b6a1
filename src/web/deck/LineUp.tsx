import { useMemo, useState } from 'react';
import type { Entry } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { wornTwice, wornTwiceInWords } from '../../domain/floor/walkOn.ts';
import type { FloorTabs } from '../../domain/floor/tabs.ts';
import { entryId, type EntryId } from '../../domain/ids.ts';
import { hasNumberOfItsOwn } from '../../domain/people.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { Note } from '../parts/note/Note.tsx';
import { emptiestHeat } from './asTapped.ts';
import { CoupleDialog } from './CoupleDialog.tsx';
import { afterTap, type DeckCouple } from './deckCouples.ts';
import { DeckFoot } from './DeckFoot.tsx';
import { DeckGrid, type DeckOrder } from './DeckGrid.tsx';
import { DeckHead } from './DeckHead.tsx';
import { NamesDialog } from './NamesDialog.tsx';
import { NotDone } from './NotDone.tsx';
import type { Deck } from './useDeck.ts';
import { useLineUp } from './useLineUp.ts';
import { WalkOnDialog } from './WalkOnDialog.tsx';

interface Props {
  readonly day: readonly ScheduledRound[];
  readonly tabs: FloorTabs;
  readonly scheduled: ScheduledRound;
  readonly deck: Deck;
  /** The competition's setting: calls go on to the rounds behind. */
  readonly cascades: boolean;
}

/** What lies over the line-up: one thing at a time. */
type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'couple'; readonly id: EntryId }
  | { readonly kind: 'names'; readonly id: EntryId }
  | { readonly kind: 'walk-on'; readonly id: EntryId };

const NOTHING: Open = { kind: 'nothing' };

/** Who wears the same number in another event. */
const likelyNames = (day: readonly ScheduledRound[], { number }: Entry): Entry | undefined =>
  hasNumberOfItsOwn(number)
    ? day.flatMap(({ event }) => event.entries).find((entry) => !entry.placeholder && entry.number === number)
    : undefined;

/** One round lining up: the count, the tiles, and what is done about who is missing. */
export function LineUp({ day, tabs, scheduled, deck, cascades }: Props) {
  const { staff } = useStore();
  const [order, setOrder] = useState<DeckOrder>('heat');
  const [carries, setCarries] = useState(cascades);
  const [open, setOpen] = useState<Open>(NOTHING);
  const { unkept } = deck;
  const now = useLineUp({ day, tabs, scheduled, deck, carries });
  const { couples, count, said, goesOnTo } = now;
  const { event, round } = scheduled;
  const heat = emptiestHeat(round);
  const twice = useMemo(() => wornTwice(event, round), [event, round]);

  const next = (couple: DeckCouple) =>
    couple.called === 'scratched' ? 'scratched' : afterTap(couple.called);
  const tap = (couple: DeckCouple) =>
    couple.called === 'scratched'
      ? setOpen({ kind: 'couple', id: couple.entry.id })
      : now.call(couple, next(couple));
  const opened =
    open.kind === 'couple' || open.kind === 'names'
      ? couples.find(({ entry }) => entry.id === open.id)
      : undefined;
  const openWalkOn = () =>
    void staff.freshKey().then((key) => {
      const id = entryId(key);
      if (id !== undefined) setOpen({ kind: 'walk-on', id });
    });

  return (
    <div className="deck-line-up">
      <DeckHead
        count={count}
        order={order}
        onOrder={setOrder}
        saved={deck.onTheWay.filter(({ delivery }) => delivery.kind === 'here').length}
        carried={couples.map((couple) => goesOnTo(couple.entry, next(couple)))}
        cascade={cascades ? { on: carries, toggle: () => setCarries((before) => !before) } : undefined}
      />
      <div className="deck-scroll">
        {unkept !== undefined && (
          <Note tone="warn" spoken="politely">
            This device keeps nothing by itself ({unkept}). Taps live in this page until they are sent: stay
            on it.
          </Note>
        )}
        <NotDone deck={deck} />
        {twice.map((one) => (
          <Note key={one.number} tone="warn">
            {wornTwiceInWords(one)}
          </Note>
        ))}
        {couples.length === 0 ? (
          <EmptyState
            more="They stand here as soon as the callbacks are out, or as a walk-on."
            trace="Standard"
          >
            No couples in this round yet.
          </EmptyState>
        ) : (
          <DeckGrid
            couples={couples}
            heats={round.numHeats}
            order={order}
            ownInitials={deck.initials}
            carriedOf={(couple) => goesOnTo(couple.entry, next(couple)).length}
            onTap={tap}
            onOpen={(couple) => setOpen({ kind: 'couple', id: couple.entry.id })}
          />
        )}
      </div>
      <DeckFoot
        count={count}
        said={said}
        onWalkOn={openWalkOn}
        onMissing={() => now.callMissing(count.notCalled)}
        onAsk={now.askForMissing}
        onReady={now.sayReady}
      />
      {open.kind === 'couple' && opened !== undefined && (
        <CoupleDialog
          key={opened.entry.id}
          couple={opened}
          carriedOn={(called) => goesOnTo(opened.entry, called)}
          onCall={(called) => {
            setOpen(NOTHING);
            now.call(opened, called);
          }}
          laterHeats={
            round.state === 'initialized' && opened.called !== 'scratched'
              ? Array.from({ length: round.numHeats }, (_, at) => at + 1).filter(
                  (later) => later > opened.heat,
                )
              : []
          }
          onAskFor={(later) => {
            setOpen(NOTHING);
            now.askFor(opened, later);
          }}
          onName={
            opened.entry.placeholder ? () => setOpen({ kind: 'names', id: opened.entry.id }) : undefined
          }
          onLeave={() => setOpen(NOTHING)}
        />
      )}
      {open.kind === 'names' && opened !== undefined && (
        <NamesDialog
          event={event}
          entry={opened.entry}
          likely={likelyNames(day, opened.entry)}
          onName={(entry) => {
            setOpen(NOTHING);
            now.name(opened.entry, entry);
          }}
          onLeave={() => setOpen(NOTHING)}
        />
      )}
      {open.kind === 'walk-on' && (
        <WalkOnDialog
          scheduled={scheduled}
          id={open.id}
          heat={heat}
          onAdd={(who) => {
            setOpen(NOTHING);
            now.walksOn(who, heat);
          }}
          onLeave={() => setOpen(NOTHING)}
        />
      )}
    </div>
  );
}
