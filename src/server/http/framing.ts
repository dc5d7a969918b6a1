import type { IncomingMessage } from 'node:http';

/** How often a header stands in a request. Node keeps the first of several. */
const countOf = ({ rawHeaders }: IncomingMessage, name: string): number =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === name).length;

/**
 * Why a request means one thing to us and perhaps another one to a proxy before us; undefined: it is clear. With such a
 * request somebody has a proxy take a part of it for the next request of another caller.
 */
export function ambiguityOf(request: IncomingMessage): string | undefined {
  if (countOf(request, 'host') > 1) return 'A request names one Host.';
  const coding = request.headers['transfer-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'chunked') return undefined;
  return 'The only transfer coding here is chunked.';
}
