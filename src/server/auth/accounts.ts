import { randomBytes } from 'node:crypto';
import type { GroupCommit, Participant } from '../database/groupCommit.ts';
import { RequestRefusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';
import type { Json } from '../tree/json.ts';
import { isTokenEnded, isAnonymous, parseAccount, type Account } from './account.ts';
import type { PasswordHash } from './passwords.ts';

function recordOf(account: Account): Json {
  const { uid: _, password, codes, ...rest } = account;
  return {
    ...rest,
    ...(password === undefined ? {} : { password: { ...password } }),
    ...(codes === undefined ? {} : { codes: { ...codes } }),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

const lastUse = ({ createdAt, lastLoginAt = createdAt, lastRefreshAt = 0 }: Account): number =>
  Math.max(lastLoginAt, lastRefreshAt);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newUid(): string {
  let uid = '';
  while (uid.length < 28) {
    // Bytes of 248 and above would favor the first letters.
    for (const byte of randomBytes(32)) {
      if (byte < 248 && uid.length < 28) uid += LETTERS[byte % LETTERS.length] ?? '';
    }
  }
  return uid;
}

/** The accounts of one namespace. Changes are visible at once and on disk once the commits have settled. */
export class AccountStore implements Participant {
  private readonly namespace: string;
  private readonly commits: GroupCommit;
  private readonly byUid = new Map<string, Account>();
  private readonly uidByEmail = new Map<string, string>();
  /** The state on disk of each account that differs in memory. */
  private readonly onDisk = new Map<string, Account | undefined>();
  private tokensEnded: () => void = () => undefined;

  constructor(setup: { namespace: string; storage: Storage; commits: GroupCommit }) {
    this.namespace = setup.namespace;
    this.commits = setup.commits;
    this.reload(setup.storage);
    this.commits.join(this);
  }

  /** Reads all accounts again after the folder was replaced. No local change may be pending. */
  reload(storage: Storage): void {
    this.byUid.clear();
    this.uidByEmail.clear();
    for (const { uid, record } of storage.accounts(this.namespace))
      this.place(uid, parseAccount(uid, record));
  }

  /**
   * Takes over another machine's version of an account (null: removed).
   * @throws Refusal `unavailable` while the disk refuses writes; nothing has changed then
   */
  adopt(uid: string, record: Json | null): void {
    this.commits.adopt({ kind: 'account', namespace: this.namespace, uid, record });
    if (!this.onDisk.has(uid)) this.onDisk.set(uid, this.byUid.get(uid));
    this.place(uid, record === null ? undefined : parseAccount(uid, record));
  }

  /** Called when an account's tokens end before they expire. */
  onTokensEnded(listener: () => void): void {
    this.tokensEnded = listener;
  }

  private place(uid: string, account: Account | undefined): void {
    const before = this.byUid.get(uid);
    this.put(uid, before, account);
    const ended = before !== undefined && isTokenEnded(account, { version: before.tokenVersion ?? 0 });
    if (ended && !before.disabled) this.tokensEnded();
  }

  private put(uid: string, before: Account | undefined, account: Account | undefined): void {
    if (before?.email !== undefined && this.uidByEmail.get(before.email) === uid)
      this.uidByEmail.delete(before.email);
    this.byUid.delete(uid);
    if (account === undefined) return;
    this.byUid.set(uid, account);
    if (account.email !== undefined) this.uidByEmail.set(account.email, uid);
  }

  /** @throws Refusal `unavailable` while the disk refuses writes; nothing has changed then */
  private change(uid: string, account: Account | undefined): void {
    const record = account === undefined ? null : recordOf(account);
    this.commits.record({ kind: 'account', namespace: this.namespace, uid, record });
    if (!this.onDisk.has(uid)) this.onDisk.set(uid, this.byUid.get(uid));
    this.place(uid, account);
  }

  committed(): void {
    this.onDisk.clear();
  }

  putBack(): void {
    // Reads from memory, because a disk that refuses writes may refuse reads too.
    for (const [uid, account] of this.onDisk) this.place(uid, account);
    this.onDisk.clear();
  }

  get(uid: string): Account | undefined {
    return this.byUid.get(uid);
  }

  byEmail(email: string): Account | undefined {
    const uid = this.uidByEmail.get(email);
    return uid === undefined ? undefined : this.byUid.get(uid);
  }

  all(): readonly Account[] {
    return [...this.byUid.values()];
  }

  /** Creates an account. Its uid and address, if given, must be free. */
  create(about: {
    uid?: string;
    email?: string;
    password?: PasswordHash;
    displayName?: string;
    custom?: boolean;
    /** Set if the account signs in right away. */
    lastLoginAt?: number;
    now: number;
  }): Account {
    const { now, uid = newUid(), lastLoginAt, ...rest } = about;
    const account: Account = {
      ...rest,
      ...(lastLoginAt === undefined ? {} : { lastLoginAt, lastRefreshAt: lastLoginAt }),
      uid,
      emailVerified: false,
      createdAt: now,
      validSince: Math.floor(now / 1000) * 1000,
      disabled: false,
    };
    this.keep(account);
    return account;
  }

  /** Stores an account in its new state. */
  keep(account: Account): void {
    this.change(account.uid, account);
  }

  /** Records a sign-in. If the disk refuses the write, the person still gets in. */
  seen(account: Account, now: number): Account {
    const seen = { ...account, lastLoginAt: now, lastRefreshAt: now };
    try {
      this.keep(seen);
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
    }
    return seen;
  }

  /** Records that a device is still in use, at most once a day. */
  refreshed(account: Account, now: number): void {
    const before = lastUse(account);
    if (now - before < DAY_MS) return;
    try {
      this.keep({ ...account, lastRefreshAt: now });
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
    }
  }

  /** Removes up to `most` anonymous devices unused for 30 days. Returns the count. */
  removeUnused(now: number, most: number): number {
    const unused = this.all()
      .filter((account) => isAnonymous(account) && now - lastUse(account) > 30 * DAY_MS)
      .slice(0, most);
    for (const { uid } of unused) this.remove(uid);
    return unused.length;
  }

  remove(uid: string): void {
    this.change(uid, undefined);
  }
}
