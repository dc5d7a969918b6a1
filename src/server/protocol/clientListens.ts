import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Listen } from '../database/listens.ts';
import { RequestRefusal } from '../refusal.ts';
import { calculateHash } from '../tree/hash.ts';
import { formatPath, type KeyPath } from '../tree/paths.ts';
import { buildNewsPush, buildRevokedPush, buildValuePush } from './answers.ts';
import { PROTOCOL_LIMITS } from './limits.ts';
import type { ProtocolRequest, WireQuery } from './requests.ts';

interface Followed {
  readonly path: KeyPath;
  readonly query?: WireQuery;
}

const nameOf = ({ path, query }: Followed): string => `${formatPath(path)} ${query?.window.text ?? ''}`;

export class ClientListens {
  private readonly listens = new Map<string, Listen>();
  private readonly setup: {
    readonly database: Database;
    readonly caller: () => Caller;
    readonly say: (message: string | Buffer) => void;
  };

  constructor(setup: ClientListens['setup']) {
    this.setup = setup;
  }

  /**
   * Starts a listen and sends the value unless the client has it. Returns true if its order is indexed.
   * @throws Refusal `permission_denied`, `too_big`
   */
  add(request: Extract<ProtocolRequest, { action: 'listen' }>): boolean {
    const { database, caller, say } = this.setup;
    const { path, query } = request;
    const name = nameOf(request);
    if (!this.listens.has(name) && this.listens.size >= PROTOCOL_LIMITS.listens)
      throw new RequestRefusal('too_big', 'Too many listens on one connection');
    this.remove(request);
    const listen: Listen = {
      path,
      ...(query === undefined ? {} : { window: query.window }),
      caller,
      hear: (news) => say(buildNewsPush(news, query?.tag)),
      revoked: () => {
        this.listens.delete(name);
        say(buildRevokedPush(path, query?.words));
      },
    };
    const node = database.follow(listen);
    this.listens.set(name, listen);
    // An empty hash means no data: no need to hash a whole tree to compare.
    const isCurrent = request.hash === '' ? node === null : calculateHash(node) === request.hash;
    if (!isCurrent) say(buildValuePush(path, node, query?.tag));
    return query === undefined || database.isIndexed(path, query.window.query.ordering);
  }

  remove(request: Followed): void {
    const name = nameOf(request);
    const listen = this.listens.get(name);
    if (listen === undefined) return;
    this.listens.delete(name);
    this.setup.database.leave(listen);
  }

  /** The connection's identity has changed. */
  recheck(): void {
    this.setup.database.recheck(this.listens.values());
  }

  end(): void {
    for (const listen of this.listens.values()) this.setup.database.leave(listen);
    this.listens.clear();
  }
}
