/** Names may be any length; display at most this. */
const MAX_CHARACTERS = 80;

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Ann Lee for ann.lee@example.edu; ignores a plus suffix. */
function nameInAddress(email: string): string {
  const [person = ''] = email.split('@');
  const [local = ''] = person.split('+');
  const words = local.split(/[._-]+/).filter((word) => word !== '');
  return words.map(capitalized).join(' ') || email;
}

/**
 * The name staff act under: the account's own name, or else one derived from the address. It is displayed in the
 * journal and with decisions, which identify the account by its id.
 */
export function deriveAccountName(email: string, given: string | undefined): string {
  const name = given?.trim() ?? '';
  return (name === '' ? nameInAddress(email) : name).slice(0, MAX_CHARACTERS);
}

/** Two or three letters: Ann Lee is AL, Deck is DE, an empty name is a question mark. */
export function buildInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const [only = ''] = words;
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : only.slice(0, 2);
  return letters.slice(0, 3).toUpperCase() || '?';
}
