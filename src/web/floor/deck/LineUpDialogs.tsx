import type { EntryId } from '../../../domain/ids.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { CoupleDialog } from './CoupleDialog.tsx';
import {
  listRequestableHeats,
  listLaterHeats,
  findLikelyNames,
} from '../../../store/models/deck/lineUpSteps.ts';
import { NamesDialog } from './NamesDialog.tsx';
import type { DeckJournal } from './useDeck.ts';
import type { LineUpState } from './useLineUp.ts';
import { WalkOnDialog } from './WalkOnDialog.tsx';

/** The dialog over the line-up, one at a time. */
export type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'couple'; readonly id: EntryId }
  | { readonly kind: 'names'; readonly id: EntryId }
  | { readonly kind: 'walk-on'; readonly id: EntryId };

interface Props {
  readonly day: readonly ScheduledRound[];
  readonly scheduled: ScheduledRound;
  readonly now: LineUpState;
  readonly deck: Pick<DeckJournal, 'perform'>;
  readonly open: OpenDialog;
  readonly onOpen: (open: OpenDialog) => void;
  readonly onClose: () => void;
}

export function LineUpDialogs({ day, scheduled, now, deck, open, onOpen, onClose }: Props) {
  const { event, round } = scheduled;
  const { model, take } = now;
  if (open.kind === 'nothing') return null;
  if (open.kind === 'walk-on')
    return (
      <WalkOnDialog
        scheduled={scheduled}
        id={open.id}
        heat={model.heat}
        onSubmit={(who) => {
          onClose();
          take(model.walksOn(who), who.entry);
        }}
        onClose={onClose}
      />
    );
  const couple = model.couples.find(({ entry }) => entry.id === open.id);
  if (couple === undefined) return null;
  const { entry } = couple;
  if (open.kind === 'names')
    return (
      <NamesDialog
        event={event}
        entry={entry}
        likely={findLikelyNames(day, entry)}
        onSubmit={(named) => {
          onClose();
          deck.perform(model.name(entry, named));
        }}
        onClose={onClose}
      />
    );
  return (
    <CoupleDialog
      key={entry.id}
      couple={couple}
      round={round}
      carriedOn={(called) => model.goesOnTo(entry, called)}
      onCall={(called) => {
        onClose();
        const step = model.call(couple, called);
        if (step !== undefined) take(step, entry);
      }}
      laterHeats={listLaterHeats(round, couple)}
      canAskFor={listRequestableHeats(round, couple)}
      onAskFor={(later) => {
        onClose();
        const changesBy = model.askFor(couple, later);
        if (changesBy !== undefined) deck.perform(changesBy);
      }}
      onName={entry.placeholder ? () => onOpen({ kind: 'names', id: entry.id }) : undefined}
      onClose={onClose}
    />
  );
}
