import { Readable } from 'node:stream';
import { CHARACTER_MS, type WorkAccount, type FairShare } from '../operations/fairShare.ts';
import type { TreeNode } from '../tree/node.ts';
import { findListLength, formatScalar } from '../tree/text.ts';
import { estimateWeight } from '../tree/weight.ts';
import { writeRestText, type TextStyle } from './restText.ts';

/** Characters encoded and sent at once. */
const PIECE_CHARACTERS = 64 * 1024;
/** A node up to this weight is written in one go (a few ms), and its text is cached. */
const MAX_WRITTEN_AT_ONCE_BYTES = 64 * 1024;

/** True if writing or sending the node would delay others noticeably. */
export const isLongNode = (node: TreeNode): boolean => estimateWeight(node) > PIECE_CHARACTERS;

/** The text of a node in parts, each written on demand. */
function* partsOf(node: TreeNode, style: TextStyle): Generator<string> {
  if (
    node.kind === 'leaf' ||
    estimateWeight(node) <= MAX_WRITTEN_AT_ONCE_BYTES ||
    (!style.asExport && findListLength(node) !== undefined)
  ) {
    yield writeRestText(node, style);
    return;
  }
  let before = '{';
  if (style.asExport && node.priority !== null) {
    yield `{".priority":${formatScalar(node.priority)}`;
    before = ',';
  }
  for (const [key, child] of node.children.forwards()) {
    yield `${before}${JSON.stringify(key)}:`;
    yield* partsOf(child, style);
    before = ',';
  }
  yield '}';
}

/** The end of a slice of at most `most` characters that doesn't split a surrogate pair. */
function endOfSlice(text: string, start: number, most: number): number {
  const end = Math.min(text.length, start + most);
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

/**
 * Sends the JSON text of a long node piece by piece. Ten megabytes at once would block everybody for 0.2 s,
 * so each piece takes its turn and is charged to the caller.
 */
export function sendInPieces(
  node: TreeNode,
  style: TextStyle,
  { account, fairShare }: { readonly account: WorkAccount; readonly fairShare: FairShare },
): Readable {
  const parts = partsOf(node, style);
  let part = '';
  let at = 0;
  let isWritten = false;
  let isAsked = false;

  /** The next piece; empty at the end. Long parts are never joined, so only one piece is copied. */
  const nextPiece = (): string => {
    const slices: string[] = [];
    let room = PIECE_CHARACTERS;
    while (room > 0 && !isWritten) {
      if (at === part.length) {
        const next = parts.next();
        part = next.done === true ? '' : next.value;
        at = 0;
        isWritten = next.done === true;
        continue;
      }
      const end = endOfSlice(part, at, room);
      if (end === at) break;
      slices.push(part.slice(at, end));
      room -= end - at;
      at = end;
    }
    return slices.join('');
  };

  const readable = new Readable({
    read: () => {
      if (isAsked) return;
      isAsked = true;
      // Deferred, so prioritized work runs between two pieces.
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
      if (isWritten) readable.push(null);
      return piece.length * CHARACTER_MS;
    },
  };
  return readable;
}
