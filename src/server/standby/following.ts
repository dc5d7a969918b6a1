import type { Accounts } from '../auth/accounts.ts';
import type { SigningKeys } from '../auth/keys.ts';
import type { Database } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import { parseRules } from '../rules/file.ts';
import { treeOf } from '../storage/sqlite.ts';
import type { Entry, Storage } from '../storage/storage.ts';
import { EPOCH, epochIn, epochOf, FIRST, isNewer, type Epoch } from './epoch.ts';
import type { Piece } from './frames.ts';
import { ROLE, roleText, type StandbyRole } from './role.ts';

export interface FollowingSetup {
  readonly storage: Storage;
  readonly commits: GroupCommit;
  /** The namespace whose accounts these are. */
  readonly namespace: string;
  readonly accounts: Accounts;
  readonly keys: SigningKeys;
  /** The databases that are open. */
  readonly databases: () => Iterable<Database>;
  readonly clock: () => number;
}

/** Carries out on this machine what the primary has done: first its copy, whole or not at all, then batch by batch. */
export class Following {
  private readonly setup: FollowingSetup;
  private current: StandbyRole;

  constructor(setup: FollowingSetup, role: StandbyRole) {
    this.setup = setup;
    this.current = role;
  }

  get role(): StandbyRole {
    return this.current;
  }

  /** The epoch of what is here. */
  get epoch(): Epoch {
    return epochOf(this.setup.storage);
  }

  /**
   * Puts the copy in the place of everything; what is different is told to those who follow it.
   * @throws Refusal `unavailable` when the disk refuses; Error for what is older than what is here; then everything is as it was
   */
  takeOver(pieces: readonly Piece[]): void {
    const { storage, commits, accounts, keys, databases } = this.setup;
    const settings = pieces.flatMap((piece) => piece.settings);
    const epoch = epochIn(settings.find(({ name }) => name === EPOCH)?.text);
    if (isNewer(this.epoch, epoch ?? FIRST))
      throw new Error('what it has is older than what is here, and is not written over it');
    const rules = pieces.flatMap((piece) => piece.rules.map((each) => this.rulesFor(each)));
    const role = this.reachedNow();
    // What came before is on disk, or it would come out behind the copy.
    commits.flush();
    const parts = pieces.flatMap((piece) => piece.parts);
    storage.takeOver({
      settings: [...settings, { name: ROLE, text: roleText(role) }],
      accounts: pieces.flatMap((piece) => piece.accounts),
      parts,
    });
    this.current = role;
    keys.reload();
    accounts.reload(storage);
    // Nobody is told of anything new by rules that hold no more.
    for (const hold of rules) hold();
    for (const database of databases()) {
      const own = parts.flatMap(({ namespace, part }) => (namespace === database.namespace ? [part] : []));
      database.become(treeOf(own));
    }
  }

  /**
   * Does one batch. `kept` is called when it is on disk here, `refused` when this disk does not take it.
   * @throws Refusal `unavailable` while the disk takes nothing
   */
  batch(entries: readonly Entry[], { kept, refused }: { kept: () => void; refused: () => void }): void {
    const { commits, keys } = this.setup;
    for (const entry of entries) this.adopt(entry);
    const role = this.reachedNow();
    // In the same transaction: how far the copy goes is known also after a power cut.
    commits.adopt({ kind: 'setting', name: ROLE, text: roleText(role) });
    const hasSettings = entries.some(({ kind }) => kind === 'setting');
    commits.release(() => {
      this.current = role;
      if (hasSettings) keys.reload();
      kept();
    }, refused);
  }

  private adopt(entry: Entry): void {
    const { commits, accounts, namespace, databases } = this.setup;
    switch (entry.kind) {
      case 'tree': {
        const open = [...databases()].find((database) => database.namespace === entry.namespace);
        if (open === undefined) commits.adopt(entry);
        else open.adopt(entry.placed);
        return;
      }
      case 'account':
        if (entry.namespace === namespace) accounts.adopt(entry.uid, entry.record);
        else commits.adopt(entry);
        return;
      case 'setting':
        commits.adopt(entry);
        return;
      case 'rules':
        this.rulesFor(entry)();
    }
  }

  /** Reads the rules of the other machine; what is given makes them hold here. @throws RulesRefused */
  private rulesFor({ namespace, text }: { namespace: string; text: string }): () => void {
    const database = [...this.setup.databases()].find((open) => open.namespace === namespace);
    if (database === undefined || database.ruleset.text === text) return () => undefined;
    const rules = parseRules(text);
    return () => database.replaceRules(rules);
  }

  private reachedNow(): StandbyRole {
    return { ...this.current, reachedAt: this.setup.clock() };
  }
}
