import type { Outlet } from '../database/outlet.ts';
import { member, type Json, type JsonObject } from '../tree/json.ts';
import { isAnonymous, type Account, type Accounts } from './accounts.ts';
import { hashPassword, isPassword, TooBusy } from './passwords.ts';
import { normalEmail, PASSWORD_POLICY, passwordProblem } from './policy.ts';
import { SignInThrottle, Throttle } from './throttle.ts';
import { TOKEN_LIFETIME, type SignIn, type Tokens } from './tokens.ts';

/** A request about accounts that is not carried out; the message is the code the SDK understands. */
export class AccountRefusal extends Error {
  override readonly name = 'AccountRefusal';
}

const refuse = (code: string): never => {
  throw new AccountRefusal(code);
};

/** Somewhere a request comes from. */
export interface Request {
  readonly body: JsonObject;
  /** The network address of the caller. */
  readonly address: string;
}

type Answer = (request: Request) => Promise<Json> | Json;

const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const NOT_PUBLIC = 'OPERATION_NOT_ALLOWED : Accounts with a password are made by the administrator.';

function text(body: JsonObject, key: string): string | undefined {
  const value = member(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * The Identity Toolkit as the SDK uses it: sign-up, sign-in, the own account. Every answer leaves only when what it
 * tells is on disk.
 */
export class Toolkit {
  private readonly accounts: Accounts;
  private readonly tokens: Tokens;
  private readonly outlet: Outlet;
  private readonly clock: () => number;
  private readonly emulator: boolean;
  private readonly signIns = new SignInThrottle();
  // A hall full of spectators shares one address; a script that makes accounts is faster than they are.
  private readonly newDevices = new Throttle(3000, 10 * 60 * 1000);

  constructor(setup: {
    accounts: Accounts;
    tokens: Tokens;
    outlet: Outlet;
    clock: () => number;
    emulator: boolean;
  }) {
    this.accounts = setup.accounts;
    this.tokens = setup.tokens;
    this.outlet = setup.outlet;
    this.clock = setup.clock;
    this.emulator = setup.emulator;
  }

  /** What answers a POST to `v1/<action>`; undefined for an action that does not exist. */
  action(name: string): Answer | undefined {
    switch (name) {
      case 'accounts:signUp':
        return (request) => this.signUp(request);
      case 'accounts:signInWithPassword':
        return (request) => this.signInWithPassword(request);
      case 'accounts:lookup':
        return ({ body }) => ({
          kind: 'identitytoolkit#GetAccountInfoResponse',
          users: [this.described(this.signedIn(body).account)],
        });
      case 'accounts:update':
        return (request) => this.update(request);
      case 'accounts:delete':
        return ({ body }) => this.remove(body);
      case 'accounts:createAuthUri':
        return ({ body }) => this.createAuthUri(body);
      case 'accounts:signInWithIdp':
      case 'accounts:signInWithEmailLink':
      case 'accounts:signInWithPhoneNumber':
      case 'accounts:sendVerificationCode':
      case 'accounts:signInWithCustomToken':
      case 'accounts:sendOobCode':
      case 'accounts:resetPassword':
        return () => refuse('OPERATION_NOT_ALLOWED');
      default:
        return undefined;
    }
  }

  /** What `v2/passwordPolicy` answers. */
  passwordPolicy(): Json {
    return PASSWORD_POLICY;
  }

  /** Trades a refresh token for new tokens (`securetoken …/v1/token`). */
  async refresh(body: JsonObject): Promise<Json> {
    if (text(body, 'grant_type') !== 'refresh_token') refuse('INVALID_GRANT_TYPE');
    const given = text(body, 'refresh_token') ?? refuse('MISSING_REFRESH_TOKEN');
    const said = this.tokens.checkRefresh(given) ?? refuse('INVALID_REFRESH_TOKEN');
    const account = this.accounts.get(said.uid) ?? refuse('USER_NOT_FOUND');
    if (account.disabled) refuse('USER_DISABLED');
    if (said.issued < account.validSince) refuse('TOKEN_EXPIRED');
    const now = this.clock();
    const idToken = this.tokens.issue(account, said.signIn, now);
    await this.outlet.settled();
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: this.tokens.issueRefresh(account, said.signIn, now),
      expires_in: String(TOKEN_LIFETIME),
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: this.tokens.projectId,
    };
  }

  private async signUp({ body, address }: Request): Promise<Json> {
    const wantsPassword = member(body, 'email') !== undefined || member(body, 'password') !== undefined;
    if (!wantsPassword && text(body, 'idToken') === undefined) return this.signUpAnonymous(address);
    // Linking an anonymous device to an address makes an account with a password as well.
    if (!this.emulator) refuse(NOT_PUBLIC);
    const email = this.emailOf(body);
    const password = this.passwordOf(body);
    const token = text(body, 'idToken');
    const linked = token === undefined ? undefined : this.signedIn(body).account;
    if (this.accounts.byEmail(email) !== undefined) refuse('EMAIL_EXISTS');
    const hash = await this.working(hashPassword(password));
    // Somebody else may have taken the address while the password was worked on.
    if (this.accounts.byEmail(email) !== undefined) refuse('EMAIL_EXISTS');
    const displayName = text(body, 'displayName');
    const now = this.clock();
    let account: Account;
    if (linked === undefined) {
      account = this.accounts.create({
        email,
        password: hash,
        now,
        ...(displayName === undefined ? {} : { displayName }),
      });
    } else {
      account = { ...linked, email, password: hash };
      this.accounts.keep(account);
    }
    return this.signedInAnswer(account, 'password', 'identitytoolkit#SignupNewUserResponse');
  }

  private signUpAnonymous(address: string): Promise<Json> {
    const now = this.clock();
    if (this.newDevices.isExhausted(address, now)) refuse(TOO_MANY);
    this.newDevices.add(address, now);
    return this.signedInAnswer(
      this.accounts.create({ now }),
      'anonymous',
      'identitytoolkit#SignupNewUserResponse',
    );
  }

  private async signInWithPassword({ body, address }: Request): Promise<Json> {
    const email = this.emailOf(body);
    const password = text(body, 'password') ?? refuse('MISSING_PASSWORD');
    if (this.signIns.isExhausted(email, address, this.clock())) refuse(TOO_MANY);
    if (password.length > 4096) refuse('INVALID_LOGIN_CREDENTIALS');
    // Counted before the password is worked on: a thousand tries at once are a thousand tries.
    this.signIns.tried(email, address, this.clock());
    const found = this.accounts.byEmail(email);
    const isRight = await this.working(isPassword(password, found?.password));
    const account = found === undefined ? undefined : this.accounts.get(found.uid);
    if (account === undefined || !isRight) {
      if (!this.emulator) return refuse('INVALID_LOGIN_CREDENTIALS');
      return refuse(account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
    }
    this.signIns.succeeded(email, address);
    if (account.disabled) refuse('USER_DISABLED');
    const seen = { ...account, lastLoginAt: this.clock() };
    this.accounts.keep(seen);
    return this.signedInAnswer(seen, 'password', 'identitytoolkit#VerifyPasswordResponse', {
      registered: true,
    });
  }

  private async update({ body }: Request): Promise<Json> {
    const { account, signIn } = this.signedIn(body);
    const [displayName, photoUrl, password] = [
      text(body, 'displayName'),
      text(body, 'photoUrl'),
      text(body, 'password'),
    ];
    const removed = member(body, 'deleteAttribute');
    const drops = (name: string): boolean => Array.isArray(removed) && removed.includes(name);
    if (member(body, 'email') !== undefined || member(body, 'oobCode') !== undefined)
      refuse('OPERATION_NOT_ALLOWED');
    if (password !== undefined) {
      // A password on a device without an address would be a way round the closed sign-up.
      if (isAnonymous(account)) refuse(NOT_PUBLIC);
      const problem = passwordProblem(password);
      if (problem !== undefined) refuse(problem);
    }
    const hash = password === undefined ? undefined : await this.working(hashPassword(password));
    const latest = this.accounts.get(account.uid) ?? refuse('USER_NOT_FOUND');
    const { displayName: oldName, photoUrl: oldPhoto, ...rest } = latest;
    const name = drops('DISPLAY_NAME') ? undefined : (displayName ?? oldName);
    const photo = drops('PHOTO_URL') ? undefined : (photoUrl ?? oldPhoto);
    const changed: Account = {
      ...rest,
      ...(name === undefined ? {} : { displayName: name }),
      ...(photo === undefined ? {} : { photoUrl: photo }),
      ...(hash === undefined ? {} : { password: hash, validSince: this.clock() }),
    };
    this.accounts.keep(changed);
    const described = this.described(changed);
    const kind = 'identitytoolkit#SetAccountInfoResponse';
    if (member(body, 'returnSecureToken') !== true && hash === undefined) {
      await this.outlet.settled();
      return { ...described, kind };
    }
    return { ...described, ...(await this.tokensFor(changed, signIn)), kind };
  }

  private async remove(body: JsonObject): Promise<Json> {
    this.accounts.remove(this.signedIn(body).account.uid);
    await this.outlet.settled();
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  }

  private createAuthUri(body: JsonObject): Json {
    const identifier = text(body, 'identifier') ?? refuse('MISSING_IDENTIFIER');
    const email = normalEmail(identifier) ?? refuse('INVALID_IDENTIFIER');
    const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'none' };
    // Whether an address is known is told by nothing: not here, not by a code, not by the time it takes.
    if (!this.emulator) return answer;
    const isKnown = this.accounts.byEmail(email) !== undefined;
    const methods = isKnown ? ['password'] : [];
    return { ...answer, registered: isKnown, signinMethods: methods, allProviders: methods };
  }

  private emailOf(body: JsonObject): string {
    return normalEmail(text(body, 'email') ?? refuse('MISSING_EMAIL')) ?? refuse('INVALID_EMAIL');
  }

  private passwordOf(body: JsonObject): string {
    const password = text(body, 'password') ?? refuse('MISSING_PASSWORD');
    const problem = passwordProblem(password);
    return problem === undefined ? password : refuse(problem);
  }

  /** The account whose ID token the body carries. */
  private signedIn(body: JsonObject): { account: Account; signIn: SignIn } {
    const idToken = text(body, 'idToken') ?? refuse('MISSING_ID_TOKEN');
    const check = this.tokens.check(idToken, this.clock());
    if (!check.ok) return refuse(check.problem === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    const { token } = check;
    const account = this.accounts.get(token.uid) ?? refuse('USER_NOT_FOUND');
    if (account.disabled) refuse('USER_DISABLED');
    // An ID token knows whole seconds only.
    if (token.issuedAt < Math.floor(account.validSince / 1000)) refuse('TOKEN_EXPIRED');
    const authTime = member(token.claims, 'auth_time');
    return {
      account,
      signIn: {
        provider: token.provider,
        authTime: typeof authTime === 'number' ? authTime : token.issuedAt,
      },
    };
  }

  private async working<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof TooBusy) return refuse(TOO_MANY);
      throw error;
    }
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

  private async tokensFor(account: Account, signIn: SignIn): Promise<JsonObject> {
    const now = this.clock();
    await this.outlet.settled();
    return {
      idToken: this.tokens.issue(account, signIn, now),
      refreshToken: this.tokens.issueRefresh(account, signIn, now),
      expiresIn: String(TOKEN_LIFETIME),
    };
  }

  private described(account: Account): JsonObject {
    const profile: JsonObject = {
      ...(account.displayName === undefined ? {} : { displayName: account.displayName }),
      ...(account.photoUrl === undefined ? {} : { photoUrl: account.photoUrl }),
    };
    const { email } = account;
    const provider: JsonObject[] =
      email === undefined
        ? []
        : [{ providerId: 'password', email, federatedId: email, rawId: email, ...profile }];
    return {
      localId: account.uid,
      ...(email === undefined ? {} : { email, emailVerified: account.emailVerified }),
      ...profile,
      providerUserInfo: provider,
      ...(account.password === undefined ? {} : { passwordUpdatedAt: account.validSince }),
      validSince: String(Math.floor(account.validSince / 1000)),
      disabled: account.disabled,
      lastLoginAt: String(account.lastLoginAt),
      lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
      createdAt: String(account.createdAt),
      ...(account.claims === undefined ? {} : { customAttributes: JSON.stringify(account.claims) }),
    };
  }
}
