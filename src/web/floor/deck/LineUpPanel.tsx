import { describeOddity } from '../../staff/round/describeOddity.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { findDuplicateNumbers } from '../../../store/models/round/oddities.ts';
import { sheetsWords } from '../../kit/words/english/sheets.ts';
import { useMemo, useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { FloorTabs } from '../../../domain/floor/tabs.ts';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { parseEntryId, type LeadNumber } from '../../../domain/ids.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { nextPresence, type DeckCouple } from '../../../store/models/deck/deckCouples.ts';
import { DeckFooter } from './DeckFooter.tsx';
import { DeckGrid, type DeckOrder } from './DeckGrid.tsx';
import { DeckHeader } from './DeckHeader.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import { LineUpDialogs, type OpenDialog } from './LineUpDialogs.tsx';
import type { DeckJournal } from './useDeck.ts';
import type { OfferUndo } from './useDeckUndo.ts';
import { useLineUp } from './useLineUp.ts';
import { type Operation, listOperationRecords } from '../../../store/delivery/operation.ts';

const couplesIn = (operations: readonly Operation[]): readonly (LeadNumber | undefined)[] => [
  ...new Set(
    operations
      .flatMap(listOperationRecords)
      .map((record) => ('couple' in record ? record.couple : undefined)),
  ),
];

/** The couples whose taps were dropped because another captain's tap is newer. */
function Overtaken({ operations }: { readonly operations: readonly Operation[] }) {
  const words = useWords(deckWords);
  if (operations.length === 0) return null;
  return (
    <NoteBox tone="info" spoken="politely">
      {words.overtaken(words.numbered(couplesIn(operations)))}
    </NoteBox>
  );
}

interface Props {
  readonly day: readonly ScheduledRound[];
  readonly tabs: FloorTabs;
  readonly scheduled: ScheduledRound;
  readonly deck: DeckJournal;
  readonly offerUndo: OfferUndo;
  /** The competition's setting: calls also apply to later rounds. */
  readonly cascades: boolean;
}

const NOTHING: OpenDialog = { kind: 'nothing' };

/** One round lining up: the count, the tiles, and the actions for missing couples. */
export function LineUpPanel({ day, tabs, scheduled, deck, offerUndo, cascades }: Props) {
  const words = useWords(deckWords);
  const { staff } = useStore();
  const { odd } = useWords(sheetsWords);
  const called = useWords(termsWords);
  const [order, setOrder] = useState<DeckOrder>('heat');
  const [carries, setCarries] = useState(cascades);
  const [open, setOpen] = useState<OpenDialog>(NOTHING);
  const isUnsaved = useObserved(hasStorageFailed);
  const now = useLineUp({ day, tabs, scheduled, deck, offerUndo, carries });
  const { model, said, take } = now;
  const { couples, count, offered, goesOnTo } = model;
  const { event, round } = scheduled;
  const twice = useMemo(() => findDuplicateNumbers(event, round), [event, round]);

  const tap = (couple: DeckCouple) => {
    const { entry, stands } = couple;
    // One tap marks a late couple present. Anything that removes a couple from the sheets asks first.
    if (stands !== 'waiting' && stands !== 'away') return setOpen({ kind: 'couple', id: entry.id });
    const step = model.call(couple, nextPresence(couple.called));
    if (step !== undefined) take(step, entry);
  };
  const openWalkOn = () =>
    void staff.freshKey().then((key) => {
      const id = parseEntryId(key);
      if (id !== undefined) setOpen({ kind: 'walk-on', id });
    });

  return (
    <div className="deck-line-up">
      <DeckHeader
        count={count}
        order={order}
        onOrder={setOrder}
        saved={deck.onTheWay.filter(({ delivery }) => delivery.kind === 'here').length}
        carried={couples.map((couple) => goesOnTo(couple.entry, nextPresence(couple.called)))}
        cascade={cascades ? { on: carries, toggle: () => setCarries((before) => !before) } : undefined}
      />
      <div className="deck-scroll">
        {isUnsaved && (
          <NoteBox tone="warn" spoken="politely">
            {words.unkept}
          </NoteBox>
        )}
        <Overtaken operations={deck.overtaken} />
        {twice
          .map((one) => describeOddity(one, odd, called))
          .map((told) => (
            <NoteBox key={told} tone="warn">
              {told}
            </NoteBox>
          ))}
        {couples.length === 0 ? (
          <EmptyState more={words.noCouplesMore} trace="Standard">
            {words.noCouples}
          </EmptyState>
        ) : (
          <DeckGrid
            couples={couples}
            heats={round.numHeats}
            order={order}
            ownInitials={deck.initials}
            carriedOf={(couple) => goesOnTo(couple.entry, nextPresence(couple.called)).length}
            onTap={tap}
            onOpen={(couple) => setOpen({ kind: 'couple', id: couple.entry.id })}
          />
        )}
      </div>
      <DeckFooter
        offered={offered}
        count={count}
        said={said}
        onWalkOn={openWalkOn}
        onMissing={() => deck.perform(model.callMissing)}
        onAsk={() => deck.perform(model.askForMissing)}
        onReady={(ready) => deck.perform(model.sayReady(ready))}
      />
      <LineUpDialogs
        day={day}
        scheduled={scheduled}
        now={now}
        deck={deck}
        open={open}
        onOpen={setOpen}
        onClose={() => setOpen(NOTHING)}
      />
    </div>
  );
}
