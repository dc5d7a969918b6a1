/** The same is told of a lead and of a follow: how a place is named then. */
export const their =
  (role: 'lead' | 'follow') =>
  (place: string): string =>
    place
      .replace(/\/(lead|follow)(?!Number)/, (_, found: string) => (found === role ? '/their' : '/other'))
      .replace(/pairs\/.*/, 'pairs/theirs');
