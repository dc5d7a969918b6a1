import { useEffect, useEffectEvent, useState } from 'react';
import { Observed } from '../../../store/connection/observed.ts';
import type { EditedWhole, Edition } from '../../../store/competition/editedWhole.ts';
import { savedAt } from '../../../store/competition/editions.ts';
import { nextEdition } from '../../../store/competition/nextEdition.ts';
import {
  isSameEdition,
  keepEdition,
  keptEdition,
  type Drafted,
} from '../../../store/competition/keptEdition.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useStaffQueue } from '../../kit/shell/useStaffQueue.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import type { Done } from '../../kit/shell/useOutcome.ts';

export interface SettingsDraft<Rules> {
  /** As this device has them; undefined while there are none at all. */
  readonly rules: Rules | undefined;
  /** Changed here, and not saved. */
  readonly isChanged: boolean;
  /** Somebody else has saved other ones since these were made. */
  readonly isOvertaken: boolean;
  /** They were sent, and it is not known yet what became of them. */
  readonly isOnItsWay: boolean;
  /** This device keeps nothing: what is not saved is gone with the page. */
  readonly isLoose: boolean;
  /** Why the last saving did not come about. */
  readonly problem: string | undefined;
  readonly change: (rules: Rules) => void;
  /** Changes them as they are by then: for what is pressed some time after it was shown. */
  readonly amend: (how: (now: Rules) => Rules) => void;
  /** Back to what everybody sees. The way back from that is returned. */
  readonly discard: () => () => void;
  /** The next saving replaces what somebody else has saved. */
  readonly keepMine: () => void;
  readonly save: () => Promise<Done>;
}

/** Rules as one device changes them: kept on it until they are saved, on top of the edition they were made from. */
export function useSettingsDraft<Rules>(
  about: EditedWhole<Rules>,
  known: Edition<Rules>,
): SettingsDraft<Rules> {
  const { eventName } = useStore();
  const [drafted] = useState(() => new Observed<Drafted<Rules> | undefined>(keptEdition(eventName, about)));
  const draft = useObserved(drafted);
  const [isLoose, setLoose] = useState(false);
  const { busy, problem, perform } = useDecisions('organizer');
  const { onTheWay } = useStaffQueue();
  const saved = known.kind === 'set' ? known.rules : undefined;

  const isOnItsWay =
    busy ||
    onTheWay.some(
      ({ operation, delivery }) =>
        delivery.kind !== 'refused' && operation.changes.some(({ patch }) => savedAt(about) in patch),
    );
  const isSaved = draft !== undefined && saved !== undefined && isSameEdition(about, draft.rules, saved);
  const keep = (next: Drafted<Rules> | undefined): void => {
    drafted.set(next);
    setLoose(!keepEdition(eventName, about, next));
  };

  // A device shows what it has sent before it is known whether it arrived: until then the draft stays.
  const isArrived = isSaved && !isOnItsWay;
  const settle = useEffectEvent(() => {
    drafted.set(undefined);
    keepEdition(eventName, about, undefined);
  });
  useEffect(() => {
    if (isArrived) settle();
  }, [isArrived]);

  const isChanged = draft !== undefined && !isArrived;
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
    save: () =>
      draft === undefined
        ? Promise.resolve<Done>(false)
        : perform((by) => [nextEdition(by, about, draft.rules, draft.madeFrom)]),
  };
}
