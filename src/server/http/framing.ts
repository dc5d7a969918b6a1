import type { IncomingMessage } from 'node:http';

/** Counts a header. Node keeps only the first of several. */
const countOf = ({ rawHeaders }: IncomingMessage, name: string): number =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === name).length;

/**
 * The reason a request may mean something else to a proxy in front of us; undefined if it is unambiguous. Request
 * smuggling uses such requests to prefix the next caller's request.
 */
export function findAmbiguity(request: IncomingMessage): string | undefined {
  if (countOf(request, 'host') > 1) return 'A request names one Host.';
  const coding = request.headers['transfer-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'chunked') return undefined;
  return 'The only transfer coding here is chunked.';
}
