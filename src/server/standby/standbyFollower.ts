import type { AccountStore } from '../auth/accounts.ts';
import type { SigningKeys } from '../auth/keys.ts';
import type { Database } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import { parseRules } from '../rules/file.ts';
import { buildTree } from '../storage/sqlite.ts';
import type { StorageEntry, Storage } from '../storage/storage.ts';
import { EPOCH_SETTING, parseEpoch, readEpoch, FIRST_EPOCH, isNewer, type Epoch } from './epoch.ts';
import type { CopyPiece } from './frames.ts';
import { ROLE_SETTING, formatRole, type StandbyRole } from './role.ts';

export interface FollowingSetup {
  readonly storage: Storage;
  readonly commits: GroupCommit;
  /** The namespace of the accounts. */
  readonly namespace: string;
  readonly accounts: AccountStore;
  readonly keys: SigningKeys;
  readonly databases: () => Iterable<Database>;
  readonly clock: () => number;
}

/** Applies the primary's data on this machine: first a full copy, all or nothing, then batch by batch. */
export class StandbyFollower {
  private readonly setup: FollowingSetup;
  private current: StandbyRole;

  constructor(setup: FollowingSetup, role: StandbyRole) {
    this.setup = setup;
    this.current = role;
  }

  get role(): StandbyRole {
    return this.current;
  }

  get epoch(): Epoch {
    return readEpoch(this.setup.storage);
  }

  /**
   * Replaces everything with the copy and notifies listeners of the differences.
   * @throws Refusal `unavailable` if the disk refuses; Error if the copy is older than the data here. Nothing
   * has changed then
   */
  takeOver(pieces: readonly CopyPiece[]): void {
    const { storage, commits, accounts, keys, databases } = this.setup;
    const settings = pieces.flatMap((piece) => piece.settings);
    const epoch = parseEpoch(settings.find(({ name }) => name === EPOCH_SETTING)?.text);
    if (isNewer(this.epoch, epoch ?? FIRST_EPOCH))
      throw new Error('what it has is older than what is here, and is not written over it');
    const rules = pieces.flatMap((piece) => piece.rules.map((each) => this.rulesFor(each)));
    const role = this.reachedNow();
    // Flush earlier entries first, or they would be written after the copy.
    commits.flush();
    const parts = pieces.flatMap((piece) => piece.parts);
    storage.takeOver({
      settings: [...settings, { name: ROLE_SETTING, text: formatRole(role) }],
      accounts: pieces.flatMap((piece) => piece.accounts),
      parts,
    });
    this.current = role;
    keys.reload();
    accounts.reload(storage);
    // Rules first, so outdated rules never release new data.
    for (const hold of rules) hold();
    for (const database of databases()) {
      const own = parts.flatMap(({ namespace, part }) => (namespace === database.namespace ? [part] : []));
      database.become(buildTree(own));
    }
  }

  /**
   * Applies one batch. Calls `kept` once it is on disk here, `refused` if the disk refuses it.
   * @throws Refusal `unavailable` while the disk takes no writes
   */
  batch(
    entries: readonly StorageEntry[],
    { kept, refused }: { kept: () => void; refused: () => void },
  ): void {
    const { commits, keys } = this.setup;
    for (const entry of entries) this.adopt(entry);
    const role = this.reachedNow();
    // In the same transaction, so that the copy's progress survives a power cut.
    commits.adopt({ kind: 'setting', name: ROLE_SETTING, text: formatRole(role) });
    const hasSettings = entries.some(({ kind }) => kind === 'setting');
    commits.release(() => {
      this.current = role;
      if (hasSettings) keys.reload();
      kept();
    }, refused);
  }

  private adopt(entry: StorageEntry): void {
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

  /** Parses the other machine's rules. Returns a function that activates them. @throws RulesRefused */
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
