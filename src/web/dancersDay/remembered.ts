/** What a device remembers of its owner's choices for one dancer of a competition. */
type Choice = 'me' | 'notify';

const keyOf = (choice: Choice, event: string): string => `floorcraft.day-choice.${choice}.${event}`;

/** Whether this dancer is the one that was chosen on this device. */
export function isRemembered(choice: Choice, event: string, dancer: string): boolean {
  try {
    return localStorage.getItem(keyOf(choice, event)) === dancer;
  } catch {
    return false; // no storage here: nothing is remembered
  }
}

/** One dancer at a time: who chooses another one lets go of the first. */
export function remember(choice: Choice, event: string, dancer: string | undefined): void {
  try {
    if (dancer === undefined) localStorage.removeItem(keyOf(choice, event));
    else localStorage.setItem(keyOf(choice, event), dancer);
  } catch {
    // Full or closed: it holds as long as the page is open.
  }
}
