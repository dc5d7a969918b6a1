import { accountOf, callingFrom, NOBODY, type Caller } from '../database/caller.ts';
import type { Database, Tried } from '../database/database.ts';
import type { OnDisconnect } from '../database/onDisconnect.ts';
import type { Listen } from '../database/listens.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { Standing } from '../database/standings.ts';
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
import { hashOf } from '../tree/hash.ts';
import { pathText } from '../tree/paths.ts';
import { sizeOf } from '../tree/size.ts';
import { exportText } from '../tree/text.ts';
import { credentialPush, newsPush, PONG, reply, revokedPush, valuePush } from './answers.ts';
import type { Credentials, Lasting } from './credentials.ts';
import { DisconnectWrites } from './disconnectWrites.ts';
import { LIMITS } from './limits.ts';
import { MessageParts } from './messageParts.ts';
import { parseEnvelope, parseRequest, type Envelope, type Override, type Request } from './requests.ts';
import { longTimer, type LongTimer } from './timer.ts';

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

const OK_EMPTY = '""';

/** What a write costs after it was handled: on disk, and on the way to whoever follows. */
const costOf = ({ placed }: Plan): number =>
  NODE * placed.reduce((sum, { node }) => sum + 1 + sizeOf(node), 0);

/**
 * One connection: who it is, what it follows, what it leaves behind. Requests are handled in order: at once those of whoever
 * goes first, those of others when it is their turn.
 */
export class ClientConnection implements Worker {
  private readonly setup: ClientSetup;
  private readonly parts = new MessageParts();
  private readonly disconnectWrites = new DisconnectWrites();
  private readonly writes: Throttle;
  private readonly listens = new Map<string, Listen>();
  private caller: Caller = NOBODY;
  private goesFirst = false;
  private readonly standing: Standing = {
    caller: () => this.caller,
    told: (goesFirst) => {
      this.goesFirst = goesFirst;
      this.setup.transport.goesFirst(goesFirst);
    },
  };
  /** Messages that wait for their turn. */
  private readonly waiting: string[] = [];
  private waitingCharacters = 0;
  /** The first of them tries a code, and is put off; `waited`: it was, and is looked at now. */
  private trying: 'nothing' | 'put off' | 'waited' = 'nothing';
  /** What is being done now will cost later, in milliseconds. */
  private later = 0;
  private isGone = false;
  private expiry: LongTimer | undefined;
  private lasts: Lasting | undefined;
  private isAdministrator = false;
  /** What leaves with the next flush. */
  private parcel: { readonly turn: number; readonly messages: (string | Buffer)[] } | undefined;
  private isOver = false;

  constructor(setup: ClientSetup) {
    this.setup = setup;
    this.writes = new Throttle(POLICIES.writesOfSocket, setup.clock);
    setup.database.keepStanding(this.standing);
  }

  /** Somebody knocks, or answers our knocking. */
  knocked(): void {
    if (!this.isOver && !this.goesFirst) this.payForHearing(0);
  }

  /** Takes one text frame. */
  receive(frame: string): void {
    if (this.isOver) return;
    const mostBytes = this.goesFirst ? Infinity : LIMITS.guestBytes;
    if (!this.goesFirst) this.payForHearing(frame.length);
    const received = this.parts.take(frame, this.setup.clock(), mostBytes);
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
    return { person: accountOf(this.caller) ?? connection, address, first: this.goesFirst };
  }

  hasWork(): boolean {
    return this.waiting.length > 0 && this.trying !== 'put off';
  }

  /** Whether something waits that it has sent: then it is not read from. */
  isBehind(): boolean {
    return this.waiting.length > 0;
  }

  work(): number {
    const text = this.waiting.shift();
    if (text === undefined) return 0;
    this.waitingCharacters -= text.length;
    if (this.waiting.length === 0) this.setup.transport.hold(false);
    this.later = 0;
    this.message(text);
    if (this.isGone && !(this.hasWork() && this.setup.fairShare.has(this.account()))) this.end();
    return this.later;
  }

  /** The line is gone: what was heard before is done all the same, unless more than a share was used. */
  gone(): void {
    this.isGone = true;
    if (!(this.hasWork() && this.setup.fairShare.has(this.account()))) this.end();
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
    if (this.goesFirst && this.waiting.length === 0) {
      this.message(text);
      return;
    }
    this.waiting.push(text);
    this.waitingCharacters += text.length;
    this.setup.fairShare.ready(this);
    if (this.waiting.length > LIMITS.waitingMessages || this.waitingCharacters > LIMITS.waitingCharacters)
      this.setup.transport.hold(true);
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
    if (this.isOver) return;
    this.isOver = true;
    const start = performance.now();
    this.waiting.length = 0;
    this.expiry?.cancel();
    this.setup.database.leaveStanding(this.standing);
    for (const listen of this.listens.values()) this.setup.database.leave(listen);
    this.listens.clear();
    const { database, onDisconnect } = this.setup;
    for (const write of this.disconnectWrites.take())
      onDisconnect.carryOut({ database, caller: this.caller, write });
    this.setup.fairShare.spend(this.account(), performance.now() - start);
  }

  private message(text: string): void {
    const envelope = parseEnvelope(text);
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
        this.request(text, envelope);
    }
  }

  private request(
    text: string,
    { number, action, body }: Extract<Envelope, { readonly kind: 'request' }>,
  ): void {
    let tried: Tried = 'nothing';
    try {
      const request = parseRequest(action, body);
      if (request.action === 'write' || request.action === 'onDisconnect') {
        tried = this.setup.database.triedBy(this.caller, request.write);
        if (this.isPutOff(text, tried)) return;
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
      if (error.status === 'permission_denied' && !this.isAdministrator) this.countRefusal(tried);
    }
  }

  /** Who has tried many wrong codes is heard later, and all that they say after it. */
  private isPutOff(text: string, tried: Tried): boolean {
    const wait = this.trying === 'waited' ? 0 : this.setup.guesses.delayOf(tried, this.account());
    this.trying = 'nothing';
    if (wait === 0) return false;
    this.trying = 'put off';
    this.waiting.unshift(text);
    this.waitingCharacters += text.length;
    this.setup.transport.hold(true);
    this.setup.guesses.after(wait, () => {
      this.trying = 'waited';
      if (!this.isOver) this.setup.fairShare.ready(this);
    });
    return true;
  }

  private handle(number: number, request: Request): void {
    const { database } = this.setup;
    switch (request.action) {
      case 'statistics':
      case 'appCheck':
        this.say(reply(number, 'ok', OK_EMPTY));
        return;
      case 'listen':
        this.listen(number, request);
        return;
      case 'unlisten':
        this.unlisten(`${pathText(request.path)} ${request.query?.window.text ?? ''}`);
        this.say(reply(number, 'ok', OK_EMPTY));
        return;
      case 'get':
        this.say(
          reply(number, 'ok', exportText(database.read(this.caller, request.path, request.query?.window))),
        );
        return;
      case 'write':
        this.keepPace();
        // Everybody's news is in the queues before the ack is.
        this.later += costOf(database.write(this.caller, request.write));
        this.say(reply(number, 'ok', OK_EMPTY));
        return;
      case 'onDisconnect':
        this.disconnectWrites.add(request.write, () => database.examine(this.caller, request.write));
        this.say(reply(number, 'ok', OK_EMPTY));
        return;
      case 'cancelOnDisconnect':
        this.disconnectWrites.cancel(request.path);
        this.say(reply(number, 'ok', OK_EMPTY));
        return;
      case 'auth':
        this.authenticate(number, request.credential, request.override);
        return;
      case 'unauth':
        this.become(NOBODY);
        this.say(reply(number, 'ok', OK_EMPTY));
        return;
      case 'unknown':
        throw new Refusal('error', 'Unknown action');
    }
  }

  private listen(number: number, request: Extract<Request, { action: 'listen' }>): void {
    const { database } = this.setup;
    const { path, query } = request;
    const name = `${pathText(path)} ${query?.window.text ?? ''}`;
    if (!this.listens.has(name) && this.listens.size >= LIMITS.listens) {
      throw new Refusal('too_big', 'Too many listens on one connection');
    }
    this.unlisten(name);
    const listen: Listen = {
      path,
      ...(query === undefined ? {} : { window: query.window }),
      caller: () => this.caller,
      hear: (news) => this.say(newsPush(news, query?.tag)),
      revoked: () => {
        this.listens.delete(name);
        this.say(revokedPush(path, query?.words));
      },
    };
    const node = database.follow(listen);
    this.listens.set(name, listen);
    // A newcomer holds nothing: no need to hash a whole tree to see that it differs.
    const isCurrent = request.hash === '' ? node === null : hashOf(node) === request.hash;
    if (!isCurrent) this.say(valuePush(path, node, query?.tag));
    const isIndexed = query === undefined || database.isIndexed(path, query.window.query.ordering);
    this.say(reply(number, 'ok', isIndexed ? '{}' : '{"w":["no_index"]}'));
  }

  private unlisten(name: string): void {
    const listen = this.listens.get(name);
    if (listen === undefined) return;
    this.listens.delete(name);
    this.setup.database.leave(listen);
  }

  private authenticate(number: number, credential: string, override: Override): void {
    const admission = this.setup.credentials.admit(credential, override);
    if (!admission.ok) {
      // Whom the socket was before stays: that credential is still good until its own time is over.
      throw admission.problem === 'expired'
        ? new Refusal('expired_token', 'Auth token is expired.')
        : new Refusal('invalid_token', 'Could not parse auth token.');
    }
    this.become(admission.caller);
    this.isAdministrator = admission.isAdministrator;
    this.lasts = admission.lasts;
    if (admission.lasts !== undefined)
      this.expiry = longTimer(admission.lasts.milliseconds, () => this.expire());
    this.say(reply(number, 'ok', JSON.stringify({ auth: admission.claims })));
  }

  /** Tokens have ended before their time: perhaps this one's. */
  recheck(): void {
    if (!this.isOver && this.lasts?.hasEnded() === true) this.expire();
  }

  private become(caller: Caller): void {
    this.expiry?.cancel();
    this.expiry = undefined;
    this.lasts = undefined;
    this.isAdministrator = false;
    this.caller = callingFrom(caller, this.setup.from.address);
    this.setup.database.keepStanding(this.standing);
    this.setup.database.recheck(this.listens.values());
  }

  private expire(): void {
    // First the reason: a client that hears it stops listening and comes back with a new token.
    this.say(credentialPush('expired_token', 'Auth token is expired.'));
    this.become(NOBODY);
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

  /** Hands a message out, to leave when its cause is on disk. */
  private say(message: string | Buffer): void {
    const { commits, transport } = this.setup;
    this.later += message.length * CHARACTER;
    // An earlier parcel may still wait for a standby’s disk: what is said now must not leave with it.
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
      // What this client was about to be told never happened: it must come back and compare.
      () => transport.terminate(),
    );
  }
}
