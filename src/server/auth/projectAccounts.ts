import type { GroupCommit } from '../database/groupCommit.ts';
import { isJsonObject, parseJson, type Json, type JsonObject } from '../tree/json.ts';
import { endTokens, type Account } from './account.ts';
import type { AccountStore } from './accounts.ts';
import { drawCode, changeEmail, changePassword } from './actionCodes.ts';
import { buildActionLink, parseContinueUrl } from './actionLink.ts';
import { parseEmail, checkNewPassword, throwRefusal, refuseWhenBusy } from './accountRequest.ts';
import { parseText, parseTexts, type Body } from './body.ts';
import { findClaimsProblem, isUid } from './customTokens.ts';
import { describeAccount, applyProfile } from './description.ts';
import { importAccounts } from './importedAccounts.ts';
import { SETTABLE_FIELDS, checkFields, refuseField, type OnUnknownField } from './knownFields.ts';
import { hashPassword, OFFICE_OWNER, type PasswordHash } from './passwords.ts';

const MAX_ACCOUNTS = 1000;

/** Parses an administrator's claims, JSON in a string. An empty string removes them; an empty object is stored. */
function claimsOf(given: unknown): { claims?: JsonObject } | undefined {
  if (given === undefined) return undefined;
  if (given === '') return {};
  const claims = typeof given === 'string' ? parseJson(given) : undefined;
  if (!isJsonObject(claims)) return throwRefusal('INVALID_CLAIMS');
  const problem = findClaimsProblem(claims);
  if (problem !== undefined) throwRefusal(problem);
  return { claims };
}

/** Account operations for administrators, as `firebase-admin` calls them. */
export class ProjectAccounts {
  private readonly accounts: AccountStore;
  private readonly commits: GroupCommit;
  private readonly clock: () => number;
  private readonly onUnknown: OnUnknownField;

  constructor(setup: {
    accounts: AccountStore;
    commits: GroupCommit;
    clock: () => number;
    /** Called for an unknown field; absent if those are refused. */
    onUnknownField?: OnUnknownField;
  }) {
    this.accounts = setup.accounts;
    this.commits = setup.commits;
    this.clock = setup.clock;
    this.onUnknown = setup.onUnknownField ?? refuseField;
  }

  /** The handler of a POST to `v1/projects/<project>/<action>`; undefined for an unknown action. */
  action(name: string): ((body: Body, origin: string) => Promise<Json>) | undefined {
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
        return (body) => this.bring(body);
      case 'accounts:sendOobCode':
        return (body, origin) => this.code(body, origin);
      default:
        return undefined;
    }
  }

  /** One page of all accounts (`accounts:batchGet`). */
  page(maxResults: number, pageToken: string): Promise<Json> {
    const wanted = Math.min(
      Math.max(1, Number.isFinite(maxResults) ? maxResults : MAX_ACCOUNTS),
      MAX_ACCOUNTS,
    );
    const sorted = this.sorted().filter(({ uid }) => uid > pageToken);
    const shown = sorted.slice(0, wanted);
    const last = shown.at(-1);
    const isLast = last === undefined || sorted.length === shown.length;
    return this.afterFlush({
      kind: 'identitytoolkit#DownloadAccountResponse',
      users: shown.map(describeAccount),
      ...(isLast ? {} : { nextPageToken: last.uid }),
    });
  }

  /** Removes all accounts, to reset between tests. */
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

  private async create(body: Body): Promise<Json> {
    checkFields(body.raw, SETTABLE_FIELDS, this.onUnknown);
    const uid = body.localId;
    if (uid !== undefined && !isUid(uid)) return throwRefusal('INVALID_LOCAL_ID');
    const email = body.has('email') ? parseEmail(body) : undefined;
    const password = await this.passwordOf(body);
    if (uid !== undefined && this.accounts.get(uid) !== undefined) throwRefusal('DUPLICATE_LOCAL_ID');
    if (email !== undefined && this.accounts.byEmail(email) !== undefined) throwRefusal('EMAIL_EXISTS');
    const account = this.accounts.create({
      now: this.clock(),
      ...(uid === undefined ? {} : { uid }),
      ...(email === undefined ? { custom: true } : { email }),
      ...(password === undefined ? {} : { password }),
    });
    this.accounts.keep({
      ...applyProfile(account, body),
      emailVerified: body.emailVerified === true,
      disabled: body.disabled === true,
    });
    return this.afterFlush({ kind: 'identitytoolkit#SignupNewUserResponse', localId: account.uid });
  }

  private lookup(body: Body): Json {
    const found = new Set<Account>();
    const add = (account: Account | undefined): unknown => account !== undefined && found.add(account);
    for (const uid of parseTexts(body.localId)) add(this.accounts.get(uid));
    for (const email of parseTexts(body.email)) add(this.accounts.byEmail(email.toLowerCase()));
    const kind = 'identitytoolkit#GetAccountInfoResponse';
    return found.size === 0 ? { kind } : { kind, users: [...found].map(describeAccount) };
  }

  private async update(body: Body): Promise<Json> {
    checkFields(body.raw, SETTABLE_FIELDS, this.onUnknown);
    const uid = parseText(body.localId) ?? throwRefusal('MISSING_LOCAL_ID');
    if (this.accounts.get(uid) === undefined) throwRefusal('USER_NOT_FOUND');
    const claims = claimsOf(body.customAttributes);
    const email = body.has('email') ? parseEmail(body) : undefined;
    const password = await this.passwordOf(body);
    const account = this.accounts.get(uid) ?? throwRefusal('USER_NOT_FOUND');
    if (email !== undefined && (this.accounts.byEmail(email)?.uid ?? uid) !== uid)
      throwRefusal('EMAIL_EXISTS');
    const [disables, verified] = [body.disableUser, body.emailVerified];
    const since = body.validSince;
    // A new password or address, or disabling, ends all tokens.
    const isNewAddress = email !== undefined && email !== account.email;
    const endsTokens = password !== undefined || disables === true || isNewAddress;
    const moved = isNewAddress ? changeEmail(account, email) : account;
    const renewed = password === undefined ? moved : changePassword(moved, password);
    const { claims: oldClaims, password: hash, ...rest } = applyProfile(renewed, body);
    const dropsPassword = password === undefined && body.deleteProvider.includes('password');
    const changed: Account = {
      ...rest,
      ...(claims ?? (oldClaims === undefined ? {} : { claims: oldClaims })),
      ...(hash === undefined || dropsPassword ? {} : { password: hash }),
      emailVerified: typeof verified === 'boolean' ? verified : moved.emailVerified,
      disabled: typeof disables === 'boolean' ? disables : account.disabled,
    };
    const after =
      endsTokens || since !== undefined
        ? endTokens(changed, since === undefined ? this.clock() : since * 1000)
        : changed;
    this.accounts.keep(after);
    return this.afterFlush({ ...describeAccount(after), kind: 'identitytoolkit#SetAccountInfoResponse' });
  }

  private passwordOf(body: Body): Promise<PasswordHash | undefined> {
    const password = body.password;
    return password === undefined
      ? Promise.resolve(undefined)
      : refuseWhenBusy(hashPassword(checkNewPassword(password), OFFICE_OWNER));
  }

  private remove(body: Body): Promise<Json> {
    const uid = parseText(body.localId) ?? throwRefusal('MISSING_LOCAL_ID');
    if (this.accounts.get(uid) === undefined) throwRefusal('USER_NOT_FOUND');
    this.accounts.remove(uid);
    return this.afterFlush({ kind: 'identitytoolkit#DeleteAccountResponse' });
  }

  /** Imports accounts (`accounts:batchCreate`). */
  bring({ raw }: Body): Promise<Json> {
    const { accounts, onUnknown } = this;
    return this.afterFlush(importAccounts(raw, { accounts, claimsOf, onUnknown, now: this.clock() }));
  }

  private removeMany(body: Body): Promise<Json> {
    const uids = body.localIds;
    if (uids.length > MAX_ACCOUNTS) throwRefusal('MAXIMUM_USER_COUNT_EXCEEDED');
    const isForced = body.force === true;
    const errors: JsonObject[] = [];
    for (const [index, localId] of uids.entries()) {
      const account = this.accounts.get(localId);
      if (account !== undefined && !isForced && !account.disabled)
        errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
      else if (account !== undefined) this.accounts.remove(localId);
    }
    return this.afterFlush(errors.length === 0 ? {} : { errors });
  }

  private query(body: Body): Json {
    const all = this.sorted();
    if (body.returnUserInfo === false) return { recordsCount: String(all.length) };
    const offset = Math.max(0, body.offset ?? 0);
    const limit = Math.min(MAX_ACCOUNTS, body.limit ?? MAX_ACCOUNTS);
    const users = all.slice(offset, offset + limit).map(describeAccount);
    return { recordsCount: String(users.length), userInfo: users };
  }

  private code(body: Body, origin: string): Promise<Json> {
    const kind = body.requestType ?? throwRefusal('OPERATION_NOT_ALLOWED');
    // A sign-in link goes to its owner only, never to an administrator.
    if (kind === 'EMAIL_SIGNIN') throwRefusal('OPERATION_NOT_ALLOWED');
    const email = parseEmail(body);
    const account = this.accounts.byEmail(email) ?? throwRefusal('EMAIL_NOT_FOUND');
    const continueUrl = parseContinueUrl(body);
    const oobCode = drawCode(this.accounts, account, kind, this.clock());
    const oobLink = buildActionLink(origin, { kind, code: oobCode, continueUrl });
    return this.afterFlush({
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
      email,
      oobCode,
      oobLink,
    });
  }
}
