import type { GroupCommit } from '../database/groupCommit.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { getOwnMember, type Json, type JsonObject } from '../tree/json.ts';
import { isTokenEnded, isAnonymous, endTokens, type Account, type ActionKind } from './account.ts';
import type { AccountStore } from './accounts.ts';
import { ACTION_MODES } from './actionLink.ts';
import { findAccountByCode, drawCode, changeEmail, removeCode, changePassword } from './actionCodes.ts';
import {
  AccountRefusal,
  parseEmail,
  checkNewPassword,
  NOT_PUBLIC_ERROR,
  throwRefusal,
  refuseWhenBusy,
  type RequestHandler,
  type DeviceMark,
  type AccountRequest,
} from './accountRequest.ts';
import type { Body } from './body.ts';
import { describeAccount, applyProfile } from './description.ts';
import type { CodeMails } from './codeMails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { PasswordOwner } from './passwordWork.ts';
import {
  DEFAULT_PASSWORD_RULES,
  normalizeEmail,
  buildPolicyAnswer,
  type PasswordRequirements,
} from './policy.ts';
import { KnownDevices } from './knownDevices.ts';
import { PasswordTries, type PendingTry, type PasswordTry } from './passwordTries.ts';
import { SignUpLimiter } from './signUps.ts';
import { REAL_CLOCK, type MonotonicClock } from './time.ts';
import { findSignInClaims, TOKEN_LIFETIME_S, type TokenSignIn, type TokenIssuer } from './tokens.ts';

/** A code as test suites read it in emulator mode. */
interface ShownCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** Maximum age of a sign-in (s) for changing one's email or password. */
const RECENT_SIGN_IN_S = 300;
/** Retry-After (s) when the anonymous sign-up queue is full. */
const SIGN_UPS_RETRY_AFTER_S = 10;

const strangerAt = (network: string): PasswordOwner => ({ kind: 'stranger', name: network });

/** A caller that showed a known device, a code or a token. Each account has its own line. */
const ownerOf = ({ uid }: Account): PasswordOwner => ({ kind: 'known', name: uid });

/**
 * The Identity Toolkit endpoints the SDK uses: sign-up, sign-in and one's own account. Answers leave only
 * after their data is on disk.
 */
export class IdentityToolkit {
  private readonly accounts: AccountStore;
  private readonly tokens: TokenIssuer;
  private readonly commits: GroupCommit;
  private readonly clock: () => number;
  private readonly emulator: boolean;
  private readonly policy: PasswordRequirements;
  private readonly codeMails: CodeMails | undefined;
  private readonly passwordTries: PasswordTries;
  private readonly knownDevices: KnownDevices;
  private readonly signUps: SignUpLimiter;
  private readonly newEmails: Throttle;
  private readonly mailRequests: Throttle;
  private readonly shownCodes: ShownCode[] = [];

  constructor(setup: {
    accounts: AccountStore;
    tokens: TokenIssuer;
    commits: GroupCommit;
    clock: () => number;
    /** Times the delays of slowed-down sign-ins. */
    time?: MonotonicClock;
    emulator: boolean;
    passwordPolicy?: PasswordRequirements;
    /** The mails with codes; absent if only the command line shows codes. */
    codeMails?: CodeMails;
  }) {
    this.accounts = setup.accounts;
    this.tokens = setup.tokens;
    this.commits = setup.commits;
    this.clock = setup.clock;
    this.emulator = setup.emulator;
    this.policy = setup.passwordPolicy ?? DEFAULT_PASSWORD_RULES;
    this.codeMails = setup.codeMails;
    const time = setup.time ?? REAL_CLOCK;
    this.passwordTries = new PasswordTries(time);
    this.signUps = new SignUpLimiter(time);
    this.newEmails = new Throttle(RATE_POLICIES.newEmails, setup.clock);
    this.mailRequests = new Throttle(RATE_POLICIES.mailRequests, setup.clock);
    this.knownDevices = setup.tokens.knownDevices();
  }

  /** The handler of a POST to `v1/<action>`; undefined for an unknown action. */
  action(name: string): RequestHandler | undefined {
    switch (name) {
      case 'accounts:signUp':
        return (request) => this.signUp(request);
      case 'accounts:signInWithPassword':
        return (request) => this.signInWithPassword(request);
      case 'accounts:lookup':
        return ({ body }) => ({
          kind: 'identitytoolkit#GetAccountInfoResponse',
          users: [describeAccount(this.signedIn(body).account)],
        });
      case 'accounts:update':
        return (request) => this.update(request);
      case 'accounts:delete':
        return ({ body }) => this.remove(body);
      case 'accounts:createAuthUri':
        return ({ body }) => this.createAuthUri(body);
      case 'accounts:signInWithCustomToken':
        return ({ body }) => this.signInWithCustomToken(body);
      case 'accounts:sendOobCode':
        return (request) => this.sendCode(request);
      case 'accounts:resetPassword':
        return (request) => this.resetPassword(request);
      case 'accounts:signInWithEmailLink':
        return (request) => this.signInWithEmailLink(request);
      case 'accounts:signInWithIdp':
      case 'accounts:signInWithPhoneNumber':
      case 'accounts:sendVerificationCode':
        return () => throwRefusal('OPERATION_NOT_ALLOWED');
      default:
        return undefined;
    }
  }

  /** The `v2/passwordPolicy` answer. */
  passwordPolicy(): Json {
    return buildPolicyAnswer(this.policy);
  }

  async refresh(body: Body): Promise<Json> {
    if (body.grant_type !== 'refresh_token') throwRefusal('INVALID_GRANT_TYPE');
    const given = body.refresh_token ?? throwRefusal('MISSING_REFRESH_TOKEN');
    const said = this.tokens.checkRefresh(given) ?? throwRefusal('INVALID_REFRESH_TOKEN');
    const account = this.accounts.get(said.uid) ?? throwRefusal('USER_NOT_FOUND');
    if (account.disabled) throwRefusal('USER_DISABLED');
    if (isTokenEnded(account, said)) throwRefusal('TOKEN_EXPIRED');
    const now = this.clock();
    this.accounts.refreshed(account, now);
    const idToken = this.tokens.issue(account, said.signIn, now);
    await this.commits.settled();
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: this.tokens.issueRefresh(account, said.signIn, now),
      expires_in: String(TOKEN_LIFETIME_S),
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: this.tokens.projectId,
    };
  }

  private async signUp(request: AccountRequest): Promise<Json> {
    const { body } = request;
    const wantsPassword = body.has('email') || body.has('password');
    if (!wantsPassword && body.idToken === undefined) return this.signUpAnonymous(request);
    // Linking an anonymous device to an address also creates an account with a password.
    if (!this.emulator) throwRefusal(NOT_PUBLIC_ERROR);
    const email = parseEmail(body);
    const password = checkNewPassword(body.password ?? throwRefusal('MISSING_PASSWORD'), this.policy);
    const token = body.idToken;
    const linked = token === undefined ? undefined : this.signedIn(body).account;
    const hash = await refuseWhenBusy(hashPassword(password, strangerAt(request.address)));
    // Checked after hashing: someone may have taken the address meanwhile.
    if (this.accounts.byEmail(email) !== undefined) throwRefusal('EMAIL_EXISTS');
    const displayName = body.displayName;
    const now = this.clock();
    let account: Account;
    if (linked === undefined) {
      account = this.accounts.create({
        email,
        password: hash,
        now,
        lastLoginAt: now,
        ...(displayName === undefined ? {} : { displayName }),
      });
    } else {
      const latest = this.accounts.get(linked.uid) ?? throwRefusal('USER_NOT_FOUND');
      account = { ...latest, email, password: hash };
      this.accounts.keep(account);
    }
    return this.signedInAnswer(account, 'password', 'identitytoolkit#SignupNewUserResponse');
  }

  private async signUpAnonymous({
    address,
    connection = '',
    hasPass = false,
  }: AccountRequest): Promise<Json> {
    const isIn = this.emulator || hasPass || (await this.signUps.turn(address, connection));
    if (!isIn) throw new AccountRefusal(RATE_POLICIES.signUps.whenEmpty.told, SIGN_UPS_RETRY_AFTER_S);
    const now = this.clock();
    return this.signedInAnswer(
      this.accounts.create({ now, lastLoginAt: now }),
      'anonymous',
      'identitytoolkit#SignupNewUserResponse',
    );
  }

  private async signInWithPassword({ body, address, device }: AccountRequest): Promise<Json> {
    const email = parseEmail(body);
    const password = body.password ?? throwRefusal('MISSING_PASSWORD');
    if (password.length > 4096) throwRefusal('INVALID_LOGIN_CREDENTIALS');
    const known = this.knownDevices.deviceOf(device?.shown, this.accounts.byEmail(email));
    const begun = await this.begin({ email, address, device: known });
    const found = this.accounts.byEmail(email);
    const isRight = await refuseWhenBusy(
      isPassword(
        password,
        found?.password,
        known === undefined || found === undefined ? strangerAt(address) : ownerOf(found),
      ).catch((error: unknown) => {
        begun?.undecided();
        throw error;
      }),
    );
    const account = found === undefined ? undefined : this.accounts.get(found.uid);
    if (account === undefined || !isRight) {
      if (!this.emulator) return throwRefusal('INVALID_LOGIN_CREDENTIALS');
      return throwRefusal(account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
    }
    begun?.succeeded();
    if (account.disabled) throwRefusal('USER_DISABLED');
    const seen = this.accounts.seen(account, this.clock());
    this.remember(device, seen);
    return this.signedInAnswer(seen, 'password', 'identitytoolkit#VerifyPasswordResponse', {
      registered: true,
    });
  }

  /** No delays in emulator mode: test suites try wrong passwords all day. */
  private async begin(tried: PasswordTry): Promise<PendingTry | undefined> {
    return this.emulator ? undefined : this.passwordTries.begin(tried);
  }

  /** Marks the device as known, so other devices' failures don't delay it. */
  private remember(device: DeviceMark | undefined, account: Account): void {
    device?.keep(this.knownDevices.remembering(device.shown, account));
  }

  /** True if an account has signed in on the device, and the account's tokens have not ended since. */
  isKnownDevice(shown: string | undefined): boolean {
    return this.knownDevices.uidsOf(shown).some((uid) => {
      const account = this.accounts.get(uid);
      return account?.disabled === false && this.knownDevices.deviceOf(shown, account) !== undefined;
    });
  }

  /** Clears the failed attempts of an account. */
  forgiveTries(email: string): void {
    this.passwordTries.forgive(email);
  }

  /** Without mail there are no sign-in links. */
  private demandEmailLinks(): void {
    if (this.codeMails === undefined && !this.emulator) throwRefusal('OPERATION_NOT_ALLOWED');
  }

  /** Signs in with the code of a mailed link, once. Creates no account: only administrators do. */
  private async signInWithEmailLink({ body, device }: AccountRequest): Promise<Json> {
    this.demandEmailLinks();
    // A signed-in anonymous device would become an account with other rights.
    if (body.idToken !== undefined) throwRefusal('OPERATION_NOT_ALLOWED');
    const email = parseEmail(body);
    const now = this.clock();
    const code = body.oobCode ?? throwRefusal('MISSING_OOB_CODE');
    const found = findAccountByCode(this.accounts, code, 'EMAIL_SIGNIN', now);
    if (found.email !== email) throwRefusal('INVALID_EMAIL');
    const account = {
      ...removeCode(found, 'EMAIL_SIGNIN'),
      emailVerified: true,
      lastLoginAt: now,
      lastRefreshAt: now,
    };
    this.accounts.keep(account);
    this.remember(device, account);
    return this.signedInAnswer(account, 'password', 'identitytoolkit#EmailLinkSigninResponse', {
      isNewUser: false,
    });
  }

  private async signInWithCustomToken(body: Body): Promise<Json> {
    const check = this.tokens.checkCustom(body.token ?? throwRefusal('MISSING_CUSTOM_TOKEN'), this.clock());
    if (!check.ok) return throwRefusal(check.code);
    const { uid, claims } = check;
    const known = this.accounts.get(uid);
    if (known?.disabled === true) throwRefusal('USER_DISABLED');
    const now = this.clock();
    const account =
      known === undefined
        ? this.accounts.create({ uid, custom: true, now, lastLoginAt: now })
        : this.accounts.seen(known, now);
    const tokens = await this.tokensFor(account, {
      provider: 'custom',
      authTime: Math.floor(now / 1000),
      ...(Object.keys(claims).length === 0 ? {} : { claims }),
    });
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      ...tokens,
      isNewUser: known === undefined,
    };
  }

  private async update({ body, device }: AccountRequest): Promise<Json> {
    const code = body.oobCode;
    if (code !== undefined) return this.verifyEmail(code);
    const { account, signIn } = this.signedIn(body);
    const password = body.password;
    const email = body.has('email') ? parseEmail(body) : undefined;
    // A password or address on an anonymous device would bypass the closed sign-up.
    if ((password !== undefined || email !== undefined) && isAnonymous(account) && !this.emulator)
      throwRefusal(NOT_PUBLIC_ERROR);
    if (password !== undefined || email !== undefined) this.demandRecent(signIn);
    if (password !== undefined) checkNewPassword(password, this.policy);
    const isOther = email !== undefined && email !== account.email;
    if (isOther && !this.emulator && !this.newEmails.take(account.uid))
      throwRefusal(RATE_POLICIES.newEmails.whenEmpty.told);
    const hash =
      password === undefined ? undefined : await refuseWhenBusy(hashPassword(password, ownerOf(account)));
    // Read again: the account and the address may have changed while hashing.
    const latest = this.accounts.get(account.uid) ?? throwRefusal('USER_NOT_FOUND');
    if (latest.disabled) throwRefusal('USER_DISABLED');
    if (email !== undefined && (this.accounts.byEmail(email)?.uid ?? account.uid) !== account.uid)
      throwRefusal('EMAIL_EXISTS');
    const isNewAddress = email !== undefined && email !== latest.email;
    const moved = isNewAddress ? changeEmail(latest, email) : latest;
    const changed = applyProfile(hash === undefined ? moved : changePassword(moved, hash), body);
    const signsOthersOut = isNewAddress || hash !== undefined;
    const after = signsOthersOut ? endTokens(changed, this.clock()) : changed;
    this.accounts.keep(after);
    if (signsOthersOut) this.remember(device, after);
    const answer = { ...describeAccount(after), kind: 'identitytoolkit#SetAccountInfoResponse' };
    if (body.returnSecureToken !== true && !signsOthersOut) {
      await this.commits.settled();
      return answer;
    }
    const provider = isAnonymous(account) && !isAnonymous(after) ? 'password' : signIn.provider;
    return { ...answer, ...(await this.tokensFor(after, { ...signIn, provider })) };
  }

  /** An unlocked device or a stolen token must not be enough to take over the account. */
  private demandRecent({ authTime }: TokenSignIn): void {
    if (this.emulator) return;
    if (this.clock() / 1000 - authTime > RECENT_SIGN_IN_S) throwRefusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }

  private async verifyEmail(code: string): Promise<Json> {
    const account = findAccountByCode(this.accounts, code, 'VERIFY_EMAIL', this.clock());
    const verified = { ...removeCode(account, 'VERIFY_EMAIL'), emailVerified: true };
    this.accounts.keep(verified);
    await this.commits.settled();
    return { ...describeAccount(verified), kind: 'identitytoolkit#SetAccountInfoResponse' };
  }

  /**
   * The answer is the same for every address and precedes any work that takes longer for a known one. If mail is set
   * up, a mail with a link follows; otherwise the command line shows a code to the owner of the data folder.
   */
  private sendCode({ body, address }: AccountRequest): Json {
    const kind = body.requestType ?? throwRefusal('OPERATION_NOT_ALLOWED');
    if (kind === 'EMAIL_SIGNIN') this.demandEmailLinks();
    const email =
      kind === 'VERIFY_EMAIL'
        ? (this.signedIn(body).account.email ?? throwRefusal('MISSING_EMAIL'))
        : parseEmail(body);
    const answer = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
    if (!this.emulator) {
      if (!this.mailRequests.take(address)) throwRefusal(RATE_POLICIES.mailRequests.whenEmpty.told);
      if (kind !== 'VERIFY_EMAIL') this.codeMails?.asked(kind, email);
      return answer;
    }
    const account = this.accounts.byEmail(email) ?? throwRefusal('EMAIL_NOT_FOUND');
    this.showCode(account, email, kind);
    return answer;
  }

  private showCode(account: Account, email: string, requestType: ActionKind): void {
    const oobCode = drawCode(this.accounts, account, requestType, this.clock());
    const mode = ACTION_MODES[requestType];
    this.shownCodes.push({
      email,
      requestType,
      oobCode,
      oobLink: `/emulator/action?mode=${mode}&oobCode=${oobCode}`,
    });
  }

  /** Codes issued in emulator mode, for test suites. */
  codes(): Json {
    return { oobCodes: this.shownCodes.map((code) => ({ ...code })) };
  }

  private async resetPassword({ body, device }: AccountRequest): Promise<Json> {
    const given = body.oobCode ?? throwRefusal('MISSING_OOB_CODE');
    const wanted = body.newPassword;
    const found = findAccountByCode(this.accounts, given, 'PASSWORD_RESET', this.clock());
    const answer = {
      kind: 'identitytoolkit#ResetPasswordResponse',
      requestType: 'PASSWORD_RESET',
      email: found.email ?? '',
    };
    if (wanted === undefined) return answer;
    const password = await refuseWhenBusy(
      hashPassword(checkNewPassword(wanted, this.policy), ownerOf(found)),
    );
    // Checked again after hashing: the code may have been used meanwhile.
    const account = findAccountByCode(this.accounts, given, 'PASSWORD_RESET', this.clock());
    // The code went to this address, so it is verified.
    const reset = { ...changePassword(account, password), emailVerified: true };
    const after = endTokens(reset, this.clock());
    this.accounts.keep(after);
    // The code proves ownership, so others' failed guesses no longer delay this device.
    this.remember(device, after);
    await this.commits.settled();
    return answer;
  }

  private async remove(body: Body): Promise<Json> {
    const { account, signIn } = this.signedIn(body);
    if (!isAnonymous(account)) this.demandRecent(signIn);
    this.accounts.remove(account.uid);
    await this.commits.settled();
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  }

  private createAuthUri(body: Body): Json {
    const identifier = body.identifier ?? throwRefusal('MISSING_IDENTIFIER');
    const email = normalizeEmail(identifier) ?? throwRefusal('INVALID_IDENTIFIER');
    const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'none' };
    // The answer never reveals if an address is known: not here, not by a code, not by timing.
    if (!this.emulator) return answer;
    const isKnown = this.accounts.byEmail(email) !== undefined;
    const methods = isKnown ? ['password'] : [];
    return { ...answer, registered: isKnown, signinMethods: methods, allProviders: methods };
  }

  /** The account of the body's ID token. */
  private signedIn(body: Body): { account: Account; signIn: TokenSignIn } {
    const idToken = body.idToken ?? throwRefusal('MISSING_ID_TOKEN');
    const check = this.tokens.check(idToken, this.clock());
    if (!check.ok) return throwRefusal(check.problem === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    const { token } = check;
    const account = this.accounts.get(token.uid) ?? throwRefusal('USER_NOT_FOUND');
    if (account.disabled) throwRefusal('USER_DISABLED');
    if (isTokenEnded(account, token)) throwRefusal('TOKEN_EXPIRED');
    const authTime = getOwnMember(token.claims, 'auth_time');
    return {
      account,
      signIn: {
        provider: token.provider,
        authTime: typeof authTime === 'number' ? authTime : token.issuedAt,
        claims: findSignInClaims(token.claims),
      },
    };
  }

  private async signedInAnswer(
    account: Account,
    provider: string,
    kind: string,
    more: JsonObject = {},
  ): Promise<Json> {
    const tokens = await this.tokensFor(account, { provider, authTime: Math.floor(this.clock() / 1000) });
    return {
      kind,
      localId: account.uid,
      ...(account.email === undefined ? {} : { email: account.email }),
      ...(account.displayName === undefined ? {} : { displayName: account.displayName }),
      ...tokens,
      ...more,
    };
  }

  private async tokensFor(account: Account, signIn: TokenSignIn): Promise<JsonObject> {
    const now = this.clock();
    await this.commits.settled();
    return {
      idToken: this.tokens.issue(account, signIn, now),
      refreshToken: this.tokens.issueRefresh(account, signIn, now),
      expiresIn: String(TOKEN_LIFETIME_S),
    };
  }
}
