import { keepText, readText } from '../../../store/connection/browserStorage.ts';

/** Storage key of the email for which this device requested a link. */
const ASKED_FOR = 'floorcraft.linkEmail';

export const keepLinkEmail = (email: string | undefined): boolean => keepText(ASKED_FOR, email);

/** The email for which this device requested a link; empty on any other. */
export const readLinkEmail = (): string => readText(ASKED_FOR) ?? '';
