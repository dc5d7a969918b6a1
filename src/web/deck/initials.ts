/** What a captain is known by on the tiles of the others: 'ann.lee@…' is AL, 'deck@…' is DE. */
export function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  const [only = ''] = words;
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : only.slice(0, 2);
  return letters.slice(0, 3).toUpperCase() || '?';
}
