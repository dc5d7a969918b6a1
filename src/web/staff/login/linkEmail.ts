import { saveText, readText } from '../../../store/connection/browserStorage.ts';

/** Storage key of the email for which this device requested a link. */
const ASKED_FOR = 'floorcraft.linkEmail';

export const saveLinkEmail = (email: string | undefined): boolean => saveText(ASKED_FOR, email);

/** The email for which this device requested a link; empty on any other. */
export const readLinkEmail = (): string => readText(ASKED_FOR) ?? '';
