/** Where this device keeps the email for which it asked for a link. */
const ASKED_FOR = 'floorcraft.linkEmail';

export function keepLinkEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(ASKED_FOR);
    else localStorage.setItem(ASKED_FOR, email);
  } catch {
    // It is typed once more.
  }
}

/** The email for which this device asked for a link; empty on any other. */
export function readLinkEmail(): string {
  try {
    return localStorage.getItem(ASKED_FOR) ?? '';
  } catch {
    return '';
  }
}
