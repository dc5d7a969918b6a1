import { useState } from 'react';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { saveText, readText } from '../../../store/connection/browserStorage.ts';

/** Choices that a device remembers for one dancer of a competition. */
type Choice = 'me' | 'notify';

const keyOf = (choice: Choice, event: string): string => `floorcraft.day-choice.${choice}.${event}`;

const isRemembered = (choice: Choice, event: string, dancer: string): boolean =>
  readText(keyOf(choice, event)) === dancer;

/** Remembers one dancer at a time: a new choice replaces the former one. */
const remember = (choice: Choice, event: string, dancer: string | undefined): boolean =>
  saveText(keyOf(choice, event), dancer);

/** A remembered choice of this device for one dancer, and its setter. */
export function useRememberedChoice(
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
