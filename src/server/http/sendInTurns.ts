import { Readable } from 'node:stream';
import { CHARACTER, type Account, type FairShare } from '../operations/fairShare.ts';
import type { TreeNode } from '../tree/node.ts';
import { listLength, scalarText } from '../tree/text.ts';
import { weightOf } from '../tree/weight.ts';
import { restText, type Style } from './restText.ts';

/** Characters that are encoded and handed to the line at once. */
const PIECE_CHARACTERS = 64 * 1024;
/** A node up to this weight is written in one go, which takes some milliseconds, and its text is kept for others. */
const MAX_WRITTEN_AT_ONCE_BYTES = 512 * 1024;

/** Whether a node takes so long to write or to send that others would notice. */
export const isLong = (node: TreeNode): boolean => weightOf(node) > PIECE_CHARACTERS;

/** The text of a node in parts, each written when its turn comes. */
function* partsOf(node: TreeNode, style: Style): Generator<string> {
  if (
    node.kind === 'leaf' ||
    weightOf(node) <= MAX_WRITTEN_AT_ONCE_BYTES ||
    (!style.asExport && listLength(node) !== undefined)
  ) {
    yield restText(node, style);
    return;
  }
  let before = '{';
  if (style.asExport && node.priority !== null) {
    yield `{".priority":${scalarText(node.priority)}`;
    before = ',';
  }
  for (const [key, child] of node.children.forwards()) {
    yield `${before}${JSON.stringify(key)}:`;
    yield* partsOf(child, style);
    before = ',';
  }
  yield '}';
}

/** Where a piece of a text ends; not between the two halves of one character. */
function endOfPiece(text: string): number {
  const last = text.charCodeAt(PIECE_CHARACTERS - 1);
  return last >= 0xd800 && last <= 0xdbff ? PIECE_CHARACTERS - 1 : PIECE_CHARACTERS;
}

/**
 * The JSON text of a long node as it goes out, piece by piece. Writing, encoding and sending ten megabytes holds everybody
 * else for a fifth of a second, so each piece takes its turn, and the caller's share pays for it.
 */
export function inTurns(
  node: TreeNode,
  style: Style,
  { account, fairShare }: { readonly account: Account; readonly fairShare: FairShare },
): Readable {
  const parts = partsOf(node, style);
  let waiting = '';
  let isWritten = false;
  let isAsked = false;

  /** The next piece of at least one character; empty at the end. */
  const nextPiece = (): string => {
    while (waiting.length < PIECE_CHARACTERS && !isWritten) {
      const next = parts.next();
      if (next.done === true) isWritten = true;
      else waiting += next.value;
    }
    const end = waiting.length <= PIECE_CHARACTERS ? waiting.length : endOfPiece(waiting);
    const piece = waiting.slice(0, end);
    waiting = waiting.slice(end);
    return piece;
  };

  const readable = new Readable({
    read: () => {
      if (isAsked) return;
      isAsked = true;
      // Not at once: whoever goes first is looked after between two pieces.
      setImmediate(() => fairShare.ready(turn));
    },
  });
  const turn = {
    account: () => account,
    hasWork: () => isAsked && !readable.destroyed,
    work: () => {
      isAsked = false;
      const piece = nextPiece();
      if (piece !== '') readable.push(Buffer.from(piece));
      if (isWritten && waiting === '') readable.push(null);
      return piece.length * CHARACTER;
    },
  };
  return readable;
}
