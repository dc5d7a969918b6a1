import { accountOf } from '../database/caller.ts';
import type { Database, Tried } from '../database/database.ts';
import type { OnDisconnect } from '../database/onDisconnect.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { Plan } from '../database/writes.ts';
import {
  BYTE_HEARD,
  CHARACTER,
  FRAME_HEARD,
  NODE,
  type Account,
  type FairShare,
  type Worker,
} from '../operations/fairShare.ts';
import type { Guesses } from '../operations/guesses.ts';
import { Refusal } from '../refusal.ts';
import { POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { sizeOf } from '../tree/size.ts';
import { exportText } from '../tree/text.ts';
import { credentialPush, PONG, reply } from './answers.ts';
import { ClientListens } from './clientListens.ts';
import type { Credentials } from './credentials.ts';
import { DisconnectWrites } from './disconnectWrites.ts';
import { Inbox, type Message } from './inbox.ts';
import { LIMITS } from './limits.ts';
import { MessageParts } from './messageParts.ts';
import { Outbox } from './outbox.ts';
import { parseEnvelope, parseRequest, type Envelope, type Override, type Request } from './requests.ts';
import { Session } from './session.ts';

/** The socket below a connection. */
export interface Transport {
  send(message: string | Buffer): void;
  /** Says goodbye for breaking the protocol. */
  close(why: string): void;
  /** Cuts the line. */
  terminate(): void;
  /** Reads nothing more for a while. */
  rest(milliseconds: number): void;
  /** Reads nothing more until it is told to. */
  hold(isHeld: boolean): void;
  /** Whoever is at its end goes first, or does not any more. */
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
  readonly guesses: Guesses;
  /** Where it comes from, and by what it is told from others while nobody is signed in. */
  readonly from: { readonly address: string; readonly connection: string };
  /** A request was refused, and counts for its address or not; true when it was one too many. */
  readonly refusedTooOften: (isCountedByAddress: boolean) => boolean;
  readonly unexpected: (error: unknown) => void;
}

/** Later cost of a write that was handled: on disk, and on the way to whoever follows. */
const costOf = ({ placed }: Plan): number =>
  NODE * placed.reduce((sum, { node }) => sum + 1 + sizeOf(node), 0);

/**
 * One connection. Requests are handled in order: at once those of whoever goes first, those of others when it is their turn.
 */
export class ClientConnection implements Worker {
  private readonly setup: ClientSetup;
  private readonly parts = new MessageParts();
  private readonly inbox: Inbox;
  private readonly outbox: Outbox;
  private readonly session: Session;
  private readonly listens: ClientListens;
  private readonly disconnectWrites = new DisconnectWrites();
  private readonly writes: Throttle;
  /** What is being done now will cost later, in milliseconds. */
  private later = 0;
  /** Draining: the line is gone, and what was heard before is done all the same. */
  private life: 'open' | 'draining' | 'over' = 'open';

  constructor(setup: ClientSetup) {
    const { commits, database, from, transport } = setup;
    this.setup = setup;
    this.writes = new Throttle(POLICIES.writesOfSocket, setup.clock);
    this.inbox = new Inbox((isHeld) => transport.hold(isHeld));
    this.outbox = new Outbox(commits, transport);
    this.session = new Session({
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

  /** Somebody knocks, or answers our knocking. */
  knocked(): void {
    if (this.life !== 'over') this.payForHearing(0);
  }

  /** Takes one text frame. */
  receive(frame: string): void {
    if (this.life === 'over') return;
    const maxBytes = this.session.isFirst ? Infinity : LIMITS.guestBytes;
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

  account(): Account {
    const { address, connection } = this.setup.from;
    return { person: accountOf(this.session.caller) ?? connection, address, first: this.session.isFirst };
  }

  hasWork(): boolean {
    return this.inbox.hasWork();
  }

  /** Whether something waits that it has sent: then it is not read from. */
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

  /** The line is gone: what was heard before is done all the same, unless more than a share was used. */
  gone(): void {
    if (this.life === 'open') this.life = 'draining';
    this.endIfDrained();
  }

  private endIfDrained(): void {
    if (this.life === 'draining' && !(this.hasWork() && this.setup.fairShare.has(this.account()))) this.end();
  }

  /** Also what is never looked at is read, and cut into frames: who sends without end is not read from for a while. */
  private payForHearing(bytes: number): void {
    const { fairShare, transport } = this.setup;
    const account = this.account();
    fairShare.spend(account, FRAME_HEARD + bytes * BYTE_HEARD);
    const wait = fairShare.waitOf(account);
    if (wait > 0) transport.rest(Math.ceil(wait));
  }

  /** A message is here: it is handled now, or in its turn. */
  private take(text: string): void {
    if (this.session.isFirst && this.inbox.isEmpty) {
      this.message({ text, hasWaited: false });
      return;
    }
    this.inbox.add(text);
    this.setup.fairShare.ready(this);
    this.inbox.holdIfFull();
  }

  /** Told with the number of the request, so that the client gives it up: cut off, it would come back and send it again. */
  private refuseLong(beginning: string): void {
    const number = /^\{"t":"d","d":\{"r":(\d{1,15}),/.exec(beginning)?.[1];
    if (number === undefined) this.setup.transport.close('too large');
    else
      this.say(
        reply(
          Number(number),
          'too_big',
          JSON.stringify(`Too much at once: at most ${LIMITS.guestBytes} bytes`),
        ),
      );
  }

  /** Whether a message was begun and never finished. */
  isOverdue(): boolean {
    return this.parts.isOverdue(this.setup.clock());
  }

  /** The connection has ended, however it did: the client's onDisconnect writes are carried out, with its rights as they are now. */
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

  private message(message: Message): void {
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
    message: Message,
    { number, action, body }: Extract<Envelope, { readonly kind: 'request' }>,
  ): void {
    let tried: Tried = 'nothing';
    try {
      const request = parseRequest(action, body);
      if (request.action === 'write' || request.action === 'onDisconnect') {
        tried = this.setup.database.triedBy(this.session.caller, request.write);
        if (this.putOff(message, tried)) return;
      }
      this.handle(number, request);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        // Our mistake, not the client's: it gets an answer, and the log gets the error.
        this.setup.unexpected(error);
        this.say(reply(number, 'error', '"Internal error"'));
        return;
      }
      this.say(reply(number, error.status, JSON.stringify(error.message)));
      if (error.status === 'permission_denied' && !this.session.isAdministrator) this.countRefusal(tried);
    }
  }

  /** Puts off whoever has tried many wrong codes, and all that they say after it. Answers whether it did. */
  private putOff({ text, hasWaited }: Message, tried: Tried): boolean {
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

  private handle(number: number, request: Request): void {
    const { database } = this.setup;
    const { caller } = this.session;
    switch (request.action) {
      case 'statistics':
      case 'appCheck':
        break;
      case 'listen': {
        const isIndexed = this.listens.add(request);
        this.say(reply(number, 'ok', isIndexed ? '{}' : '{"w":["no_index"]}'));
        return;
      }
      case 'unlisten':
        this.listens.remove(request);
        break;
      case 'get':
        this.say(reply(number, 'ok', exportText(database.read(caller, request.path, request.query?.window))));
        return;
      case 'write':
        this.keepPace();
        // Everybody's news is in the queues before the ack is.
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
        throw new Refusal('error', 'Unknown action');
    }
    this.say(reply(number, 'ok', '""'));
  }

  private authenticate(number: number, credential: string, override: Override): void {
    const admission = this.setup.credentials.admit(credential, override);
    if (!admission.ok) {
      // Whom the socket was before stays: that credential is still good until its own time is over.
      throw admission.problem === 'expired'
        ? new Refusal('expired_token', 'Auth token is expired.')
        : new Refusal('invalid_token', 'Could not parse auth token.');
    }
    this.session.signIn(admission);
    this.listens.recheck();
    this.say(reply(number, 'ok', JSON.stringify({ auth: admission.claims })));
  }

  /** Tokens have ended before their time: perhaps this one's. */
  recheck(): void {
    if (this.life !== 'over') this.session.recheck();
  }

  private expire(): void {
    // First the reason: a client that hears it stops listening and comes back with a new token.
    this.say(credentialPush('expired_token', 'Auth token is expired.'));
    this.signOut();
  }

  private signOut(): void {
    this.session.signOut();
    this.listens.recheck();
  }

  /** Whoever writes too fast is heard later: nothing is lost, and the others have their turn. */
  private keepPace(): void {
    this.writes.spend('');
    const wait = this.writes.waitMs('');
    if (wait > 0) this.setup.transport.rest(Math.ceil(wait));
  }

  private countRefusal(tried: Tried): void {
    this.setup.guesses.wrong(tried, this.account());
    // What no number of devices finds does not count for all who share an address.
    if (this.setup.refusedTooOften(tried !== 'of device'))
      this.setup.commits.release(() => this.setup.transport.close(POLICIES.refusalsOfSocket.whenEmpty.told));
  }

  private say(message: string | Buffer): void {
    this.later += message.length * CHARACTER;
    this.outbox.add(message);
  }
}
