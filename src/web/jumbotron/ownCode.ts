import { keepText, readText } from '../../store/connection/browserStorage.ts';
import { codeDrawn, displayCode, type DisplayCode } from '../../domain/floor/display.ts';

const KEY = 'floorcraft.display';

const drawn = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The code of this screen: drawn once, and kept, so that it is the same display after it was loaded anew. */
export function ownCode(eventName: string): DisplayCode {
  const key = `${KEY}.${eventName}`;
  const kept = displayCode(readText(key) ?? '');
  if (kept !== undefined) return kept;
  // Without storage it is another display each time it is loaded.
  const fresh = codeDrawn(drawn);
  keepText(key, fresh);
  return fresh;
}
