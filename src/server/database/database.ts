import { randomBytes } from 'node:crypto';
import { DerivedData, DERIVED_KEY } from '../derived/derived.ts';
import type { DerivedDefinitions } from '../derived/definition.ts';
import { createInvalidData, createPermissionDenied, RequestRefusal, type StatusWord } from '../refusal.ts';
import { hasPriority, isPaced, isGuess, mayRead, mayWrite } from '../rules/guard.ts';
import { findPriorityRule, isIndexed, findGuessRules, type Ruleset } from '../rules/ruleset.ts';
import { calculateHash } from '../tree/hash.ts';
import type { PlacedNode } from '../storage/storage.ts';
import { getNode, replaceAll, shareEqualNodes, type Tree } from '../tree/node.ts';
import type { JsonObject } from '../tree/json.ts';
import { formatPath, type KeyPath } from '../tree/paths.ts';
import { PathIndex } from '../tree/places.ts';
import type { QueryOrdering } from '../tree/order.ts';
import { estimateWeight } from '../tree/weight.ts';
import type { WriteAllowance, Writer } from './allowance.ts';
import { getAccountUid, getIdentity, type Caller } from './caller.ts';
import { findNews, findWindowNews, selectWindow, type CompletedWrite } from './delivery.ts';
import { getQueryFacts, type Listen, type ChangeNews, type QueryWindow } from './listens.ts';
import type { GroupCommit, Participant } from './groupCommit.ts';
import { PriorityTracker, type PriorityClient } from './priorityTracker.ts';
import { planWrite, listWrittenPaths, type WritePlan, type ClientWrite } from './writes.ts';

export interface WriteCount {
  wrote(): void;
  refused(status: StatusWord): void;
}

/** Places per update for an unprioritized caller. */
const MAX_PATHS = 1000;

/**
 * The kind of guess at a secret that a write makes. A wrong guess counts against the device, or against its
 * address too.
 */
export type GuessKind = 'nothing' | 'of device' | 'of address';

/** Paths the rules read when they last allowed a listen. */
type Watched = readonly KeyPath[];

/** One live tree with its rules and listeners. */
export class Database implements Participant {
  readonly namespace: string;
  private readonly commits: GroupCommit;
  private readonly clock: () => number;
  private readonly writeCount: WriteCount | undefined;
  private rules: Ruleset;
  private tree: Tree;
  private committedTree: Tree;
  private readonly worker: DerivedData;
  /** Derived data as it is read. Separate from the tree, because it is neither written nor stored. */
  private derived: Tree;
  private committedDerived: Tree;
  private readonly listens = new PathIndex<Listen>();
  /** Listens by the paths their rules read. */
  private readonly watching = new PathIndex<Listen>();
  private readonly watched = new Map<Listen, Watched>();
  private readonly unbounded: boolean;
  private readonly allowance: WriteAllowance | undefined;
  private readonly standings = new PriorityTracker((caller) => this.askWhoIsFirst(caller));

  constructor(setup: {
    namespace: string;
    tree: Tree;
    rules: Ruleset;
    commits: GroupCommit;
    clock: () => number;
    derived?: DerivedDefinitions;
    /** Prioritizes everybody, whatever the rules say. */
    unbounded?: boolean;
    /** Limits on added data and pace; absent: none. */
    allowance?: WriteAllowance;
    writeCount?: WriteCount;
  }) {
    this.namespace = setup.namespace;
    this.tree = setup.tree;
    this.committedTree = setup.tree;
    this.rules = setup.rules;
    this.commits = setup.commits;
    this.clock = setup.clock;
    this.writeCount = setup.writeCount;
    this.unbounded = setup.unbounded ?? false;
    this.allowance = setup.allowance;
    this.worker = new DerivedData(setup.derived ?? {});
    this.derived = this.worker.of(setup.tree);
    this.committedDerived = this.derived;
    this.commits.join(this);
  }

  /** The current tree; may be ahead of the disk until the next flush. */
  get root(): Tree {
    return this.tree;
  }

  get committedRoot(): Tree {
    return this.committedTree;
  }

  get listeners(): number {
    return this.watched.size;
  }

  get ruleset(): Ruleset {
    return this.rules;
  }

  committed(): void {
    this.committedTree = this.tree;
    this.committedDerived = this.derived;
  }

  putBack(): void {
    this.tree = this.committedTree;
    this.derived = this.committedDerived;
    // Asks every client's priority again, because the recorded paths come from a tree that was rolled back.
    this.standings.all();
    this.recheck([...this.watched.keys()]);
  }

  /**
   * Reads a path, or a window onto it.
   * @throws Refusal `permission_denied`
   */
  read(caller: Caller, path: KeyPath, window?: QueryWindow): Tree {
    if (!this.readable(caller, path, window)) throw this.counted(createPermissionDenied());
    const node = this.nodeAt(path);
    return window === undefined ? node : selectWindow(node, window);
  }

  private nodeAt(path: KeyPath): Tree {
    return getNode(this.worker.has(path) ? this.derived : this.tree, path);
  }

  /** True if the rules declare an index for this order at `path`. Orders by key and priority need none. */
  isIndexed(path: KeyPath, ordering: QueryOrdering): boolean {
    switch (ordering.by) {
      case 'key':
      case 'priority':
        return true;
      case 'value':
        return isIndexed(this.rules, path, '.value');
      case 'child':
        return isIndexed(this.rules, path, formatPath(ordering.path));
    }
  }

  /**
   * Starts a listen and returns the current value.
   * @throws Refusal `permission_denied`
   */
  follow(listen: Listen): Tree {
    const { allowed, looked } = this.ask(listen);
    if (!allowed) throw this.counted(createPermissionDenied());
    this.listens.add(listen.path, listen);
    this.watch(listen, looked);
    const node = this.nodeAt(listen.path);
    return listen.window === undefined ? node : selectWindow(node, listen.window);
  }

  leave(listen: Listen): void {
    this.listens.remove(listen.path, listen);
    this.unwatch(listen);
  }

  /** Checks these listens again after their caller changed, and revokes those no longer allowed. */
  recheck(listens: Iterable<Listen>): void {
    for (const listen of new Set(listens)) {
      const { allowed, looked } = this.ask(listen);
      if (allowed) this.watch(listen, looked);
      else {
        this.leave(listen);
        listen.revoked();
      }
    }
  }

  /** Replaces the rules and checks every listen again. */
  replaceRules(rules: Ruleset): void {
    this.rules = rules;
    this.standings.all();
    this.recheck([...this.watched.keys()]);
  }

  /** True if unprioritized callers are limited. */
  get isBounded(): boolean {
    return !this.unbounded && findPriorityRule(this.rules) !== undefined;
  }

  goesFirst(caller: Caller): boolean {
    return this.askWhoIsFirst(caller).goesFirst;
  }

  /**
   * Determines the kind of guess a write makes, whether or not the write is allowed. Prioritized callers
   * never guess.
   */
  triedBy(caller: Caller, write: ClientWrite): GuessKind {
    if (
      caller.kind === 'administrator' ||
      this.unbounded ||
      findGuessRules(this.rules, 'ofDevice') === undefined
    )
      return 'nothing';
    const about = { auth: getIdentity(caller), now: this.clock(), root: this.tree };
    const tried = listWrittenPaths(write).filter((path) =>
      isGuess(this.rules, { ...about, path }, 'ofDevice'),
    );
    if (tried.length === 0 || (this.isBounded && this.goesFirst(caller))) return 'nothing';
    return tried.some((path) => isGuess(this.rules, { ...about, path }, 'ofAddress'))
      ? 'of address'
      : 'of device';
  }

  /**
   * True if a new anonymous account that makes this update would be prioritized. `$uid` in its paths stands
   * for the new account; nothing is written.
   */
  newcomerWouldGoFirst(values: JsonObject): boolean {
    if (!this.isBounded) return false;
    const uid = randomBytes(21).toString('base64url');
    const auth = { uid, provider: 'anonymous', token: {} };
    const named = Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path.replace('$uid', uid), value]),
    );
    try {
      const { newRoot } = this.plan(
        { kind: 'user', identity: auth },
        { kind: 'update', path: '', values: named },
      );
      return hasPriority(this.rules, { auth, now: this.clock(), root: newRoot });
    } catch (error) {
      if (error instanceof RequestRefusal) return false;
      throw error;
    }
  }

  /** Reports the caller's priority now and whenever it changes. Call again after the caller changed. */
  keepStanding(standing: PriorityClient): void {
    this.standings.keep(standing);
  }

  leaveStanding(standing: PriorityClient): void {
    this.standings.leave(standing);
  }

  private askWhoIsFirst(caller: Caller): { goesFirst: boolean; looked: Watched } {
    if (caller.kind === 'administrator' || !this.isBounded) return { goesFirst: true, looked: [] };
    const looked: KeyPath[] = [];
    const isFirst = hasPriority(this.rules, {
      auth: getIdentity(caller),
      now: this.clock(),
      root: this.tree,
      looked: (place) => looked.push(place),
    });
    return { goesFirst: isFirst, looked };
  }

  /**
   * Writes, notifies listeners and records the entry for the disk. Output leaves only after the flush.
   * @throws Refusal `permission_denied`, `datastale`, `invalid_data`, `too_big`, `unavailable`; nothing has
   * changed then
   */
  write(caller: Caller, write: ClientWrite): WritePlan {
    // First, writes that waited for the disk are made and change the tree.
    this.counting(() => this.commits.demandWrites());
    const plan = this.examine(caller, write);
    const changed = plan.placed
      .map(({ path }) => path)
      .filter((path) => getNode(this.tree, path) !== getNode(plan.newRoot, path));
    if (changed.length === 0) {
      this.writeCount?.wrote();
      return plan;
    }

    this.counting(() => this.hold(caller, { changed, newRoot: plan.newRoot }));
    const happening: CompletedWrite = { before: this.tree, after: plan.newRoot, path: plan.path, changed };
    this.commits.record({
      kind: 'tree',
      namespace: this.namespace,
      placed: changed.map((path) => ({ path, node: getNode(plan.newRoot, path) })),
      by: getAccountUid(caller) ?? caller.kind,
    });
    this.writeCount?.wrote();
    this.happen(happening);
    return plan;
  }

  /**
   * Enforces the caller's allowance.
   * @throws Refusal `too_big`, `unavailable`
   */
  private hold(
    caller: Caller,
    { changed, newRoot }: { readonly changed: readonly KeyPath[]; readonly newRoot: Tree },
  ): void {
    const { allowance } = this;
    if (allowance === undefined || caller.kind === 'administrator' || !this.isBounded) return;
    const person = getAccountUid(caller) ?? `nobody at ${caller.address ?? ''}`;
    const writer: Writer = { person, address: caller.address };
    const about = { auth: getIdentity(caller), now: this.clock(), root: this.tree };
    const paced = changed.filter(
      (path) =>
        getNode(this.tree, path) === null &&
        getNode(newRoot, path) !== null &&
        isPaced(this.rules, { ...about, path }),
    );
    if (paced.length > 0) allowance.pace(writer, paced.length);
    if (this.goesFirst(caller)) return;
    // A correct secret may be about to make the caller prioritized, so let it through, but only on its own.
    const isSecretAlone = changed.every((path) => isGuess(this.rules, { ...about, path }, 'ofDevice'));
    if (!isSecretAlone) allowance.demandRoom();
    const weight = (tree: Tree): number =>
      changed.reduce((sum, path) => sum + estimateWeight(getNode(tree, path)), 0);
    allowance.keep(writer, weight(newRoot) - weight(this.tree));
  }

  /**
   * Applies a write of another machine, which has already checked the rules. Listeners are notified as usual.
   * @throws Refusal `unavailable` while the disk refuses writes; nothing has changed then
   */
  adopt(placed: readonly PlacedNode[]): void {
    this.commits.adopt({ kind: 'tree', namespace: this.namespace, placed });
    const after = replaceAll(
      this.tree,
      placed.map(({ path, node }) => ({ path, node: shareEqualNodes(getNode(this.tree, path), node) })),
    );
    this.happen({ before: this.tree, after, path: [], changed: placed.map(({ path }) => path) });
  }

  /** Replaces the whole tree with one that is on disk already, and notifies listeners of the differences. */
  become(tree: Tree): void {
    const after = shareEqualNodes(this.tree, tree);
    this.committedTree = after;
    if (after !== this.tree) this.happen({ before: this.tree, after, path: [], changed: [[]] });
    this.committedDerived = this.derived;
  }

  private happen(happening: CompletedWrite): void {
    this.tree = happening.after;
    const before = this.derived;
    const { tree: after, changed } = this.worker.after(before, happening);
    this.derived = after;
    this.standings.after(
      happening.changed,
      (path) => getNode(happening.before, path) !== getNode(happening.after, path),
    );
    // Revoke first, so no new data reaches a listener that lost its right to read.
    this.recheckAfter(happening);
    this.tell(happening);
    // Listeners of the root follow stored data only, so they don't get derived changes.
    if (changed.length > 0) this.tell({ before, after, path: [], changed }, 1);
  }

  /**
   * Checks a write without doing it.
   * @throws Refusal as `write`
   */
  examine(caller: Caller, write: ClientWrite): WritePlan {
    return this.counting(() => {
      this.commits.refuseWhileShut();
      return this.plan(caller, write);
    });
  }

  private counting<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw error instanceof RequestRefusal ? this.counted(error) : error;
    }
  }

  private plan(caller: Caller, write: ClientWrite): WritePlan {
    // Before planning: the planning is the expensive part.
    if (write.kind === 'update' && Object.keys(write.values).length > MAX_PATHS && !this.goesFirst(caller))
      throw new RequestRefusal('too_big', `Too many places in one update: at most ${MAX_PATHS}`);
    const now = this.clock();
    const plan = planWrite(write, { now, root: this.tree });
    if (this.worker.has([DERIVED_KEY]) && getNode(plan.newRoot, [DERIVED_KEY]) !== null)
      throw caller.kind === 'administrator'
        ? createInvalidData('What is derived from the tree isn’t written')
        : createPermissionDenied();
    const hidden = write.hash !== undefined && !this.readable(caller, plan.path);
    // For a caller who may read, check the hash first: a rule about the old value would end the transaction
    // wrongly. Otherwise ask the rules first, or the hash would reveal the data.
    if (write.hash !== undefined && !hidden) this.refuseStale(plan.path, write.hash);
    if (caller.kind !== 'administrator') {
      const auth = getIdentity(caller);
      for (const { path } of plan.placed) {
        const question = { auth, now, root: this.tree, newRoot: plan.newRoot, path };
        if (!mayWrite(this.rules, question)) throw createPermissionDenied();
      }
    }
    if (write.hash !== undefined && hidden) this.refuseStale(plan.path, write.hash);
    return plan;
  }

  private counted(refusal: RequestRefusal): RequestRefusal {
    this.writeCount?.refused(refusal.status);
    return refusal;
  }

  private refuseStale(path: KeyPath, hash: string): void {
    if (calculateHash(getNode(this.tree, path)) !== hash)
      throw new RequestRefusal('datastale', 'The data has changed');
  }

  private readable(caller: Caller, path: KeyPath, window?: QueryWindow): boolean {
    return this.askFor(caller, path, window).allowed;
  }

  private ask(listen: Listen): { allowed: boolean; looked: Watched } {
    return this.askFor(listen.caller(), listen.path, listen.window);
  }

  private askFor(
    caller: Caller,
    path: KeyPath,
    window: QueryWindow | undefined,
  ): { allowed: boolean; looked: Watched } {
    if (caller.kind === 'administrator') return { allowed: true, looked: [] };
    const looked: KeyPath[] = [];
    const allowed = mayRead(this.rules, {
      auth: getIdentity(caller),
      now: this.clock(),
      root: this.tree,
      path,
      query: getQueryFacts(window?.query),
      looked: (place) => looked.push(place),
    });
    return { allowed, looked };
  }

  private watch(listen: Listen, looked: Watched): void {
    this.unwatch(listen);
    this.watched.set(listen, looked);
    for (const path of looked) this.watching.add(path, listen);
  }

  private unwatch(listen: Listen): void {
    for (const path of this.watched.get(listen) ?? []) this.watching.remove(path, listen);
    this.watched.delete(listen);
  }

  private recheckAfter({ before, after, changed }: CompletedWrite): void {
    const concerned: Listen[] = [];
    for (const { path, items } of this.watching.concerned(changed)) {
      if (getNode(before, path) !== getNode(after, path)) concerned.push(...items);
    }
    this.recheck(concerned);
  }

  /** @param least length of the shortest path that is notified */
  private tell(happening: CompletedWrite, least = 0): void {
    for (const { path, items } of this.listens.concerned(happening.changed)) {
      if (path.length < least) continue;
      let news: ChangeNews | undefined;
      let isKnown = false;
      const inWindows = new Map<string, ChangeNews | undefined>();
      for (const listen of items) {
        if (listen.window === undefined) {
          if (!isKnown) news = findNews(happening, path);
          isKnown = true;
          if (news !== undefined) listen.hear(news);
          continue;
        }
        const { text } = listen.window;
        if (!inWindows.has(text)) inWindows.set(text, findWindowNews(happening, path, listen.window));
        const seen = inWindows.get(text);
        if (seen !== undefined) listen.hear(seen);
      }
    }
  }
}
