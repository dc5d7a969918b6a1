import { Readable } from 'node:stream';
import { CHARACTER, type Account, type FairShare } from '../operations/fairShare.ts';

/** Characters that are encoded and handed to the line at once. */
const PIECE_CHARACTERS = 64 * 1024;

/** Whether a text takes so long to send that others would notice. */
export const isLong = (text: string): boolean => text.length > PIECE_CHARACTERS;

/** The end of a piece; not between the two halves of one character. */
function endOfPiece(text: string, start: number): number {
  const end = Math.min(text.length, start + PIECE_CHARACTERS);
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff && end < text.length ? end - 1 : end;
}

/**
 * A long text as it goes out, piece by piece. Encoding and sending ten megabytes holds everybody else for some 20 ms, so each
 * piece takes its turn, and the caller's share pays for it.
 */
export function inTurns(text: string, account: Account, fairShare: FairShare): Readable {
  let at = 0;
  let isAsked = false;
  const readable = new Readable({
    read: () => {
      if (isAsked) return;
      isAsked = true;
      // Not at once: whoever goes first is looked after between two pieces.
      setImmediate(() => fairShare.ready(piece));
    },
  });
  const piece = {
    account: () => account,
    hasWork: () => isAsked && !readable.destroyed,
    work: () => {
      isAsked = false;
      const end = endOfPiece(text, at);
      const next = text.slice(at, end);
      at = end;
      readable.push(Buffer.from(next));
      if (at >= text.length) readable.push(null);
      return next.length * CHARACTER;
    },
  };
  return readable;
}
