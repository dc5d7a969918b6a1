import { saveText, readText } from '../../../store/connection/browserStorage.ts';

const keyOf = (uid: string): string => `floorcraft.opened.${uid}.${window.location.pathname}`;

/**
 * True if this account has opened this screen on this device before. It may then open offline, before its roles are
 * known. The rules still decide every write.
 */
export const hasOpened = (uid: string): boolean => readText(keyOf(uid)) !== undefined;

export const saveOpened = (uid: string): boolean => saveText(keyOf(uid), 'yes');
