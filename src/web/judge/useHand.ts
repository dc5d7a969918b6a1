import { useCallback, useState } from 'react';

/** The hand whose thumb taps. */
export type Hand = 'left' | 'right';

const KEY = 'floorcraft.judge.hand';

function remembered(): Hand {
  try {
    return localStorage.getItem(KEY) === 'left' ? 'left' : 'right';
  } catch {
    return 'right';
  }
}

/** A setting of the device: where the thumb goes. */
export function useHand(): readonly [Hand, (hand: Hand) => void] {
  const [hand, setHand] = useState(remembered);
  const choose = useCallback((next: Hand) => {
    setHand(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // It holds until the page is closed.
    }
  }, []);
  return [hand, choose];
}
