import { keepJson, readJson } from '../connection/browserStorage.ts';
import { childOf, textOf } from '../tree/path.ts';

/** An invitation link opened on this device. */
export interface Invite {
  readonly by: string;
  readonly secret: string;
}

const nameOf = (eventName: string): string => `floorcraft.invite.${eventName}`;

/** The latest invitation, until its places are taken. */
export function lastInvite(eventName: string): Invite | undefined {
  const raw = readJson(nameOf(eventName));
  const [by, secret] = [textOf(childOf(raw, 'by')), textOf(childOf(raw, 'secret'))];
  return by === undefined || secret === undefined ? undefined : { by, secret };
}

/** @returns false if the browser has no storage */
export const keepInvite = (eventName: string, invite: Invite): boolean => keepJson(nameOf(eventName), invite);

export const forgetInvite = (eventName: string): boolean => keepJson(nameOf(eventName), undefined);
