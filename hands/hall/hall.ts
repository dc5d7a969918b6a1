import { createHash } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { parseJudgeKey } from '../../src/domain/ids.ts';
import { buildLinkedText } from '../../src/store/journal/chain.ts';
import { type Operation, listOperationRecords } from '../../src/store/delivery/operation.ts';
import { hasStorageFailed, type DeliveryQueue } from '../../src/store/delivery/queue.ts';
import type { TreePath } from '../../src/store/tree/path.ts';
import { Chairman } from '../people/chairman.ts';
import { DeckCaptain } from '../people/deckCaptain.ts';
import { JudgeAtFloor } from '../people/judge.ts';
import { Mc } from '../people/mc.ts';
import { Organizer } from '../people/organizer.ts';
import type { Person } from '../people/person.ts';
import { Scrutineer } from '../people/scrutineer.ts';
import { HallClock } from './clock.ts';
import { listJudgeLetters, buildMorning, type DaySetup, listJudgeUids } from './day.ts';
import { Device, parseCached } from './device.ts';
import { EmbeddedServer } from './embedded.ts';
import 'fake-indexeddb/auto';

/** localStorage for all devices of a hall: each prefixes its keys. */
class PlainStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  private readonly texts = new Map<string, string>();

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.texts.set(name, text);
  }

  removeItem(name: string): void {
    this.texts.delete(name);
  }
}

/** An operation made on a device, and the feedback of its queue. */
export interface OperationState {
  readonly by: string;
  readonly operation: Operation;
  /** True once it is on disk: from then on it must not be lost. */
  isSaved: boolean;
  /** True once the person has read that it was refused. */
  isSeen: boolean;
  /**
   * Journal records, as text, that a page has reported as too late: another person's change replaced this
   * one.
   */
  readonly reportedLate: Set<string>;
}

/** Time limit (ms) for background work. Work that takes longer counts as an endless loop. */
const MAX_SETTLE_MS = 30_000;

const turn = (): Promise<void> => new Promise((next) => setImmediate(next));

/** All people and devices of one hall, for one day. */
export class Hall {
  readonly setup: DaySetup;
  readonly clock = new HallClock();
  readonly server: EmbeddedServer;
  readonly mc: Mc;
  readonly organizer: Organizer;
  /** `scrutineer` has the first laptop; `scrutineers` are all laptops. */
  readonly scrutineer: Scrutineer;
  readonly scrutineers: readonly Scrutineer[];
  readonly chairman: Chairman;
  readonly decks: readonly DeckCaptain[];
  readonly judges: readonly JudgeAtFloor[];
  readonly people: readonly Person[];
  readonly operations: OperationState[] = [];
  private readonly restoreHashing: () => void;
  private readonly watched = new WeakSet<DeliveryQueue>();

  private constructor(setup: DaySetup) {
    this.setup = setup;
    this.clock.start();
    Object.assign(globalThis, { indexedDB: new IDBFactory(), localStorage: new PlainStorage() });
    this.restoreHashing = hashSynchronously();
    this.server = new EmbeddedServer(buildMorning(setup, this.clock.now), () => this.clock.now);
    const device = (uid: string, name = uid): Device =>
      new Device(
        name,
        { kind: 'account', uid, email: `${uid}@hall.example`, name: uid },
        this.server,
        this.clock,
      );
    const { second } = setup;
    this.mc = new Mc(device('mc'), 'MC');
    this.organizer = new Organizer(device('organizer'), 'schedule');
    this.organizer.seeds = setup.seeds === true;
    this.scrutineer = new Scrutineer(device('scrutineer'));
    this.scrutineers = [
      this.scrutineer,
      ...(second === 'laptop'
        ? [new Scrutineer(device('scrutineer', 'laptop'), 'the scrutineer on another laptop')]
        : []),
    ];
    this.chairman = new Chairman(device('chairman'), 'chairman');
    this.decks = [
      new DeckCaptain(device('deck')),
      ...(second === 'captain' ? [new DeckCaptain(device('deck2'), 'another deck captain')] : []),
    ];
    this.judges = listJudgeLetters(setup).flatMap((letter) => {
      const key = parseJudgeKey(letter);
      return key === undefined
        ? []
        : listJudgeUids(setup, letter).map(
            (uid, at) =>
              new JudgeAtFloor(
                new Device(uid, { kind: 'device', uid }, this.server, this.clock),
                key,
                at === 0 ? undefined : `judge ${letter} on another phone`,
              ),
          );
    });
    this.people = [
      this.mc,
      this.organizer,
      ...this.scrutineers,
      this.chairman,
      ...this.decks,
      ...this.judges,
    ];
  }

  /** Opens the hall, with a screen for each person. */
  static async open(setup: DaySetup): Promise<Hall> {
    const hall = new Hall(setup);
    await hall.settle();
    return hall;
  }

  /** The value of the tree at a place, regardless of access rules. */
  see<T>({ at, parse }: TreePath<T>): T {
    return parseCached(this.server.read(at), parse);
  }

  close(): void {
    this.restoreHashing();
    for (const { device } of this.people) device.direct.end();
    this.clock.stop();
  }

  /** Watches the operations of a device, also in queues of reloaded pages. */
  private watch(person: Person): void {
    const { name, queue } = person;
    if (this.watched.has(queue)) return;
    this.watched.add(queue);
    hasStorageFailed.observe(() => {
      throw new Error(`The disk of ${name} saves nothing`);
    });
    queue.overtaken.observe(() => {
      // A closed page reports nothing.
      if (person.queue !== queue) return;
      for (const late of queue.overtaken.now)
        for (const { operation, reportedLate } of this.operations)
          if (operation.key === late.key)
            for (const record of listOperationRecords(late)) reportedLate.add(buildLinkedText('', record));
    });
    const perform = queue.perform.bind(queue);
    queue.perform = async (operation, note) => {
      const kept: OperationState = {
        by: name,
        operation,
        isSaved: false,
        isSeen: false,
        reportedLate: new Set(),
      };
      this.operations.push(kept);
      await perform(operation, note);
      kept.isSaved = true;
    };
    const forget = queue.forget.bind(queue);
    queue.forget = (key) => {
      for (const one of this.operations) if (one.operation.key === key) one.isSeen = true;
      return forget(key);
    };
  }

  /** Runs some background work, so that a reload interrupts the rest. */
  async runTurns(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      for (const person of this.people) this.watch(person);
      this.server.commits.flush();
      await turn();
    }
  }

  private get isBusy(): boolean {
    return this.people.some(
      (person) => !person.isOpen || person.device.isActing || person.device.isBusyWith(person.queue),
    );
  }

  /** Runs all background work until every screen is up to date. */
  async settle(): Promise<void> {
    const begun = performance.now();
    for (;;) {
      for (let quiet = 0; quiet < 3; quiet = this.isBusy ? 0 : quiet + 1) {
        if (performance.now() - begun > MAX_SETTLE_MS) throw new Error('The hall never settles.');
        for (const person of this.people) this.watch(person);
        this.server.commits.flush();
        await turn();
      }
      for (const person of this.people) person.onUpdate();
      const opened = this.people.filter(({ device }) => device.hasNewScreens());
      if (opened.length === 0 && !this.isBusy) return;
    }
  }
}

/** Computes hashes synchronously, so that the order of events does not depend on threads. */
function hashSynchronously(): () => void {
  const { subtle } = crypto;
  const digest = subtle.digest.bind(subtle);
  subtle.digest = (_, data) => {
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);
    return Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest()).buffer);
  };
  return () => {
    subtle.digest = digest;
  };
}
