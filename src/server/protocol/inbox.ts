import { LIMITS } from './limits.ts';

/** A message of a client. One that has waited as long as it had to is not put off again. */
export interface Message {
  readonly text: string;
  readonly hasWaited: boolean;
}

/** Messages of one client that wait for their turn. Where they are too many, no more is read. */
export class Inbox {
  private readonly messages: Message[] = [];
  private readonly hold: (isHeld: boolean) => void;
  private characters = 0;
  private state: 'ready' | 'put off' = 'ready';

  /** @param hold stops reading from the client, or goes on with it */
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

  /** Stops reading where too much waits. */
  holdIfFull(): void {
    if (this.messages.length > LIMITS.waitingMessages || this.characters > LIMITS.waitingCharacters)
      this.hold(true);
  }

  take(): Message | undefined {
    const message = this.messages.shift();
    if (message === undefined) return undefined;
    this.characters -= message.text.length;
    if (this.isEmpty) this.hold(false);
    return message;
  }

  /** Puts a message back before all others. None of them is taken until it is resumed. */
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
