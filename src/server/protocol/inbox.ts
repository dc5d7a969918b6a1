import { PROTOCOL_LIMITS } from './limits.ts';

/** A client's message. Once delayed, it is not delayed again. */
export interface ClientMessage {
  readonly text: string;
  readonly hasWaited: boolean;
}

/** Messages of one client waiting for their turn. Reading pauses when there are too many. */
export class MessageInbox {
  private readonly messages: ClientMessage[] = [];
  private readonly hold: (isHeld: boolean) => void;
  private characters = 0;
  private state: 'ready' | 'put off' = 'ready';

  /** @param hold pauses or resumes reading from the client */
  constructor(hold: (isHeld: boolean) => void) {
    this.hold = hold;
  }

  get isEmpty(): boolean {
    return this.messages.length === 0;
  }

  hasWork(): boolean {
    return this.state === 'ready' && !this.isEmpty;
  }

  add(text: string): void {
    this.messages.push({ text, hasWaited: false });
    this.characters += text.length;
  }

  /** Pauses reading if too much is waiting. */
  holdIfFull(): void {
    if (
      this.messages.length > PROTOCOL_LIMITS.waitingMessages ||
      this.characters > PROTOCOL_LIMITS.waitingCharacters
    )
      this.hold(true);
  }

  take(): ClientMessage | undefined {
    const message = this.messages.shift();
    if (message === undefined) return undefined;
    this.characters -= message.text.length;
    if (this.isEmpty) this.hold(false);
    return message;
  }

  /** Puts a message back at the front. None is taken until `resume`. */
  putOff(text: string): void {
    this.messages.unshift({ text, hasWaited: true });
    this.characters += text.length;
    this.state = 'put off';
    this.hold(true);
  }

  resume(): void {
    this.state = 'ready';
  }

  clear(): void {
    this.messages.length = 0;
  }
}
