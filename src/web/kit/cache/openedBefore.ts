import { keepText, readText } from '../../../store/connection/browserStorage.ts';

const keyOf = (uid: string): string => `floorcraft.opened.${uid}.${window.location.pathname}`;

/**
 * Whether this account had this screen open on this device before: then it opens also where nobody can be asked for its
 * roles. What it may write is decided by the rules all the same.
 */
export const openedBefore = (uid: string): boolean => readText(keyOf(uid)) !== undefined;

export const noteOpened = (uid: string): boolean => keepText(keyOf(uid), 'yes');
