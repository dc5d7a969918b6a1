import { WebSocket } from 'ws';
import { NAMESPACE } from './server.ts';

/** A received message of the data layer. */
export interface RawMessage {
  /** The answered request's number; absent in a push. */
  readonly r?: number;
  readonly a?: string;
  readonly b: {
    readonly s?: string;
    readonly d?: unknown;
    readonly p?: string;
    readonly t?: number;
    readonly q?: unknown;
  };
}

/** A raw client that records every frame in order. */
export class RawClient {
  readonly heard: RawMessage[] = [];
  readonly control: unknown[] = [];
  readonly texts: string[] = [];
  closed: { code: number } | undefined;
  private readonly socket: WebSocket;
  private number = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.texts.push(text);
      const message = JSON.parse(text) as { t: string; d: RawMessage };
      if (message.t === 'd') this.heard.push(message.d);
      else this.control.push(message.d);
    });
    socket.on('close', (code) => {
      this.closed = { code };
    });
    socket.on('error', () => undefined);
  }

  /** @param session the previous one, when reconnecting */
  static async connect(port: number, namespace = NAMESPACE, session?: string): Promise<RawClient> {
    const before = session === undefined ? '' : `&ls=${session}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${namespace}${before}`);
    const client = new RawClient(socket);
    await client.until(() => client.control.length > 0);
    return client;
  }

  /** Sends without waiting. Returns the request's number. */
  send(action: string, body: unknown): number {
    this.number += 1;
    this.frame(JSON.stringify({ t: 'd', d: { r: this.number, a: action, b: body } }));
    return this.number;
  }

  frame(text: string): void {
    this.socket.send(text);
  }

  binary(bytes: Uint8Array): void {
    this.socket.send(bytes);
  }

  async ask(action: string, body: unknown): Promise<RawMessage['b']> {
    const number = this.send(action, body);
    await this.until(() => this.heard.some(({ r }) => r === number));
    return this.heard.find(({ r }) => r === number)?.b ?? {};
  }

  pushes(): RawMessage[] {
    return this.heard.filter(({ r }) => r === undefined);
  }

  pause(): void {
    this.socket.pause();
  }

  async until(condition: () => boolean, milliseconds = 30_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`waited in vain; heard ${JSON.stringify(this.heard.slice(-5))}`);
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed.code}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  async untilClosed(): Promise<number> {
    const end = Date.now() + 30_000;
    while (this.closed === undefined && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 2));
    return this.closed?.code ?? 0;
  }

  close(): void {
    this.socket.close();
  }

  terminate(): void {
    this.socket.terminate();
  }
}
