const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * SHA-256 of a text (as UTF-8), in hexadecimal. By the browser itself where it offers it; over plain http it does not,
 * and the one by script is loaded then, and only then.
 */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!('subtle' in crypto)) return hex((await import('@noble/hashes/sha2.js')).sha256(bytes));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
