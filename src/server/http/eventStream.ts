import type { ServerResponse } from 'node:http';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Listen, ChangeNews, QueryWindow } from '../database/listens.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import { PROTOCOL_LIMITS } from '../protocol/limits.ts';
import type { CredentialValidity } from '../protocol/credentials.ts';
import { startLongTimer, type LongTimer } from '../protocol/timer.ts';
import type { KeyPath } from '../tree/paths.ts';
import { writeRestText, type TextStyle } from './restText.ts';

/** A request to follow a path as a stream. */
export interface StreamRequest {
  readonly database: Database;
  readonly caller: Caller;
  /** Validity of the caller's credential; absent: forever. */
  readonly lasts?: CredentialValidity;
  readonly path: KeyPath;
  readonly window?: QueryWindow;
  readonly style: TextStyle;
}

export interface StreamOutput {
  send(text: string): void;
  /** Ends after everything sent so far. */
  end(): void;
  /** Ends at once. */
  cut(): void;
}

const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;
const KEEP_ALIVE = event('keep-alive', 'null');

const place = (path: KeyPath): string => JSON.stringify(`/${path.join('/')}`);

const change = (name: 'put' | 'patch', path: KeyPath, data: string): string =>
  event(name, `{"path":${place(path)},"data":${data}}`);

/** Formats news as one event; its path is relative to the stream's. */
function newsEvent(news: ChangeNews, { path, style }: StreamRequest): string {
  const inside = news.path.slice(path.length);
  switch (news.kind) {
    case 'value':
      return change('put', inside, writeRestText(news.node, style));
    case 'children': {
      const values = news.changes.map(
        ({ path: below, node }) => `${JSON.stringify(below.join('/'))}:${writeRestText(node, style)}`,
      );
      return change('patch', inside, `{${values.join(',')}}`);
    }
  }
}

const withoutPriorities = new WeakMap<ChangeNews, string>();
const withPriorities = new WeakMap<ChangeNews, string>();

/** Formats news once for all streams that share it. Equal news has an equal path. */
function sharedEvent(news: ChangeNews, asked: StreamRequest): string {
  const made = asked.style.asExport ? withPriorities : withoutPriorities;
  const known = made.get(news);
  if (known !== undefined) return known;
  const text = newsEvent(news, asked);
  made.set(news, text);
  return text;
}

/** A listen over plain HTTP (server-sent events). */
class EventStream {
  private readonly asked: StreamRequest;
  private readonly line: StreamOutput;
  private readonly commits: GroupCommit;
  private readonly ended: () => void;
  private readonly listen: Listen;
  private expiry: LongTimer | undefined;
  private isOver = false;

  constructor(asked: StreamRequest, line: StreamOutput, about: { commits: GroupCommit; ended: () => void }) {
    this.asked = asked;
    this.line = line;
    this.commits = about.commits;
    this.ended = about.ended;
    this.listen = {
      path: asked.path,
      ...(asked.window === undefined ? {} : { window: asked.window }),
      caller: () => asked.caller,
      hear: (news) => this.say(sharedEvent(news, asked)),
      revoked: () => this.finish(event('cancel', 'null')),
    };
  }

  /**
   * Sends the current value and then every change.
   * @throws Refusal `permission_denied`
   */
  open(): void {
    const { database, lasts, style } = this.asked;
    const node = database.follow(this.listen);
    this.say(change('put', [], writeRestText(node, style)));
    if (lasts !== undefined) this.expiry = startLongTimer(lasts.milliseconds, () => this.expire());
  }

  /** Ends the stream if its token is among those that ended. */
  recheck(): void {
    if (!this.isOver && this.asked.lasts?.hasEnded() === true) this.expire();
  }

  private expire(): void {
    this.finish(event('auth_revoked', '"Auth token is expired."'));
  }

  /** Stops listening. */
  leave(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.expiry?.cancel();
    this.asked.database.leave(this.listen);
    this.ended();
  }

  private finish(last: string): void {
    this.say(last);
    this.commits.release(() => this.line.end());
    this.leave();
  }

  /** Sends a text; like all output, it leaves once its cause is on disk. */
  private say(text: string): void {
    this.commits.release(
      () => this.line.send(text),
      () => {
        // The change was rolled back: the client must reconnect and read again.
        this.leave();
        this.line.cut();
      },
    );
  }
}

/** Opens, keeps alive and closes event streams. */
export class EventStreams {
  private readonly commits: GroupCommit;
  private readonly open = new Map<EventStream, StreamOutput>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(setup: { commits: GroupCommit }) {
    this.commits = setup.commits;
    this.heartbeat = setInterval(() => {
      for (const line of this.open.values()) line.send(KEEP_ALIVE);
    }, PROTOCOL_LIMITS.heartbeat);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.open.size;
  }

  /**
   * Opens a stream. Returns a function to call when the connection closes.
   * @throws Refusal `permission_denied`; nothing was sent then
   */
  start(asked: StreamRequest, line: StreamOutput): () => void {
    const stream = new EventStream(asked, line, {
      commits: this.commits,
      ended: () => this.open.delete(stream),
    });
    stream.open();
    this.open.set(stream, line);
    return () => stream.leave();
  }

  /** Some tokens ended before they expired. */
  recheck(): void {
    for (const stream of this.open.keys()) stream.recheck();
  }

  /** Ends all streams after their pending output. Clients reconnect on their own. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const [stream, line] of this.open) {
      stream.leave();
      line.end();
    }
  }
}

/** Writes a stream to an HTTP response. Cuts off clients that don't read, or they would fill our memory. */
export function createStreamOutput(
  response: ServerResponse,
  headers: NodeJS.Dict<number | string | string[]>,
): StreamOutput {
  let largest = 0;
  return {
    send: (text) => {
      if (response.destroyed || response.writableEnded) return;
      if (!response.headersSent) {
        response.writeHead(200, { ...headers, 'content-type': 'text/event-stream; charset=utf-8' });
      }
      largest = Math.max(largest, Buffer.byteLength(text));
      response.write(text);
      // Allow one message beyond the bound, or a tree larger than it could never be followed.
      if (response.writableLength > PROTOCOL_LIMITS.bufferedBytes + largest) response.destroy();
    },
    end: () => response.end(),
    cut: () => response.destroy(),
  };
}
