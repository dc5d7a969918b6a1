/** Maximum number of pins: fits on a phone, and is enough for a family. */
export const MAX_PINS = 8;

/** The key in localStorage. */
export const buildPinsKey = (eventName: string): string => `floorcraft.pinned.${eventName}`;
