/** FNV-1a, from two different beginnings: 64 bits, and of two names nobody has ever met the same. */
function mixed(text: string): string {
  const from = (begin: number): string => {
    let hash = begin;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return `${from(0x811c9dc5)}-${from(0x1234567)}`;
}

/**
 * The key of what comes in with a list: made of what it says, so that the same line brought in twice, or by two people at the
 * same moment, is there once. `_` is in none (pairs).
 */
export const listedKey = (kind: 'd' | 'e', ...said: readonly string[]): string =>
  `${kind}-${mixed(JSON.stringify(said))}`;
