import { useEffect, useEffectEvent, useState } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import { Observable } from '../../../store/connection/observed.ts';
import type { EditedRules, Edition } from '../../../store/competition/createEditedRules.ts';
import { getEditionPath } from '../../../store/competition/editions.ts';
import { saveNextEdition } from '../../../store/competition/nextEdition.ts';
import {
  isSameEdition,
  saveDraftEdition,
  readDraftEdition,
  type DraftedRules,
} from '../../../store/competition/draftEdition.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useStaffQueue } from '../../kit/shell/useStaffQueue.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import type { OperationOutcome } from '../../kit/shell/useOperationRunner.ts';

export interface SettingsDraft<Rules> {
  /** The rules as edited on this device; undefined while there are none at all. */
  readonly rules: Rules | undefined;
  /** Edited here, and not saved. */
  readonly isChanged: boolean;
  /** True if another device has saved since the rules were edited. */
  readonly isOvertaken: boolean;
  /** True if the rules were sent, but not confirmed yet. */
  readonly isOnItsWay: boolean;
  /** This device saves nothing: a reload loses unsaved edits. */
  readonly isLoose: boolean;
  /** The reason the last save failed. */
  readonly problem: string | undefined;
  readonly change: (rules: Rules) => void;
  /** Applies to the latest rules: for a press some time after rendering. */
  readonly amend: (how: (now: Rules) => Rules) => void;
  /** Back to the saved version. Returns an undo. */
  readonly discard: () => () => void;
  /** The next save replaces the other device's version. */
  readonly keepMine: () => void;
  /** @param more changes that belong to it, in the same patch */
  readonly save: (more?: (by: Author) => readonly Change[]) => Promise<OperationOutcome>;
}

/** Settings being edited on this device: kept here until saved, based on one edition. */
export function useSettingsDraft<Rules>(
  about: EditedRules<Rules>,
  known: Edition<Rules>,
): SettingsDraft<Rules> {
  const { eventName } = useStore();
  const [drafted] = useState(
    () => new Observable<DraftedRules<Rules> | undefined>(readDraftEdition(eventName, about)),
  );
  const draft = useObserved(drafted);
  const [isLoose, setLoose] = useState(false);
  const { busy, problem, perform } = useDecisions('organizer');
  const { onTheWay } = useStaffQueue();
  const saved = known.kind === 'set' ? known.rules : undefined;

  const isOnItsWay =
    busy ||
    onTheWay.some(
      ({ operation, delivery }) =>
        delivery.kind !== 'refused' && operation.changes.some(({ patch }) => getEditionPath(about) in patch),
    );
  const isSaved = draft !== undefined && saved !== undefined && isSameEdition(about, draft.rules, saved);
  // Typed text may differ from the stored one by a space: keep the draft until a save is confirmed.
  const isTyping = draft?.madeFrom === known.edition && JSON.stringify(draft.rules) !== JSON.stringify(saved);
  const keep = (next: DraftedRules<Rules> | undefined): void => {
    drafted.set(next);
    setLoose(!saveDraftEdition(eventName, about, next));
  };

  // A device shows its own writes before they are confirmed: until then the draft stays.
  const isSettled = isSaved && !isOnItsWay;
  const isArrived = isSettled && !isTyping;
  const settle = useEffectEvent(() => {
    drafted.set(undefined);
    saveDraftEdition(eventName, about, undefined);
  });
  useEffect(() => {
    if (isArrived) settle();
  }, [isArrived]);

  const isChanged = draft !== undefined && !isSettled;
  return {
    rules: draft?.rules ?? saved,
    isChanged,
    isOvertaken: isChanged && !isOnItsWay && draft.madeFrom !== known.edition,
    isOnItsWay,
    isLoose,
    problem,
    change: (rules) => keep({ madeFrom: drafted.now?.madeFrom ?? known.edition, rules }),
    amend: (how) => {
      const now =
        drafted.now ?? (saved === undefined ? undefined : { madeFrom: known.edition, rules: saved });
      if (now !== undefined) keep({ ...now, rules: how(now.rules) });
    },
    discard: () => {
      keep(undefined);
      return () => keep(draft);
    },
    keepMine: () => {
      if (draft !== undefined) keep({ ...draft, madeFrom: known.edition });
    },
    save: (more) =>
      draft === undefined
        ? Promise.resolve<OperationOutcome>(false)
        : perform((by) => [saveNextEdition(by, about, draft.rules, draft.madeFrom), ...(more?.(by) ?? [])]),
  };
}
