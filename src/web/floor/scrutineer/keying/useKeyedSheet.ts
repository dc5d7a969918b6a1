import { useMemo, useState } from 'react';
import {
  fitTyping,
  hasTypedMarks,
  EMPTY_KEYING,
  type KeyingProgress,
} from '../../../../domain/keying/keyingProgress.ts';
import type { PaperSheet } from '../../../../domain/keying/paperSheet.ts';
import { forgetKeyingDraft, saveKeyingDraft, readKeyingDraft } from '../../../../store/sheets/keyingDraft.ts';
import type { SheetPlace } from '../../../../store/sheets/sheetAt.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';

export interface KeyedSheetState {
  readonly soFar: KeyingProgress;
  /** The time at which an earlier visit typed this, in milliseconds; undefined if this visit did. */
  readonly restoredAt: number | undefined;
  /** This device saves nothing, so a reload loses the typing. */
  readonly isLoose: boolean;
  readonly change: (soFar: KeyingProgress) => void;
  /** Keeps the typing on this device for later. */
  readonly saveForLater: () => void;
  /** Removes the typing: the sheet is in, or was given up. */
  readonly forget: () => void;
}

/** The typing of one paper. Every key is saved on this device, so a reload restores it. */
export function useKeyedSheet(paper: SheetPlace, sheet: PaperSheet): KeyedSheetState {
  const { eventName } = useStore();
  const name = JSON.stringify(paper);
  const [typed, setTyped] = useState<{ readonly of: string; readonly soFar: KeyingProgress }>();
  const [isLoose, setLoose] = useState(false);
  // Read once, before any typing: later the state of this screen is newer.
  const kept = useMemo(
    () => readKeyingDraft(eventName, paper),
    // eslint-disable-next-line react/exhaustive-deps -- the paper is the one of that name
    [eventName, name],
  );
  const isTyped = typed?.of === name;
  const before = kept === undefined ? EMPTY_KEYING : fitTyping(sheet, kept.of, kept.soFar);
  const soFar = isTyped ? typed.soFar : before;
  const keep = (next: KeyingProgress, isOpen: boolean): void =>
    setLoose(!saveKeyingDraft(eventName, paper, { soFar: next, of: sheet.couples, isOpen }, Date.now()));
  return {
    soFar,
    restoredAt: isTyped || kept === undefined || !hasTypedMarks(soFar) ? undefined : kept.at,
    isLoose,
    change: (next) => {
      setTyped({ of: name, soFar: next });
      keep(next, true);
    },
    saveForLater: () => keep(soFar, false),
    forget: () => {
      setTyped({ of: name, soFar: EMPTY_KEYING });
      forgetKeyingDraft(eventName, paper, Date.now());
    },
  };
}
