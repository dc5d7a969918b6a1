import { keepText, readText } from '../../../store/connection/browserStorage.ts';

/** Where this device keeps the email for which it asked for a link. */
const ASKED_FOR = 'floorcraft.linkEmail';

export const keepLinkEmail = (email: string | undefined): boolean => keepText(ASKED_FOR, email);

/** The email for which this device asked for a link; empty on any other. */
export const readLinkEmail = (): string => readText(ASKED_FOR) ?? '';
