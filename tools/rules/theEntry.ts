/** Where a couple of an event stands. */

/** A couple in an event. @param tree the root to look in, before or after */
export const entryIn = (tree: string, event: string, entry: string): string =>
  `${tree}.child('events').child(${event}).child('entries').child(${entry})`;
