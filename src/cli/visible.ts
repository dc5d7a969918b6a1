/** Control characters, line ends among them, and the signs that turn the direction of a text. A tab does no harm. */
const UNSEEN = /[^\P{Cc}\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text of somebody else's as one line for a terminal: what would move the cursor, change colors or begin another line is shown
 * as `\u001b`.
 */
export const visible = (text: string): string =>
  text.replaceAll(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The same, of a text of several lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');
