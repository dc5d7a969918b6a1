const keyOf = (uid: string): string => `floorcraft.opened.${uid}.${window.location.pathname}`;

/**
 * Whether this account had this screen open on this device before: then it opens also where nobody can be asked for its
 * roles. What it may write is decided by the rules all the same.
 */
export function openedBefore(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false; // no storage here
  }
}

export function noteOpened(uid: string): void {
  try {
    localStorage.setItem(keyOf(uid), 'yes');
  } catch {
    // No storage here: without network the screen will wait for the connection.
  }
}
