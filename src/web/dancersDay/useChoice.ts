import { useState } from 'react';
import { useStore } from '../app/StoreProvider.tsx';
import { isRemembered, remember } from './remembered.ts';

/** A choice of this device for one dancer, and the way to make or take it back. */
export function useChoice(
  choice: Parameters<typeof isRemembered>[0],
  dancer: string,
): readonly [isChosen: boolean, choose: (isChosen: boolean) => void] {
  const { eventName } = useStore();
  const [isChosen, setChosen] = useState(() => isRemembered(choice, eventName, dancer));
  return [
    isChosen,
    (to) => {
      remember(choice, eventName, to ? dancer : undefined);
      setChosen(to);
    },
  ];
}
