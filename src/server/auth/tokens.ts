import { createHmac, timingSafeEqual } from 'node:crypto';
import { isJsonObject, member, type JsonObject } from '../tree/json.ts';
import { isAnonymous, type Account } from './account.ts';
import { checkCustomToken, customToken, type CustomTokenCheck } from './customTokens.ts';
import { decodePart, encodePart, readToken, seconds, signedToken, unsignedToken } from './jwt.ts';
import type { SigningKeys } from './keys.ts';
import { KnownDevices } from './knownDevices.ts';

/** Seconds an ID token is good for. */
export const TOKEN_LIFETIME = 3600;

/**
 * Seconds a token may come from the future: a standby that has taken over has a clock of its own, and a clock that was hours
 * ahead is put right in the middle of the day. Who was refused for that would be signed out by the SDK.
 */
const CLOCKS_DIFFER = 24 * 3600;

/** One sign-in, as its tokens carry it on. */
export interface SignIn {
  readonly provider: string;
  /** When the person signed in, in seconds since 1970; a refresh keeps it. */
  readonly authTime: number;
  /** Claims of a custom token. */
  readonly claims?: JsonObject | undefined;
}

/** What a good token says. */
export interface Verified {
  readonly uid: string;
  readonly provider: string;
  readonly claims: JsonObject;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  /** The version of the account's tokens (`Account.tokenVersion`) it was made in; undefined in unsigned ones, where test kits name none. */
  readonly version: number | undefined;
  /** Whether it is ours: in emulator mode others are taken as they are. */
  readonly isSigned: boolean;
  /** Seconds since 1970; undefined where it is not enforced (unsigned tokens in emulator mode). */
  readonly expiresAt?: number;
}

export type TokenCheck =
  | { readonly ok: true; readonly token: Verified }
  | { readonly ok: false; readonly problem: 'invalid' | 'expired' };

const INVALID: TokenCheck = { ok: false, problem: 'invalid' };

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
    const claims = {
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
        token_version: account.tokenVersion ?? 0,
        // Apart as well: a claim taken from the account must not live on as one of the sign-in.
        ...(signIn.claims === undefined ? {} : { sign_in_attributes: signIn.claims }),
      },
    };
    // The admin SDK takes only unsigned ones from an emulator.
    return this.acceptUnsigned ? unsignedToken(claims) : signedToken(claims, this.keys);
  }

  /** Checks an ID token: our algorithm, one of our keys, signature, issuer, audience, time. `now` in milliseconds. */
  check(token: string, now: number): TokenCheck {
    const read = readToken(token, { keys: this.keys, acceptUnsigned: this.acceptUnsigned, now });
    if (read === undefined) return INVALID;
    const { claims } = read;
    if (!read.isSigned) return this.unsigned(claims);
    if (member(claims, 'iss') !== this.issuer || member(claims, 'aud') !== this.projectId) return INVALID;
    const uid = member(claims, 'sub');
    const issuedAt = seconds(member(claims, 'iat'));
    const expiresAt = seconds(member(claims, 'exp'));
    if (typeof uid !== 'string' || uid === '' || issuedAt === undefined || expiresAt === undefined)
      return INVALID;
    if (issuedAt > now / 1000 + CLOCKS_DIFFER) return INVALID;
    if (expiresAt * 1000 <= now) return { ok: false, problem: 'expired' };
    const version = versionOf(claims);
    if (version === undefined) return INVALID;
    return {
      ok: true,
      token: { uid, provider: providerOf(claims), claims, issuedAt, version, isSigned: true, expiresAt },
    };
  }

  private unsigned(claims: JsonObject): TokenCheck {
    const uid = member(claims, 'sub') ?? member(claims, 'user_id');
    if (typeof uid !== 'string' || uid === '') return INVALID;
    return {
      ok: true,
      token: {
        uid,
        provider: providerOf(claims),
        claims,
        issuedAt: seconds(member(claims, 'iat')) ?? 0,
        version: versionOf(claims),
        isSigned: false,
      },
    };
  }

  private get issuer(): string {
    return `https://securetoken.google.com/${this.projectId}`;
  }

  /** A token from which new ID tokens are had, until the account's tokens end. `now` in milliseconds. */
  issueRefresh(account: Account, signIn: SignIn, now: number): string {
    const payload = encodePart({
      uid: account.uid,
      project: this.projectId,
      provider: signIn.provider,
      authTime: signIn.authTime,
      issued: now,
      version: account.tokenVersion ?? 0,
      ...(signIn.claims === undefined ? {} : { claims: signIn.claims }),
    });
    return `${payload}.${this.refreshSignature(payload).toString('base64url')}`;
  }

  /** What a refresh token of ours says; undefined for any other. */
  checkRefresh(token: string): { uid: string; version: number; signIn: SignIn } | undefined {
    const [payload, signature] = token.split('.');
    if (payload === undefined || signature === undefined) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.refreshSignature(payload);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const said = decodePart(payload);
    if (said === undefined || member(said, 'project') !== this.projectId) return undefined;
    const [uid, provider] = [member(said, 'uid'), member(said, 'provider')];
    const [version, authTime] = [seconds(member(said, 'version')), seconds(member(said, 'authTime'))];
    if (typeof uid !== 'string' || typeof provider !== 'string') return undefined;
    if (version === undefined || authTime === undefined) return undefined;
    const claims = member(said, 'claims');
    return {
      uid,
      version,
      signIn: { provider, authTime, ...(isJsonObject(claims) ? { claims } : {}) },
    };
  }

  /** A token with which a device signs in as `uid`. `now` in milliseconds. */
  issueCustom(who: { uid: string; claims?: JsonObject }, now: number): string {
    return customToken(who, { keys: this.keys, project: this.projectId, now });
  }

  checkCustom(token: string, now: number): CustomTokenCheck {
    const { keys, acceptUnsigned } = this;
    return checkCustomToken(token, { keys, acceptUnsigned, project: this.projectId, now });
  }

  /** What devices keep is signed with the same keys, and is good on a standby that has taken over. */
  knownDevices(): KnownDevices {
    return new KnownDevices(this.keys);
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

function versionOf(claims: JsonObject): number | undefined {
  const firebase = member(claims, 'firebase');
  const version = isJsonObject(firebase) ? member(firebase, 'token_version') : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** The claims in an ID token that came with a custom token. */
export function signInClaims(claims: JsonObject): JsonObject | undefined {
  const firebase = member(claims, 'firebase');
  const given = isJsonObject(firebase) ? member(firebase, 'sign_in_attributes') : undefined;
  return isJsonObject(given) ? given : undefined;
}
