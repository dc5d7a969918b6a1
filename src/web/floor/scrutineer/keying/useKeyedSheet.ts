import { useMemo, useState } from 'react';
import {
  fitTyping,
  isStarted,
  NOTHING_KEYED,
  type KeyedSoFar,
} from '../../../../domain/keying/keyedSoFar.ts';
import type { PaperSheet } from '../../../../domain/keying/paperSheet.ts';
import { forgetKeying, keepKeying, readKeying } from '../../../../store/sheets/keyingDraft.ts';
import type { SheetPlace } from '../../../../store/sheets/sheetAt.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';

export interface KeyedSheetNow {
  readonly soFar: KeyedSoFar;
  /** The time at which an earlier visit typed this, in milliseconds; undefined if this visit did. */
  readonly restoredAt: number | undefined;
  /** This device saves nothing, so a reload loses the typing. */
  readonly isLoose: boolean;
  readonly change: (soFar: KeyedSoFar) => void;
  /** Keeps the typing on this device for later. */
  readonly saveForLater: () => void;
  /** Removes the typing: the sheet is in, or was given up. */
  readonly forget: () => void;
}

/** The typing of one paper. Every key is saved on this device, so a reload restores it. */
export function useKeyedSheet(paper: SheetPlace, sheet: PaperSheet): KeyedSheetNow {
  const { eventName } = useStore();
  const name = JSON.stringify(paper);
  const [typed, setTyped] = useState<{ readonly of: string; readonly soFar: KeyedSoFar }>();
  const [isLoose, setLoose] = useState(false);
  // Read once, before any typing: later the state of this screen is newer.
  const kept = useMemo(
    () => readKeying(eventName, paper),
    // eslint-disable-next-line react/exhaustive-deps -- the paper is the one of that name
    [eventName, name],
  );
  const isTyped = typed?.of === name;
  const before = kept === undefined ? NOTHING_KEYED : fitTyping(sheet, kept.of, kept.soFar);
  const soFar = isTyped ? typed.soFar : before;
  const keep = (next: KeyedSoFar, isOpen: boolean): void =>
    setLoose(!keepKeying(eventName, paper, { soFar: next, of: sheet.couples, isOpen }, Date.now()));
  return {
    soFar,
    restoredAt: isTyped || kept === undefined || !isStarted(soFar) ? undefined : kept.at,
    isLoose,
    change: (next) => {
      setTyped({ of: name, soFar: next });
      keep(next, true);
    },
    saveForLater: () => keep(soFar, false),
    forget: () => {
      setTyped({ of: name, soFar: NOTHING_KEYED });
      forgetKeying(eventName, paper, Date.now());
    },
  };
}
