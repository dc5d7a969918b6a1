import { keepText, readText } from '../../../store/connection/browserStorage.ts';
import { useCallback, useState } from 'react';

/** The hand whose thumb taps. */
export type Hand = 'left' | 'right';

const KEY = 'floorcraft.judge.hand';

const remembered = (): Hand => (readText(KEY) === 'left' ? 'left' : 'right');

/** The hand set on this device. */
export function useHand(): readonly [Hand, (hand: Hand) => void] {
  const [hand, setHand] = useState(remembered);
  const choose = useCallback((next: Hand) => {
    setHand(next);
    keepText(KEY, next);
  }, []);
  return [hand, choose];
}
