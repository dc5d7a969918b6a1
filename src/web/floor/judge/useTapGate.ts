import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { SETTLE_MS, TapGate } from './tapGate.ts';

const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Ignores taps and keys until the judge can have seen the screen. The first screen accepts them at once.
 * @param screen names the screen; undefined while there is none
 */
export function useTapGate(screen: string | undefined): {
  /** False while presses are ignored. */
  readonly isOpen: boolean;
  /** Call when parts of the same screen have moved. */
  readonly onShift: () => void;
} {
  const gate = useRef(new TapGate());
  const [shifts, setShifts] = useState(0);
  const now = screen === undefined ? undefined : `${screen} ${shifts}`;
  const [settled, setSettled] = useState(now);
  if (settled === undefined && now !== undefined) setSettled(now);
  const isOpen = settled === undefined || settled === now;
  // Layout effects: before the sheet's keys listen (SheetKeys), and before the new screen is painted.
  useLayoutEffect(() => {
    const check = (event: Event): void => {
      if (gate.current.takes(event.type, event.timeStamp)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const press of PRESSES) window.addEventListener(press, check, { capture: true });
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, check, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (isOpen || now === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    gate.current.close();
    const { dataset } = document.documentElement;
    dataset['settling'] = '';
    const frame = requestAnimationFrame(() => {
      gate.current.painted(performance.now());
      timer = setTimeout(() => setSettled(now), SETTLE_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      delete dataset['settling'];
    };
  }, [now, isOpen]);
  return { isOpen, onShift: useCallback(() => setShifts((before) => before + 1), []) };
}
