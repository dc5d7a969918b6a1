import { keepText, readText } from '../../store/connection/browserStorage.ts';

/** What a device remembers of its owner's choices for one dancer of a competition. */
type Choice = 'me' | 'notify';

const keyOf = (choice: Choice, event: string): string => `floorcraft.day-choice.${choice}.${event}`;

/** Whether this dancer is the one that was chosen on this device. */
export const isRemembered = (choice: Choice, event: string, dancer: string): boolean =>
  readText(keyOf(choice, event)) === dancer;

/** One dancer at a time: who chooses another one lets go of the first. */
export const remember = (choice: Choice, event: string, dancer: string | undefined): boolean =>
  keepText(keyOf(choice, event), dancer);
