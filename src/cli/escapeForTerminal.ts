/** Control characters except tab, line separators, and signs that change the text direction. */
const UNSEEN = /[^\P{Cc}\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Makes a stranger's text safe for one line of a terminal: anything that would move the cursor, change colors or start
 * a new line is shown as `\u001b`.
 */
export const escapeForTerminal = (text: string): string =>
  text.replaceAll(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Like `escapeForTerminal`, for several lines. */
export const escapeLinesForTerminal = (text: string): string =>
  text.split('\n').map(escapeForTerminal).join('\n');
