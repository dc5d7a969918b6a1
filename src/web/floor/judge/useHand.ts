import { saveText, readText } from '../../../store/connection/browserStorage.ts';
import { useCallback, useState } from 'react';

/** The hand whose thumb taps. */
export type ThumbHand = 'left' | 'right';

const KEY = 'floorcraft.judge.hand';

const remembered = (): ThumbHand => (readText(KEY) === 'left' ? 'left' : 'right');

/** The hand set on this device. */
export function useThumbHand(): readonly [ThumbHand, (hand: ThumbHand) => void] {
  const [hand, setHand] = useState(remembered);
  const choose = useCallback((next: ThumbHand) => {
    setHand(next);
    saveText(KEY, next);
  }, []);
  return [hand, choose];
}
