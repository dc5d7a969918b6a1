import { useSyncExternalStore } from 'react';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import type { Pin } from './pin.ts';
import { Pins } from './pins.ts';

const NONE: readonly Pin[] = [];
const none = (): readonly Pin[] => NONE;

const known = new Map<string, Pins>();

function pinsOf(eventName: string): Pins {
  const pins = known.get(eventName) ?? new Pins(eventName);
  known.set(eventName, pins);
  return pins;
}

/** The pins of this device, and the way to change them. Empty when rendered on the server. */
export function usePins(): {
  readonly pins: readonly Pin[];
  readonly pin: (pin: Pin) => void;
  readonly unpin: (id: string) => void;
} {
  const { eventName } = useStore();
  const pins = useSyncExternalStore(
    (changed) => pinsOf(eventName).all.observe(changed),
    () => pinsOf(eventName).all.now,
    none,
  );
  return {
    pins,
    pin: (one) => pinsOf(eventName).add(one),
    unpin: (id) => pinsOf(eventName).remove(id),
  };
}
