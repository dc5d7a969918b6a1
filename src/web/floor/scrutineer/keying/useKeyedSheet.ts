import { useMemo, useState } from 'react';
import { fittedTo, isStarted, NOTHING_KEYED, type KeyedSoFar } from '../../../../domain/keying/keyedSoFar.ts';
import type { PaperSheet } from '../../../../domain/keying/paperSheet.ts';
import { forgetKeying, keepKeying, keptKeying } from '../../../../store/sheets/keptKeying.ts';
import type { SheetPlace } from '../../../../store/sheets/sheetAt.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';

export interface KeyedSheetNow {
  readonly soFar: KeyedSoFar;
  /** When what is here was typed, if an earlier visit has left it, in milliseconds. */
  readonly broughtBack: number | undefined;
  /** This device keeps nothing: what is typed is gone with the page. */
  readonly isLoose: boolean;
  readonly change: (soFar: KeyedSoFar) => void;
  /** Stays on this device until somebody comes back to it. */
  readonly putAside: () => void;
  /** Is kept no longer: the sheet is in, or its typing was thrown away. */
  readonly forget: () => void;
}

/** What is typed of one paper: on the screen and, with every key, on this device, from where a reload brings it back. */
export function useKeyedSheet(paper: SheetPlace, sheet: PaperSheet): KeyedSheetNow {
  const { eventName } = useStore();
  const name = JSON.stringify(paper);
  const [typed, setTyped] = useState<{ readonly of: string; readonly soFar: KeyedSoFar }>();
  const [isLoose, setLoose] = useState(false);
  // Looked up before anything is typed: afterwards this screen knows best what is.
  const kept = useMemo(
    () => keptKeying(eventName, paper),
    // eslint-disable-next-line react/exhaustive-deps -- the paper is the one of that name
    [eventName, name],
  );
  const isTyped = typed?.of === name;
  const soFar = isTyped
    ? typed.soFar
    : kept === undefined
      ? NOTHING_KEYED
      : fittedTo(sheet, kept.of, kept.soFar);
  const keep = (next: KeyedSoFar, isOpen: boolean): void =>
    setLoose(!keepKeying(eventName, paper, { soFar: next, of: sheet.couples, isOpen }, Date.now()));
  return {
    soFar,
    broughtBack: isTyped || kept === undefined || !isStarted(soFar) ? undefined : kept.at,
    isLoose,
    change: (next) => {
      setTyped({ of: name, soFar: next });
      keep(next, true);
    },
    putAside: () => keep(soFar, false),
    forget: () => {
      setTyped({ of: name, soFar: NOTHING_KEYED });
      forgetKeying(eventName, paper, Date.now());
    },
  };
}
