import type { AccountStore } from '../auth/accounts.ts';
import { isAnonymous, endTokens } from '../auth/account.ts';
import { drawCode, changePassword } from '../auth/actionCodes.ts';
import { findClaimsProblem, isUid } from '../auth/customTokens.ts';
import { hashPassword, OFFICE_OWNER } from '../auth/passwords.ts';
import { normalizeEmail, findPasswordProblem } from '../auth/policy.ts';
import type { TokenIssuer } from '../auth/tokens.ts';
import { ADMINISTRATOR_CALLER, UNAUTHENTICATED_CALLER } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import { findDataProblems } from '../storage/check.ts';
import type { UnreplicatedWrite, Storage } from '../storage/storage.ts';
import { calculateHash } from '../tree/hash.ts';
import type { Json, JsonObject } from '../tree/json.ts';
import { getNode as nodeAt } from '../tree/node.ts';
import { parsePath, formatPath } from '../tree/paths.ts';
import { toPlainValue } from '../tree/text.ts';
import { dropUndefined } from '../defined.ts';

/** Access for the owner of the data folder: skips the rules, not the data checks. Refusals are sentences. */
export interface Administrator {
  /** The value at a path, without priorities; a list where the keys are 0, 1, 2, … */
  read(path: string): Promise<Json>;
  /** Writes several paths from the root atomically; on disk when it resolves. */
  update(patch: Readonly<Record<string, Json>>): Promise<void>;
  createUser(user: NewUser): Promise<{ uid: string }>;
  findUser(email: string): Promise<{ uid: string; email: string } | undefined>;
  listUsers(): Promise<readonly { uid: string; email?: string; anonymous: boolean }[]>;
  setPassword(uid: string, password: string): Promise<void>;
  /** A code to set a new password within an hour. */
  resetCode(uid: string): Promise<string>;
  /** A token to sign in as `uid` with these claims within an hour. */
  customToken(uid: string, claims: JsonObject): Promise<string>;
  removeUser(uid: string): Promise<void>;
  /** Clears the failed sign-ins of an account. */
  unlock(email: string): Promise<void>;
  /** Writes a backup to a new file, while others keep writing. */
  backup(file: string): Promise<void>;
  /** One sentence per problem in the stored data. */
  check(): Promise<readonly string[]>;
  /** Makes a standby the primary. Returns a sentence on the outcome. */
  promote(): Promise<string>;
  /** A sentence on what earlier calls are waiting for; undefined: nothing. Never waits itself. */
  waitsFor(): Promise<string | undefined>;
  /** Writes that only this machine has since it lost its standby, oldest first. */
  alone(): Promise<readonly UnreplicatedPlace[]>;
  close(): Promise<void>;
}

export interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
  /** Drawn by the server when missing. */
  readonly uid?: string;
  /** Written to the tree in the same commit: a crash leaves the account with it, or neither. */
  readonly patch?: Readonly<Record<string, Json>>;
}

/** A place whose write the other machine is not known to have. */
export interface UnreplicatedPlace {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The author: an email address, or a description without one. */
  readonly by: string;
  /** A path of the tree, or an account. */
  readonly place:
    | { readonly kind: 'path'; readonly path: string }
    | { readonly kind: 'account'; readonly of: string; readonly uid: string };
  /** The current value (null: none). Not reported for an account. */
  readonly value: Json;
}

/** A refused request of the administrator; the message is a sentence. */
export class AdministratorRefusal extends Error {
  override readonly name = 'AdministratorRefusal';
}

const refuse = (sentence: string): never => {
  throw new AdministratorRefusal(sentence);
};

function emailOf(text: string): string {
  return normalizeEmail(text) ?? refuse(`${text} is not an email address.`);
}

function refuseWeak(password: string): void {
  const problem = findPasswordProblem(password);
  if (problem !== undefined) refuse(`${problem.replace(/^[A-Z_]+ : /, '')}.`);
}

/**
 * Validates the data of a new account and returns its normalized address.
 * @throws AdministratorRefusal for an invalid address or password
 */
export function refuseAccount(email: string, password: string): string {
  const kept = emailOf(email);
  refuseWeak(password);
  return kept;
}

/** The administrator of the data open in this process. The caller supplies what `close` does. */
export class OwnAdministrator implements Administrator {
  private readonly database: Database;
  private readonly accounts: AccountStore;
  private readonly tokens: TokenIssuer;
  private readonly commits: GroupCommit;
  private readonly storage: Storage;
  private readonly clock: () => number;
  private readonly forgiveTries: (email: string) => void;
  private readonly promoted: () => Promise<string>;
  private readonly listAlone: () => readonly UnreplicatedWrite[];
  private readonly closed: () => Promise<void>;

  constructor(setup: {
    database: Database;
    accounts: AccountStore;
    tokens: TokenIssuer;
    commits: GroupCommit;
    storage: Storage;
    clock: () => number;
    forgiveTries: (email: string) => void;
    promote: () => Promise<string>;
    alone: () => readonly UnreplicatedWrite[];
    closed: () => Promise<void>;
  }) {
    this.database = setup.database;
    this.accounts = setup.accounts;
    this.tokens = setup.tokens;
    this.commits = setup.commits;
    this.storage = setup.storage;
    this.clock = setup.clock;
    this.forgiveTries = setup.forgiveTries;
    this.promoted = setup.promote;
    this.listAlone = setup.alone;
    this.closed = setup.closed;
  }

  async read(path: string): Promise<Json> {
    const value = toPlainValue(this.database.read(ADMINISTRATOR_CALLER, parsePath(path)));
    await this.commits.settled();
    return value;
  }

  async update(patch: Readonly<Record<string, Json>>): Promise<void> {
    this.database.write(ADMINISTRATOR_CALLER, { kind: 'update', path: '', values: patch });
    await this.commits.settled();
  }

  async createUser({ email: asked, password: secret, patch, ...user }: NewUser): Promise<{ uid: string }> {
    const email = refuseAccount(asked, secret);
    if (user.uid !== undefined && !isUid(user.uid)) refuse('A uid has 1 to 128 characters.');
    const password = await hashPassword(secret, OFFICE_OWNER);
    if (this.accounts.byEmail(email) !== undefined) refuse(`${email} has an account already.`);
    if (user.uid !== undefined && this.accounts.get(user.uid) !== undefined)
      refuse(`There is an account ${user.uid} already.`);
    // Write the patch first: if it is refused, no account is created. Both are flushed at the end of this
    // turn.
    if (patch !== undefined)
      this.database.write(ADMINISTRATOR_CALLER, { kind: 'update', path: '', values: patch });
    const { uid } = this.accounts.create({ ...dropUndefined(user), email, password, now: this.clock() });
    await this.commits.settled();
    return { uid };
  }

  async findUser(email: string): Promise<{ uid: string; email: string } | undefined> {
    const account = this.accounts.byEmail(emailOf(email));
    await this.commits.settled();
    return account?.email === undefined ? undefined : { uid: account.uid, email: account.email };
  }

  async listUsers(): Promise<readonly { uid: string; email?: string; anonymous: boolean }[]> {
    const users = this.accounts.all().map((account) => ({
      uid: account.uid,
      anonymous: isAnonymous(account),
      ...dropUndefined({ email: account.email }),
    }));
    await this.commits.settled();
    return users;
  }

  async setPassword(uid: string, password: string): Promise<void> {
    refuseWeak(password);
    const hash = await hashPassword(password, OFFICE_OWNER);
    const account = this.accounts.get(uid) ?? refuse(`There is no account ${uid}.`);
    if (isAnonymous(account)) refuse(`The account ${uid} is an anonymous device: it has no password.`);
    // Ends all tokens: sessions from the old password must sign in again.
    this.accounts.keep(endTokens(changePassword(account, hash), this.clock()));
    await this.commits.settled();
  }

  async resetCode(uid: string): Promise<string> {
    const account = this.accounts.get(uid) ?? refuse(`There is no account ${uid}.`);
    if (account.email === undefined) refuse(`The account ${uid} has no email address to sign in with.`);
    const code = drawCode(this.accounts, account, 'PASSWORD_RESET', this.clock());
    await this.commits.settled();
    return code;
  }

  async customToken(uid: string, claims: JsonObject): Promise<string> {
    if (!isUid(uid)) refuse('A uid has 1 to 128 characters.');
    if (findClaimsProblem(claims) !== undefined)
      refuse('These claims cannot be given: a reserved name, or more than 1000 characters.');
    await this.commits.settled();
    return this.tokens.issueCustom({ uid, claims }, this.clock());
  }

  async removeUser(uid: string): Promise<void> {
    if (this.accounts.get(uid) === undefined) refuse(`There is no account ${uid}.`);
    this.accounts.remove(uid);
    await this.commits.settled();
  }

  async unlock(email: string): Promise<void> {
    const account = this.accounts.byEmail(emailOf(email));
    if (account?.email === undefined) return refuse(`There is no account ${email}.`);
    this.forgiveTries(account.email);
    await this.commits.settled();
  }

  async backup(file: string): Promise<void> {
    await this.commits.settled();
    this.storage.backup(file);
  }

  async check(): Promise<readonly string[]> {
    await this.commits.settled();
    const { namespace, committedRoot } = this.database;
    return findDataProblems(this.storage, new Map([[namespace, calculateHash(committedRoot)]]));
  }

  promote(): Promise<string> {
    return this.promoted();
  }

  async waitsFor(): Promise<string | undefined> {
    return this.commits.waitsForStandby
      ? 'The second machine does not answer, and nothing is confirmed without it.'
      : undefined;
  }

  async alone(): Promise<readonly UnreplicatedPlace[]> {
    // Doesn't wait for the flush: the list includes what waits for the other machine.
    const { namespace, committedRoot } = this.database;
    return this.listAlone()
      .filter((each) => each.namespace === namespace && !this.isOfDevice(each))
      .map(({ what, by, at }) =>
        what.kind === 'account'
          ? {
              at,
              by: this.called(by),
              place: { kind: 'account', of: this.called(what.uid), uid: what.uid },
              value: null,
            }
          : {
              at,
              by: this.called(by),
              place: { kind: 'path', path: formatPath(what.path) },
              value: toPlainValue(nodeAt(committedRoot, what.path)),
            },
      );
  }

  /** Anonymous devices sign in again on their own, so their accounts need not be carried over. */
  private isOfDevice({ what }: UnreplicatedWrite): boolean {
    const account = what.kind === 'account' ? this.accounts.get(what.uid) : undefined;
    return account !== undefined && isAnonymous(account);
  }

  /** A name people recognize for an account. */
  private called(uid: string): string {
    if (uid === '') return 'the server';
    if (uid === ADMINISTRATOR_CALLER.kind) return 'the command line';
    if (uid === UNAUTHENTICATED_CALLER.kind) return 'somebody who was not signed in';
    return this.accounts.get(uid)?.email ?? `the device ${uid}`;
  }

  close(): Promise<void> {
    return this.closed();
  }
}
