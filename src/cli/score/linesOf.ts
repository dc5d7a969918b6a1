import { StringDecoder } from 'node:string_decoder';

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Undefined for a line too long to be held. */
  readonly text: string | undefined;
}

/** Far longer than any round; what comes behind it in the same line is dropped. */
const LONGEST = 16 * 1024 * 1024;

/**
 * The lines of a stream, together as they arrive. Only the newline ends a line: Node's readline would also end one at
 * U+2028, which may stand inside a JSON text. The last line needs no newline.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<readonly Line[]> {
  const decoder = new StringDecoder('utf8');
  let number = 0;
  /** The line that has begun; undefined once it is too long. */
  let begun: string | undefined = '';
  const goOn = (piece: string): void => {
    begun = begun === undefined || begun.length + piece.length > LONGEST ? undefined : begun + piece;
  };
  const end = (): Line => {
    number += 1;
    const text = number === 1 ? begun?.replace(/^\uFEFF/, '') : begun;
    begun = '';
    return { number, text };
  };
  for await (const chunk of chunks) {
    const pieces = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    const last = pieces.pop() ?? '';
    const lines = pieces.map((piece) => {
      goOn(piece);
      return end();
    });
    goOn(last);
    if (lines.length > 0) yield lines;
  }
  goOn(decoder.end());
  if (begun !== '') yield [end()];
}
