import { randomBytes } from 'node:crypto';
import { Derived, DERIVED } from '../derived/derived.ts';
import type { Definitions } from '../derived/definition.ts';
import { invalidData, permissionDenied, Refusal, type StatusWord } from '../refusal.ts';
import { goesFirst, isPaced, isTry, mayRead, mayWrite } from '../rules/guard.ts';
import { firstRule, isIndexed, triesRules, type Ruleset } from '../rules/ruleset.ts';
import { hashOf } from '../tree/hash.ts';
import type { Placed } from '../storage/storage.ts';
import { at, replaceAll, shareWith, type Tree } from '../tree/node.ts';
import type { JsonObject } from '../tree/json.ts';
import { pathText, type Path } from '../tree/paths.ts';
import { Places } from '../tree/places.ts';
import type { Ordering } from '../tree/order.ts';
import { weightOf } from '../tree/weight.ts';
import type { Allowance, Writer } from './allowance.ts';
import { accountOf, identityOf, type Caller } from './caller.ts';
import { newsAt, newsInWindow, windowOnto, type Happening } from './delivery.ts';
import { queryFacts, type Listen, type News, type Window } from './listens.ts';
import type { GroupCommit, Participant } from './groupCommit.ts';
import { Standings, type Standing } from './standings.ts';
import { planWrite, placesOf, type Plan, type Write } from './writes.ts';

/** Told of every write that was done, and of every refusal. */
export interface WriteCount {
  wrote(): void;
  refused(status: StatusWord): void;
}

/** How many places one update of somebody who does not go first has. */
const MOST_PATHS = 1000;

/** Whether a write tries a secret, and for whom a wrong one counts: the device, and where it may, its address as well. */
export type Tried = 'nothing' | 'of device' | 'of address';

/** What the rules of a listen looked at when they were last asked. */
type Watched = readonly Path[];

/** One live tree: who may read and write it, who follows it. */
export class Database implements Participant {
  readonly namespace: string;
  private readonly commits: GroupCommit;
  private readonly clock: () => number;
  private readonly writeCount: WriteCount | undefined;
  private rules: Ruleset;
  private tree: Tree;
  private committedTree: Tree;
  private readonly worker: Derived;
  /** What is worked out from the tree, as it is read: beside it, for it is neither written nor kept. */
  private derived: Tree;
  private committedDerived: Tree;
  private readonly listens = new Places<Listen>();
  /** Listens, filed under what their rules looked at. */
  private readonly watching = new Places<Listen>();
  private readonly watched = new Map<Listen, Watched>();
  private readonly unbounded: boolean;
  private readonly allowance: Allowance | undefined;
  private readonly standings = new Standings((caller) => this.askWhoIsFirst(caller));

  constructor(setup: {
    namespace: string;
    tree: Tree;
    rules: Ruleset;
    commits: GroupCommit;
    clock: () => number;
    /** What is worked out from the tree for everybody. */
    derived?: Definitions;
    /** Everybody goes first, whatever the rules say. */
    unbounded?: boolean;
    /** What somebody may add, and how fast; without it everybody may. */
    allowance?: Allowance;
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
    this.worker = new Derived(setup.derived ?? {});
    this.derived = this.worker.of(setup.tree);
    this.committedDerived = this.derived;
    this.commits.join(this);
  }

  /** The tree as it is now; it may run ahead of the disk until the next flush. */
  get root(): Tree {
    return this.tree;
  }

  /** The tree as it is on disk. */
  get committedRoot(): Tree {
    return this.committedTree;
  }

  /** How many listen, each place of each counted. */
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
    // What the rules looked at was noted in a tree that never was.
    this.standings.all();
    this.recheck([...this.watched.keys()]);
  }

  /**
   * What is at a place, or what a window onto it shows.
   * @throws Refusal `permission_denied`
   */
  read(caller: Caller, path: Path, window?: Window): Tree {
    if (!this.readable(caller, path, window)) throw this.counted(permissionDenied());
    const node = this.nodeAt(path);
    return window === undefined ? node : windowOnto(node, window);
  }

  private nodeAt(path: Path): Tree {
    return at(this.worker.has(path) ? this.derived : this.tree, path);
  }

  /** Whether an order asked for at `path` is declared in the rules (orders by key and by priority need not be). */
  isIndexed(path: Path, ordering: Ordering): boolean {
    switch (ordering.by) {
      case 'key':
      case 'priority':
        return true;
      case 'value':
        return isIndexed(this.rules, path, '.value');
      case 'child':
        return isIndexed(this.rules, path, pathText(ordering.path));
    }
  }

  /**
   * From now on `listen` hears of changes. Answers with what it follows as of now.
   * @throws Refusal `permission_denied`
   */
  follow(listen: Listen): Tree {
    const { allowed, looked } = this.ask(listen);
    if (!allowed) throw this.counted(permissionDenied());
    this.listens.add(listen.path, listen);
    this.watch(listen, looked);
    const node = this.nodeAt(listen.path);
    return listen.window === undefined ? node : windowOnto(node, listen.window);
  }

  /** `listen` hears nothing any more. */
  leave(listen: Listen): void {
    this.listens.remove(listen.path, listen);
    this.unwatch(listen);
  }

  /** Asks the rules again for these listens (their caller has changed) and revokes those no longer allowed. */
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

  /** Other rules hold from now on; every listen is asked again. */
  replaceRules(rules: Ruleset): void {
    this.rules = rules;
    this.standings.all();
    this.recheck([...this.watched.keys()]);
  }

  /** Whether somebody who does not go first is held to what is theirs. */
  get isBounded(): boolean {
    return !this.unbounded && firstRule(this.rules) !== undefined;
  }

  goesFirst(caller: Caller): boolean {
    return this.askWhoIsFirst(caller).goesFirst;
  }

  /** What a write tries, whether it will be allowed or not. Who goes first tries nothing. */
  triedBy(caller: Caller, write: Write): Tried {
    if (caller.kind === 'administrator' || this.unbounded || triesRules(this.rules, 'ofDevice') === undefined)
      return 'nothing';
    const about = { auth: identityOf(caller), now: this.clock(), root: this.tree };
    const tried = placesOf(write).filter((path) => isTry(this.rules, { ...about, path }, 'ofDevice'));
    if (tried.length === 0 || (this.isBounded && this.goesFirst(caller))) return 'nothing';
    return tried.some((path) => isTry(this.rules, { ...about, path }, 'ofAddress'))
      ? 'of address'
      : 'of device';
  }

  /**
   * Whether somebody who signs in without a name and then makes this update would go first. What stands at `$uid` in its
   * places is who they will be; nothing is written.
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
      return goesFirst(this.rules, { auth, now: this.clock(), root: newRoot });
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** From now on it is known of somebody whether they go first. Again when they have become somebody else. */
  keepStanding(standing: Standing): void {
    this.standings.keep(standing);
  }

  leaveStanding(standing: Standing): void {
    this.standings.leave(standing);
  }

  private askWhoIsFirst(caller: Caller): { goesFirst: boolean; looked: Watched } {
    if (caller.kind === 'administrator' || !this.isBounded) return { goesFirst: true, looked: [] };
    const looked: Path[] = [];
    const isFirst = goesFirst(this.rules, {
      auth: identityOf(caller),
      now: this.clock(),
      root: this.tree,
      looked: (place) => looked.push(place),
    });
    return { goesFirst: isFirst, looked };
  }

  /**
   * Writes, tells everybody, and records it for the disk. Nothing has left yet when this returns: output follows the flush.
   * @throws Refusal `permission_denied`, `datastale`, `invalid_data`, `too_big`, `unavailable`; then nothing has changed
   */
  write(caller: Caller, write: Write): Plan {
    // Before anything is worked out: what waited for the disk is written first, and changes the tree.
    this.counting(() => this.commits.demandWrites());
    const plan = this.examine(caller, write);
    const changed = plan.placed
      .map(({ path }) => path)
      .filter((path) => at(this.tree, path) !== at(plan.newRoot, path));
    if (changed.length === 0) {
      this.writeCount?.wrote();
      return plan;
    }

    this.counting(() => this.hold(caller, { changed, newRoot: plan.newRoot }));
    const happening: Happening = { before: this.tree, after: plan.newRoot, path: plan.path, changed };
    this.commits.record({
      kind: 'tree',
      namespace: this.namespace,
      placed: changed.map((path) => ({ path, node: at(plan.newRoot, path) })),
      by: accountOf(caller) ?? caller.kind,
    });
    this.writeCount?.wrote();
    this.happen(happening);
    return plan;
  }

  /**
   * Holds somebody to what they may add.
   * @throws Refusal `too_big`, `unavailable`
   */
  private hold(
    caller: Caller,
    { changed, newRoot }: { readonly changed: readonly Path[]; readonly newRoot: Tree },
  ): void {
    const { allowance } = this;
    if (allowance === undefined || caller.kind === 'administrator' || !this.isBounded) return;
    const person = accountOf(caller) ?? `nobody at ${caller.address ?? ''}`;
    const writer: Writer = { person, address: caller.address };
    const about = { auth: identityOf(caller), now: this.clock(), root: this.tree };
    const paced = changed.filter(
      (path) =>
        at(this.tree, path) === null && at(newRoot, path) !== null && isPaced(this.rules, { ...about, path }),
    );
    if (paced.length > 0) allowance.pace(writer, paced.length);
    if (this.goesFirst(caller)) return;
    // Who shows a secret that is right may be about to go first. That is let through, and nothing that comes with it.
    const isSecretAlone = changed.every((path) => isTry(this.rules, { ...about, path }, 'ofDevice'));
    if (!isSecretAlone) allowance.demandRoom();
    const weight = (tree: Tree): number => changed.reduce((sum, path) => sum + weightOf(at(tree, path)), 0);
    allowance.keep(writer, weight(newRoot) - weight(this.tree));
  }

  /**
   * Takes over what was written on another machine: the rules have been asked there. Everybody is told, as of a write.
   * @throws Refusal `unavailable` while the disk takes nothing; then nothing has changed
   */
  adopt(placed: readonly Placed[]): void {
    this.commits.adopt({ kind: 'tree', namespace: this.namespace, placed });
    const after = replaceAll(
      this.tree,
      placed.map(({ path, node }) => ({ path, node: shareWith(at(this.tree, path), node) })),
    );
    this.happen({ before: this.tree, after, path: [], changed: placed.map(({ path }) => path) });
  }

  /** Another tree altogether, which is on disk already. Everybody is told what is different for them. */
  become(tree: Tree): void {
    const after = shareWith(this.tree, tree);
    this.committedTree = after;
    if (after !== this.tree) this.happen({ before: this.tree, after, path: [], changed: [[]] });
    this.committedDerived = this.derived;
  }

  private happen(happening: Happening): void {
    this.tree = happening.after;
    const before = this.derived;
    const { tree: after, changed } = this.worker.after(before, happening);
    this.derived = after;
    this.standings.after(
      happening.changed,
      (path) => at(happening.before, path) !== at(happening.after, path),
    );
    // Who may no longer read is sent away before any of the new data goes out.
    this.recheckAfter(happening);
    this.tell(happening);
    // Whoever follows the tree as a whole follows what is stored.
    if (changed.length > 0) this.tell({ before, after, path: [], changed }, 1);
  }

  /**
   * Whether a write would be accepted now, without doing it.
   * @throws Refusal as `write`
   */
  examine(caller: Caller, write: Write): Plan {
    return this.counting(() => {
      this.commits.refuseWhileShut();
      return this.plan(caller, write);
    });
  }

  private counting<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw error instanceof Refusal ? this.counted(error) : error;
    }
  }

  private plan(caller: Caller, write: Write): Plan {
    // Before anything is worked out: it is the working out that costs.
    if (write.kind === 'update' && Object.keys(write.values).length > MOST_PATHS && !this.goesFirst(caller))
      throw new Refusal('too_big', `Too many places in one update: at most ${MOST_PATHS}`);
    const now = this.clock();
    const plan = planWrite(write, { now, root: this.tree });
    if (this.worker.has([DERIVED]) && at(plan.newRoot, [DERIVED]) !== null)
      throw caller.kind === 'administrator'
        ? invalidData('What is derived from the tree isn’t written')
        : permissionDenied();
    const hidden = write.hash !== undefined && !this.readable(caller, plan.path);
    // A reader's transaction learns first that its data is stale: a rule about the old value would end it wrongly.
    // Whoever may not read asks the rules first, or the hash would tell what is there.
    if (write.hash !== undefined && !hidden) this.refuseStale(plan.path, write.hash);
    if (caller.kind !== 'administrator') {
      const auth = identityOf(caller);
      for (const { path } of plan.placed) {
        const question = { auth, now, root: this.tree, newRoot: plan.newRoot, path };
        if (!mayWrite(this.rules, question)) throw permissionDenied();
      }
    }
    if (write.hash !== undefined && hidden) this.refuseStale(plan.path, write.hash);
    return plan;
  }

  private counted(refusal: Refusal): Refusal {
    this.writeCount?.refused(refusal.status);
    return refusal;
  }

  private refuseStale(path: Path, hash: string): void {
    if (hashOf(at(this.tree, path)) !== hash) throw new Refusal('datastale', 'The data has changed');
  }

  private readable(caller: Caller, path: Path, window?: Window): boolean {
    return this.askFor(caller, path, window).allowed;
  }

  private ask(listen: Listen): { allowed: boolean; looked: Watched } {
    return this.askFor(listen.caller(), listen.path, listen.window);
  }

  private askFor(
    caller: Caller,
    path: Path,
    window: Window | undefined,
  ): { allowed: boolean; looked: Watched } {
    if (caller.kind === 'administrator') return { allowed: true, looked: [] };
    const looked: Path[] = [];
    const allowed = mayRead(this.rules, {
      auth: identityOf(caller),
      now: this.clock(),
      root: this.tree,
      path,
      query: queryFacts(window?.query),
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

  private recheckAfter({ before, after, changed }: Happening): void {
    const concerned: Listen[] = [];
    for (const { path, items } of this.watching.concerned(changed)) {
      if (at(before, path) !== at(after, path)) concerned.push(...items);
    }
    this.recheck(concerned);
  }

  /** @param least the shortest place that is told of it */
  private tell(happening: Happening, least = 0): void {
    for (const { path, items } of this.listens.concerned(happening.changed)) {
      if (path.length < least) continue;
      let news: News | undefined;
      let isKnown = false;
      const inWindows = new Map<string, News | undefined>();
      for (const listen of items) {
        if (listen.window === undefined) {
          if (!isKnown) news = newsAt(happening, path);
          isKnown = true;
          if (news !== undefined) listen.hear(news);
          continue;
        }
        const { text } = listen.window;
        if (!inWindows.has(text)) inWindows.set(text, newsInWindow(happening, path, listen.window));
        const seen = inWindows.get(text);
        if (seen !== undefined) listen.hear(seen);
      }
    }
  }
}
