import { WebSocket } from 'ws';

/** Many connections from one process to one address. */
export interface CrowdOptions {
  readonly address: string;
  readonly count: number;
}

/** `say`: every connection sends this. `await`: every connection is to receive a frame with this text. */
export type CrowdCommand =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'await'; readonly text: string }
  | { readonly kind: 'leave' };

export type CrowdReport =
  | { readonly kind: 'connected' }
  | { readonly kind: 'awaiting' }
  /**
   * Time (ms since 1970) at which each connection received the frame, and the bytes received so far on all of
   * them.
   */
  | { readonly kind: 'heard'; readonly times: readonly number[]; readonly bytes: number };

const tell = (news: CrowdReport): void => void process.send?.(news);
const now = (): number => performance.timeOrigin + performance.now();

const { address, count } = JSON.parse(process.argv[2] ?? '{}') as CrowdOptions;
const deflated = address.includes('deflate');
const lines: WebSocket[] = [];
let heard: (line: number, data: Buffer) => void = () => undefined;

// In batches: a listening socket queues only a limited number.
while (lines.length < count) {
  const some = Array.from({ length: Math.min(200, count - lines.length) }, (_, at) => {
    const line = lines.length + at;
    const socket = new WebSocket(address, { perMessageDeflate: deflated });
    socket.on('message', (data: Buffer) => heard(line, data));
    return socket;
  });
  await Promise.all(
    some.map(
      (socket) =>
        new Promise((resolve, reject) => {
          socket.once('open', resolve);
          socket.once('error', reject);
        }),
    ),
  );
  lines.push(...some);
}
tell({ kind: 'connected' });

function awaitText(text: string): void {
  const times = new Map<number, number>();
  const wanted = Buffer.from(text);
  heard = (line, data) => {
    if (times.has(line) || !data.includes(wanted)) return;
    times.set(line, now());
    if (times.size < lines.length) return;
    heard = () => undefined;
    // Raw bytes read, before decompression: the library exposes them nowhere else.
    const bytes = lines.reduce(
      (sum, line) => sum + Number(Reflect.get(Object(Reflect.get(line, '_socket')), 'bytesRead') ?? 0),
      0,
    );
    tell({ kind: 'heard', times: [...times.values()], bytes });
  };
  tell({ kind: 'awaiting' });
}

process.on('message', (order: CrowdCommand) => {
  switch (order.kind) {
    case 'say':
      for (const line of lines) line.send(order.text);
      return;
    case 'await':
      awaitText(order.text);
      return;
    case 'leave':
      for (const line of lines) line.terminate();
      process.exit(0);
  }
});
