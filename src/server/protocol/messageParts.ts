import { PROTOCOL_LIMITS } from './limits.ts';

export type ReceivedPart =
  | { readonly kind: 'message'; readonly text: string }
  /** A keepalive, or a part of an incomplete message. */
  | { readonly kind: 'nothing' }
  /** A message longer than its sender may send; `beginning` identifies it. */
  | { readonly kind: 'too long'; readonly beginning: string }
  | { readonly kind: 'broken'; readonly why: string };

const BEGINNING = 200;
const tooLong = (text: string): ReceivedPart => ({ kind: 'too long', beginning: text.slice(0, BEGINNING) });

const NOTHING: ReceivedPart = { kind: 'nothing' };

/** Joins messages that clients split into a count and that many frames. */
export class MessageParts {
  private missing = 0;
  private characters = 0;
  private bytes = 0;
  private received: string[] = [];
  private openedAt = 0;

  /** Takes one text frame. `now` in milliseconds. A message over `mostBytes` is still read to its end. */
  take(frame: string, now: number, mostBytes = Infinity): ReceivedPart {
    const bytes = mostBytes === Infinity ? 0 : Buffer.byteLength(frame);
    if (this.missing > 0) return this.takePart(frame, bytes, mostBytes);
    const count = frame.length <= 6 && /^\d+$/.test(frame) ? Number(frame) : undefined;
    if (count === undefined) return bytes > mostBytes ? tooLong(frame) : { kind: 'message', text: frame };
    if (count === 0) return NOTHING;
    if (count > PROTOCOL_LIMITS.parts) return { kind: 'broken', why: 'too many parts' };
    this.missing = count;
    this.openedAt = now;
    return NOTHING;
  }

  /** True if a message was begun but never finished. */
  isOverdue(now: number): boolean {
    return this.missing > 0 && now - this.openedAt > PROTOCOL_LIMITS.partsWithin;
  }

  private takePart(part: string, bytes: number, mostBytes: number): ReceivedPart {
    this.bytes += bytes;
    this.characters += part.length;
    if (this.characters > PROTOCOL_LIMITS.messageCharacters) return { kind: 'broken', why: 'too large' };
    // Parts beyond the limit are counted but dropped, except the first, which identifies the request.
    if (this.bytes <= mostBytes || this.received.length === 0) this.received.push(part);
    else this.received.length = 1;
    this.missing -= 1;
    if (this.missing > 0) return NOTHING;
    const isTooLong = this.bytes > mostBytes;
    this.bytes = 0;
    // Joined as strings: a split may fall inside a surrogate pair.
    const text = this.received.join('');
    this.received = [];
    this.characters = 0;
    return isTooLong ? tooLong(text) : { kind: 'message', text };
  }
}
