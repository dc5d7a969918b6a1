import { LIMITS } from './limits.ts';

export type Received =
  | { readonly kind: 'message'; readonly text: string }
  /** A keepalive, or a part of something that is not complete yet. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'broken'; readonly why: string };

const NOTHING: Received = { kind: 'nothing' };

/** Puts messages together: clients cut long ones into a count and that many frames. */
export class MessageParts {
  private missing = 0;
  private characters = 0;
  private received: string[] = [];
  private openedAt = 0;

  /** Takes one text frame. `now` in milliseconds. */
  take(frame: string, now: number): Received {
    if (this.missing > 0) return this.takePart(frame);
    const count = frame.length <= 6 && /^\d+$/.test(frame) ? Number(frame) : undefined;
    if (count === undefined) return { kind: 'message', text: frame };
    if (count === 0) return NOTHING;
    if (count > LIMITS.parts) return { kind: 'broken', why: 'too many parts' };
    this.missing = count;
    this.openedAt = now;
    return NOTHING;
  }

  /** Whether somebody opened a message and never finished it. */
  isOverdue(now: number): boolean {
    return this.missing > 0 && now - this.openedAt > LIMITS.partsWithin;
  }

  private takePart(part: string): Received {
    this.characters += part.length;
    if (this.characters > LIMITS.messageCharacters) return { kind: 'broken', why: 'too large' };
    this.received.push(part);
    this.missing -= 1;
    if (this.missing > 0) return NOTHING;
    // Joined as texts: a cut may fall between the two halves of a character.
    const text = this.received.join('');
    this.received = [];
    this.characters = 0;
    return { kind: 'message', text };
  }
}
