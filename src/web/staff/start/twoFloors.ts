const keyOf = (eventName: string): string => `floorcraft.two-floors.${eventName}`;

/** Whether this device has seen two floors in this hall. */
export function hasTwoFloors(eventName: string): boolean {
  try {
    return localStorage.getItem(keyOf(eventName)) !== null;
  } catch {
    return false; // no storage here
  }
}

export function noteTwoFloors(eventName: string): void {
  try {
    localStorage.setItem(keyOf(eventName), 'yes');
  } catch {
    // No storage here: the second floor is chosen by hand each time.
  }
}
