import { pipeline } from 'node:stream/promises';
import { splitLines, type ScoreInputLine } from './splitLines.ts';
import { scoreLine, lineTooLong, type ScoredLine } from './scoreLine.ts';

/** Number of answered lines, and of errors among them. */
export interface ScoreSummary {
  readonly lines: number;
  readonly errors: number;
}

const answerTo = ({ number, text }: ScoreInputLine): ScoredLine =>
  text === undefined ? lineTooLong(number) : scoreLine(text, number);

/**
 * Scores JSON lines: one answer line per input line in the same order; blank lines are skipped. An invalid line is
 * answered with `{"id", "error"}`. Applies backpressure and holds no more than a chunk of the input. Leaves `output`
 * open. Rejects when a stream breaks.
 */
export async function scoreStream(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<ScoreSummary> {
  let lines = 0;
  let errors = 0;
  async function* answers(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
    for await (const arrived of splitLines(chunks)) {
      const answered = arrived.filter(({ text }) => text?.trim() !== '').map(answerTo);
      lines += answered.length;
      errors += answered.filter(({ failed }) => failed).length;
      if (answered.length > 0) yield answered.map(({ json }) => `${json}\n`).join('');
    }
  }
  await pipeline(input, answers, output, { end: false });
  return { lines, errors };
}
