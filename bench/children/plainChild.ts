import { WebSocketServer } from 'ws';
import { generateEvents } from '../server/madeUp.ts';
import type { ServerReport, ServerCommand } from './serverChild.ts';

/**
 * The baseline: only `ws`. It sends every message to all other connections, and answers `join` with a frame of its own.
 */
export interface PlainServerOptions {
  readonly deflate: boolean;
  /** Megabytes of entries in the answer to `join`. */
  readonly megabytes: number;
}

const tell = (news: ServerReport): void => void process.send?.(news);
const { deflate, megabytes } = JSON.parse(process.argv[2] ?? '{}') as PlainServerOptions;
const sockets = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  perMessageDeflate: deflate,
  backlog: 4096,
});
const bytes = Buffer.from(
  JSON.stringify({ t: 'd', d: { a: 'd', b: { p: 'events', d: generateEvents(megabytes) }, end: 'of it' } }),
);
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    if (data.toString('latin1') === 'join') {
      socket.send(bytes, { binary: false });
      return;
    }
    for (const client of sockets.clients) if (client !== socket) client.send(data, { binary: false });
  });
});
sockets.on('listening', () => {
  const address = sockets.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  tell({ kind: 'up', port: address.port, startedIn: performance.now(), cpuIn: 0 });
});

process.on('message', (order: ServerCommand) => {
  switch (order) {
    case 'measure': {
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      tell({ kind: 'measured', measured: { resident: rss, heap: heapUsed, cpu: (user + system) / 1000 } });
      return;
    }
    case 'close':
      process.exit(0);
  }
});
