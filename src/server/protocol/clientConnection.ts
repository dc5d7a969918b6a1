import { getAccountUid } from '../database/caller.ts';
import type { Database, GuessKind } from '../database/database.ts';
import type { OnDisconnect } from '../database/onDisconnect.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { WritePlan } from '../database/writes.ts';
import {
  RECEIVED_BYTE_MS,
  CHARACTER_MS,
  FRAME_MS,
  NODE_MS,
  type WorkAccount,
  type FairShare,
  type Worker,
} from '../operations/fairShare.ts';
import type { GuessLimiter } from '../operations/guesses.ts';
import { RequestRefusal } from '../refusal.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { countNodes } from '../tree/size.ts';
import { formatExport } from '../tree/text.ts';
import { buildCredentialPush, PONG, buildReply } from './answers.ts';
import { ClientListens } from './clientListens.ts';
import type { Credentials } from './credentials.ts';
import { DisconnectWrites } from './disconnectWrites.ts';
import { MessageInbox, type ClientMessage } from './inbox.ts';
import { PROTOCOL_LIMITS } from './limits.ts';
import { MessageParts } from './messageParts.ts';
import { Outbox } from './outbox.ts';
import {
  parseEnvelope,
  parseRequest,
  type Envelope,
  type AuthOverride,
  type ProtocolRequest,
} from './requests.ts';
import { ConnectionSession } from './session.ts';

export interface Transport {
  send(message: string | Buffer): void;
  /** Closes for a protocol violation. */
  close(why: string): void;
  terminate(): void;
  /** Pauses reading for a while. */
  rest(milliseconds: number): void;
  /** Pauses reading until released. */
  hold(isHeld: boolean): void;
  /** Reports the client's priority whenever it changes. */
  goesFirst(isFirst: boolean): void;
}

export interface ClientSetup {
  readonly database: Database;
  readonly credentials: Credentials;
  readonly commits: GroupCommit;
  readonly onDisconnect: OnDisconnect;
  readonly transport: Transport;
  readonly clock: () => number;
  readonly fairShare: FairShare;
  readonly guesses: GuessLimiter;
  /** The client's address, and an id that tells unauthenticated connections apart. */
  readonly from: { readonly address: string; readonly connection: string };
  /** Counts a refusal, for its address too if set. Returns true beyond the limit. */
  readonly refusedTooOften: (isCountedByAddress: boolean) => boolean;
  readonly unexpected: (error: unknown) => void;
}

/** Later cost of a write: on disk and on the way to listeners. */
const costOf = ({ placed }: WritePlan): number =>
  NODE_MS * placed.reduce((sum, { node }) => sum + 1 + countNodes(node), 0);

/** One client connection. Requests run in order: prioritized ones at once, others in their turn. */
export class ClientConnection implements Worker {
  private readonly setup: ClientSetup;
  private readonly parts = new MessageParts();
  private readonly inbox: MessageInbox;
  private readonly outbox: Outbox;
  private readonly session: ConnectionSession;
  private readonly listens: ClientListens;
  private readonly disconnectWrites = new DisconnectWrites();
  private readonly writes: Throttle;
  /** Later cost (ms) of the item being done. */
  private later = 0;
  /** Draining: the socket is closed, but messages received before still run. */
  private life: 'open' | 'draining' | 'over' = 'open';

  constructor(setup: ClientSetup) {
    const { commits, database, from, transport } = setup;
    this.setup = setup;
    this.writes = new Throttle(RATE_POLICIES.writesOfSocket, setup.clock);
    this.inbox = new MessageInbox((isHeld) => transport.hold(isHeld));
    this.outbox = new Outbox(commits, transport);
    this.session = new ConnectionSession({
      database,
      address: from.address,
      onPriority: (isFirst) => transport.goesFirst(isFirst),
      onExpired: () => this.expire(),
    });
    this.listens = new ClientListens({
      database,
      caller: () => this.session.caller,
      say: (message) => this.say(message),
    });
  }

  /** Charges a ping or a pong. */
  knocked(): void {
    if (this.life !== 'over') this.payForHearing(0);
  }

  receive(frame: string): void {
    if (this.life === 'over') return;
    const maxBytes = this.session.isFirst ? Infinity : PROTOCOL_LIMITS.guestBytes;
    this.payForHearing(frame.length);
    const received = this.parts.take(frame, this.setup.clock(), maxBytes);
    switch (received.kind) {
      case 'message':
        this.take(received.text);
        return;
      case 'too long':
        this.refuseLong(received.beginning);
        return;
      case 'broken':
        this.setup.transport.close(received.why);
        return;
      case 'nothing':
    }
  }

  account(): WorkAccount {
    const { address, connection } = this.setup.from;
    return { person: getAccountUid(this.session.caller) ?? connection, address, first: this.session.isFirst };
  }

  hasWork(): boolean {
    return this.inbox.hasWork();
  }

  /** True if received messages are waiting; the socket is then not read. */
  isBehind(): boolean {
    return !this.inbox.isEmpty;
  }

  work(): number {
    const message = this.inbox.take();
    if (message === undefined) return 0;
    this.later = 0;
    this.message(message);
    this.endIfDrained();
    return this.later;
  }

  /** The socket closed. Waiting messages still run, unless the share is used up. */
  gone(): void {
    if (this.life === 'open') this.life = 'draining';
    this.endIfDrained();
  }

  private endIfDrained(): void {
    if (this.life === 'draining' && !(this.hasWork() && this.setup.fairShare.has(this.account()))) this.end();
  }

  /** Even unparsed frames cost work: pauses reading from a client that sends endlessly. */
  private payForHearing(bytes: number): void {
    const { fairShare, transport } = this.setup;
    const account = this.account();
    fairShare.spend(account, FRAME_MS + bytes * RECEIVED_BYTE_MS);
    const wait = fairShare.waitOf(account);
    if (wait > 0) transport.rest(Math.ceil(wait));
  }

  /** Handles a message now, or in its turn. */
  private take(text: string): void {
    if (this.session.isFirst && this.inbox.isEmpty) {
      this.message({ text, hasWaited: false });
      return;
    }
    this.inbox.add(text);
    this.setup.fairShare.ready(this);
    this.inbox.holdIfFull();
  }

  /** Answers with the request's number so the client gives it up: if cut off, it would reconnect and resend. */
  private refuseLong(beginning: string): void {
    const number = /^\{"t":"d","d":\{"r":(\d{1,15}),/.exec(beginning)?.[1];
    if (number === undefined) this.setup.transport.close('too large');
    else
      this.say(
        buildReply(
          Number(number),
          'too_big',
          JSON.stringify(`Too much at once: at most ${PROTOCOL_LIMITS.guestBytes} bytes`),
        ),
      );
  }

  /** True if a message was begun but never finished. */
  isOverdue(): boolean {
    return this.parts.isOverdue(this.setup.clock());
  }

  /** Ends the connection, however it closed. Its onDisconnect writes run with the rights it has now. */
  end(): void {
    if (this.life === 'over') return;
    this.life = 'over';
    const start = performance.now();
    this.inbox.clear();
    this.session.end();
    this.listens.end();
    const { database, onDisconnect } = this.setup;
    for (const write of this.disconnectWrites.take())
      onDisconnect.carryOut({ database, caller: this.session.caller, write });
    this.setup.fairShare.spend(this.account(), performance.now() - start);
  }

  private message(message: ClientMessage): void {
    const envelope = parseEnvelope(message.text);
    switch (envelope.kind) {
      case 'ping':
        this.say(PONG);
        return;
      case 'ignored':
        return;
      case 'broken':
        this.setup.transport.close(envelope.why);
        return;
      case 'request':
        this.request(message, envelope);
    }
  }

  private request(
    message: ClientMessage,
    { number, action, body }: Extract<Envelope, { readonly kind: 'request' }>,
  ): void {
    let tried: GuessKind = 'nothing';
    try {
      const request = parseRequest(action, body);
      if (request.action === 'write' || request.action === 'onDisconnect') {
        tried = this.setup.database.triedBy(this.session.caller, request.write);
        if (this.putOff(message, tried)) return;
      }
      this.handle(number, request);
    } catch (error) {
      if (!(error instanceof RequestRefusal)) {
        // Our bug: the client gets an answer and the log gets the error.
        this.setup.unexpected(error);
        this.say(buildReply(number, 'error', '"Internal error"'));
        return;
      }
      this.say(buildReply(number, error.status, JSON.stringify(error.message)));
      if (error.status === 'permission_denied' && !this.session.isAdministrator) this.countRefusal(tried);
    }
  }

  /** Delays the next guess after many wrong ones, and all messages behind it. Returns true if it did. */
  private putOff({ text, hasWaited }: ClientMessage, tried: GuessKind): boolean {
    const { fairShare, guesses } = this.setup;
    const wait = hasWaited ? 0 : guesses.delayOf(tried, this.account());
    if (wait === 0) return false;
    this.inbox.putOff(text);
    guesses.after(wait, () => {
      this.inbox.resume();
      if (this.life !== 'over') fairShare.ready(this);
    });
    return true;
  }

  private handle(number: number, request: ProtocolRequest): void {
    const { database } = this.setup;
    const { caller } = this.session;
    switch (request.action) {
      case 'statistics':
      case 'appCheck':
        break;
      case 'listen': {
        const isIndexed = this.listens.add(request);
        this.say(buildReply(number, 'ok', isIndexed ? '{}' : '{"w":["no_index"]}'));
        return;
      }
      case 'unlisten':
        this.listens.remove(request);
        break;
      case 'get':
        this.say(
          buildReply(number, 'ok', formatExport(database.read(caller, request.path, request.query?.window))),
        );
        return;
      case 'write':
        this.keepPace();
        // All listeners get their news queued before this ack.
        this.later += costOf(database.write(caller, request.write));
        break;
      case 'onDisconnect':
        this.disconnectWrites.add(request.write, () => database.examine(caller, request.write));
        break;
      case 'cancelOnDisconnect':
        this.disconnectWrites.cancel(request.path);
        break;
      case 'auth':
        this.authenticate(number, request.credential, request.override);
        return;
      case 'unauth':
        this.signOut();
        break;
      case 'unknown':
        throw new RequestRefusal('error', 'Unknown action');
    }
    this.say(buildReply(number, 'ok', '""'));
  }

  private authenticate(number: number, credential: string, override: AuthOverride): void {
    const admission = this.setup.credentials.admit(credential, override);
    if (!admission.ok) {
      // The previous credential stays valid until it expires.
      throw admission.problem === 'expired'
        ? new RequestRefusal('expired_token', 'Auth token is expired.')
        : new RequestRefusal('invalid_token', 'Could not parse auth token.');
    }
    this.session.signIn(admission);
    this.listens.recheck();
    this.say(buildReply(number, 'ok', JSON.stringify({ auth: admission.claims })));
  }

  /** Some tokens ended before they expired; checks this connection's. */
  recheck(): void {
    if (this.life !== 'over') this.session.recheck();
  }

  private expire(): void {
    // The reason goes first: the client then stops its listens and returns with a new token.
    this.say(buildCredentialPush('expired_token', 'Auth token is expired.'));
    this.signOut();
  }

  private signOut(): void {
    this.session.signOut();
    this.listens.recheck();
  }

  /** Reads later from a client that writes too fast: nothing is lost, and others get their turn. */
  private keepPace(): void {
    this.writes.spend('');
    const wait = this.writes.waitMs('');
    if (wait > 0) this.setup.transport.rest(Math.ceil(wait));
  }

  private countRefusal(tried: GuessKind): void {
    this.setup.guesses.wrong(tried, this.account());
    // Guesses counted per device only must not count against everybody at the address.
    if (this.setup.refusedTooOften(tried !== 'of device'))
      this.setup.commits.release(() =>
        this.setup.transport.close(RATE_POLICIES.refusalsOfSocket.whenEmpty.told),
      );
  }

  private say(message: string | Buffer): void {
    this.later += message.length * CHARACTER_MS;
    this.outbox.add(message);
  }
}
