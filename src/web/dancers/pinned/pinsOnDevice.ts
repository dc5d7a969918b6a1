/** As many as stand on a phone, and a family has. */
export const MOST_PINNED = 8;

/** Where this device keeps them. */
export const pinsKey = (eventName: string): string => `floorcraft.pinned.${eventName}`;
