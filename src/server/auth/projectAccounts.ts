import type { GroupCommit } from '../database/groupCommit.ts';
import { isJsonObject, member, parseJson, type Json, type JsonObject } from '../tree/json.ts';
import { isAnonymous, type Account, type Accounts } from './accounts.ts';
import { drawCode, isActionKind } from './actionCodes.ts';
import { emailOf, newPassword, refuse, text, texts, working } from './asked.ts';
import { claimsProblem, isUid } from './customTokens.ts';
import { described, withProfile } from './description.ts';
import { importAccounts } from './importedAccounts.ts';
import { hashPassword, type PasswordHash } from './passwords.ts';

const MOST = 1000;

/** A number of the body, which may come as a text; undefined where there is none. */
function numberOf(body: JsonObject, key: string): number | undefined {
  const value = member(body, key);
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Claims as they come from an administrator: JSON in a text; an empty one takes them away. */
function claimsOf(body: JsonObject): { claims?: JsonObject } | undefined {
  const given = member(body, 'customAttributes');
  if (given === undefined) return undefined;
  const claims = typeof given === 'string' ? parseJson(given === '' ? '{}' : given) : undefined;
  if (!isJsonObject(claims)) return refuse('INVALID_CLAIMS');
  const problem = claimsProblem(claims);
  if (problem !== undefined) refuse(problem);
  return Object.keys(claims).length === 0 ? {} : { claims };
}

/** What only an administrator may do with the accounts: what `firebase-admin` asks for. */
export class ProjectAccounts {
  private readonly accounts: Accounts;
  private readonly commits: GroupCommit;
  private readonly clock: () => number;

  constructor(setup: { accounts: Accounts; commits: GroupCommit; clock: () => number }) {
    this.accounts = setup.accounts;
    this.commits = setup.commits;
    this.clock = setup.clock;
  }

  /** What answers a POST to `v1/projects/<project>/<action>`; undefined for an action that does not exist. */
  action(name: string): ((body: JsonObject) => Promise<Json>) | undefined {
    switch (name) {
      case 'accounts':
        return (body) => this.create(body);
      case 'accounts:lookup':
        return (body) => this.afterFlush(this.lookup(body));
      case 'accounts:update':
        return (body) => this.update(body);
      case 'accounts:delete':
        return (body) => this.remove(body);
      case 'accounts:query':
        return (body) => this.afterFlush(this.query(body));
      case 'accounts:batchDelete':
        return (body) => this.removeMany(body);
      case 'accounts:batchCreate':
        return (body) =>
          this.afterFlush(importAccounts(body, { accounts: this.accounts, claimsOf, now: this.clock() }));
      case 'accounts:sendOobCode':
        return (body) => this.code(body);
      default:
        return undefined;
    }
  }

  /** A page of all accounts (`accounts:batchGet`). */
  page(maxResults: number, pageToken: string): Promise<Json> {
    const wanted = Math.min(Math.max(1, Number.isFinite(maxResults) ? maxResults : MOST), MOST);
    const sorted = this.sorted().filter(({ uid }) => uid > pageToken);
    const shown = sorted.slice(0, wanted);
    const last = shown.at(-1);
    const isLast = last === undefined || sorted.length === shown.length;
    return this.afterFlush({
      kind: 'identitytoolkit#DownloadAccountResponse',
      users: shown.map(described),
      ...(isLast ? {} : { nextPageToken: last.uid }),
    });
  }

  /** All accounts away, for a test suite that begins anew. */
  async clear(): Promise<void> {
    for (const { uid } of this.accounts.all()) this.accounts.remove(uid);
    await this.commits.settled();
  }

  private sorted(): readonly Account[] {
    return this.accounts.all().toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  }

  private async afterFlush(answer: Json): Promise<Json> {
    await this.commits.settled();
    return answer;
  }

  private async create(body: JsonObject): Promise<Json> {
    const uid = member(body, 'localId');
    if (uid !== undefined && !isUid(uid)) return refuse('INVALID_LOCAL_ID');
    const email = member(body, 'email') === undefined ? undefined : emailOf(body);
    const password = await this.passwordOf(body);
    if (uid !== undefined && this.accounts.get(uid) !== undefined) refuse('DUPLICATE_LOCAL_ID');
    if (email !== undefined && this.accounts.byEmail(email) !== undefined) refuse('EMAIL_EXISTS');
    const account = this.accounts.create({
      now: this.clock(),
      ...(uid === undefined ? {} : { uid }),
      ...(email === undefined ? { custom: true } : { email }),
      ...(password === undefined ? {} : { password }),
    });
    this.accounts.keep({
      ...withProfile(account, body),
      emailVerified: member(body, 'emailVerified') === true,
      disabled: member(body, 'disabled') === true,
    });
    return this.afterFlush({ kind: 'identitytoolkit#SignupNewUserResponse', localId: account.uid });
  }

  private lookup(body: JsonObject): Json {
    const found = new Set<Account>();
    const add = (account: Account | undefined): unknown => account !== undefined && found.add(account);
    for (const uid of texts(body, 'localId')) add(this.accounts.get(uid));
    for (const email of texts(body, 'email')) add(this.accounts.byEmail(email.toLowerCase()));
    const kind = 'identitytoolkit#GetAccountInfoResponse';
    return found.size === 0 ? { kind } : { kind, users: [...found].map(described) };
  }

  private async update(body: JsonObject): Promise<Json> {
    const uid = text(body, 'localId') ?? refuse('MISSING_LOCAL_ID');
    if (this.accounts.get(uid) === undefined) refuse('USER_NOT_FOUND');
    const claims = claimsOf(body);
    const email = member(body, 'email') === undefined ? undefined : emailOf(body);
    const password = await this.passwordOf(body);
    const account = this.accounts.get(uid) ?? refuse('USER_NOT_FOUND');
    if (email !== undefined && (this.accounts.byEmail(email)?.uid ?? uid) !== uid) refuse('EMAIL_EXISTS');
    const [disables, verified] = [member(body, 'disableUser'), member(body, 'emailVerified')];
    const since = numberOf(body, 'validSince');
    // Somebody who is kept out, or has another password or address, signs in anew.
    const endsTokens =
      password !== undefined || disables === true || (email ?? account.email) !== account.email;
    const { claims: oldClaims, password: oldPassword, ...rest } = withProfile(account, body);
    const dropsPassword = texts(body, 'deleteProvider').includes('password');
    const hash = password ?? (dropsPassword ? undefined : oldPassword);
    const changed: Account = {
      ...rest,
      ...(claims ?? (oldClaims === undefined ? {} : { claims: oldClaims })),
      ...(email === undefined ? {} : { email }),
      ...(hash === undefined ? {} : { password: hash }),
      emailVerified: typeof verified === 'boolean' ? verified : account.emailVerified,
      disabled: typeof disables === 'boolean' ? disables : account.disabled,
      validSince: since === undefined ? (endsTokens ? this.clock() : account.validSince) : since * 1000,
    };
    this.accounts.keep(changed);
    return this.afterFlush({ ...described(changed), kind: 'identitytoolkit#SetAccountInfoResponse' });
  }

  private passwordOf(body: JsonObject): Promise<PasswordHash | undefined> {
    const password = text(body, 'password');
    return password === undefined ? Promise.resolve(undefined) : working(hashPassword(newPassword(password)));
  }

  private remove(body: JsonObject): Promise<Json> {
    const uid = text(body, 'localId') ?? refuse('MISSING_LOCAL_ID');
    if (this.accounts.get(uid) === undefined) refuse('USER_NOT_FOUND');
    this.accounts.remove(uid);
    return this.afterFlush({ kind: 'identitytoolkit#DeleteAccountResponse' });
  }

  private removeMany(body: JsonObject): Promise<Json> {
    const uids = texts(body, 'localIds');
    if (uids.length > MOST) refuse('MAXIMUM_USER_COUNT_EXCEEDED');
    const isForced = member(body, 'force') === true;
    const errors: JsonObject[] = [];
    for (const [index, localId] of uids.entries()) {
      const account = this.accounts.get(localId);
      if (account !== undefined && !isForced && !account.disabled)
        errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
      else if (account !== undefined) this.accounts.remove(localId);
    }
    return this.afterFlush(errors.length === 0 ? {} : { errors });
  }

  private query(body: JsonObject): Json {
    const all = this.sorted();
    if (member(body, 'returnUserInfo') === false) return { recordsCount: String(all.length) };
    const offset = Math.max(0, numberOf(body, 'offset') ?? 0);
    const limit = Math.min(MOST, numberOf(body, 'limit') ?? MOST);
    const users = all.slice(offset, offset + limit).map(described);
    return { recordsCount: String(users.length), userInfo: users };
  }

  private code(body: JsonObject): Promise<Json> {
    const kind = member(body, 'requestType');
    if (!isActionKind(kind)) return refuse('OPERATION_NOT_ALLOWED');
    const email = emailOf(body);
    const account = this.accounts.byEmail(email) ?? refuse('EMAIL_NOT_FOUND');
    if (isAnonymous(account)) refuse('EMAIL_NOT_FOUND');
    const oobCode = drawCode(this.accounts, account, kind, this.clock());
    const mode = kind === 'PASSWORD_RESET' ? 'resetPassword' : 'verifyEmail';
    const target = text(body, 'continueUrl') ?? 'http://localhost/';
    const oobLink = `${target}${target.includes('?') ? '&' : '?'}mode=${mode}&oobCode=${oobCode}`;
    return this.afterFlush({
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
      email,
      oobCode,
      oobLink,
    });
  }
}
