import { WebSocket } from 'ws';

/** A minimal WebSocket client, so that the server dominates the measurement. */
export interface RawSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
  /** Called with every frame. */
  heard: (text: string) => void;
  /** Frames and characters received so far. */
  frames: number;
  characters: number;
}

function connect(address: string): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    const line: RawSocket = {
      send: (text) => socket.send(text),
      close: () => socket.terminate(),
      heard: () => undefined,
      frames: 0,
      characters: 0,
    };
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      line.frames += 1;
      line.characters += data.length;
      line.heard(data.toString('latin1'));
    });
    socket.on('open', () => resolve(line));
  });
}

/** Opens this many connections to one address. */
export const openRawSockets = (address: string, count: number): Promise<RawSocket[]> =>
  Promise.all(Array.from({ length: count }, () => connect(address)));

/** Waits until each connection has received this many frames, the server's greeting included. */
export async function waitForFrames(lines: readonly RawSocket[], count: number): Promise<void> {
  const end = Date.now() + 60_000;
  while (lines.some(({ frames }) => frames < count)) {
    if (Date.now() > end) throw new Error(`not everybody heard ${count} frames`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export function closeRawSockets(lines: readonly RawSocket[]): void {
  for (const { close } of lines) close();
}
