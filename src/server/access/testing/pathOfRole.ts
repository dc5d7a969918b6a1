/** Names a path when lead and follow share a test. */
export const pathOfRole =
  (role: 'lead' | 'follow') =>
  (place: string): string =>
    place
      .replace(/\/(lead|follow)(?!Number)/, (_, found: string) => (found === role ? '/their' : '/other'))
      .replace(/pairs\/.*/, 'pairs/theirs');
