import { saveText, readText } from '../../../store/connection/browserStorage.ts';

const keyOf = (eventName: string): string => `floorcraft.two-floors.${eventName}`;

/** True if this device has seen two floors in this hall. */
export const hasTwoFloors = (eventName: string): boolean => readText(keyOf(eventName)) !== undefined;

export const saveTwoFloors = (eventName: string): boolean => saveText(keyOf(eventName), 'yes');
