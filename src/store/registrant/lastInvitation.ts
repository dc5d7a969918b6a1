import { saveJson, readJson } from '../connection/browserStorage.ts';
import { getRawChild, toText } from '../tree/path.ts';

/** An invitation link opened on this device. */
export interface OpenedInvitation {
  readonly by: string;
  readonly secret: string;
}

const nameOf = (eventName: string): string => `floorcraft.invite.${eventName}`;

/** The latest invitation, until its places are taken. */
export function readLastInvitation(eventName: string): OpenedInvitation | undefined {
  const raw = readJson(nameOf(eventName));
  const [by, secret] = [toText(getRawChild(raw, 'by')), toText(getRawChild(raw, 'secret'))];
  return by === undefined || secret === undefined ? undefined : { by, secret };
}

/** @returns false if the browser has no storage */
export const saveInvitation = (eventName: string, invite: OpenedInvitation): boolean =>
  saveJson(nameOf(eventName), invite);

export const forgetInvitation = (eventName: string): boolean => saveJson(nameOf(eventName), undefined);
