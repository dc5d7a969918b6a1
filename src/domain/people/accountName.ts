/** What is shown of a name at most: a name can be as long as somebody types it. */
const LONGEST = 80;

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Ann Lee out of ann.lee@example.edu; what follows a plus sign only sorts the mail. */
function nameInAddress(email: string): string {
  const [person = ''] = email.split('@');
  const [local = ''] = person.split('+');
  const words = local.split(/[._-]+/).filter((word) => word !== '');
  return words.map(capitalized).join(' ') || email;
}

/**
 * The name under which a member of the staff acts: the one given with the account, else what the address says of it.
 * People read it in the journal and under decisions; the account itself is known there by its id.
 */
export function nameOfAccount(email: string, given: string | undefined): string {
  const name = given?.trim() ?? '';
  return (name === '' ? nameInAddress(email) : name).slice(0, LONGEST);
}

/** Two or three letters for a tile: Ann Lee is AL, Deck is DE, nobody is a question mark. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const [only = ''] = words;
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : only.slice(0, 2);
  return letters.slice(0, 3).toUpperCase() || '?';
}
