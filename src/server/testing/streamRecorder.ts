import { get, type IncomingMessage } from 'node:http';

export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
}

/** A client that records the events of a stream in order. */
export class StreamRecorder {
  readonly events: StreamEvent[] = [];
  isClosed = false;
  private text = '';
  private readonly answer: IncomingMessage;

  private constructor(answer: IncomingMessage) {
    this.answer = answer;
    answer.setEncoding('utf8');
    answer.on('data', (piece: string) => this.take(piece));
    answer.on('error', () => undefined);
    answer.on('close', () => {
      this.isClosed = true;
    });
  }

  static open(port: number, path: string, headers: Record<string, string> = {}): Promise<StreamRecorder> {
    return new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', port, path, agent: false };
      get({ ...asked, headers: { accept: 'text/event-stream', ...headers } }, (answer) =>
        resolve(new StreamRecorder(answer)),
      ).on('error', reject);
    });
  }

  get status(): number {
    return this.answer.statusCode ?? 0;
  }

  get type(): string {
    return this.answer.headers['content-type'] ?? '';
  }

  /** The text after the last complete event; all of it if the answer is not a stream. */
  get rest(): string {
    return this.text;
  }

  pause(): void {
    this.answer.pause();
  }

  resume(): void {
    this.answer.resume();
  }

  leave(): void {
    this.answer.destroy();
  }

  private take(piece: string): void {
    const parts = (this.text + piece).split('\n\n');
    this.text = parts.pop() ?? '';
    for (const part of parts) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(part) ?? [];
      this.events.push({ name, data: JSON.parse(data) });
    }
  }
}
