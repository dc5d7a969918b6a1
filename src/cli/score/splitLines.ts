import { StringDecoder } from 'node:string_decoder';

export interface ScoreInputLine {
  /** Starts at 1. */
  readonly number: number;
  /** Undefined if the line was too long to hold. */
  readonly text: string | undefined;
}

/** Far longer than any round; longer lines are dropped. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/**
 * Splits a stream into lines, in batches as they arrive. Only \n ends a line: Node's readline also splits at U+2028,
 * which JSON text may contain. The last line needs no newline.
 */
export async function* splitLines(
  chunks: AsyncIterable<Buffer | string>,
): AsyncGenerator<readonly ScoreInputLine[]> {
  const decoder = new StringDecoder('utf8');
  let number = 0;
  /** The current line; undefined once it is too long. */
  let begun: string | undefined = '';
  const goOn = (piece: string): void => {
    begun = begun === undefined || begun.length + piece.length > MAX_LINE_BYTES ? undefined : begun + piece;
  };
  const end = (): ScoreInputLine => {
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
