import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

// Keys that are sent in mails. They are derived with the competition's secret: without it, a plain hash of a
// registration's short code could be reversed by trying all codes.

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (secret: string, use: 'Message-ID' | 'stop'): Buffer =>
  createHmac('sha256', secret).update(use).digest();

/** The first part of a Message-ID: the same for a mail that is sent again after a crash. */
export const messageKey = (secret: string, id: string): string =>
  createHmac('sha256', keyFor(secret, 'Message-ID')).update(id).digest('hex').slice(0, 32);

/** A token that stops the reminders of a registration. Contains the code, encrypted. */
export function createStopToken(secret: string, code: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, 'stop'), iv);
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The code in a token of ours; undefined for any other text. */
export function readStopToken(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyFor(secret, 'stop'), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined; // made without the secret
  }
}
