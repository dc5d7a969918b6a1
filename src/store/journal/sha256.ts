const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of UTF-8 text, in hexadecimal. Over plain http the browser offers none, so a library is loaded. */
export async function hashSha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!('subtle' in crypto)) return hex((await import('@noble/hashes/sha2.js')).sha256(bytes));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
