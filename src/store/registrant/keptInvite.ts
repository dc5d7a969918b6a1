import { keepJson, readJson } from '../connection/browserStorage.ts';
import { childOf, textOf } from '../tree/path.ts';

/** A link by which a partner has invited whoever uses this device. */
export interface Invite {
  /** The partner. */
  readonly by: string;
  readonly secret: string;
}

const nameOf = (eventName: string): string => `floorcraft.invite.${eventName}`;

/** The latest invitation that was opened on this device, until its places are taken. */
export function keptInvite(eventName: string): Invite | undefined {
  const raw = readJson(nameOf(eventName));
  const [by, secret] = [textOf(childOf(raw, 'by')), textOf(childOf(raw, 'secret'))];
  return by === undefined || secret === undefined ? undefined : { by, secret };
}

/** Keeps it; false where the browser keeps nothing. */
export const keepInvite = (eventName: string, invite: Invite): boolean => keepJson(nameOf(eventName), invite);

export const forgetInvite = (eventName: string): boolean => keepJson(nameOf(eventName), undefined);
