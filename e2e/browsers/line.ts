import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A proxy that drops some requests: a hall's Wi-Fi, for engines whose driver cannot simulate one. */
export interface Line {
  readonly origin: string;
  /** Drops every request whose method and path match: 'GET /assets/SheetKeys-…'. Undefined drops none. */
  readonly lose: (pattern: RegExp | undefined) => void;
  /** Dropped requests so far. */
  readonly lost: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function openLine(to: string): Promise<Line> {
  const { host, hostname, port } = new URL(to);
  let losing: RegExp | undefined;
  const lost: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    const { method, url: path = '/' } = asked;
    if (losing?.test(`${method} ${path}`) === true) {
      lost.push(`${method} ${path}`);
      asked.socket.destroy();
      return;
    }
    const headers = { ...asked.headers, host };
    const passed = request({ hostname, port, method, path, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    passed.on('error', () => asked.socket.destroy());
    asked.pipe(passed);
  });
  server.on('upgrade', (asked, socket, head) => {
    const there = connect(Number(port), hostname, () => {
      const headers = Object.entries({ ...asked.headers, host, origin: to });
      there.write(
        `GET ${asked.url ?? '/'} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')}\r\n`,
      );
      there.write(head);
      there.pipe(socket).pipe(there);
    });
    there.on('error', () => socket.destroy());
    socket.on('error', () => there.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    lose: (pattern) => {
      losing = pattern;
    },
    lost: () => lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Includes WebSocket connections.
        for (const socket of sockets) socket.destroy();
      }),
  };
}
