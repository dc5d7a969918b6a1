import { createHmac, sign, timingSafeEqual, verify } from 'node:crypto';
import { isJsonObject, member, parseJson, type Json, type JsonObject } from '../tree/json.ts';
import { isAnonymous, type Account } from './accounts.ts';
import type { SigningKeys } from './keys.ts';

/** Seconds an ID token is good for. */
export const TOKEN_LIFETIME = 3600;

/** One sign-in, as its tokens carry it on. */
export interface SignIn {
  readonly provider: string;
  /** When the person signed in, in seconds since 1970; a refresh keeps it. */
  readonly authTime: number;
  /** Claims of a custom token. */
  readonly claims?: JsonObject;
}

/** What a good token says. */
export interface Verified {
  readonly uid: string;
  readonly provider: string;
  readonly claims: JsonObject;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  /** Seconds since 1970; undefined where it is not enforced (unsigned tokens in emulator mode). */
  readonly expiresAt?: number;
}

export type TokenCheck =
  | { readonly ok: true; readonly token: Verified }
  | { readonly ok: false; readonly problem: 'invalid' | 'expired' };

const INVALID: TokenCheck = { ok: false, problem: 'invalid' };

const encode = (json: Json): string => Buffer.from(JSON.stringify(json)).toString('base64url');

function decode(part: string | undefined): JsonObject | undefined {
  const json = part === undefined ? undefined : parseJson(Buffer.from(part, 'base64url').toString('utf8'));
  return isJsonObject(json) ? json : undefined;
}

const seconds = (value: Json | undefined): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The tokens of one namespace: made, and checked without waiting, so that no later message can overtake a check. */
export class Tokens {
  readonly projectId: string;
  private readonly keys: SigningKeys;
  private readonly acceptUnsigned: boolean;

  /** @param setup.acceptUnsigned emulator mode: test kits sign nothing */
  constructor(setup: { project: string; keys: SigningKeys; acceptUnsigned: boolean }) {
    this.projectId = setup.project;
    this.keys = setup.keys;
    this.acceptUnsigned = setup.acceptUnsigned;
  }

  /** An ID token. `now` in milliseconds. */
  issue(account: Account, signIn: SignIn, now: number): string {
    const issuedAt = Math.floor(now / 1000);
    const header = encode({ alg: 'ES256', kid: this.keys.current.kid, typ: 'JWT' });
    const payload = encode({
      ...account.claims,
      ...signIn.claims,
      ...(account.displayName === undefined ? {} : { name: account.displayName }),
      ...(account.photoUrl === undefined ? {} : { picture: account.photoUrl }),
      ...(isAnonymous(account) ? { provider_id: 'anonymous' } : {}),
      iss: this.issuer,
      aud: this.projectId,
      auth_time: signIn.authTime,
      user_id: account.uid,
      sub: account.uid,
      iat: issuedAt,
      exp: issuedAt + TOKEN_LIFETIME,
      ...(account.email === undefined ? {} : { email: account.email, email_verified: account.emailVerified }),
      firebase: {
        identities: account.email === undefined ? {} : { email: [account.email] },
        sign_in_provider: signIn.provider,
      },
    });
    const signature = sign('sha256', Buffer.from(`${header}.${payload}`), {
      key: this.keys.current.secret,
      dsaEncoding: 'ieee-p1363',
    });
    return `${header}.${payload}.${signature.toString('base64url')}`;
  }

  /** Checks an ID token: our algorithm, one of our keys, signature, issuer, audience, time. `now` in milliseconds. */
  check(token: string, now: number): TokenCheck {
    const [head, body, signature, ...rest] = token.split('.');
    const header = decode(head);
    const claims = decode(body);
    if (header === undefined || claims === undefined || signature === undefined || rest.length > 0)
      return INVALID;
    if (this.acceptUnsigned && member(header, 'alg') === 'none' && signature === '')
      return this.unsigned(claims);
    const kid = member(header, 'kid');
    const key = typeof kid === 'string' ? this.keys.accepted.get(kid) : undefined;
    // The algorithm is ours, never the token's to choose.
    if (member(header, 'alg') !== 'ES256' || key === undefined) return INVALID;
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned || member(claims, 'iss') !== this.issuer || member(claims, 'aud') !== this.projectId)
      return INVALID;
    const uid = member(claims, 'sub');
    const issuedAt = seconds(member(claims, 'iat'));
    const expiresAt = seconds(member(claims, 'exp'));
    if (typeof uid !== 'string' || uid === '' || issuedAt === undefined || expiresAt === undefined)
      return INVALID;
    if (expiresAt * 1000 <= now) return { ok: false, problem: 'expired' };
    return { ok: true, token: { uid, provider: providerOf(claims), claims, issuedAt, expiresAt } };
  }

  private unsigned(claims: JsonObject): TokenCheck {
    const uid = member(claims, 'sub') ?? member(claims, 'user_id');
    if (typeof uid !== 'string' || uid === '') return INVALID;
    return {
      ok: true,
      token: { uid, provider: providerOf(claims), claims, issuedAt: seconds(member(claims, 'iat')) ?? 0 },
    };
  }

  private get issuer(): string {
    return `https://securetoken.google.com/${this.projectId}`;
  }

  /** A token from which new ID tokens are had, until the account's `validSince` moves past it. `now` in milliseconds. */
  issueRefresh(account: Account, signIn: SignIn, now: number): string {
    const payload = encode({
      uid: account.uid,
      project: this.projectId,
      provider: signIn.provider,
      authTime: signIn.authTime,
      issued: now,
      ...(signIn.claims === undefined ? {} : { claims: signIn.claims }),
    });
    return `${payload}.${this.refreshSignature(payload).toString('base64url')}`;
  }

  /** What a refresh token of ours says; undefined for any other. `issued` is in milliseconds. */
  checkRefresh(token: string): { uid: string; issued: number; signIn: SignIn } | undefined {
    const [payload, signature] = token.split('.');
    if (payload === undefined || signature === undefined) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.refreshSignature(payload);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const said = decode(payload);
    if (said === undefined || member(said, 'project') !== this.projectId) return undefined;
    const [uid, provider] = [member(said, 'uid'), member(said, 'provider')];
    const [issued, authTime] = [seconds(member(said, 'issued')), seconds(member(said, 'authTime'))];
    if (typeof uid !== 'string' || typeof provider !== 'string') return undefined;
    if (issued === undefined || authTime === undefined) return undefined;
    const claims = member(said, 'claims');
    return { uid, issued, signIn: { provider, authTime, ...(isJsonObject(claims) ? { claims } : {}) } };
  }

  private refreshSignature(payload: string): Buffer {
    return createHmac('sha256', this.keys.refreshSecret).update(payload).digest();
  }
}

function providerOf(claims: JsonObject): string {
  const firebase = member(claims, 'firebase');
  const provider = isJsonObject(firebase) ? member(firebase, 'sign_in_provider') : undefined;
  return typeof provider === 'string' ? provider : 'custom';
}
