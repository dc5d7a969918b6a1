import { inflateSync } from 'node:zlib';

/** Decompresses a stream; returns it unchanged if it is not compressed. */
function inflated(stream: Buffer): Buffer {
  try {
    return inflateSync(stream);
  } catch {
    return stream;
  }
}

/** Counts the pages of a PDF. Firefox keeps their objects in compressed streams. */
export function countPages(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, stream = '']) =>
    inflated(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [...[text, ...streams].join('\n').matchAll(/\/Type\s*\/Page\b/g)].length;
}
