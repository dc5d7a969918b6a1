/**
 * SHA-256 of a text (as UTF-8), in hexadecimal. By the browser itself where it offers it; over plain http it does not,
 * and the way by script is loaded then, and only then.
 */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!('subtle' in crypto)) return (await import('./sha256ByScript.ts')).sha256ByScript(bytes);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
