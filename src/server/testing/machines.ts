import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { NAMESPACE } from './server.ts';

export const SECRET = 'a secret of more than 32 characters';

/** A server's status, and that of the other machine. */
export async function fetchHealth(origin: string): Promise<{
  readonly role?: string;
  readonly inStep?: boolean;
  readonly standby?: { readonly inStep: boolean; readonly behind: number };
}> {
  return (await fetch(`${origin}/healthz`)).json() as never;
}

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits for network events while timers are faked. */
export async function waitForNetwork(has: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!has()) {
    if (performance.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Waits until a standby is in sync and the primary knows it. */
export async function waitUntilInSync(first: { origin: string }, standby: { origin: string }): Promise<void> {
  await eventually(async () => (await fetchHealth(standby.origin)).inStep === true);
  await eventually(async () => {
    const told = (await fetchHealth(first.origin)).standby;
    return told?.inStep === true && told.behind === 0;
  });
}

/** A connection between two machines that can be cut and restored. */
export class CuttableConnection {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(to: number) {
    this.server = createServer((near) => {
      if (this.isCut) {
        near.destroy();
        return;
      }
      const far = connect(to, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
  }

  static async to(port: number): Promise<CuttableConnection> {
    const cable = new CuttableConnection(port);
    cable.server.listen(0, '127.0.0.1');
    await once(cable.server, 'listening');
    return cable;
  }

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  mend(): void {
    this.isCut = false;
  }

  remove(): void {
    this.cut();
    this.server.close();
  }
}

/** A scripted standby. */
export class ScriptedStandby {
  readonly heard: { readonly kind: string; readonly number?: number }[] = [];
  isClosed = false;
  private readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString('utf8')) as never));
    socket.on('close', () => {
      this.isClosed = true;
    });
    socket.on('error', () => undefined);
  }

  /** Connects a standby, and waits until it has its copy and is in sync. */
  static async inStepWith(port: number): Promise<ScriptedStandby> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.standby?ns=${NAMESPACE}`, {
      headers: { authorization: `Bearer ${SECRET}`, 'floorcraft-standby': 'told' },
    });
    const standby = new ScriptedStandby(socket);
    await standby.until((word) => word.kind === 'copied');
    standby.hasKept(standby.heard.at(-1)?.number ?? 0);
    await eventually(async () => (await fetchHealth(`http://127.0.0.1:${port}`)).standby?.inStep === true);
    return standby;
  }

  until(is: (word: { readonly kind: string; readonly number?: number }) => boolean): Promise<void> {
    return eventually(() => this.heard.some(is));
  }

  hasKept(number: number): void {
    this.socket.send(JSON.stringify({ kind: 'kept', number }));
  }

  leave(): void {
    this.socket.terminate();
  }
}
