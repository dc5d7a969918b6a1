import { useEffect, useEffectEvent, useState } from 'react';
import { hasNoChanges, NO_OFFER_CHANGES, type OfferChanges } from '../../../../domain/event/offerChanges.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { Observable } from '../../../../store/connection/observed.ts';
import { saveOfferDraft, readOfferDraft } from '../../../../store/events/offerDraft.ts';
import { changeOffer, findRemainingOffer, offerSavedAt } from '../../../../store/events/offered.ts';
import { renameRounds } from '../../../../store/rounds/renameRounds.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../../kit/cache/useLive.ts';
import { useStaffQueue } from '../../../kit/shell/useStaffQueue.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';
import type { OperationOutcome } from '../../../kit/shell/useOperationRunner.ts';
import type { SaveFooterProps } from '../SaveFooter.tsx';

export interface OfferDraft {
  /** This device's changes that are still to be saved. */
  readonly changes: OfferChanges;
  /** Events to be removed that stay, because they were entered or planned since. */
  readonly keptCount: number;
  readonly change: (changes: OfferChanges) => void;
  readonly foot: SaveFooterProps['draft'];
}

/** The offered events as edited on this device: kept here until saved, and merged with others' changes. */
export function useOffer(events: readonly CompetitionEvent[], edition: number): OfferDraft {
  const { eventName } = useStore();
  const [drafted] = useState(() => new Observable<OfferChanges>(readOfferDraft(eventName)));
  const draft = useObserved(drafted);
  const [isLoose, setLoose] = useState(false);
  const { busy, problem, perform } = useDecisions('organizer');
  const { onTheWay } = useStaffQueue();
  const changes = findRemainingOffer(draft, events);
  const there = new Set(events.map(({ key }) => key));
  const isOnItsWay =
    busy ||
    onTheWay.some(
      ({ operation, delivery }) =>
        delivery.kind !== 'refused' && operation.changes.some(({ patch }) => offerSavedAt in patch),
    );
  const keep = (next: OfferChanges): void => {
    drafted.set(next);
    setLoose(!saveOfferDraft(eventName, next));
  };
  const isDone = hasNoChanges(changes) && !hasNoChanges(draft) && !isOnItsWay;
  const settle = useEffectEvent(() => {
    drafted.set(NO_OFFER_CHANGES);
    saveOfferDraft(eventName, NO_OFFER_CHANGES);
  });
  useEffect(() => {
    if (isDone) settle();
  }, [isDone]);
  return {
    changes,
    keptCount: draft.removed.filter((key) => there.has(key)).length - changes.removed.length,
    change: keep,
    foot: {
      isChanged: !hasNoChanges(changes),
      // Changes by two people merge: no choice is needed.
      isOvertaken: false,
      keepMine: () => undefined,
      isOnItsWay,
      isLoose,
      problem,
      discard: () => {
        keep(NO_OFFER_CHANGES);
        return () => keep(draft);
      },
      save: () =>
        hasNoChanges(changes)
          ? Promise.resolve<OperationOutcome>(false)
          : perform((by) => {
              const change = changeOffer(by, changes, edition, events);
              return [{ ...change, patch: { ...change.patch, ...renameRounds(changes.roundNames, events) } }];
            }),
    },
  };
}
