import type { GroupCommit } from '../database/groupCommit.ts';

/** Messages to one client, sent once their cause is on disk. */
export class Outbox {
  private readonly commits: GroupCommit;
  private readonly transport: {
    readonly send: (message: string | Buffer) => void;
    readonly terminate: () => void;
  };
  /** Messages that leave with the next flush. */
  private parcel: { readonly turn: number; readonly messages: (string | Buffer)[] } | undefined;

  constructor(commits: GroupCommit, transport: Outbox['transport']) {
    this.commits = commits;
    this.transport = transport;
  }

  add(message: string | Buffer): void {
    const { commits, transport } = this;
    // An earlier parcel may still wait for the standby; this message must not leave with it.
    if (this.parcel?.turn === commits.turn) {
      this.parcel.messages.push(message);
      return;
    }
    const messages = [message];
    this.parcel = { turn: commits.turn, messages };
    commits.release(
      () => {
        if (this.parcel?.messages === messages) this.parcel = undefined;
        for (const each of messages) transport.send(each);
      },
      // The messages describe writes that were rolled back: the client must reconnect and compare.
      () => transport.terminate(),
    );
  }
}
