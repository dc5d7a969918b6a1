/** An entry of an event. @param tree the root, before or after the write */
export const entryExpression = (tree: string, event: string, entry: string): string =>
  `${tree}.child('events').child(${event}).child('entries').child(${entry})`;
