/** FNV-1a with two seeds: 64 bits, enough to rule out collisions in practice. */
function mixed(text: string): string {
  const from = (begin: number): string => {
    let hash = begin;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return `${from(0x811c9dc5)}-${from(0x1234567)}`;
}

/**
 * A deterministic key for an imported item, so that importing a line twice, even concurrently, creates it once. Never
 * contains `_`, which separates pairs of keys.
 */
export const createImportKey = (kind: 'd' | 'e', ...said: readonly string[]): string =>
  `${kind}-${mixed(JSON.stringify(said))}`;
