import type { Server, Socket } from 'node:net';

/**
 * Every connection of a server, also those that have become WebSockets: Node's own list forgets these, and then waits
 * for them when the server closes.
 */
export class Connections {
  private readonly open = new Set<Socket>();
  private isCut = false;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      if (this.isCut) {
        socket.destroy();
        return;
      }
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** Ends all of them without another word, and from now on each new one. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.destroy();
  }
}
