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
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(nameOf(eventName)) ?? 'null');
    const [by, secret] = [textOf(childOf(raw, 'by')), textOf(childOf(raw, 'secret'))];
    return by === undefined || secret === undefined ? undefined : { by, secret };
  } catch {
    return undefined; // no storage here, or not ours
  }
}

/** Keeps it; false where the browser keeps nothing. */
export function keepInvite(eventName: string, invite: Invite): boolean {
  try {
    localStorage.setItem(nameOf(eventName), JSON.stringify(invite));
    return true;
  } catch {
    return false;
  }
}

export function forgetInvite(eventName: string): void {
  try {
    localStorage.removeItem(nameOf(eventName));
  } catch {
    // No storage here: nothing is kept.
  }
}
