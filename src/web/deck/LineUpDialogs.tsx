import type { EntryId } from '../../domain/ids.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { CoupleDialog } from './CoupleDialog.tsx';
import { heatsToAskFor, likelyNames } from './lineUpSteps.ts';
import { NamesDialog } from './NamesDialog.tsx';
import type { LineUpNow } from './useLineUp.ts';
import { WalkOnDialog } from './WalkOnDialog.tsx';

/** What lies over the line-up: one thing at a time. */
export type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'couple'; readonly id: EntryId }
  | { readonly kind: 'names'; readonly id: EntryId }
  | { readonly kind: 'walk-on'; readonly id: EntryId };

interface Props {
  readonly day: readonly ScheduledRound[];
  readonly scheduled: ScheduledRound;
  readonly now: LineUpNow;
  /** Where a walk-on dances. */
  readonly heat: number;
  readonly open: Open;
  readonly onOpen: (open: Open) => void;
  readonly onClose: () => void;
}

/** What is asked over the line-up: about one couple, its names, or somebody who walks on. */
export function LineUpDialogs({ day, scheduled, now, heat, open, onOpen, onClose }: Props) {
  const { event, round } = scheduled;
  if (open.kind === 'nothing') return null;
  if (open.kind === 'walk-on')
    return (
      <WalkOnDialog
        scheduled={scheduled}
        id={open.id}
        heat={heat}
        onSubmit={(who) => {
          onClose();
          now.walksOn(who, heat);
        }}
        onClose={onClose}
      />
    );
  const couple = now.couples.find(({ entry }) => entry.id === open.id);
  if (couple === undefined) return null;
  const { entry } = couple;
  if (open.kind === 'names')
    return (
      <NamesDialog
        event={event}
        entry={entry}
        likely={likelyNames(day, entry)}
        onSubmit={(named) => {
          onClose();
          now.name(entry, named);
        }}
        onClose={onClose}
      />
    );
  return (
    <CoupleDialog
      key={entry.id}
      couple={couple}
      round={round}
      carriedOn={(called) => now.goesOnTo(entry, called)}
      onCall={(called) => {
        onClose();
        now.call(couple, called);
      }}
      laterHeats={heatsToAskFor(round, couple)}
      onAskFor={(later) => {
        onClose();
        now.askFor(couple, later);
      }}
      onName={entry.placeholder ? () => onOpen({ kind: 'names', id: entry.id }) : undefined}
      onClose={onClose}
    />
  );
}
