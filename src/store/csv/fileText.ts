import { parsed, refused, type Parsed } from '../../domain/parsed.ts';

export type TableFileProblem = 'too large' | 'empty' | 'spreadsheet' | 'web page' | 'no text';

/** Enough bytes for ten thousand lines. */
const LARGEST_LIST = 4_000_000;

const begins = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);

/** UTF-8, or otherwise the encoding of older spreadsheets on Windows. */
function decoded(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a chosen file, or the reason it is no table. */
export function decodeTableFile(bytes: Uint8Array): Parsed<string, TableFileProblem> {
  if (bytes.length > LARGEST_LIST) return refused('too large');
  // Signatures of workbooks, new and old.
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return refused('spreadsheet');
  const text = decoded(bytes);
  if (text.includes('\u0000')) return refused('no text');
  if (text.trim() === '') return refused('empty');
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) return refused('web page');
  return parsed(text);
}
